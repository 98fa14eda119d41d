//! The examples in the document of a game's notation.

use core::fmt::Display;
use core::str::FromStr;

use game::{
    Expects, LINK_LIMIT, LinkError, Linkable, Linked, ReadError, Record, Recorded, RuleSets,
    read_position, read_rules, write_position_link, write_rules,
};

/// A text, and the words after the three backticks above it.
pub type Example = (&'static str, &'static str);

/// A document whose blocks show the program's input and output.
#[derive(Clone, Copy, Debug)]
pub struct Examples(pub &'static str);

impl Examples {
    /// The blocks with this word after the three backticks, and the rest of that line.
    pub fn blocks(self, kind: &str) -> Vec<Example> {
        let blocks = self.0.split("\n```").skip(1).step_by(2);
        let blocks = blocks.filter_map(|block| {
            let (head, text) = block.split_once('\n')?;
            let (word, rest) = head.split_once(' ').unwrap_or((head, ""));
            (word == kind).then_some((rest, text))
        });
        let blocks: Vec<_> = blocks.collect();
        assert!(!blocks.is_empty(), "no block of {kind}");
        blocks
    }

    pub fn lines(self, kind: &str) -> impl Iterator<Item = Example> {
        let blocks = self.blocks(kind).into_iter();
        blocks.flat_map(|(head, text)| text.lines().map(move |line| (head, line)))
    }

    /// Rules, actions, records and links are read and written back, and the wrong record is refused with the error shown.
    pub fn are_read_and_written_back<G, A>(self)
    where
        G: Linkable,
        A: FromStr<Err: Display> + Display,
    {
        for (_, line) in self.lines("rules") {
            let rules: G::Rules = rules(line);
            assert_eq!(rules, self::rules(&write_rules(&rules)), "{line}");
        }
        for (_, line) in self.lines("action") {
            let action: Result<A, _> = line.parse();
            let action = action.unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(action.to_string(), line);
        }
        for (_, text) in self.blocks("record") {
            let written = record::<G>(text).to_string();
            assert_eq!(record::<G>(&written).to_string(), written);
            assert_eq!(without_remarks(&written), without_remarks(text));
        }
        self.links_are_written_back::<G>();
        let (wrong, errors) = (self.blocks("wrong-record"), self.blocks("error"));
        assert_eq!(wrong.len(), errors.len());
        for ((_, text), (_, error)) in wrong.into_iter().zip(errors) {
            let refused = text.parse::<Record<G>>().map(|record| record.to_string());
            assert_eq!(
                refused.map_err(|why| why.to_string()),
                Err(error.trim().to_owned())
            );
        }
    }

    /// Every link is the first record, or a position; one of them is the first record.
    fn links_are_written_back<G: Linkable>(self) {
        let first: Record<G> = record(self.blocks("record")[0].1);
        let links: Vec<_> = self.lines("link").map(|(_, line)| line).collect();
        let link = first.write_link();
        assert!(links.contains(&&link[..]), "{link}");
        for line in links {
            match Linked::<G>::read(line).unwrap_or_else(|error| panic!("{line}: {error}")) {
                Linked::Game(record) => {
                    assert_eq!(record.write_link(), line);
                    assert_eq!(record.to_string(), first.to_string());
                }
                Linked::Position(judge, position) => {
                    assert_eq!(write_position_link::<G>(&judge, &position), line);
                }
            }
        }
    }

    /// Every position is read, written and read again. Returns each with its line as written.
    pub fn positions<G: Recorded<Position: PartialEq>>(self) -> Vec<(&'static str, String)> {
        let lines = self.lines("position");
        let written = lines.map(|(rules, line)| {
            let judge = self::rules::<G::Rules>(rules).judge();
            let judge = judge.unwrap_or_else(|why| panic!("{rules}: {why}"));
            let position = read_position::<G>(&judge, line);
            let position = position.unwrap_or_else(|error| panic!("{line}: {error}"));
            let written = G::write_position(&judge, &position);
            assert_eq!(read_position::<G>(&judge, &written), Ok(position), "{line}");
            (line, written)
        });
        written.collect()
    }
}

/// Texts that are not records or links of this game are refused with the right error. `wrong_game` turns a link of this game
/// into one of another game.
pub fn wrong_heads_and_links_are_refused<G: Linkable>(
    examples: Examples,
    wrong_game: impl FnOnce(&str) -> String,
) {
    let id = G::HEAD.split(' ').next().unwrap_or_default();
    let rules = G::Rules::PRESETS[0].id;
    let long = "#\n".repeat(G::RECORD_LIMIT / 2);
    for (text, expected) in [
        ("", G::HEAD),
        ("other 1\nrules maze\n", G::HEAD),
        (&format!("{id} 2\nrules {rules}\n"), G::HEAD),
        (&format!("{}\n", G::HEAD), "the word rules"),
        (&format!("{}\nrules {rules}\n{long}", G::HEAD), "at most"),
    ] {
        let read: Result<Record<G>, _> = text.parse();
        let said = read.expect_err("it is wrong").expected.to_string();
        assert!(said.contains(expected), "{text:.80}: {said}");
    }
    let link = record::<G>(examples.blocks("record")[0].1).write_link();
    for (text, error) in [
        ("garbage", LinkError::Kind),
        (&format!("play={id}-1;{rules};A"), LinkError::Kind),
        ("game=1;maze;AAAA", LinkError::OtherGame),
        ("game=nim-1;a;AAAA", LinkError::OtherGame),
        (&format!("game={id}-2;{rules};AAAA"), LinkError::Version),
        (&format!("game={id};{rules};AAAA"), LinkError::Damaged),
        (&format!("game={id}-1"), LinkError::Parts),
        (&format!("game={id}-1;{rules}"), LinkError::Parts),
        (&format!("game={id}-1;chess;AAAA"), LinkError::Rules),
        (&format!("game={id}-1;{rules};AAAA"), LinkError::Damaged),
        (&format!("game={id}-1;{rules};A!"), LinkError::Damaged),
        (&format!("position={id}-1;{rules};9"), LinkError::Position),
        (&wrong_game(&link), LinkError::Game),
        (&format!("{link};x"), LinkError::Parts),
        (
            &link.repeat(LINK_LIMIT / link.len() + 1),
            LinkError::TooLong,
        ),
    ] {
        assert_eq!(Linked::<G>::read(text).err(), Some(error), "{text:.80}");
    }
}

fn rules<R: Expects>(text: &str) -> R {
    read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn record<G: Recorded>(text: &str) -> Record<G> {
    let record = text.parse();
    record.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn without_remarks(text: &str) -> Vec<&str> {
    let lines = text.lines();
    let said = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    said.collect()
}

/// Texts are refused at the right place. A line of `table` has a text in which `\n` ends a line, `->`, the place of the error
/// such as `3:7`, or `7` in a text of one line, `->`, and words of the expectation.
pub fn all_refused<T, E: Display>(read: impl Fn(&str) -> Result<T, ReadError<E>>, table: &str) {
    let rows = table.lines().filter(|row| !row.is_empty());
    let wrong = rows.filter_map(|row| {
        let mut cells = row.rsplitn(3, " -> ");
        let [expected, at, text] = core::array::from_fn(|_| cells.next().expect("three cells"));
        let Err(error) = read(&text.replace("\\n", "\n")) else {
            return Some(format!("{row}: it was read"));
        };
        let (line, column) = at.split_once(':').unwrap_or(("1", at));
        let is_there = (line.parse(), column.parse()) == (Ok(error.line), Ok(error.column));
        let is_right = is_there && error.expected.to_string().contains(expected);
        (!is_right).then(|| format!("{row}: {}:{} {error}", error.line, error.column))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
