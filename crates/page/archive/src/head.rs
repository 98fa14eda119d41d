//! What is known of a stored game without its record.

use core::fmt;
use core::str::FromStr;

use game::Level;

/// The beginning of the line: the kind of text and its version. Games without a review are written as before reviews existed, and
/// games with a first-version review as before there were other versions.
const KIND: &str = "kept 1";
const REVIEWED: &str = "kept 2";
const REVIEWED_AGAIN: &str = "kept 3";

/// The version of a game's first reviews.
const FIRST: u32 = 1;

/// The opponent in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    Computer(Level),
    /// A person somewhere else, by name.
    Distant(String),
    /// Somebody at the same screen.
    Here,
    /// Nobody here played: the game was opened from a record, or watched. The names of both players, as far as they are known.
    Others(String),
}

/// How a game ended for the person at this screen. If no one person played, which side won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Won,
    Lost,
    /// Nobody won.
    Drawn,
    /// The first side won.
    First,
    /// The second side won.
    Second,
}

/// The dice that fell in a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Dice {
    /// The faces of a die, all equally likely; empty in a game without dice.
    pub faces: Vec<String>,
    /// How often each fell: for people at this screen, and for the others.
    pub fallen: [Vec<u32>; 2],
}

/// What the decisions of the only person at this screen cost, according to the review of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decisions {
    pub count: u32,
    /// Their total cost, in ten-thousandths of the game's unit.
    pub cost: u32,
    /// The version of the game's reviews that measured this cost.
    pub version: u32,
}

impl Decisions {
    /// This many decisions, with their total cost by this version of the reviews.
    pub fn new(count: usize, cost: f64, version: u32) -> Decisions {
        Decisions {
            count: count as u32,
            cost: (cost.max(0.0) * 10_000.0).round() as u32,
            version,
        }
    }

    pub fn cost(self) -> f64 {
        f64::from(self.cost) / 10_000.0
    }

    /// The average cost of a decision.
    pub fn cost_of_one(self) -> f64 {
        self.cost() / f64::from(self.count.max(1))
    }
}

/// What is known of a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The id of the game that was played.
    pub game: String,
    /// When it was stored, in milliseconds since 1970.
    pub time: u64,
    /// Its day, such as `2026-11-26`.
    pub date: String,
    /// The name of its rule set.
    pub rules: String,
    pub opponent: Opponent,
    pub outcome: Outcome,
    /// The dice that fell.
    pub dice: Dice,
    /// The cost of the player's decisions, once the game has been reviewed.
    pub decisions: Option<Decisions>,
}

impl Head {
    /// Drops the result of a review older than this version of the game's reviews. The game then counts as not reviewed.
    pub fn reviewed_since(mut self, version: u32) -> Head {
        self.decisions = self.decisions.filter(|known| known.version >= version);
        self
    }

    /// Whether one person at this screen played the game against somebody else, so that this person's decisions can be counted.
    pub fn is_ones_own(&self) -> bool {
        let one = matches!(self.opponent, Opponent::Computer(_) | Opponent::Distant(_));
        one && !matches!(self.outcome, Outcome::First | Outcome::Second)
    }
}

impl Outcome {
    const ALL: [Outcome; 5] = [
        Outcome::Won,
        Outcome::Lost,
        Outcome::Drawn,
        Outcome::First,
        Outcome::Second,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Drawn => "drawn",
            Outcome::First => "first",
            Outcome::Second => "second",
        }
    }

    pub fn named(word: &str) -> Option<Outcome> {
        Outcome::ALL
            .into_iter()
            .find(|outcome| outcome.word() == word)
    }
}

/// Writes `here`, or `computer:`, `distant:` or `others:` with the level or the name.
impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Computer(level) => write!(f, "computer:{level}"),
            Opponent::Distant(name) => write!(f, "distant:{name}"),
            Opponent::Here => f.write_str("here"),
            Opponent::Others(names) => write!(f, "others:{names}"),
        }
    }
}

/// The text is not that of a stored game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotKept;

impl FromStr for Opponent {
    type Err = NotKept;
    fn from_str(text: &str) -> Result<Opponent, NotKept> {
        match text.split_once(':') {
            None if text == "here" => Ok(Opponent::Here),
            Some(("computer", level)) => level.parse().map(Opponent::Computer).or(Err(NotKept)),
            Some(("distant", name)) => Ok(Opponent::Distant(name.to_owned())),
            Some(("others", names)) => Ok(Opponent::Others(names.to_owned())),
            _ => Err(NotKept),
        }
    }
}

/// Writes the line, without its line break.
impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = |numbers: &Vec<u32>| {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            numbers.join(",")
        };
        let [here, others] = &self.dice.fallen;
        let fields = [
            self.game.clone(),
            self.time.to_string(),
            self.date.clone(),
            self.rules.clone(),
            self.opponent.to_string(),
            self.outcome.word().to_owned(),
            self.dice.faces.join(","),
            numbers(here),
            numbers(others),
        ];
        f.write_str(match self.decisions {
            None => KIND,
            Some(Decisions { version: FIRST, .. }) => REVIEWED,
            Some(_) => REVIEWED_AGAIN,
        })?;
        fields
            .iter()
            .try_for_each(|field| write!(f, "\t{}", field.replace(char::is_control, " ")))?;
        let Some(decisions) = self.decisions else {
            return Ok(());
        };
        let Decisions {
            count,
            cost,
            version,
        } = decisions;
        write!(f, "\t{count}\t{cost}")?;
        match version {
            FIRST => Ok(()),
            _ => write!(f, "\t{version}"),
        }
    }
}

impl FromStr for Head {
    type Err = NotKept;
    fn from_str(line: &str) -> Result<Head, NotKept> {
        let mut fields = line.split('\t');
        let other = |letter: char| letter != '\t' && letter.is_control();
        let kind = fields.next().ok_or(NotKept)?;
        if ![KIND, REVIEWED, REVIEWED_AGAIN].contains(&kind) || line.contains(other) {
            return Err(NotKept);
        }
        let mut next = || fields.next().ok_or(NotKept);
        let number = |text: &str| text.parse().or(Err(NotKept));
        let head = Head {
            game: next()?.to_owned(),
            time: next()?.parse().or(Err(NotKept))?,
            date: next()?.to_owned(),
            rules: next()?.to_owned(),
            opponent: next()?.parse()?,
            outcome: Outcome::named(next()?).ok_or(NotKept)?,
            dice: Dice {
                faces: parts(next()?).map(str::to_owned).collect(),
                fallen: [numbers(next()?)?, numbers(next()?)?],
            },
            decisions: match kind {
                KIND => None,
                _ => Some(Decisions {
                    count: number(next()?)?,
                    cost: number(next()?)?,
                    version: match kind {
                        REVIEWED => FIRST,
                        _ => number(next()?)?,
                    },
                }),
            },
        };
        let fits = |fallen: &Vec<u32>| fallen.len() == head.dice.faces.len();
        let whole = fields.next().is_none() && head.dice.fallen.iter().all(fits);
        whole.then_some(head).ok_or(NotKept)
    }
}

fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(|part| !part.is_empty())
}

fn numbers(list: &str) -> Result<Vec<u32>, NotKept> {
    parts(list)
        .map(|number| number.parse().or(Err(NotKept)))
        .collect()
}
