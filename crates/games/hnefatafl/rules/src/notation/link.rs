//! A game as a short link: every move as its number among the legal ones.

use game::{BitReader, BitWriter, Checksum, Linkable};

use crate::{Actions, Entry, Game, Side};

/// The contents of a link.
pub type Linked = game::Linked<Game>;

/// The entries other than moves; their number follows a bit 1.
const OTHERS: [Entry; 3] = [
    Entry::Resigned(Side::Swede),
    Entry::Resigned(Side::Muscovite),
    Entry::Agreed,
];

impl Linkable for Game {
    const LINK_NAME: &'static str = "hnefatafl-";
    const LINK_VERSION: &'static str = "1";
    const CHECKSUM: Checksum = Checksum::Crc16;

    fn pack(&self, entry: &Entry, bits: &mut BitWriter) {
        match entry {
            Entry::Action(action) => {
                bits.write(0, 1);
                bits.write_choice(&legal(self), action);
            }
            other => {
                let number = OTHERS.iter().position(|known| known == other);
                bits.write(1, 1);
                bits.write(number.unwrap_or_default() as u64, 2);
            }
        }
    }

    fn unpack(&self, bits: &mut BitReader<'_>) -> Option<Entry> {
        if bits.read(1)? == 1 {
            return OTHERS.get(bits.read(2)? as usize).copied();
        }
        bits.read_choice(&legal(self)).map(Entry::Action)
    }
}

fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.legal(&mut legal);
    legal
}
