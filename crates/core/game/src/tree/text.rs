//! Version 2 of the notation: the record of a game, and after it its variations, comments and marks.
//!
//! Each line has a number: the main line is 0, and variations follow from 1 on. A place is the number of a line and that of an
//! entry in it, such as `2.3`; the number of the main line is left out.

use core::fmt;
use core::str::FromStr;
use std::collections::{HashMap, VecDeque};

use super::{Mark, Node, Tree};
use crate::notation::{Line, Unread};
use crate::{Anywhere, ENTRIES_LIMIT, Expected, Game, Record, is_blank, trimmed};

/// The largest number of variations in a text.
const MOST_LINES: usize = 1000;

/// The first words of the lines after the record.
const KEYS: [&str; 3] = ["line ", "comment ", "mark "];

/// The first line of a record of version 2.
fn head<G: Game>() -> String {
    format!("{}2", G::HEAD.trim_end_matches('1'))
}

/// Writes a place: `4` or `2.3`.
fn write_place(line: usize, entry: usize) -> String {
    match line {
        0 => entry.to_string(),
        _ => format!("{line}.{entry}"),
    }
}

impl<G: Game<Entry: fmt::Display>> fmt::Display for Tree<G> {
    /// Writes the record of a game without variations, comments and marks in version 1, any other in version 2.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let record = self.main_line().to_string();
        let mut notes = String::new();
        self.write_notes(&mut notes)?;
        match record.strip_prefix(G::HEAD).filter(|_| !notes.is_empty()) {
            Some(rest) => write!(f, "{}{rest}\n{notes}", head::<G>()),
            None => f.write_str(&record),
        }
    }
}

impl<G: Game<Entry: fmt::Display>> Tree<G> {
    fn write_notes(&self, f: &mut impl fmt::Write) -> fmt::Result {
        // The lines still to be written: where each one branches off, and its first node.
        let mut lines = VecDeque::from([(String::new(), Self::ROOT)]);
        let mut number = 0;
        while let Some((after, first)) = lines.pop_front() {
            let line = self.line(first);
            if first != Self::ROOT {
                number += 1;
                let entries = line.iter().filter_map(|&node| self.entry(node));
                let entries: Vec<String> = entries.map(ToString::to_string).collect();
                writeln!(f, "line {number} after {after}: {}", entries.join("; "))?;
            }
            for (n, &node) in line.iter().enumerate() {
                let at = write_place(number, n + usize::from(first != Self::ROOT));
                if let Some(mark) = self.mark(node) {
                    writeln!(f, "mark {at} {mark}")?;
                }
                for text in self.comment(node).lines() {
                    writeln!(f, "{}", format!("comment {at} {text}").trim_end())?;
                }
                let others = self.children(node).iter().skip(1);
                lines.extend(others.map(|&other| (at.clone(), other)));
            }
        }
        Ok(())
    }
}

impl<G: Game<Entry: PartialEq + fmt::Display>> FromStr for Tree<G> {
    type Err = Unread<G::Rules>;

    /// Reads a record of version 1 or 2 and replays all of it under its rules.
    fn from_str(text: &str) -> Result<Tree<G>, Unread<G::Rules>> {
        if text.len() > G::RECORD_LIMIT {
            return Err(Line::new("").expected(Expected::Shorter(G::RECORD_LIMIT)));
        }
        let (mut record, mut notes) = (String::new(), Vec::new());
        let mut is_second = false;
        let mut is_headed = false;
        for (n, line) in text.lines().enumerate() {
            let line = line.trim_end_matches(is_blank);
            let begun = trimmed(line);
            if !is_headed && !begun.is_empty() && !begun.starts_with('#') {
                (is_headed, is_second) = (true, begun == head::<G>());
                record.push_str(if is_second { G::HEAD } else { line });
            } else if is_second && (!notes.is_empty() || is_note(line)) {
                notes.push((n + 1, line));
                continue;
            } else {
                record.push_str(line);
            }
            record.push('\n');
        }
        let tree = Tree::of(&record.parse::<Record<G>>()?);
        let main = tree.line(Self::ROOT);
        let mut reader = Reader {
            tree,
            nodes: HashMap::from([(0, main)]),
            comments: HashMap::new(),
        };
        for (n, line) in notes {
            if !line.is_empty() && !line.starts_with('#') {
                reader.read(Line::of_line(line, n))?;
            }
        }
        for (node, comment) in reader.comments {
            reader.tree.set_comment(node, &comment);
        }
        Ok(reader.tree)
    }
}

