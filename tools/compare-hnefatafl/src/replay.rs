//! How far recorded games replay under our rules, and what stops them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use hnefatafl::{Entry, EntryRefused, Event, Game, Judge, Reason, Refusal};

use crate::recorded::{Ending, Move, Recorded};

/// What comes of replaying a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replayed {
    /// All its moves, and the last one ends it by our rules too, with the same winner.
    Ended(Reason),
    /// All its moves; a player's time was up.
    TimedOut,
    /// All its moves; a side won though no rule ends the game. The other presumably resigned.
    Resigned,
    /// All its moves; the players agreed on a draw.
    Drawn,
    /// All its moves; the record stops before the end.
    Unfinished,
    /// Until a move captured otherwise than by our rules.
    OtherCaptures,
    /// Until a move that our rules refuse.
    Refused(Refusal),
    /// Until our rules end it, while the players went on.
    EndedEarlier(Reason),
    /// Until its last move, which ends it otherwise by our rules than by the record.
    OtherEnd,
}

impl Replayed {
    /// Whether every move was made, with the captures that were recorded.
    #[must_use]
    pub fn is_whole(self) -> bool {
        match self {
            Replayed::Ended(_)
            | Replayed::TimedOut
            | Replayed::Resigned
            | Replayed::Drawn
            | Replayed::Unfinished => true,
            Replayed::OtherCaptures
            | Replayed::Refused(_)
            | Replayed::EndedEarlier(_)
            | Replayed::OtherEnd => false,
        }
    }
}

impl fmt::Display for Replayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Replayed::Ended(reason) => write!(f, "whole: {}", reason.word()),
            Replayed::TimedOut => f.write_str("whole: timed out"),
            Replayed::Resigned => f.write_str("whole: resigned"),
            Replayed::Drawn => f.write_str("whole: drawn"),
            Replayed::Unfinished => f.write_str("whole: unfinished"),
            Replayed::OtherCaptures => f.write_str("stops: other captures"),
            Replayed::Refused(refusal) => write!(f, "stops: {}", refusal.word()),
            Replayed::EndedEarlier(reason) => write!(f, "stops: goes on after {}", reason.word()),
            Replayed::OtherEnd => f.write_str("stops: ends otherwise"),
        }
    }
}

/// What came of many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games came to what.
    pub games: BTreeMap<String, usize>,
    /// How many games replayed whole.
    pub whole: usize,
    /// How many moves were made.
    pub moves: usize,
}

/// Replays all games.
#[must_use]
pub fn replay_all(judge: &Judge, games: &[Recorded]) -> Tally {
    let mut tally = Tally::default();
    for game in games {
        let (replayed, moves) = replay(judge, game);
        *tally.games.entry(replayed.to_string()).or_default() += 1;
        tally.whole += usize::from(replayed.is_whole());
        tally.moves += moves;
    }
    tally
}

/// Replays a game; the number is that of the moves made.
fn replay(judge: &Judge, recorded: &Recorded) -> (Replayed, usize) {
    let mut game = Game::new(judge.clone());
    for (number, each) in recorded.moves.iter().enumerate() {
        if let Err(stop) = make(&mut game, each) {
            return (stop, number);
        }
    }
    (end(&game, recorded), recorded.moves.len())
}

/// Makes a move and compares what it captures.
fn make(game: &mut Game, recorded: &Move) -> Result<(), Replayed> {
    let mut captured = BTreeSet::new();
    let entered = game.enter(&Entry::Action(recorded.action), |event| {
        if let Event::Captured { at, .. } = event {
            captured.insert(at);
        }
    });
    match entered {
        Ok(()) if captured == recorded.captured => Ok(()),
        Ok(()) => Err(Replayed::OtherCaptures),
        Err(EntryRefused::Over(outcome)) => Err(Replayed::EndedEarlier(outcome.reason)),
        Err(EntryRefused::Refused(refusal)) => Err(Replayed::Refused(refusal)),
    }
}

/// What a game came to whose moves were all made.
fn end(game: &Game, recorded: &Recorded) -> Replayed {
    if let Some(outcome) = game.outcome() {
        let agrees = outcome.winner.map(Ending::Won) == Some(recorded.ending);
        return if agrees {
            Replayed::Ended(outcome.reason)
        } else {
            Replayed::OtherEnd
        };
    }
    match recorded.ending {
        _ if recorded.timed_out => Replayed::TimedOut,
        Ending::Won(_) => Replayed::Resigned,
        Ending::Drawn => Replayed::Drawn,
        Ending::Unfinished => Replayed::Unfinished,
    }
}
