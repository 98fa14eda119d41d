//! Properties of the players of any game.

use core::fmt::Debug;

use game::{Bot, Game, Level, Limits, Progress, Record, Recorded, Search as _, Turn};

use crate::reviews::played;

/// Positions of a game in which every second decision is random, the others by a beginner: every `step`th position, and the
/// last.
pub fn positions<B: Bot>(
    model: &B::Model,
    begin: Record<B::Game>,
    entries: usize,
    step: usize,
) -> Vec<B::Game> {
    let level = |n: u64| n.is_multiple_of(2).then_some(Level::Beginner);
    let record = played::<B>(model, begin, entries, 11, level);
    let at = (0..record.entries().len()).step_by(step);
    at.chain([usize::MAX]).map(|at| record.replay(at)).collect()
}

/// Every player decides legally if there is a decision to make, and only then. The same seed leads to the same decision,
/// however the work is divided into steps, and there is a decision after every step.
pub fn keep_their_promises<B>(model: &B::Model, games: &[B::Game])
where
    B: Bot<Game: Recorded<Entry: Debug>>,
    <B::Game as Game>::Action: PartialEq + Debug,
{
    let limits = Limits {
        work: Some(400),
        ..Limits::default()
    };
    for (n, game) in games.iter().enumerate() {
        for (player, word, _) in B::all() {
            assert!(B::named(word) == Some(player) && player.to_string() == word);
            let search = || player.search(model, game, &limits, n as u64);
            let Turn::Decide(side) = game.turn() else {
                assert!(search().is_none(), "{word} decides where nobody does");
                continue;
            };
            let (Some(mut whole), Some(mut portioned)) = (search(), search()) else {
                panic!("{word} does not decide");
            };
            while whole.advance(u64::MAX) == Progress::Searching {}
            while portioned.advance(17) == Progress::Searching {
                assert!(portioned.decision().is_some(), "{word} has no decision yet");
            }
            let decision = whole.decision().expect("a search that is done has one");
            assert_eq!(portioned.decision().as_ref(), Some(&decision), "{word}");
            assert_eq!(portioned.value(), whole.value(), "{word}");
            assert_eq!(portioned.lines(), whole.lines(), "{word}");
            let legal = game.decisions();
            let mut ranked = Vec::new();
            for one in whole.ranked() {
                assert!(legal.contains(&one.action.into()), "{word} {one:?}");
                assert!(!ranked.contains(&one.action), "{word} {one:?}");
                ranked.push(one.action);
            }
            let mut after = game.clone();
            for entry in decision {
                assert!(matches!(after.turn(), Turn::Decide(next) if next == side));
                assert!(after.decisions().contains(&entry), "{word} {entry:?}");
                after.enter_known(&entry);
            }
        }
    }
    assert!(games.iter().any(|game| game.turn().side().is_some()));
}
