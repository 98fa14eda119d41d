//! Records and links.

use core::fmt;

use game::{
    BitReader, BitWriter, Checksum, Expected, Linkable, ReadError, Reader, Record, Recorded,
    ResultLine, Scan, Side, Turn,
};

use crate::outcome::SIDES;
use crate::{Entry, Form, Game, Happened, Impossible, Position, Refused};

type Error<P> = ReadError<Expected<<P as Position>::Rules>>;
type Line<'a, P> = Scan<'a, Expected<<P as Position>::Rules>>;

impl<P: Position> Recorded for Game<P> {
    type Rules = P::Rules;
    type Position = P;
    type Side = Side;
    type Entry = Entry<P::Action>;
    type Event = Happened<P>;
    /// How many turns have been read.
    type Lines = u32;
    type ResultLine = ResultLine;

    const HEAD: &'static str = P::HEAD;
    const RECORD_LIMIT: usize = 1 << 20;
    const SIDES: [&'static str; 2] = SIDES;
    const LINES: &'static [&'static str] = &["first", "second", "date", "position", "result"];
    const BY_THE_PLAYERS: &'static [(&'static str, Self::Entry)] = &[
        ("first resigned", Entry::Resigned(Side::Second)),
        ("second resigned", Entry::Resigned(Side::First)),
        ("draw agreed", Entry::Agreed),
    ];
    const HEADER_FIRST: Form = Form::Header;
    const NUMBER_OR_RESULT: Form = Form::NumberOrResult;

    fn begin(rules: P::Rules) -> Game<P> {
        let start = P::start(&rules);
        Game::from(rules, start)
    }

    fn begin_from(rules: P::Rules, position: P) -> Game<P> {
        Game::from(rules, position)
    }

    fn enter(
        &mut self,
        entry: &Self::Entry,
        see: impl FnMut(Happened<P>),
    ) -> Result<(), Refused<P::Refusal>> {
        Game::enter(self, entry, see)
    }

    fn read_own_entry(&self, text: &str) -> Result<Self::Entry, String> {
        let entry = text.trim().parse::<Self::Entry>();
        entry.map_err(|why| why.to_string())
    }

    fn note(_: &mut u32, _: &Happened<P>) {}

    fn result(&self) -> Option<ResultLine> {
        match self.next() {
            Turn::Over(outcome) => Some(outcome.into()),
            Turn::Chance(_) | Turn::Decide(_) => None,
        }
    }

    fn write_position(_: &P::Rules, position: &P) -> String {
        position.to_string()
    }

    fn read_position(rules: &P::Rules, line: &mut Line<'_, P>) -> Result<P, Error<P>> {
        let at = line.clone();
        let position: P = line
            .take_while(|_| true)
            .trim()
            .parse()
            .map_err(|_| at.expected(Expected::Own(Form::Position)))?;
        if position.is_possible(rules) {
            Ok(position)
        } else {
            Err(at.expected(Expected::Possible(Impossible)))
        }
    }

    fn write_entries(
        record: &Record<Game<P>>,
        f: &mut fmt::Formatter<'_>,
    ) -> Result<Game<P>, fmt::Error> {
        let mut turns = 0;
        for entry in record.entries() {
            let begins = turns == 0 || P::FACES == 0 || matches!(entry, Entry::Throw(_));
            match entry {
                Entry::Resigned(_) | Entry::Agreed => {}
                _ if begins => {
                    let end = if turns > 0 { "\n" } else { "" };
                    turns += 1;
                    write!(f, "{end}{turns} {entry}")?;
                }
                _ => write!(f, " {entry}")?,
            }
        }
        if turns > 0 {
            writeln!(f)?;
        }
        Ok(record.replay(usize::MAX))
    }

    /// There are no such lines.
    fn read_keyed(_: &mut Reader<Self>, _: &str, line: &mut Line<'_, P>) -> Result<(), Error<P>> {
        Err(line.expected(Expected::Own(Form::NumberOrResult)))
    }

    fn read_numbered(reader: &mut Reader<Self>, line: &mut Line<'_, P>) -> Result<(), Error<P>> {
        let start = line.clone();
        if line.number() != Some(reader.lines + 1) {
            return Err(start.expected(Expected::Own(Form::Number)));
        }
        reader.lines += 1;
        line.space()?;
        while !line.at_end() {
            let at = line.clone();
            let form = match reader.game().next() {
                Turn::Chance(_) => Form::Throw,
                Turn::Decide(_) | Turn::Over(_) => Form::Action,
            };
            let entry = line.word().parse();
            let entry = entry.map_err(|_| at.expected(Expected::Own(form)))?;
            reader.enter(&at, entry)?;
            line.spaces();
        }
        Ok(())
    }
}

/// An entry is a bit that says whether a player ends the game, and the number of what is done: of the result, of the face, or of
/// the action among the legal ones.
impl<P: Position> Linkable for Game<P> {
    const LINK_NAME: &'static str = P::LINK_NAME;
    const LINK_VERSION: &'static str = "1";
    const CHECKSUM: Checksum = Checksum::Crc16;

    fn pack(&self, entry: &Self::Entry, bits: &mut BitWriter) {
        let ends = match entry {
            Entry::Resigned(side) => Some(side.index()),
            Entry::Agreed => Some(2),
            Entry::Throw(_) | Entry::Action(_) => None,
        };
        bits.write(ends.is_some().into(), 1);
        match *entry {
            Entry::Throw(face) => bits.write_choice(&faces::<P>(), &face),
            Entry::Action(action) => bits.write_choice(&legal(self), &action),
            Entry::Resigned(_) | Entry::Agreed => bits.write(ends.unwrap_or(0) as u64, 2),
        }
    }

    fn unpack(&self, bits: &mut BitReader<'_>) -> Option<Self::Entry> {
        if bits.read(1)? == 1 {
            let end = bits.read(2)? as usize;
            let side = Side::BOTH.get(end).map(|side| Entry::Resigned(*side));
            return side.or((end == 2).then_some(Entry::Agreed));
        }
        match self.next() {
            Turn::Chance(_) => bits.read_choice(&faces::<P>()).map(Entry::Throw),
            Turn::Decide(_) => bits.read_choice(&legal(self)).map(Entry::Action),
            Turn::Over(_) => None,
        }
    }
}

fn faces<P: Position>() -> Vec<u8> {
    (1..=P::FACES).collect()
}

fn legal<P: Position>(game: &Game<P>) -> Vec<P::Action> {
    let mut legal = Vec::new();
    game.list_legal(&mut legal);
    legal
}
