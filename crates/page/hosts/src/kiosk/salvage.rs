//! Reads as much as possible of a `kiosk.json` that is not valid JSON because of a mistake in editing.

use crate::Value;

/// The deepest nesting of settings.
const DEEPEST: u32 = 4;

/// Quotation marks as word processors and people write them.
const QUOTES: &str = "\"'“”„‘’«»";

/// A token of the text, with its line.
#[derive(Clone, PartialEq, Debug)]
enum Token {
    Mark(char),
    Text(String),
    /// `true`, a number, or a name without quotation marks.
    Word(String),
}

/// Returns the names and values that can be read, and the line of the first mistake.
pub(crate) fn salvage(text: &str) -> (Vec<(String, Value)>, usize) {
    let mut reader = Reader {
        tokens: Vec::new(),
        next: 0,
        mistake: None,
    };
    reader.split(text);
    let last = reader.tokens.last().map_or(1, |(_, line)| *line);
    let mut opened = false;
    while let Some(&Token::Mark(mark)) = reader.peek(0) {
        opened |= mark == '{';
        reader.next += 1;
    }
    if !opened {
        reader.is_wrong();
    }
    let entries = reader.entries(0);
    (entries, reader.mistake.unwrap_or(last))
}

struct Reader {
    tokens: Vec<(Token, usize)>,
    next: usize,
    mistake: Option<usize>,
}

impl Reader {
    /// Splits the text into tokens. A quoted text ends with its line at the latest, even without a closing quotation mark.
    fn split(&mut self, text: &str) {
        for (line, number) in text.lines().zip(1..) {
            let mut rest = line.trim_start();
            while let Some(first) = rest.chars().next() {
                let after = &rest[first.len_utf8()..];
                let token = if QUOTES.contains(first) {
                    let ends = |letter| match first {
                        '"' => letter == '"',
                        _ => QUOTES.contains(letter),
                    };
                    let end = after.find(ends);
                    let (text, left) = after.split_at(end.unwrap_or(after.len()));
                    if first != '"' || end.is_none() {
                        self.mistake.get_or_insert(number);
                    }
                    let mut left = left.chars();
                    left.next();
                    rest = left.as_str();
                    Token::Text(text.to_owned())
                } else if "{}[]:,".contains(first) {
                    rest = after;
                    Token::Mark(first)
                } else if first == '#' || rest.starts_with("//") {
                    self.mistake.get_or_insert(number);
                    break;
                } else {
                    let ends = |letter: char| {
                        letter.is_whitespace()
                            || "{}[]:,".contains(letter)
                            || QUOTES.contains(letter)
                    };
                    let (word, left) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                    rest = left;
                    Token::Word(word.to_owned())
                };
                self.tokens.push((token, number));
                rest = rest.trim_start();
            }
        }
    }

    fn is_wrong(&mut self) {
        let at = self.tokens.get(self.next).or(self.tokens.last());
        let line = at.map_or(1, |(_, line)| *line);
        self.mistake.get_or_insert(line);
    }

    fn peek(&self, ahead: usize) -> Option<&Token> {
        let token = self.tokens.get(self.next + ahead);
        token.map(|(token, _)| token)
    }

    fn is_mark(&self, ahead: usize, mark: char) -> bool {
        self.peek(ahead) == Some(&Token::Mark(mark))
    }

    /// Whether a name with its colon follows.
    fn is_name(&self, ahead: usize) -> bool {
        matches!(self.peek(ahead), Some(Token::Text(_) | Token::Word(_)))
            && self.is_mark(ahead + 1, ':')
    }

    /// Reads names and values up to the closing brace.
    fn entries(&mut self, depth: u32) -> Vec<(String, Value)> {
        let mut entries = Vec::new();
        loop {
            let name = match self.peek(0) {
                Some(Token::Text(name) | Token::Word(name)) => name.clone(),
                Some(Token::Mark('}')) => {
                    self.next += 1;
                    return entries;
                }
                Some(Token::Mark(']')) if depth > 0 => {
                    self.is_wrong();
                    return entries;
                }
                Some(Token::Mark(mark)) => {
                    if *mark != ',' {
                        self.is_wrong();
                    }
                    self.next += 1;
                    continue;
                }
                None => {
                    self.is_wrong();
                    return entries;
                }
            };
            if matches!(self.peek(0), Some(Token::Word(_))) {
                self.is_wrong();
            }
            if self.is_mark(1, ':') {
                self.next += 2;
            } else {
                self.is_wrong();
                self.next += 1;
            }
            if !self.is_name(0)
                && let Some(value) = self.value(depth)
            {
                entries.push((name, value));
            }
            let ends = self.is_mark(0, ',') && self.is_name(1) || self.is_mark(0, '}');
            if !ends {
                self.is_wrong();
            }
        }
    }

    fn value(&mut self, depth: u32) -> Option<Value> {
        let value = match self.peek(0)? {
            Token::Text(text) => Value::String(text.clone()),
            Token::Word(word) => match (word.as_str(), word.parse()) {
                ("true", _) => Value::Bool(true),
                ("false", _) => Value::Bool(false),
                ("null", _) => Value::Null,
                (_, Ok(number)) => Value::Number(number),
                (word, Err(_)) => {
                    let word = Value::String(word.to_owned());
                    self.is_wrong();
                    word
                }
            },
            Token::Mark('[') if depth < DEEPEST => {
                self.next += 1;
                return Some(Value::Array(self.items(depth + 1)));
            }
            Token::Mark('{') if depth < DEEPEST => {
                self.next += 1;
                return Some(Value::Object(self.entries(depth + 1)));
            }
            Token::Mark(_) => return None,
        };
        self.next += 1;
        Some(value)
    }

    /// Reads values up to the closing bracket, or up to the next name, which cannot be in the list.
    fn items(&mut self, depth: u32) -> Vec<Value> {
        let mut items = Vec::new();
        loop {
            if self.is_mark(0, ']') {
                self.next += 1;
                return items;
            }
            if self.is_name(0) || self.is_mark(0, '}') || self.peek(0).is_none() {
                self.is_wrong();
                return items;
            }
            match self.value(depth) {
                Some(value) => items.push(value),
                None => self.next += 1,
            }
        }
    }
}
