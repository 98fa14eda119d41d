//! The work that is measured.

use sahkku::{Judge, PRESETS};
use sahkku_bench::RulesWork;

#[test]
fn the_same_work_gives_the_same_tally() {
    for preset in PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        for (work, amount) in RulesWork::ALL.into_iter().zip([500, 500, 2]) {
            let tally = work.run(&judge, amount);
            assert!(tally.units > 0);
            assert_eq!(tally, work.measure(&judge, amount).tally);
        }
    }
}
