//! The decisions of Kotra that are not made on the board.

use crate::Kotra;
use crate::{Pending, Session};
use kotra::{Action, DiceCount, Entry};

use crate::words as m;
use on_page::{ChoiceWords, Decision};

pub(super) fn open(session: &Session) -> Option<Decision<Kotra>> {
    let Pending::Decision(_) = Pending::of(session) else {
        return None;
    };
    let legal = session.legal();
    if let Some(Action::Throw(_)) = legal.first() {
        let counts = [DiceCount::Two, DiceCount::One];
        let dice = |count: DiceCount| m::ThrowDice {
            count: u32::from(count.number()),
        };
        return Some(Decision {
            words: Box::new(move || ChoiceWords {
                title: m::task_dice(),
                text: String::new(),
                answers: counts.map(|count| dice(count).text()).into(),
            }),
            ways: Vec::new(),
            entries: counts
                .map(|count| Entry::Action(Action::Throw(count)))
                .into(),
        });
    }
    None
}
