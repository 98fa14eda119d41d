//! What a learner of Hnefatafl is asked to do, and what counts as having done it.

use hnefatafl::{Action, Entry, Event, Game, Reason, Word};

/// A kind of move, or a result of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    Move,
    Capture,
    /// Several pieces are captured at once.
    CaptureSeveral,
    Surround,
    Escape,
    /// One way of the king is open, and that is announced.
    Raichi,
    /// Several ways of the king are open, and that is announced.
    Tuichu,
    /// A way of the king is closed, and the game goes on.
    Close,
    /// All of the king's ways stay open.
    LeaveOpen,
    /// The king sits in a fort at the edge.
    Fort,
    /// The Muscovites surround all pieces of the Swede.
    Enclose,
    /// The other side has no move left.
    Block,
    /// The game ends because the position occurs for the third time.
    Repeat,
}

impl Goal {
    /// Whether `action`, which is legal in `game`, is this goal or brings it about.
    pub fn is_met_by(self, game: &Game, action: Action) -> bool {
        let mut after = game.clone();
        let mut captured = 0;
        let mut word = None;
        let entered = after.enter(&Entry::Action(action), |event| match event {
            Event::Captured { .. } => captured += 1,
            Event::Announced(told) | Event::Said(told) => word = Some(told),
            _ => {}
        });
        if entered.is_err() {
            return false;
        }
        let ended = after.outcome().map(|outcome| outcome.reason);
        let open = |game: &Game| game.judge().open_ways(game.position());
        let (before, now) = (open(game), open(&after));
        match self {
            Goal::Move => true,
            Goal::Capture => captured > 0,
            Goal::CaptureSeveral => captured > 1,
            Goal::Surround => ended == Some(Reason::Surrounded),
            Goal::Escape => ended == Some(Reason::Escaped),
            Goal::Raichi => word == Some(Word::Raichi),
            Goal::Tuichu => word == Some(Word::Tuichu),
            Goal::Close => ended.is_none() && now.len() < before.len(),
            Goal::LeaveOpen => ended.is_none() && before.is_part_of(now),
            Goal::Fort => ended == Some(Reason::Fort),
            Goal::Enclose => ended == Some(Reason::Enclosed),
            Goal::Block => ended == Some(Reason::Blocked),
            Goal::Repeat => ended == Some(Reason::Repetition),
        }
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use hnefatafl::{Judge, read_rules};

    use super::*;

    #[test]
    fn one_captured_piece_is_not_several() {
        let judge = Judge::new(read_rules("linne").unwrap()).unwrap();
        let position = "4t4/9/9/4tT3/9/3TK2t1/9/9/9 swede";
        let position = judge.read_position(position).unwrap();
        let game = Game::from_position(judge, position);
        let action = "d4-d6".parse().unwrap();
        assert!(Goal::Capture.is_met_by(&game, action));
        assert!(!Goal::CaptureSeveral.is_met_by(&game, action));
    }
}
