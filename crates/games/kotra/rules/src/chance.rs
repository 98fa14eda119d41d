//! Chance from random bits, and the ends that people agree on.

use game::Dealt;

use crate::{DiceCount, Die, Entry, Game, Phase, Side, Stage, Throw};

/// Dice from random bits: three bits per die, the lowest first, and the next three if they count six or seven, so that every face
/// is exactly equally likely.
struct Cup<B> {
    bits: B,
    drawn: u64,
    left: u32,
}

impl<B: FnMut() -> u64> Cup<B> {
    fn die(&mut self) -> Die {
        loop {
            if self.left == 0 {
                self.drawn = (self.bits)();
                // The 64th bit is never used.
                self.left = 21;
            }
            let part = self.drawn & 7;
            self.drawn >>= 3;
            self.left -= 1;
            if let Some(die) = Die::new(part as u8 + 1) {
                return die;
            }
        }
    }
}

impl Dealt for Game {
    const HAS_CHANCE: bool = true;

    /// In a match, the loser of the previous game begins: this draws no bits.
    fn deal(&self, bits: impl FnMut() -> u64) -> Option<Entry> {
        let (drawn, left) = (0, 0);
        let mut cup = Cup { bits, drawn, left };
        match (self.phase(), self.position().stage()) {
            (Phase::ThrowOff, _) => {
                let loser = self.of_match().and_then(|score| score.lost_last);
                Some(loser.map_or_else(
                    || Entry::Round {
                        white: cup.die(),
                        black: cup.die(),
                    },
                    Entry::Begins,
                ))
            }
            (Phase::Play, Stage::Throw(count)) => {
                let first = cup.die();
                Some(Entry::Throw(match count {
                    DiceCount::One => Throw::one(first),
                    DiceCount::Two => Throw::two(first, cup.die()),
                }))
            }
            _ => None,
        }
    }

    game::ended_by_players!();

    fn is_chance(entry: &Entry) -> bool {
        matches!(
            entry,
            Entry::Round { .. } | Entry::Begins(_) | Entry::Throw(_)
        )
    }

    fn is_decision(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(_))
    }
}
