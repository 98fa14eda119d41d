//! How entries are written.

use sahkku::{Action, DieSet, Entry, Face, Side, Throw};

#[test]
fn entries_are_written_as_a_record_has_them() {
    let throw = |faces: &[Face]| faces.iter().copied().collect::<Throw>();
    let rethrow = DieSet::NONE.with(0).and_then(|dice| dice.with(2)).unwrap();
    let texts = [
        (
            Entry::Round {
                men: throw(&[Face::X]),
                women: throw(&[Face::II]),
            },
            "round X/II",
        ),
        (Entry::Begins(Side::Women), "begins women"),
        (Entry::Walks(true), "walks miedut"),
        (Entry::Walks(false), "walks vuosttut"),
        (
            Entry::Throw(throw(&[Face::X, Face::III, Face::Blank])),
            "X,III,-",
        ),
        (Entry::Action(Action::Stop), "stop"),
        (Entry::Rethrow(rethrow), "R:1,3"),
        (Entry::Resigned(Side::Men), "result women resigned"),
        (Entry::Agreed, "result draw agreed"),
    ];
    for (entry, text) in texts {
        assert_eq!(entry.to_string(), text);
    }
}
