//! Secrets of 128 bits: codes that are shown, and tokens that phones keep.

use std::fmt::Write as _;
use std::hint::black_box;

use rand::TryRng as _;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};

/// A secret of 128 bits, too many to guess.
#[derive(Clone, Copy)]
pub(super) struct Secret([u8; 16]);

/// A hash of a secret, by which it is known again: it tells nobody the secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Hash([u8; 32]);

impl Secret {
    /// A new secret from the system's source; `None` if that gives nothing.
    pub(super) fn new() -> Option<Self> {
        let mut bytes = [0; 16];
        SysRng.try_fill_bytes(&mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The secret as hexadecimal digits.
    pub(super) fn text(&self) -> String {
        digits(&self.0)
    }

    /// The first byte.
    pub(super) const fn first(&self) -> u8 {
        self.0[0]
    }

    /// Reads what [`Secret::text`] wrote.
    pub(super) fn read(text: &str) -> Option<Self> {
        bytes(text).map(Self)
    }

    /// Whether two secrets are equal, in a time that does not tell how far they are.
    pub(super) fn is(&self, other: &Self) -> bool {
        are_same(&self.0, &other.0)
    }

    /// The hash of the secret. With 128 bits it needs no salt.
    pub(super) fn hash(&self) -> Hash {
        Hash(Sha256::digest(self.0).into())
    }
}

impl Hash {
    /// The hash as hexadecimal digits.
    pub(super) fn text(&self) -> String {
        digits(&self.0)
    }

    /// Reads what [`Hash::text`] wrote.
    pub(super) fn read(text: &str) -> Option<Self> {
        bytes(text).map(Self)
    }

    /// Whether two hashes are equal, in a time that does not tell how far they are.
    pub(super) fn is(&self, other: &Self) -> bool {
        are_same(&self.0, &other.0)
    }
}

fn are_same(one: &[u8], other: &[u8]) -> bool {
    let differing = one.iter().zip(other).fold(0, |all, (one, two)| all | (one ^ two));
    black_box(differing) == 0
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes<const LENGTH: usize>(text: &str) -> Option<[u8; LENGTH]> {
    if text.len() != 2 * LENGTH || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; LENGTH];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(bytes)
}
