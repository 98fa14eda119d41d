//! Cases: positions made by hand, each for one rule of a game. They are in text files, whose form
//! `crates/games/sahkku/cases/README.md` describes.

use core::fmt::{Debug, Display};
use core::str::FromStr;
use std::fs;

use game::{Game, Judge, Recorded, RuleSets as _, Turn, read_position, read_rules};

pub trait Cases {
    type Game: Recorded<Position: PartialEq, Entry: Display>
        + Game<Action: FromStr<Err: Display> + Display + PartialEq + Debug>;

    /// The game that starts from the position that a text describes.
    fn laid(judge: &Judge<Self::Game>, text: &str) -> Result<Self::Game, String> {
        let read = read_position::<Self::Game>(judge, text);
        let position = read.map_err(|error| error.to_string())?;
        Ok(Self::Game::begin_from(judge.clone(), position))
    }

    /// The game from its start; `text` is the rest of the statement.
    fn started(judge: &Judge<Self::Game>, text: &str) -> Result<Self::Game, String> {
        match text {
            "" => Ok(Self::Game::begin(judge.clone())),
            _ => Err("a start has no more words".to_owned()),
        }
    }

    /// A statement with the sides exchanged, in a game whose every case is followed a second time like that.
    fn exchanged(_key: &str, _text: &str) -> Option<String> {
        None
    }

    /// Whether the first event of an action tells of the action itself.
    fn is_of(_event: &Event<Self>, _action: &Action<Self>) -> bool {
        true
    }

    fn told(event: &Event<Self>) -> String;

    /// A claim that only this game has. The events are those of the last throw or action.
    fn claim(
        _game: &Self::Game,
        _events: &[Event<Self>],
        key: &str,
        _text: &str,
    ) -> Result<(), String> {
        Err(no_statement(key))
    }
}

type Event<C> = <<C as Cases>::Game as Recorded>::Event;
type Action<C> = <<C as Cases>::Game as Game>::Action;
type Rules<C> = <<C as Cases>::Game as Recorded>::Rules;

/// The error for a key that is no statement.
pub fn no_statement(key: &str) -> String {
    format!("there is no statement called `{key}`")
}

/// An error, with its line in the file.
#[derive(Debug)]
pub struct Fault {
    pub line: usize,
    pub what: String,
}

impl Fault {
    fn new(line: usize, what: impl Display) -> Fault {
        let what = what.to_string();
        Fault { line, what }
    }
}

/// Every case of a folder holds; there are `count`, so that none is lost unnoticed.
pub fn all_hold<C: Cases>(folder: &str, count: usize) {
    let (mut found, mut wrong) = (0, Vec::new());
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            let text = fs::read_to_string(&path).unwrap();
            let heads = text.lines().filter(|line| line.starts_with("case:"));
            found += heads.count();
            let told = |Fault { line, what }| format!("{}:{line}: {what}", path.display());
            wrong.extend(faults::<C>(&text).into_iter().map(told));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert_eq!(found, count, "cases in {folder}");
}

/// The first fault of every case in a text.
pub fn faults<C: Cases>(text: &str) -> Vec<Fault> {
    let statements = match statements(text) {
        Ok(statements) => statements,
        Err(fault) => return vec![fault],
    };
    if statements.first().is_none_or(|first| first.key != "case") {
        return vec![Fault::new(1, "a file begins with a case")];
    }
    let cases = statements.chunk_by(|_, next| next.key != "case");
    cases.filter_map(|case| hold::<C>(case).err()).collect()
}

/// A statement of a case, such as `has: II:b9-b7`.
pub struct Statement {
    pub line: usize,
    pub key: String,
    pub text: String,
}

/// `key: text` lines; indented lines continue the previous line.
pub fn statements(text: &str) -> Result<Vec<Statement>, Fault> {
    let mut statements: Vec<Statement> = Vec::new();
    let lines = (1..).zip(text.lines());
    for (line, whole) in
        lines.filter(|(_, whole)| !whole.trim().is_empty() && !whole.starts_with('#'))
    {
        if whole.starts_with([' ', '\t']) {
            let Some(before) = statements.last_mut() else {
                return Err(Fault::new(line, "an indented line with nothing before it"));
            };
            before.text = format!("{} {}", before.text, whole.trim());
            continue;
        }
        let Some((key, text)) = whole.split_once(':') else {
            return Err(Fault::new(line, "expected a statement such as `has: …`"));
        };
        let (key, text) = (key.trim().to_owned(), text.trim().to_owned());
        statements.push(Statement { line, key, text });
    }
    Ok(statements)
}

