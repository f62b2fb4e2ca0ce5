//! Plain values as bytes: fixed-size little-endian integers, enums as u32, arrays without a length. This is
//! bincode 1.3.3 in its default configuration, and the only module that knows it.

use bincode::Options;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Adds the bytes of `value` to `out`. `value` is made of integers, arrays, strings and maps.
pub(super) fn append(out: &mut Vec<u8>, value: &impl Serialize) {
    bincode::serialize_into(out, value).expect("plain values have bytes, and a vector takes them all");
}

/// The value at the beginning of `bytes`; nothing where they are no such value. Lengths inside the value are
/// held against the bytes that are there before anything is allocated.
pub(super) fn value_at_start<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    options(bytes).allow_trailing_bytes().deserialize(bytes).ok()
}

/// The value that `bytes` are from the first to the last.
pub(super) fn whole_value<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    options(bytes).deserialize(bytes).ok()
}

fn options(bytes: &[u8]) -> impl Options {
    bincode::options().with_fixint_encoding().with_limit(bytes.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_little_endian_and_arrays_have_no_length() {
        let mut out = Vec::new();
        append(&mut out, &(1_i32, [2_u8; 3], -1_i32));
        assert_eq!(out, [1, 0, 0, 0, 2, 2, 2, 255, 255, 255, 255]);
        assert_eq!(value_at_start::<(i32, [u8; 3])>(&out), Some((1, [2; 3])));
        assert_eq!(whole_value::<(i32, [u8; 3])>(&out), None);
    }

    #[test]
    fn a_length_beyond_the_bytes_is_refused_without_allocating() {
        let bytes = [u64::MAX.to_le_bytes(), [0; 8]].concat();
        assert_eq!(whole_value::<String>(&bytes), None);
        assert_eq!(whole_value::<Vec<u64>>(&bytes), None);
        assert_eq!(value_at_start::<std::collections::BTreeMap<u64, u64>>(&bytes), None);
    }
}
