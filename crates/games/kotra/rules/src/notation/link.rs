//! A game as a short link: every throw as three bits a die, every decision as its number among the legal ones.

use game::{BitReader, BitWriter, Checksum, Linkable};

use crate::{Actions, DiceCount, Die, Entry, Game, Match, Phase, Side, Stage, Throw, Units};

/// The contents of a link.
pub type Linked = game::Linked<Game>;

/// The entries other than what the game waits for; their number follows a bit 1.
const OTHERS: [Entry; 3] = [
    Entry::Resigned(Side::White),
    Entry::Resigned(Side::Black),
    Entry::Agreed,
];
/// The number of a match among them; the match follows.
const MATCH: u64 = 3;

/// Bits for the units that win a match.
const TO_BITS: u32 = 10;
/// Bits for the half units that a side has won, always fewer than those of the match.
const WON_BITS: u32 = 11;

impl Linkable for Game {
    const LINK_NAME: &'static str = "kotra-";
    const LINK_VERSION: &'static str = "1";
    const CHECKSUM: Checksum = Checksum::Crc16;

    fn pack(&self, entry: &Entry, bits: &mut BitWriter) {
        match entry {
            Entry::Resigned(_) | Entry::Agreed => {
                let number = OTHERS.iter().position(|known| known == entry);
                bits.write(1, 1);
                bits.write(number.unwrap_or_default() as u64, 2);
            }
            Entry::Match(score) => {
                bits.write(1, 1);
                bits.write(MATCH, 2);
                write_match(bits, score);
            }
            expected => {
                bits.write(0, 1);
                match expected {
                    Entry::Round { white, black } => {
                        write_die(bits, *white);
                        write_die(bits, *black);
                    }
                    Entry::Throw(throw) => throw.dice().for_each(|die| write_die(bits, die)),
                    Entry::Action(action) => bits.write_choice(&legal(self), action),
                    // The match says which side begins.
                    _ => {}
                }
            }
        }
    }

    fn unpack(&self, bits: &mut BitReader<'_>) -> Option<Entry> {
        if bits.read(1)? == 1 {
            return match bits.read(2)? {
                MATCH => read_match(bits).map(Entry::Match),
                other => OTHERS.get(other as usize).copied(),
            };
        }
        match self.phase() {
            Phase::ThrowOff => match self.of_match().and_then(|score| score.lost_last) {
                Some(side) => Some(Entry::Begins(side)),
                None => Some(Entry::Round {
                    white: read_die(bits)?,
                    black: read_die(bits)?,
                }),
            },
            Phase::Play => match self.position().stage() {
                Stage::Throw(DiceCount::One) => Some(Entry::Throw(Throw::one(read_die(bits)?))),
                Stage::Throw(DiceCount::Two) => {
                    let (first, second) = (read_die(bits)?, read_die(bits)?);
                    Some(Entry::Throw(Throw::two(first, second)))
                }
                _ => bits.read_choice(&legal(self)).map(Entry::Action),
            },
            Phase::Over(_) => None,
        }
    }
}

fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.legal(&mut legal);
    legal
}

fn write_die(bits: &mut BitWriter, die: Die) {
    bits.write_choice(&Die::ALL, &die);
}

fn read_die(bits: &mut BitReader<'_>) -> Option<Die> {
    bits.read_choice(&Die::ALL)
}

/// Writes the units that win the match, what each side has won in half units, and the loser of the last game: nobody, white,
/// black.
fn write_match(bits: &mut BitWriter, score: &Match) {
    bits.write(u64::from(score.to.in_halves() / 2), TO_BITS);
    for won in score.won {
        bits.write(won.in_halves().into(), WON_BITS);
    }
    let loser = score.lost_last.map_or(0, |side| side.index() as u64 + 1);
    bits.write(loser, 2);
}

fn read_match(bits: &mut BitReader<'_>) -> Option<Match> {
    let to = bits.read(TO_BITS)? as u16;
    let mut won = || Some(Units::halves(bits.read(WON_BITS)? as u16));
    let won = [won()?, won()?];
    let lost_last = match bits.read(2)? {
        0 => None,
        loser => Some(*Side::BOTH.get(loser as usize - 1)?),
    };
    Match::standing(to, won, lost_last)
}
