//! Short names for long values: 64 bits that are the same on every platform and in every version. They
//! tell states and decks apart in journals; they protect against accidents, not against forgery.

use std::hash::Hasher;

use serde::Serialize;
use siphasher::sip::SipHasher13;

/// The fingerprint of `bytes`: SipHash-1-3 with a zero key.
#[must_use]
pub fn of_bytes(bytes: &[u8]) -> u64 {
    let mut hasher = SipHasher13::new();
    hasher.write(bytes);
    hasher.finish()
}

/// The fingerprint of a value, by its JSON text. A value that has none (a map with keys that are no
/// strings) counts as empty.
#[must_use]
pub fn of_value(value: &impl Serialize) -> u64 {
    of_bytes(&serde_json::to_vec(value).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_have_equal_fingerprints_for_ever() {
        assert_eq!(of_value(&[1, 2, 3]), of_bytes(b"[1,2,3]"));
        assert_ne!(of_value(&[1, 2, 3]), of_value(&[1, 3, 2]));
        // Written down once: a change here would make every journal in the world unreadable.
        assert_eq!(of_bytes(b""), 0xd1fb_a762_150c_532c);
    }
}
