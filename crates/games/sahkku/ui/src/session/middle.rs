//! A game in its middle, for spectators.

use game::Dealt as _;
use game::session::{PlayerKind, SeededRandom};
use sahkku::{Action, Entry, Judge, Record, Side};
use sahkku_player::PositionEvaluator;

use super::{Pending, SahkkuSession, Session};

/// The number of games to try: some end before anything like a middle.
const TRIES: usize = 64;

/// The number of entries after which a game without a middle is given up.
const LONGEST: usize = 600;

/// A game of these players in its middle: a turn begins, pieces of both sides are awake, some are captured, and most of both
/// armies still stand. Simple bots have played so far, with dice that follow from `seed`.
#[must_use]
pub fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
    let chance = SeededRandom::new(seed);
    let engine = PositionEvaluator::new(judge, None);
    let record = (0..TRIES).find_map(|game| played_to_the_middle(&engine, chance.bits(game)));
    let record = record.unwrap_or_else(|| Record::new(judge.clone(), None));
    Session::from_record(record, players)
}

fn is_in_the_middle(game: &Session) -> bool {
    let start = game.record().opening();
    let position = game.position();
    let whole = |side| u32::from(start.position().soldiers(side));
    let stands = |side| u32::from(position.soldiers(side));
    let both = |count: &dyn Fn(Side) -> u32| Side::BOTH.into_iter().map(count).sum::<u32>();
    let lost = both(&whole).saturating_sub(both(&stands));
    let most_stand = |side| 2 * stands(side) > whole(side);
    let awake = |side| stands(side) > u32::from(position.asleep(side));
    matches!(game.pending(), Pending::Throw(..))
        && !position.used_any()
        && 10 * lost >= both(&whole)
        && Side::BOTH
            .into_iter()
            .all(|side| most_stand(side) && awake(side))
}

/// The record of a game up to its middle, if it reaches one.
fn played_to_the_middle(engine: &PositionEvaluator, seed: u64) -> Option<Record> {
    let judge = engine.judge();
    let chance = SeededRandom::new(seed);
    let mut game = Session::new(judge.clone(), [PlayerKind::Human; 2]);
    for n in 0..LONGEST {
        if is_in_the_middle(&game) {
            return Some(game.record().clone());
        }
        let bits = chance.bits(n);
        let entry = match game.pending() {
            Pending::Way(_) => Entry::Walks(bits & 1 == 0),
            Pending::Decision(_) => Entry::Action(best(engine, &game)?),
            _ => game.game().deal(|| bits)?,
        };
        game.enter(entry).ok()?;
    }
    None
}

/// The action with the best evaluation for the side to move.
fn best(engine: &PositionEvaluator, game: &Session) -> Option<Action> {
    let side = game.position().turn();
    let stands = |action: &Action| {
        let mut after = *game.position();
        let judge = game.judge();
        judge.play_unchecked(&mut after, *action, &mut |_| ());
        engine.static_eval(&after, side)
    };
    let ranked = game.legal().iter().map(|action| (*action, stands(action)));
    ranked
        .max_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(action, _)| action)
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use sahkku::PRESETS;

    #[test]
    fn every_rule_set_has_games_with_a_middle() {
        for preset in &PRESETS {
            let judge = Judge::new(preset.rules).unwrap();
            for seed in 0..200 {
                let game = in_the_middle(&judge, [PlayerKind::Human; 2], seed);
                assert!(is_in_the_middle(&game), "{} {seed}", preset.id);
                let same = in_the_middle(&judge, [PlayerKind::Human; 2], seed);
                assert_eq!(game.record().entries(), same.record().entries());
            }
        }
    }

    #[test]
    fn a_game_that_begins_is_not_in_its_middle() {
        for preset in &PRESETS {
            let judge = Judge::new(preset.rules).unwrap();
            assert!(!is_in_the_middle(&Session::new(
                judge,
                [PlayerKind::Human; 2]
            )));
        }
    }
}
