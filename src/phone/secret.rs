//! Secrets of 128 bits: codes that are shown, and tokens that phones keep.

use std::fmt::Write as _;
use std::hint::black_box;

use rand::TryRng as _;
use rand::rngs::SysRng;

/// 128 bits that nobody guesses.
#[derive(Clone, Copy)]
pub(super) struct Secret([u8; 16]);

impl Secret {
    /// From the system's source; `None` if that gives nothing.
    pub(super) fn new() -> Option<Self> {
        let mut bytes = [0; 16];
        SysRng.try_fill_bytes(&mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// As hexadecimal digits.
    pub(super) fn text(&self) -> String {
        self.0.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Its first byte.
    pub(super) const fn first(&self) -> u8 {
        self.0[0]
    }

    /// Reads what [`Secret::text`] wrote.
    pub(super) fn read(text: &str) -> Option<Self> {
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        u128::from_str_radix(text, 16).ok().map(|number| Self(number.to_be_bytes()))
    }

    /// Whether two are the same, in a time that does not tell how far they are.
    pub(super) fn is(&self, other: &Self) -> bool {
        let differing = self.0.iter().zip(&other.0).fold(0, |all, (one, two)| all | (one ^ two));
        black_box(differing) == 0
    }
}
