//! Bugs in the readers that were found by fuzzing, and by trying limits that fuzzing does not reach. Small inputs are among the
//! seeds of the fuzz targets instead.

use game::ENTRIES_LIMIT;
use sahkku::Record;

/// The reader's time once grew with the square of the line's length, and this took minutes.
#[test]
fn a_turn_can_be_as_long_as_a_game() {
    let head = "sahkku 1\nrules raisa\nround X/II\nwalks vuosttut\n\n1 men X,X";
    let again = " R2 X,X";
    let times = (ENTRIES_LIMIT - 3) / 2;
    let text = head.to_owned() + &again.repeat(times);
    let record: Record = text.parse().unwrap();
    assert_eq!(record.entries().len(), 3 + 2 * times);
}

#[test]
fn every_entry_can_be_a_turn() {
    let mut text = "sahkku 1\nrules lagesvuotna dice=1\nround X/II\n".to_owned();
    for turn in 1..ENTRIES_LIMIT {
        let side = if turn % 2 == 1 { "men" } else { "women" };
        text += &format!("{turn} {side} -\n");
    }
    let record: Record = text.parse().unwrap();
    assert_eq!(record.entries().len(), ENTRIES_LIMIT);
    assert_eq!(record.to_string(), text);
}

/// Words are separated by spaces or tabs, here as everywhere.
#[test]
fn rules_may_stand_behind_several_spaces() {
    let text = "sahkku 1\nrules \t raisa\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), "sahkku 1\nrules raisa\n");
}
