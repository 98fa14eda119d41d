//! The book of rules follows the rules as data.

use crate::lessons::{SahkkuCourse, advice};
use lessons::{compared, neighbours};
use sahkku::{PRESETS, Rules, preset};

#[test]
fn the_book_follows_the_rules() {
    // The text gives only the kind of a stake, and of the ways in which a raid takes the king.
    testkit::lessons::the_book_follows_the_rules::<SahkkuCourse>(&["faces", "stake"], |_| {
        PRESETS[0].rules
    });
}

#[test]
fn advice_goes_with_the_rules_it_is_about() {
    let maze = preset("maze").unwrap().rules;
    let lagesvuotna = preset("lagesvuotna").unwrap().rules;
    assert_eq!(advice(&maze), ["middle", "together"]);
    assert_eq!(
        advice(&lagesvuotna),
        ["middle", "together", "loophole", "door-guard"]
    );
}

#[test]
fn the_table_and_the_neighbours_show_what_differs_and_only_that() {
    assert!(
        compared::<Rules>()
            .iter()
            .any(|option| option.name == "columns")
    );
    assert!(
        compared::<Rules>()
            .iter()
            .all(|option| option.name != "stake")
    );
    let maze = preset("maze").unwrap().rules;
    let near = neighbours(&maze, 2);
    assert_eq!(near[0].0.id, "raisa");
    let differ: Vec<_> = near[0].1.iter().map(|option| option.name).collect();
    assert_eq!(differ, ["order", "miedut"]);
}
