//! The smallest game that has everything the frame of texts asks for: two sides take some of a heap in turn, and who takes the
//! last wins.

use core::fmt;

use game::{
    BitReader, BitWriter, Checksum, Expected, Expects, Linkable, OptionValue, Preset, ReadError,
    Reader, Record, Recorded, ResultLine, RuleSets, Scan, Side, Values, forms,
};

game::rules! {
    /// The rules.
    Rules of Option<&'static str> {
        /// How many are in the heap.
        heap: u16 = 5, "1", |_| Some("a book"), as Values {
            words: &[],
            form: "a number",
            examples: &["7"],
            show: OptionValue::Number,
            read: |text| text.parse().ok(),
        };
        /// Whether three may be taken.
        three: bool = false, "2", |three| (!three).then_some("a book");
    }
}

impl RuleSets for Rules {
    type Source = &'static str;
    type Origin = Option<&'static str>;
    type Judge = Rules;
    type Contradiction = &'static str;

    const PRESETS: &'static [Preset<Rules>] = &[
        Preset {
            id: "small",
            name: "Small",
            rules: Rules::USUAL,
            sources: &["a book"],
        },
        Preset {
            id: "large",
            name: "Large",
            rules: Rules {
                heap: 50,
                three: true,
            },
            sources: &["a club"],
        },
    ];
    const INVENTION: Option<&'static str> = None;

    fn judge(self) -> Result<Rules, &'static str> {
        if self.heap > 0 {
            Ok(self)
        } else {
            Err("there is nothing to take")
        }
    }

    fn of(judge: &Rules) -> &Rules {
        judge
    }

    fn origin(preset: &Preset<Rules>, option: &RuleOption, rules: &Rules) -> Option<&'static str> {
        let same = option.get(rules) == option.get(&preset.rules);
        preset.sources.first().copied().filter(|_| same)
    }
}

forms! {
    Own {
        Move "move" "a move";
        Number "number" "the number of this line";
        Header "header" "all header lines first";
        Turn "turn" "first or second";
    }
}

impl Expects for Rules {
    type Own = Own;
    type Refused = &'static str;
    type SetupError = &'static str;
}

pub(crate) type Error = ReadError<Expected<Rules>>;
type Line<'a> = Scan<'a, Expected<Rules>>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    left: u16,
    turn: Side,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    Take(u16),
    Resigned(Side),
}

#[derive(Clone, Debug)]
pub(crate) struct Nim {
    rules: Rules,
    position: Position,
    resigned: Option<Side>,
}

impl Nim {
    fn legal(&self) -> Vec<u16> {
        let most = if self.rules.three { 3 } else { 2 };
        (1..=most.min(self.position.left)).collect()
    }
}

const WORDS: [&str; 2] = ["first", "second"];

fn own(at: &Line<'_>, form: Own) -> Error {
    at.expected(Expected::Own(form))
}

fn number(line: &mut Line<'_>, form: Own) -> Result<u16, Error> {
    let at = line.clone();
    let number = line.number().and_then(|number| number.try_into().ok());
    number.ok_or_else(|| own(&at, form))
}

impl Recorded for Nim {
    type Rules = Rules;
    type Position = Position;
    type Side = Side;
    type Entry = Entry;
    type Event = ();
    type Lines = u16;
    type ResultLine = ResultLine;

