//! What the page says of positions, as cases in the file `sayings.txt` of a game's `ui`.
//!
//! `rules`, then `start` or `position`, begin a game between two people. `play` continues it by decisions, and `enter` by an end
//! that players agree on, such as `white resigned 2`. `players` seats others: `human`, `computer`, `distant`. Every other statement
//! is a claim about the game: the text that the page says, or the beginning, the middle or the end of it, with `…` for the rest. A
//! claim about places begins with them: `place: w5 w7 = point 7, …` is what is said of `w7` while the piece on `w5` is chosen.

use game::session::PlayerKind;
use game::{Game as _, Level, Recorded as _, Side};
use messages::speak_as;
use testkit::cases::{Statement, no_statement, same, statements};

use super::{HUMANS, at, marks};
use crate::text::seats;
use crate::{Entry, OnPage, Session};

/// The page says what its cases say.
pub fn hold<G: OnPage>(text: &str) {
    speak_as(G::Game::ID);
    let mut table = Table::<G>::default();
    let mut wrong = Vec::new();
    for Statement { line, key, text } in statements(text).unwrap() {
        if let Err(what) = table.follow(&key, &text) {
            wrong.push(format!("line {line}, {key}: {text}\n{what}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n\n"));
}

struct Table<G: OnPage> {
    rules: String,
    session: Option<Session<G>>,
}

impl<G: OnPage> Default for Table<G> {
    fn default() -> Self {
        Table {
            rules: String::new(),
            session: None,
        }
    }
}

impl<G: OnPage> Table<G> {
    fn follow(&mut self, key: &str, text: &str) -> Result<(), String> {
        match key {
            "case" => self.session = None,
            "rules" => text.clone_into(&mut self.rules),
            "start" => {
                let text = format!("{}\nrules {}\n", G::Game::HEAD, self.rules);
                self.session = Some(Session::<G>::from_record(text.parse().unwrap(), HUMANS));
            }
            "position" => self.session = Some(at::<G>(&self.rules, text)),
            "players" => {
                for (side, word) in Side::BOTH.into_iter().zip(text.split(' ')) {
                    self.session()?.set_player(side.into(), player(word)?);
                }
            }
            "play" => {
                for word in text.split(' ') {
                    self.enter(G::read_decision(word)?)?;
                }
            }
            "enter" => {
                let mut results = G::Game::BY_THE_PLAYERS.iter();
                let entry = results.find(|(words, _)| *words == text);
                let (_, entry) = entry.ok_or("no entry has these words")?;
                self.enter(entry.clone())?;
            }
            _ => return self.claim(key, text),
        }
        Ok(())
    }

    fn session(&mut self) -> Result<&mut Session<G>, String> {
        Ok(self.session.as_mut().ok_or("there is no game")?)
    }

    fn enter(&mut self, entry: Entry<G>) -> Result<(), String> {
        let entered = self.session()?.enter(entry);
        entered.map(drop).map_err(|why| format!("{why:?}"))
    }

    fn claim(&mut self, key: &str, text: &str) -> Result<(), String> {
        let session = &*self.session()?;
        seats::speak_to::<G>(Side::BOTH.map(|side| session.player(side.into())));
        let (places, wanted) = text.split_once(" = ").unwrap_or(("", text));
        let history = G::history_of(session);
        let last = history.last().zip(session.record().entries().last());
        let found = match (key, last) {
            ("turn", _) => G::turn_in_words(session),
            ("task", _) => G::task(session, false),
            ("line", _) => G::turn_in_line(&history),
            ("record", _) => session.record().to_string(),
            ("end of turn", _) => G::end_of_turn_in_words(session).unwrap_or_default(),
            ("gives up", _) => match G::may_give_up(session) {
                true => "yes".to_owned(),
                false => "no".to_owned(),
            },
            ("resigning", _) => {
                let side = session.turn().side().ok_or("the game is over")?;
                G::resigning(session, side).unwrap_or_default().join(" / ")
            }
            ("forced", _) => G::forced(session).len().to_string(),
            ("news", Some((told, _))) => G::news(told, false),
            ("brief", Some((told, _))) => G::news(told, true),
            ("step", Some((told, entry))) => G::step_in_words(entry, told),
            _ => told_of_places::<G>(session, key, places)?,
        };
        holds(wanted, &found.replace('\u{2060}', ""))
    }
}

/// What is said of a place, or of the way from one to another.
fn told_of_places<G: OnPage>(
    session: &Session<G>,
    key: &str,
    places: &str,
) -> Result<String, String> {
    let read = |name: &str| -> Result<G::Place, String> {
        let place = name.parse().ok();
        place.ok_or_else(|| format!("{name} is no place"))
    };
    let legal = G::legal_moves(session, None);
    let (chosen, place) = match places.split_once(' ') {
        Some((from, to)) => {
            let from = read(from)?;
            let mut picks = legal.iter().map(|way| way.pick);
            let pick = picks.find(|pick| G::place_of(*pick) == from);
            (Some(pick.ok_or("no piece there can move")?), read(to)?)
        }
        None => (None, read(places)?),
    };
    let why = || G::why_not(session, chosen, place).ok_or("that is possible");
    Ok(match key {
        "place" => {
            let marks = marks::<G>(session, chosen);
            G::place_name(session.judge(), session.position(), place, &marks)
        }
        "refuses" => G::why_in_words(&why()?),
        "rule" => {
            let rule = G::rule_against(&why()?, session);
            rule.map_or("none", |topic| topic.name).to_owned()
        }
        "ways" => {
            let ways = legal
                .iter()
                .filter(|way| Some(way.pick) == chosen && way.to == place);
            let mut words: Vec<String> = ways.map(G::way_in_words).collect();
            words.sort();
            words.join(" / ")
        }
        _ => return Err(no_statement(key)),
    })
}

fn player(word: &str) -> Result<PlayerKind, String> {
    match word {
        "human" => Ok(PlayerKind::Human),
        "distant" => Ok(PlayerKind::Distant),
        "computer" => Ok(PlayerKind::Computer(Level::ALL[0])),
        _ => Err(format!("{word} is no player")),
    }
}

/// Whether a text is the wanted one, in which `…` at the beginning or at the end stands for anything.
fn holds(wanted: &str, found: &str) -> Result<(), String> {
    let (start, end) = (wanted.strip_prefix('…'), wanted.strip_suffix('…'));
    let found_there = match (start, end) {
        (Some(rest), Some(_)) => rest
            .strip_suffix('…')
            .is_some_and(|middle| found.contains(middle)),
        (Some(rest), None) => found.ends_with(rest),
        (None, Some(begin)) => found.starts_with(begin),
        (None, None) => found == wanted,
    };
    match found_there {
        true => Ok(()),
        false => same(wanted, found),
    }
}
