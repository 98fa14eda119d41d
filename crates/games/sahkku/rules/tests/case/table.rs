//! A table at which one case is played.

use sahkku::{
    Action, Actions, Dice, Event, Face, Judge, Outcome, Place, Position, Reason, Side, Spot,
    Taking, read_rules,
};

use super::Statement;

/// What is wrong with a statement, in words.
type Wrong = String;

#[derive(Default)]
pub(super) struct Table {
    judge: Option<Judge>,
    position: Option<Position>,
    /// The events of the last throw or action.
    events: Vec<Event>,
    claims: usize,
}

impl Table {
    /// The number of checked claims.
    pub(super) fn claims(&self) -> usize {
        self.claims
    }

    pub(super) fn follow(&mut self, statement: &Statement) -> Result<(), Wrong> {
        let text = statement.text.as_str();
        match statement.key.as_str() {
            "rules" => return self.set_rules(text),
            "position" => return self.set_position(text),
            "start" => return self.start(text),
            "throw" => return self.throw(text),
            "play" => return self.play(text),
            _ => {}
        }
        self.claims += 1;
        match statement.key.as_str() {
            "refused" => self.rules_are_refused(text),
            "impossible" => self.position_is_refused(text),
            "legal" => self.legal_is(text),
            "has" => self.has(text),
            "lacks" => self.lacks(text),
            "then" => self.position_is(text),
            "events" => self.events_are(text),
            "over" => self.over_is(text),
            "walk" => self.walks(text),
            key => Err(format!("there is no statement called `{key}`")),
        }
    }

    fn set_rules(&mut self, text: &str) -> Result<(), Wrong> {
        let rules = read_rules(text).map_err(|error| error.to_string())?;
        self.judge = Some(Judge::new(rules).map_err(|error| error.to_string())?);
        self.position = None;
        Ok(())
    }

    fn judge(&self) -> Result<&Judge, Wrong> {
        self.judge
            .as_ref()
            .ok_or_else(|| "the rules must be set first".to_owned())
    }

    fn now(&self) -> Result<(&Judge, &Position), Wrong> {
        let position = self
            .position
            .as_ref()
            .ok_or("there must be a position first")?;
        Ok((self.judge()?, position))
    }

    fn read_position(&self, text: &str) -> Result<Position, Wrong> {
        let read = self.judge()?.read_position(text);
        read.map_err(|error| error.to_string())
    }

    fn set_position(&mut self, text: &str) -> Result<(), Wrong> {
        let position = self.read_position(text)?;
        let written = self.judge()?.write_position(&position);
        let turn = |text: &str| text.split_whitespace().nth(1).map(str::to_owned);
        if turn(&written) != turn(text) {
            return Err(format!(
                "nothing can be done there, and the turn has passed: {written}"
            ));
        }
        self.position = Some(position);
        self.events.clear();
        Ok(())
    }

    fn start(&mut self, text: &str) -> Result<(), Wrong> {
        self.position = Some(match text.split_once(' ') {
            Some((first, "miedut")) => self.judge()?.start_miedut(read_side(first)?),
            Some(_) => return Err("expected `men` or `women`, and perhaps `miedut`".to_owned()),
            None => self.judge()?.start(read_side(text)?),
        });
        self.events.clear();
        Ok(())
    }

    fn throw(&mut self, text: &str) -> Result<(), Wrong> {
        let mut position = *self.now()?.1;
        let dice = read_dice(text)?;
        let mut events = Vec::new();
        self.judge()?
            .throw(&mut position, dice, |event| events.push(event))
            .map_err(|error| error.to_string())?;
        self.position = Some(position);
        self.events = events;
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), Wrong> {
        for word in text.split_whitespace() {
            let action = read_action(word)?;
            let (judge, before) = self.now()?;
            let mut position = *before;
            let mut events = Vec::new();
            judge
                .play(&mut position, action, |event| events.push(event))
                .map_err(|_| {
                    let why = judge.why(before, action);
                    format!("{word} cannot be played: {why:?}")
                })?;
            if !events.first().is_some_and(|&event| is_deed(event, action)) {
                return Err(format!("the events do not begin with {word}: {events:?}"));
            }
            self.position = Some(position);
            self.events = events;
        }
        Ok(())
    }

