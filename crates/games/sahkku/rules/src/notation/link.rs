//! A game as a short link: every throw as two bits a die, every decision as its number among the legal ones.

use game::{BitReader, BitWriter, Checksum, Linkable};

use crate::{Actions, DieSet, Entry, Game, Phase, Rules, Side, Stage, Throw};

/// The contents of a link.
pub type Linked = game::Linked<Game>;

/// The kind of the next entry, as far as the game leaves it open.
#[derive(Clone, Copy)]
enum Kind {
    /// A rethrow that names its dice.
    Rethrow = 0,
    MenResign = 1,
    WomenResign = 2,
    Agreed = 3,
}

/// Writes the kind of an entry. The first bit says whether it is what the game waits for: a throw, a choice, an action. If not,
/// two more bits say what it is.
fn write_kind(bits: &mut BitWriter, kind: Option<Kind>) {
    match kind {
        None => bits.write(0, 1),
        Some(other) => {
            bits.write(1, 1);
            bits.write(other as u64, 2);
        }
    }
}

impl Linkable for Game {
    const LINK_NAME: &'static str = "";
    const LINK_VERSION: &'static str = "1";
    const CHECKSUM: Checksum = Checksum::None;

    fn pack(&self, entry: &Entry, bits: &mut BitWriter) {
        let rules = self.judge().rules();
        match entry {
            Entry::Resigned(Side::Men) => write_kind(bits, Some(Kind::MenResign)),
            Entry::Resigned(Side::Women) => write_kind(bits, Some(Kind::WomenResign)),
            Entry::Agreed => write_kind(bits, Some(Kind::Agreed)),
            Entry::Rethrow(dice) => {
                write_kind(bits, Some(Kind::Rethrow));
                for n in 0..usize::from(rules.dice) {
                    bits.write(u64::from(dice.has(n)), 1);
                }
            }
            expected => {
                write_kind(bits, None);
                match expected {
                    Entry::Round { men, women } => {
                        write_throw(bits, rules, men);
                        write_throw(bits, rules, women);
                    }
                    Entry::Begins(side) => bits.write(side.index() as u64, 1),
                    Entry::Walks(miedut) => bits.write(u64::from(*miedut), 1),
                    Entry::Throw(throw) => write_throw(bits, rules, throw),
                    Entry::Action(action) => bits.write_choice(&legal(self), action),
                    Entry::Rethrow(_) | Entry::Resigned(_) | Entry::Agreed => {}
                }
            }
        }
    }

    fn unpack(&self, bits: &mut BitReader<'_>) -> Option<Entry> {
        let rules = self.judge().rules();
        if bits.read(1)? == 1 {
            return match bits.read(2)? {
                1 => Some(Entry::Resigned(Side::Men)),
                2 => Some(Entry::Resigned(Side::Women)),
                3 => Some(Entry::Agreed),
                _ => read_dice(bits, rules).map(|dice| self.as_recorded(Entry::Rethrow(dice))),
            };
        }
        match self.phase() {
            Phase::ThrowOff => match rules.throw_off.dice() {
                Some(count) => Some(Entry::Round {
                    men: read_throw(bits, rules, count)?,
                    women: read_throw(bits, rules, count)?,
                }),
                None => Some(Entry::Begins(Side::BOTH[bits.read(1)? as usize & 1])),
            },
            Phase::ChooseWay(_) => Some(Entry::Walks(bits.read(1)? == 1)),
            Phase::Play => match self.position().stage() {
                Stage::Throw(count) => read_throw(bits, rules, count).map(Entry::Throw),
                _ => bits.read_choice(&legal(self)).map(Entry::Action),
            },
            Phase::Over(_) => None,
        }
    }
}

fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.judge().legal(game.position(), &mut legal);
    legal
}

fn write_throw(bits: &mut BitWriter, rules: &Rules, throw: &Throw) {
    for face in throw {
        let number = rules
            .faces
            .as_slice()
            .iter()
            .position(|other| other == face);
        bits.write(number.unwrap_or(0) as u64, 2);
    }
}

fn read_throw(bits: &mut BitReader<'_>, rules: &Rules, count: u8) -> Option<Throw> {
    let mut throw = Throw::new();
    for _ in 0..count {
        let face = rules.faces.as_slice().get(bits.read(2)? as usize)?;
        throw.try_push(*face).ok()?;
    }
    Some(throw)
}

fn read_dice(bits: &mut BitReader<'_>, rules: &Rules) -> Option<DieSet> {
    let mut dice = DieSet::NONE;
    for n in 0..usize::from(rules.dice) {
        if bits.read(1)? == 1 {
            dice = dice.with(n)?;
        }
    }
    Some(dice)
}