fn is_note(line: &str) -> bool {
    KEYS.iter().any(|key| line.starts_with(key))
}

/// A game with variations that is being read.
struct Reader<G: Game> {
    tree: Tree<G>,
    /// The nodes of each line by the numbers of their entries. Index 0 of a variation holds the node where it branches off.
    nodes: HashMap<u32, Vec<Node>>,
    /// The comments on nodes, each line ended.
    comments: HashMap<Node, String>,
}

impl<G: Game<Entry: PartialEq + fmt::Display>> Reader<G> {
    fn read(&mut self, mut line: Line<'_, G::Rules>) -> Result<(), Unread<G::Rules>> {
        let start = line.clone();
        match line.word() {
            "line" => self.line(&mut line),
            "comment" => {
                let node = self.place(&mut line)?;
                let text = line.rest().strip_prefix(' ').unwrap_or_default();
                let comment = self.comments.entry(node).or_default();
                comment.extend([text, "\n"]);
                Ok(())
            }
            "mark" => {
                let node = self.place(&mut line)?;
                line.space()?;
                let mark = line.rest().parse::<Mark>();
                let signs = || Mark::ALL.map(Mark::sign).to_vec();
                let mark = mark.map_err(|_| line.expected(Expected::Words(signs())))?;
                self.tree.set_mark(node, Some(mark));
                Ok(())
            }
            _ => Err(start.expected(Expected::Words(KEYS.map(str::trim_end).to_vec()))),
        }
    }

    /// Reads `line 2 after 1.3: …`.
    fn line(&mut self, line: &mut Line<'_, G::Rules>) -> Result<(), Unread<G::Rules>> {
        line.space()?;
        let start = line.clone();
        let number = line
            .number()
            .filter(|number| !self.nodes.contains_key(number));
        let number = number.ok_or_else(|| start.expected(Anywhere::NewLine))?;
        if self.nodes.len() > MOST_LINES {
            return Err(start.expected(Anywhere::FewerLines));
        }
        line.space()?;
        if !line.take("after") {
            return Err(line.expected(Expected::Words(vec!["after"])));
        }
        let parent = self.place(line)?;
        if !line.take(":") {
            return Err(line.expected(Expected::Words(vec![":"])));
        }
        let record = self.tree.record(parent);
        let mut game = record.replay(usize::MAX);
        let mut nodes = vec![parent];
        let mut at = parent;
        let mut rest = line.rest();
        loop {
            let (text, more) = rest
                .split_once(';')
                .map_or((rest, None), |(text, more)| (text, Some(more)));
            // The error points to the beginning of this entry.
            let mut here = line.clone();
            here.take(&line.rest()[..line.rest().len() - rest.len()]);
            here.spaces();
            if record.entries().len() + nodes.len() > ENTRIES_LIMIT {
                return Err(here.expected(Anywhere::FewerEntries));
            }
            let entry = game.read_entry(text);
            let entry = game.as_recorded(entry.map_err(|_| here.expected(Anywhere::Entry))?);
            let entered = game.enter_unseen(&entry);
            entered.map_err(|refused| here.expected(Expected::Next(refused)))?;
            at = match self.tree.child(at, &entry) {
                Some(known) => known,
                None => self.tree.push(at, entry),
            };
            nodes.push(at);
            match more {
                Some(more) => rest = more,
                None => break,
            }
        }
        self.nodes.insert(number, nodes);
        Ok(())
    }

    /// Reads a space and a known place.
    fn place(&self, line: &mut Line<'_, G::Rules>) -> Result<Node, Unread<G::Rules>> {
        line.space()?;
        let start = line.clone();
        let mut number = || {
            let first = line.number()?;
            match line.take(".") {
                // Entry 0 of a variation is a place in the line that it leaves, and has its name there.
                true => Some((
                    first,
                    line.number().filter(|&entry| entry > 0 || first == 0)?,
                )),
                false => Some((0, first)),
            }
        };
        let place = number();
        let node = place.and_then(|(line, entry)| {
            let nodes = self.nodes.get(&line)?;
            nodes.get(usize::try_from(entry).ok()?).copied()
        });
        node.ok_or_else(|| start.expected(Anywhere::Place))
    }
}
