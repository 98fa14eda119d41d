//! Games as a driver sets them up: a position followed by entries.

use game::{Judge, Record, Recorded, trimmed};

use crate::playable::{Entry, Playable};
use crate::text::short;

/// A game that begins in a position, or from the start.
pub(crate) struct SetUp<P: Playable> {
    /// The position; `None` for the start of a game.
    pub start: Option<<P::Game as Recorded>::Position>,
    /// The game after the entries.
    pub game: P::Game,
    /// The number of entries.
    pub count: u64,
}

impl<P: Playable> SetUp<P> {
    /// Reads `start` or a position, followed by any number of entries, each after a semicolon. Calls `see` for each entry.
    pub(crate) fn read(
        judge: &Judge<P::Game>,
        text: &str,
        see: impl FnMut(Entry<P>),
    ) -> Result<SetUp<P>, String> {
        let (position, entries) = match text.split_once(';') {
            Some((position, entries)) => (trimmed(position), Some(entries)),
            None => (trimmed(text), None),
        };
        let start = match position {
            "start" => None,
            "" => return Err("expected position start, or a position".to_owned()),
            _ => {
                let position = game::read_position::<P::Game>(judge, position);
                Some(position.map_err(|why| format!("the position: {why}"))?)
            }
        };
        let mut game = match start {
            None => P::Game::begin(judge.clone()),
            Some(position) => P::Game::begin_from(judge.clone(), position),
        };
        let count = entries.map_or(Ok(0), |entries| enter_all::<P>(&mut game, entries, see))?;
        Ok(SetUp { start, game, count })
    }
}

/// Enters entries separated by semicolons, and calls `see` for each. Returns their number.
pub(crate) fn enter_all<P: Playable>(
    game: &mut P::Game,
    entries: &str,
    mut see: impl FnMut(Entry<P>),
) -> Result<u64, String> {
    let mut count = 0;
    for text in entries.split(';').map(trimmed) {
        count += 1;
        let refused = |why: String| format!("entry {count}, \"{}\": {why}", short(text));
        let entry = game.read_entry(text).map_err(refused)?;
        let entry = game::Game::as_recorded(game, entry);
        let entered = game.enter_unseen(&entry);
        entered.map_err(|why| refused(why.to_string()))?;
        see(entry);
    }
    Ok(count)
}

/// Reads the opening of a game as the command `position` does: `start` or a position, and entries after semicolons.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_opening<P: Playable>(
    judge: &Judge<P::Game>,
    text: &str,
) -> Result<Record<P::Game>, String> {
    let mut entries = Vec::new();
    let set_up = SetUp::<P>::read(judge, text, |entry| entries.push(entry))?;
    let mut record = Record::new(judge.clone(), set_up.start);
    entries.into_iter().for_each(|entry| record.push(entry));
    Ok(record)
}
