//! Chance from random bits, and the ends that people agree on.

use game::Dealt;

use crate::{Entry, Game, Judge, Phase, Position, Rules, Side, Stage, Throw};

/// The faces of `count` dice for some random bits: two bits per die, the lowest first, so that every face is exactly equally
/// likely.
fn throw(rules: &Rules, count: u8, bits: u64) -> Throw {
    let faces = rules.faces.as_slice();
    let shown = (0..count).filter_map(|die| faces.get((bits >> (2 * die) & 3) as usize));
    shown.copied().collect()
}

impl Dealt for Game {
    const HAS_CHANCE: bool = true;

    /// At most 64 bits are drawn.
    fn deal(&self, mut bits: impl FnMut() -> u64) -> Option<Entry> {
        let rules = self.judge().rules();
        match (self.phase(), self.position().stage()) {
            (Phase::ThrowOff, _) => {
                let bits = bits();
                Some(match rules.throw_off.dice() {
                    Some(count) => Entry::Round {
                        men: throw(rules, count, bits),
                        women: throw(rules, count, bits >> 32),
                    },
                    None => Entry::Begins(Side::BOTH[(bits & 1) as usize]),
                })
            }
            (Phase::Play, Stage::Throw(count)) => Some(Entry::Throw(throw(rules, count, bits()))),
            _ => None,
        }
    }

    /// The starting side, and the way that it walks, can be decided without a throw-off, as in a rematch.
    fn is_opening(judge: &Judge, position: &Position) -> bool {
        let first = position.first();
        [judge.start(first), judge.start_miedut(first)].contains(position)
    }

    game::ended_by_players!();

    fn is_chance(entry: &Entry) -> bool {
        matches!(
            entry,
            Entry::Round { .. } | Entry::Begins(_) | Entry::Throw(_)
        )
    }

    fn is_decision(entry: &Entry) -> bool {
        matches!(
            entry,
            Entry::Walks(_) | Entry::Action(_) | Entry::Rethrow(_)
        )
    }
}