    fn rules_are_refused(&self, text: &str) -> Result<(), Wrong> {
        let (rules, reason) = text
            .split_once(" because ")
            .ok_or("expected `rules because reason`")?;
        match read_rules(rules) {
            Ok(_) => Err("these rules go together".to_owned()),
            Err(error) if error.expected.to_string().contains(reason) => Ok(()),
            Err(error) => Err(format!("refused for another reason: {error}")),
        }
    }

    fn position_is_refused(&self, text: &str) -> Result<(), Wrong> {
        let (position, reason) = text
            .split_once(" because ")
            .ok_or("expected `position because reason`")?;
        match self.judge()?.read_position(position) {
            Ok(_) => Err("this position can be".to_owned()),
            Err(error) if error.expected.to_string().contains(reason) => Ok(()),
            Err(error) => Err(format!("refused for another reason: {error}")),
        }
    }

    fn legal(&self) -> Result<Vec<String>, Wrong> {
        let (judge, position) = self.now()?;
        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        Ok(legal.iter().map(Action::to_string).collect())
    }

    fn legal_is(&self, text: &str) -> Result<(), Wrong> {
        let legal = self.legal()?;
        let wanted: Vec<&str> = match text {
            "none" => Vec::new(),
            _ => text.split_whitespace().collect(),
        };
        for word in &wanted {
            read_action(word)?;
        }
        let missing: Vec<&str> = wanted
            .iter()
            .copied()
            .filter(|&word| !legal.iter().any(|action| action == word))
            .collect();
        let too_many: Vec<&str> = legal
            .iter()
            .map(String::as_str)
            .filter(|action| !wanted.contains(action))
            .collect();
        if missing.is_empty() && too_many.is_empty() {
            return if legal.len() == wanted.len() {
                Ok(())
            } else {
                Err(format!("an action stands twice: {}", legal.join(" ")))
            };
        }
        Err(format!(
            "legal actions that are missing: {}; that should not be there: {}",
            missing.join(" "),
            too_many.join(" ")
        ))
    }

    fn has(&self, text: &str) -> Result<(), Wrong> {
        let (judge, position) = self.now()?;
        let legal = self.legal()?;
        for word in text.split_whitespace() {
            let action = read_action(word)?;
            let why = judge.why(position, action);
            let listed = legal.contains(&action.to_string());
            if !listed || why.is_some() {
                return Err(format!("{word} is not legal: {why:?}"));
            }
        }
        Ok(())
    }

    fn lacks(&self, text: &str) -> Result<(), Wrong> {
        let (actions, reason) = text
            .split_once(" because ")
            .ok_or("expected `actions because Refusal`")?;
        let (judge, position) = self.now()?;
        for word in actions.split_whitespace() {
            let action = read_action(word)?;
            let mut after = *position;
            if judge.play(&mut after, action, |_| ()).is_ok() {
                return Err(format!("{word} is legal"));
            }
            let why = format!("{:?}", judge.why(position, action));
            let name = why.trim_start_matches("Some(");
            let end = name.find([' ', '(', ')']).unwrap_or(name.len());
            if &name[..end] != reason.trim() {
                return Err(format!("{word} is refused because of {why}"));
            }
        }
        Ok(())
    }

    fn position_is(&self, text: &str) -> Result<(), Wrong> {
        let wanted = self.read_position(text)?;
        let (judge, position) = self.now()?;
        if *position == wanted {
            return Ok(());
        }
        Err(format!(
            "the position is  {}\nand it should be {}",
            judge.write_position(position),
            judge.write_position(&wanted)
        ))
    }

    /// The consequences of the last throw or action, without the throw or the action itself.
    fn events_are(&self, text: &str) -> Result<(), Wrong> {
        let told: Vec<String> = self
            .events
            .iter()
            .skip(1)
            .map(|&event| tell(event))
            .collect();
        let wanted: Vec<&str> = match text {
            "none" => Vec::new(),
            _ => text.split(';').map(str::trim).collect(),
        };
        if told == wanted {
            return Ok(());
        }
        Err(format!("what happened is: {}", told.join("; ")))
    }

