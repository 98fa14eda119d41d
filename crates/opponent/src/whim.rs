//! Chance as a value: a whim decides what a player overlooks, and between equals.

/// A well-spread number from two (the finaliser of SplitMix64).
pub(crate) const fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number from 0 up to, but not including, 1.
pub(crate) fn share(number: u64) -> f32 {
    (number >> 40) as f32 / (1_u64 << 24) as f32
}