    const HEAD: &'static str = "nim 1";
    const RECORD_LIMIT: usize = 300;
    const SIDES: [&'static str; 2] = WORDS;
    const LINES: &'static [&'static str] =
        &["first", "second", "date", "position", "pass", "result"];
    const BY_THE_PLAYERS: &'static [(&'static str, Entry)] = &[
        ("first resigned", Entry::Resigned(Side::Second)),
        ("second resigned", Entry::Resigned(Side::First)),
    ];
    const HEADER_FIRST: Own = Own::Header;
    const NUMBER_OR_RESULT: Own = Own::Number;

    fn begin(rules: Rules) -> Nim {
        let position = Position {
            left: rules.heap,
            turn: Side::First,
        };
        Nim::begin_from(rules, position)
    }

    fn begin_from(rules: Rules, position: Position) -> Nim {
        Nim {
            rules,
            position,
            resigned: None,
        }
    }

    fn enter(&mut self, entry: &Entry, mut see: impl FnMut(())) -> Result<(), &'static str> {
        if self.result().is_some() {
            return Err("the game is over");
        }
        match *entry {
            Entry::Take(count) if self.legal().contains(&count) => {
                self.position.left -= count;
                self.position.turn = self.position.turn.other();
            }
            Entry::Take(_) => return Err("not so many"),
            Entry::Resigned(side) => self.resigned = Some(side),
        }
        see(());
        Ok(())
    }

    fn read_own_entry(&self, text: &str) -> Result<Entry, String> {
        let count = text.parse().map_err(|_| "expected a number");
        Ok(Entry::Take(count?))
    }

    fn note(lines: &mut u16, (): &()) {
        *lines += 1;
    }

    fn result(&self) -> Option<ResultLine> {
        let line = |winner: Side, reason| ResultLine {
            winner: Some(WORDS[winner.index()]),
            reason,
        };
        match self.resigned {
            Some(side) => Some(line(side.other(), "resigned")),
            None if self.position.left == 0 => Some(line(self.position.turn.other(), "emptied")),
            None => None,
        }
    }

    fn write_position(_: &Rules, position: &Position) -> String {
        format!("{} {}", position.left, WORDS[position.turn.index()])
    }

    fn read_position(rules: &Rules, line: &mut Line<'_>) -> Result<Position, Error> {
        let at = line.clone();
        let left = number(line, Own::Move)?;
        line.space()?;
        let word = line.word();
        let turn = Side::BOTH
            .into_iter()
            .find(|side| WORDS[side.index()] == word);
        let turn = turn.ok_or_else(|| own(&at, Own::Turn))?;
        if left > rules.heap {
            return Err(at.expected(Expected::Possible("the heap is smaller")));
        }
        Ok(Position { left, turn })
    }

    fn write_entries(record: &Record<Nim>, f: &mut fmt::Formatter<'_>) -> Result<Nim, fmt::Error> {
        for (n, entry) in record.entries().iter().enumerate() {
            if let Entry::Take(count) = entry {
                writeln!(f, "{} {count}", n + 1)?;
            }
        }
        Ok(record.replay(usize::MAX))
    }

    fn read_keyed(reader: &mut Reader<Nim>, _: &str, line: &mut Line<'_>) -> Result<(), Error> {
        reader.enter(line, Entry::Take(0))
    }

    fn read_numbered(reader: &mut Reader<Nim>, line: &mut Line<'_>) -> Result<(), Error> {
        let start = line.clone();
        if number(line, Own::Number)? != reader.lines + 1 {
            return Err(own(&start, Own::Number));
        }
        line.space()?;
        let at = line.clone();
        let count = number(line, Own::Move)?;
        line.end()?;
        reader.enter(&at, Entry::Take(count))
    }
}

impl Linkable for Nim {
    const LINK_NAME: &'static str = "nim-";
    const LINK_VERSION: &'static str = "2";
    const CHECKSUM: Checksum = Checksum::Crc16;

    fn pack(&self, entry: &Entry, bits: &mut BitWriter) {
        match entry {
            Entry::Take(count) => {
                bits.write(0, 1);
                bits.write_choice(&self.legal(), count);
            }
            Entry::Resigned(side) => bits.write(2 + side.index() as u64, 2),
        }
    }

    fn unpack(&self, bits: &mut BitReader<'_>) -> Option<Entry> {
        if bits.read(1)? == 0 {
            return bits.read_choice(&self.legal()).map(Entry::Take);
        }
        let side = Side::BOTH.get(bits.read(1)? as usize)?;
        Some(Entry::Resigned(*side))
    }
}