    fn over_is(&self, text: &str) -> Result<(), Wrong> {
        let outcome = self.now()?.1.outcome();
        let wanted = match text.split_once(' ') {
            None if text == "no" => None,
            Some((winner, reason)) => Some(Outcome {
                winner: match winner {
                    "draw" => None,
                    side => Some(read_side(side)?),
                },
                reason: Reason::from_word(reason).ok_or_else(|| format!("no reason: {reason}"))?,
            }),
            None => return Err("expected `no`, or the winner and the reason".to_owned()),
        };
        if outcome == wanted {
            return Ok(());
        }
        Err(format!("the game's end is {outcome:?}"))
    }

    /// `men: a1 a2 …`: each spot is one step after the previous one, and so on up to four.
    fn walks(&self, text: &str) -> Result<(), Wrong> {
        let (side, spots) = text
            .split_once(' ')
            .ok_or("expected a side and the spots on its way")?;
        let side = read_side(side)?;
        let (judge, position) = self.now()?;
        let spots: Vec<Spot> = spots
            .split_whitespace()
            .map(read_spot)
            .collect::<Result<_, _>>()?;
        for (n, &from) in spots.iter().enumerate() {
            for value in 1..=4 {
                let Some(&to) = spots.get(n + usize::from(value)) else {
                    break;
                };
                let lands = judge.walk(position, side, from, value).last();
                if lands != Some(to) {
                    return Err(format!(
                        "{value} steps after {from:?} comes {lands:?}, not {to:?}"
                    ));
                }
            }
        }
        Ok(())
    }
}

fn read_side(text: &str) -> Result<Side, Wrong> {
    Side::from_word(text).ok_or_else(|| format!("`{text}` is no side"))
}

fn read_action(text: &str) -> Result<Action, Wrong> {
    let read: Result<Action, sahkku::ReadError> = text.parse();
    read.map_err(|error| format!("`{text}` is no action: {error}"))
}

fn read_spot(word: &str) -> Result<Spot, Wrong> {
    let (name, homebound) = match word.strip_suffix('\'') {
        Some(name) => (name, true),
        None => (word, false),
    };
    let place: Result<Place, _> = name.parse();
    let place = place.map_err(|error| format!("`{word}` is no place: {error}"))?;
    Ok(Spot::new(place, homebound))
}

fn read_dice(text: &str) -> Result<Dice, Wrong> {
    text.split(',')
        .map(|word| {
            word.parse::<Face>()
                .map_err(|error| format!("`{word}`: {error}"))
        })
        .collect()
}

/// Whether the event reports the action itself.
fn is_deed(event: Event, action: Action) -> bool {
    match (event, action) {
        (Event::Rethrown { count, .. }, Action::Rethrow(wanted)) => count == wanted,
        (Event::Stopped { .. }, Action::Stop) => true,
        (
            Event::Activated {
                piece, from, to, ..
            },
            Action::Activate(step),
        ) => piece == step.piece && from == step.from.place() && to.place() == step.to,
        (
            Event::Moved {
                piece,
                from,
                to,
                die,
                ..
            },
            Action::Move(step),
        ) => piece == step.piece && from == step.from && to.place() == step.to && die == step.die,
        _ => false,
    }
}

/// An event in the words of the cases.
fn tell(event: Event) -> String {
    match event {
        Event::Captured {
            side,
            piece,
            at,
            asleep,
            riding,
        } => {
            let asleep = if asleep { " asleep" } else { "" };
            let riding = if riding { " riding" } else { "" };
            format!("captured {side} {} {at:?}{asleep}{riding}", piece.word())
        }
        Event::KingTaken { by, from, at, how } => {
            let from = from.map_or(String::new(), |side| format!(" from {side}"));
            let how = match how {
                Taking::Landing => "landing".to_owned(),
                Taking::Push { to } => format!("push to {to:?}"),
                Taking::Mount => "mount".to_owned(),
                Taking::Raid => "raid".to_owned(),
            };
            format!("{by} take the king{from} at {at} by {how}")
        }
        Event::KingRemoved { by, at } => format!("{by} remove the king at {at}"),
        Event::Dismounted { side, at } => format!("{side} dismount at {at}"),
        Event::TurnPassed { to, lost } if lost.is_empty() => format!("turn to {to}"),
        Event::TurnPassed { to, lost } => format!("turn to {to}, lost {lost}"),
        Event::GameOver(Outcome {
            winner: Some(winner),
            reason,
        }) => format!("{winner} win: {}", reason.word()),
        Event::GameOver(Outcome { reason, .. }) => format!("draw: {}", reason.word()),
        other => format!("{other:?}"),
    }
}