/// Follows a case, and again with the sides exchanged in a game that asks for this.
fn hold<C: Cases>(case: &[Statement]) -> Result<(), Fault> {
    let (head, statements) = case.split_first().expect("a case has a name");
    if !head.text.starts_with('§') {
        let what = "a case is named after what it shows: §, section, and the rule in a few words";
        return Err(Fault::new(head.line, what));
    }
    for exchanges in [false, true] {
        let mut table = Table::<C> {
            judge: None,
            game: None,
            events: Vec::new(),
            claims: 0,
        };
        for Statement { line, key, text } in statements {
            let text = match exchanges {
                false => text.clone(),
                true => match C::exchanged(key, text) {
                    Some(exchanged) => exchanged,
                    None => return Ok(()),
                },
            };
            let followed = table.follow(key, &text);
            followed.map_err(|what| Fault::new(*line, format!("{}\n{what}", head.text)))?;
        }
        if table.claims == 0 {
            return Err(Fault::new(head.line, "this case claims nothing"));
        }
    }
    Ok(())
}

type Wrong = String;

/// A table at which a case is played.
struct Table<C: Cases> {
    judge: Option<Judge<C::Game>>,
    game: Option<C::Game>,
    /// The events of the last throw or action.
    events: Vec<Event<C>>,
    claims: usize,
}

impl<C: Cases> Table<C> {
    fn follow(&mut self, key: &str, text: &str) -> Result<(), Wrong> {
        match key {
            "rules" => {
                self.judge = Some(judge::<C>(text)?);
                self.game = None;
                return Ok(());
            }
            "position" => return self.lay(C::laid(self.judge()?, text)?),
            "start" => return self.lay(C::started(self.judge()?, text)?),
            "throw" | "enter" => return self.enter(text),
            "play" => return text.split_whitespace().try_for_each(|word| self.play(word)),
            _ => self.claims += 1,
        }
        match key {
            "refused" => refused(text, |rules| judge::<C>(rules).map(drop)),
            "impossible" => refused(text, |text| C::laid(self.judge()?, text).map(drop)),
            "legal" => self.legal_is(text),
            "has" => text
                .split_whitespace()
                .try_for_each(|word| match self.why(word)? {
                    None => Ok(()),
                    Some((_, all)) => Err(format!("{word} is not legal: {all}")),
                }),
            "lacks" => self.lacks(text),
            "refuses" => refused(text, |entry| self.refuses(entry)),
            "turn" => same(text, &self.turn()?),
            "then" => self.position_is(text),
            "events" => self.events_are(text),
            "over" => self.over_is(text),
            _ => C::claim(self.game()?, &self.events, key, text),
        }
    }

    fn judge(&self) -> Result<&Judge<C::Game>, Wrong> {
        Ok(self.judge.as_ref().ok_or("the rules must be set first")?)
    }

    fn game(&self) -> Result<&C::Game, Wrong> {
        Ok(self.game.as_ref().ok_or("there must be a position first")?)
    }

    fn lay(&mut self, game: C::Game) -> Result<(), Wrong> {
        self.game = Some(game);
        self.events.clear();
        Ok(())
    }

    fn enter(&mut self, text: &str) -> Result<(), Wrong> {
        let mut game = self.game()?.clone();
        let entry = game.read_entry(text)?;
        let mut events = Vec::new();
        let entered = game.enter(&entry, |event| events.push(event));
        entered.map_err(|why| format!("{text} cannot be played: {why}"))?;
        (self.game, self.events) = (Some(game), events);
        Ok(())
    }

    fn play(&mut self, word: &str) -> Result<(), Wrong> {
        let action = action::<C>(word)?;
        self.enter(word)?;
        match self.events.first() {
            Some(event) if C::is_of(event, &action) => Ok(()),
            _ => Err(format!("the events do not begin with {word}")),
        }
    }

    /// Enters an entry in a copy of the game, which an error leaves as it is.
    fn refuses(&self, text: &str) -> Result<(), Wrong> {
        let game = self.game()?;
        let (entry, mut tried) = (game.read_entry(text)?, game.clone());
        tried.enter(&entry, |_| ()).map_err(|why| {
            assert!(
                tried.position() == game.position(),
                "{text} changed the game"
            );
            format!("{why:?}: {why}")
        })
    }

