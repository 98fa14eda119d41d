//! The usual greedy player: captures first, then the king, then advance.

use sahkku::{Action, Actions, Event, Judge, Piece, Position, Side};

use crate::whim::mix;

/// What a greedy player thinks of one action. Compared field by field, the first one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(crate) struct Liking {
    pub(crate) wins: bool,
    captures: u8,
    gets_king: bool,
    wakes: bool,
    steps: u8,
    /// Between equals, chance decides.
    pub(crate) whim: u64,
}

/// The action that a greedy player takes in `position`; `None` where nothing is to be decided.
///
/// `whim` decides between actions that it likes equally: the same whim, the same choice.
#[must_use]
pub fn greedy(judge: &Judge, position: &Position, whim: u64) -> Option<Action> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let side = position.turn();
    legal
        .iter()
        .copied()
        .enumerate()
        .max_by_key(|&(n, action)| Liking {
            whim: mix(whim, n as u64),
            ..liking(judge, position, side, action)
        })
        .map(|(_, action)| action)
}

pub(crate) fn liking(judge: &Judge, position: &Position, side: Side, action: Action) -> Liking {
    let mut liking = Liking::default();
    let mut after = *position;
    // The action comes from the list of legal ones.
    judge.play_unchecked(&mut after, action, &mut |event| match event {
        Event::Captured { .. } => liking.captures += 1,
        Event::KingTaken { by, .. } => liking.gets_king |= by == side,
        Event::Activated { .. } => liking.wakes = true,
        Event::Moved { piece, die, .. } if piece != Piece::King => {
            liking.steps = judge.rules().value(die);
        }
        Event::GameOver(outcome) => liking.wins |= outcome.winner == Some(side),
        _ => {}
    });
    if let Action::Rethrow(count) = action {
        // Better dice are hoped for only where these are of no use, and then from all of them.
        liking.steps = count;
        liking.wakes = false;
    }
    liking
}

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::preset;

    fn chosen(rules: &str, position: &str, whim: u64) -> String {
        let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
        let position = judge.read_position(position).unwrap();
        greedy(&judge, &position, whim).unwrap().to_string()
    }

    #[test]
    fn captures_before_it_takes_the_king() {
        // b9 could take the king on b8 with X or capture on b6 with III.
        let position = "w*12.3/5W1KM6/m*12.3 m m X,III,(-)";
        for whim in 0..20 {
            assert_eq!(chosen("globe-joueur", position, whim), "III:b9-b6");
        }
    }

    #[test]
    fn takes_the_king_before_it_walks() {
        let position = "w*12.3/7KM6/m*12.3 m m X,III,(-)";
        for whim in 0..20 {
            assert_eq!(chosen("globe-joueur", position, whim), "X:b9-b8");
        }
    }

    #[test]
    fn has_nothing_to_say_while_dice_are_in_the_hand() {
        let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
        assert_eq!(greedy(&judge, &judge.start(Side::Men, false), 1), None);
    }
}
