//! The units for distances on the table.

use super::Words;
use crate::say;
use rules::throw::Distance;
pub use rules::throw::Measure;

/// The most digits behind the point of a length.
const MOST_DIGITS: usize = 9;

/// The number that was typed: with a point or a comma, a fraction, or one behind the other.
fn number(typed: &str) -> Option<f64> {
    const FRACTIONS: [(char, f64); 7] = [
        ('½', 0.5),
        ('¼', 0.25),
        ('¾', 0.75),
        ('⅛', 0.125),
        ('⅜', 0.375),
        ('⅝', 0.625),
        ('⅞', 0.875),
    ];
    let typed = typed.trim();
    let fraction =
        FRACTIONS.iter().find_map(|(sign, part)| Some((typed.strip_suffix(*sign)?, part)));
    if let Some((whole, part)) = fraction {
        return if whole.is_empty() { Some(*part) } else { Some(number(whole)? + part) };
    }
    if let Some((whole, part)) = typed.split_once(char::is_whitespace) {
        return Some(whole.parse::<u32>().map(f64::from).ok()? + ratio(part.trim())?);
    }
    ratio(typed).or_else(|| typed.replace(',', ".").parse().ok().filter(|it: &f64| it.is_finite()))
}

/// A fraction: "1/8".
fn ratio(typed: &str) -> Option<f64> {
    let (above, below) = typed.split_once(['/', '⁄'])?;
    let (above, below) = (above.trim().parse::<u32>().ok()?, below.trim().parse::<u32>().ok()?);
    (below > 0).then(|| f64::from(above) / f64::from(below))
}

impl Words {
    /// A typed length in millimetres: "5.3", "5,3 cm", "2 1/8\"", "⅜ in". A number alone has the
    /// usual unit. `None` for anything else.
    pub fn length(&self, typed: &str, usual: Measure) -> Option<f64> {
        let (figures, unit) = self.figures_and_unit(typed, usual)?;
        Some(number(figures)? * unit.millimetres())
    }

    /// The unit of a typed length.
    pub fn unit_of_length(&self, typed: &str, usual: Measure) -> Measure {
        self.figures_and_unit(typed, usual).map_or(usual, |(_, unit)| unit)
    }

    fn figures_and_unit<'a>(&self, typed: &'a str, usual: Measure) -> Option<(&'a str, Measure)> {
        let typed = typed.trim();
        let is_of_number = |c: char| c.is_numeric() || " ,./⁄-".contains(c) || c == '\u{a0}';
        let unit = typed.find(|c| !is_of_number(c)).unwrap_or(typed.len());
        let (figures, unit) = typed.split_at(unit);
        let unit = unit.trim().to_lowercase();
        let unit = match unit.as_str() {
            "" => usual,
            "mm" => Measure::Millimetre,
            "cm" => Measure::Centimetre,
            "\"" | "″" | "”" | "in" | "in." | "inch" | "inches" => Measure::Inch,
            other => {
                Measure::ALL.into_iter().find(|unit| self.measure(*unit).to_lowercase() == other)?
            }
        };
        Some((figures, unit))
    }

    /// A distance on the table in the unit in which it was measured: "58.5 mm", "2.125 inches". It
    /// has all digits that were typed; a fraction that no digits tell is rounded.
    pub fn distance(&self, distance: Distance, unit: Measure) -> String {
        let length = distance.millimetres() / unit.millimetres();
        let usual: usize = match unit {
            Measure::Millimetre => 1,
            Measure::Centimetre | Measure::Inch | Measure::Tile => 2,
        };
        let mut numbers = (usual..=MOST_DIGITS).map(|digits| format!("{length:.digits$}"));
        let tells = |number: &String| {
            let told: Option<f64> = number.parse().ok();
            let told = told.map(|number| number * unit.millimetres());
            told.and_then(Distance::from_millimetres) == Some(distance)
        };
        let number = numbers.find(tells).unwrap_or_else(|| format!("{length:.usual$}"));
        let number = number.replace('.', &say!(self, "decimal-mark"));
        format!("{number} {}", self.measure(unit))
    }

    /// A unit of length.
    pub fn measure(&self, measure: Measure) -> String {
        let key = match measure {
            Measure::Centimetre => "fair-unit-cm",
            Measure::Millimetre => "fair-unit-mm",
            Measure::Inch => "fair-unit-inch",
            Measure::Tile => "fair-unit-tile",
        };
        self.say(key, &[])
    }
}
