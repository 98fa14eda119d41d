//! Seeds.

use game::session::SeededRandom;

#[test]
fn a_seed_repeats_itself_and_differs_from_others() {
    let bits = |seed| {
        (0..40)
            .map(|n| SeededRandom::new(seed).bits(n))
            .collect::<Vec<_>>()
    };
    assert_eq!(bits(7), bits(7));
    assert_ne!(bits(7), bits(8));
    let mut all = bits(7);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 40);
}
