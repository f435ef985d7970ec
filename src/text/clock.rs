//! Times as a clock shows them.

use super::Words;
use crate::say;

impl Words {
    /// A time in seconds: "12:34", from an hour on "1:02:03", below nothing "−0:05".
    pub fn time(&self, seconds: i64) -> String {
        let all = seconds.unsigned_abs();
        let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60);
        let time = if hours > 0 {
            format!("{hours}:{minutes:02}:{rest:02}")
        } else {
            format!("{minutes}:{rest:02}")
        };
        if seconds < 0 { say!(self, "clock-over", time = time) } else { time }
    }
}