    /// Who is to do what: `both throw`, `men throw`, `men decide`; `over` at the end.
    fn turn(&self) -> Result<String, Wrong> {
        let word = |side: <C::Game as Recorded>::Side| C::Game::SIDES[side.into().index()];
        Ok(match self.game()?.turn() {
            Turn::Chance(None) => "both throw".to_owned(),
            Turn::Chance(Some(side)) => format!("{} throw", word(side)),
            Turn::Decide(side) => format!("{} decide", word(side)),
            Turn::Over(_) => "over".to_owned(),
        })
    }

    /// Why an action is refused: the name of the refusal, and all about it; `None` if it is legal.
    fn why(&self, word: &str) -> Result<Option<(String, String)>, Wrong> {
        let (game, entry) = (self.game()?, action::<C>(word)?.into());
        let entered = game.clone().enter(&entry, |_| ());
        if entered.is_ok() != game.decisions().contains(&entry) {
            return Err(format!("{word} is either listed or accepted"));
        }
        Ok(entered.err().map(|why| {
            let all = format!("{why:?}: {why}");
            let name = all.trim_start_matches("Refused(");
            let end = name.find([' ', '(', ')']).unwrap_or(name.len());
            let over = game.turn().is_over();
            let name = if over { "GameOver" } else { &name[..end] };
            (name.to_owned(), all)
        }))
    }

    /// The reason is the name of a refusal; more words after it are a part of what it says.
    fn lacks(&self, text: &str) -> Result<(), Wrong> {
        let (actions, reason) = because(text)?;
        let (name, words) = reason.split_once(' ').unwrap_or((reason, ""));
        actions
            .split_whitespace()
            .try_for_each(|word| match self.why(word)? {
                None => Err(format!("{word} is legal")),
                Some((why, all)) if why == name && all.contains(words) => Ok(()),
                Some((_, all)) => Err(format!("{word} is refused because of {all}")),
            })
    }

    fn legal_is(&self, text: &str) -> Result<(), Wrong> {
        let decisions = self.game()?.decisions().into_iter();
        let mut legal: Vec<String> = decisions.map(|entry| entry.to_string()).collect();
        let mut wanted = Vec::new();
        for word in words(text) {
            wanted.push(action::<C>(word)?.to_string());
        }
        legal.sort();
        wanted.sort();
        same(&wanted.join(" "), &legal.join(" "))
    }

    fn position_is(&self, text: &str) -> Result<(), Wrong> {
        let (judge, position) = (self.judge()?, self.game()?.position());
        let wanted = read_position::<C::Game>(judge, text).map_err(|error| error.to_string())?;
        let [wrote, found] =
            [&wanted, position].map(|position| C::Game::write_position(judge, position));
        match *position == wanted {
            true => Ok(()),
            false => same(&wrote, &found),
        }
    }

    /// The consequences of the last throw or action, without the throw or the action itself.
    fn events_are(&self, text: &str) -> Result<(), Wrong> {
        let told: Vec<String> = self.events.iter().skip(1).map(C::told).collect();
        same(if text == "none" { "" } else { text }, &told.join("; "))
    }

    fn over_is(&self, text: &str) -> Result<(), Wrong> {
        let result = self.game()?.result().map(|result| result.to_string());
        let told = result
            .as_deref()
            .map_or("no", |line| line.trim_start_matches("result "));
        same(text, told)
    }
}

/// The words of a list, which is `none` if there are none.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|word| *word != "none")
}

/// Compares what is with what should be.
pub fn same(wanted: &str, found: &str) -> Result<(), String> {
    match wanted == found {
        true => Ok(()),
        false => Err(format!("it is        {found}\nand should be {wanted}")),
    }
}

fn judge<C: Cases>(text: &str) -> Result<Judge<C::Game>, Wrong> {
    let rules = read_rules::<Rules<C>>(text).map_err(|error| error.to_string())?;
    rules.judge().map_err(|why| why.to_string())
}

fn action<C: Cases>(text: &str) -> Result<Action<C>, Wrong> {
    let read = text.parse::<Action<C>>();
    read.map_err(|error| format!("`{text}` is no action: {error}"))
}

fn because(text: &str) -> Result<(&str, &str), Wrong> {
    Ok(text
        .split_once(" because ")
        .ok_or("expected `… because …`")?)
}

fn refused(text: &str, tried: impl Fn(&str) -> Result<(), Wrong>) -> Result<(), Wrong> {
    let (text, reason) = because(text)?;
    match tried(text) {
        Ok(()) => Err(format!("{text} is accepted")),
        Err(why) if why.contains(reason) => Ok(()),
        Err(why) => Err(format!("refused for another reason: {why}")),
    }
}
