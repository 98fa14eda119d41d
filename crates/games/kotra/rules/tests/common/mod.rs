//! Positions, random rules and random games for the tests.
#![allow(unreachable_pub, reason = "there is no outside to reach")]
#![allow(dead_code, reason = "each test file uses its own part of this")]

pub mod positions;

use kotra::{
    Action, Actions, Die, Event, Judge, Outcome, Point, Position, Refusal, Rules, Setup,
    SetupError, SetupSide, Side, Throw, Unused, preset, rules_at_will,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A repeatable source of chance for a test.
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.0.next_u64() % limit as u64) as usize
    }

    pub fn rules(&mut self) -> Rules {
        rules_at_will(self.0.next_u64())
    }

    /// A position before a throw, from any part of the game.
    pub fn position(&mut self, judge: &Judge) -> Position {
        positions::any_position(judge, &mut |limit| self.below(limit))
    }

    /// A position with a throw on the table, from any part of the game.
    pub fn thrown(&mut self, judge: &Judge) -> Position {
        loop {
            let position = self.position(judge);
            let thrown = positions::with_throw(judge, &position, &mut |limit| self.below(limit));
            if let Some(thrown) = thrown {
                return thrown;
            }
        }
    }

    pub fn throw(&mut self) -> Throw {
        Throw::two(self.die(), self.die())
    }

    pub fn die(&mut self) -> Die {
        positions::die(&mut |limit| self.below(limit))
    }
}

/// The usual rules with changed options: `two_sixes=yes last_throw=yes`.
pub fn judge(options: &str) -> Judge {
    let mut rules = preset("kotra").unwrap().rules;
    for word in options.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap();
        rules
            .set(name, value)
            .unwrap_or_else(|why| panic!("{word}: {why:?}"));
    }
    Judge::new(rules)
}

pub fn point(number: u8) -> Point {
    Point::new(number).unwrap()
}

pub fn die(pips: u8) -> Die {
    Die::new(pips).unwrap()
}

/// `1/6` moves from 1 with a six, `enter 3`, `off 22/5`, `four`, `stop`, `throw 1`.
pub fn action(text: &str) -> Action {
    let mut words = text.split([' ', '/']);
    let first = words.next().unwrap();
    let mut number = || words.next().unwrap().parse().unwrap();
    match first {
        "enter" => Action::Enter(die(number())),
        "off" => Action::Off {
            from: point(number()),
            die: die(number()),
        },
        "four" => Action::Four,
        "stop" => Action::Stop,
        "throw" => Action::Throw(match number() {
            1 => kotra::DiceCount::One,
            _ => kotra::DiceCount::Two,
        }),
        from => Action::Move {
            from: point(from.parse().unwrap()),
            die: die(number()),
        },
    }
}

/// The checkers of a side: `1x10 5 13x2 hit2 off1`. Words give the rest: `first` for a side whose first turn is not over, `open`
/// for the four of two sixes, `five` for a side with five checkers that have left home.
pub fn side(text: &str) -> SetupSide {
    let mut side = SetupSide {
        points: [0; 24],
        hit: 0,
        off: 0,
        five_out: false,
        open_band: false,
        thrown_before: true,
    };
    for word in text.split_whitespace() {
        match word {
            "first" => side.thrown_before = false,
            "open" => side.open_band = true,
            "five" => side.five_out = true,
            _ => {
                if let Some(count) = word.strip_prefix("hit") {
                    side.hit = count.parse().unwrap();
                } else if let Some(count) = word.strip_prefix("off") {
                    side.off = count.parse().unwrap();
                } else {
                    let (at, count) = word.split_once('x').unwrap_or((word, "1"));
                    let at = at.parse::<usize>().unwrap();
                    side.points[at - 1] = count.parse().unwrap();
                }
            }
        }
    }
    side
}

/// A case: the side to move, its enemy, and the rest of the throw. It is judged twice, with white and with black to move, and
/// both must give the same answer.
pub struct Case {
    pub judge: Judge,
    pub position: Position,
}

impl Case {
    /// Makes a case of the side to move and its enemy, each in its own numbering, and a throw, such as `62`, `6`, or `62-6` if
    /// the six is used.
    pub fn all(options: &str, own: &str, enemy: &str, throw: &str) -> [Case; 2] {
        Side::BOTH.map(|turn| {
            let judge = judge(options);
            let setup = setup(own, enemy, throw, turn);
            let position = judge
                .set_up(&setup)
                .unwrap_or_else(|why| panic!("{own} against {enemy}, {throw}: {why}"));
            Case { judge, position }
        })
    }

    /// The legal actions as text, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut names: Vec<String> = legal(&self.judge, &self.position)
            .into_iter()
            .map(name)
            .collect();
        names.sort();
        names
    }

    pub fn why(&self, text: &str) -> Option<Refusal> {
        self.judge.why(&self.position, action(text))
    }

    /// Applies an action and returns the events.
    pub fn play(&mut self, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let played = self
            .judge
            .play(&mut self.position, action(text), |event| events.push(event));
        assert!(
            played.is_ok(),
            "{text}: {:?} in {:?}",
            self.why(text),
            self.position
        );
        events
    }

    /// Throws dice, such as `62`.
    pub fn throw(&mut self, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        self.judge
            .throw(&mut self.position, throw(text), |event| events.push(event))
            .unwrap();
        events
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }
}

/// Judges a case with white and with black to move.
pub fn both(options: &str, own: &str, enemy: &str, throw: &str, mut each: impl FnMut(Case)) {
    for case in Case::all(options, own, enemy, throw) {
        each(case);
    }
}

/// Checks the legal actions, given as texts separated by commas.
pub fn check_legal(options: &str, own: &str, enemy: &str, throw: &str, wanted: &str) {
    let mut wanted: Vec<&str> = wanted.split(", ").filter(|text| !text.is_empty()).collect();
    wanted.sort_unstable();
    both(options, own, enemy, throw, |case| {
        assert_eq!(case.legal(), wanted, "{own} against {enemy}, {throw}");
    });
}

/// Checks why an action is illegal; `None` if it is legal.
pub fn check_why(
    options: &str,
    own: &str,
    enemy: &str,
    throw: &str,
    text: &str,
    wanted: Option<Refusal>,
) {
    both(options, own, enemy, throw, |case| {
        assert_eq!(
            case.why(text),
            wanted,
            "{own} against {enemy}, {throw}: {text}"
        );
    });
}

/// Checks why a position is impossible.
pub fn check_set_up(options: &str, own: &str, enemy: &str, throw: &str) -> Vec<Option<SetupError>> {
    Side::BOTH
        .into_iter()
        .map(|turn| {
            let setup = setup(own, enemy, throw, turn);
            judge(options).set_up(&setup).err()
        })
        .collect()
}

pub fn setup(own: &str, enemy: &str, thrown: &str, turn: Side) -> Setup {
    let mut sides = [side(own), side(enemy)];
    if turn == Side::Black {
        sides.reverse();
    }
    let (thrown, used) = thrown.split_once('-').unwrap_or((thrown, ""));
    let throw = (!thrown.is_empty()).then(|| throw(thrown));
    let all = throw.map_or(Unused::NONE, Unused::of);
    Setup {
        sides,
        turn,
        first: turn,
        throw,
        unused: used
            .bytes()
            .fold(all, |left, used| left.without(die(used - b'0'))),
        // If the enemy has borne off all checkers, five after-throws are in progress.
        after: (side(enemy).off == kotra::CHECKERS).then(|| kotra::After {
            left: 5,
            value: Outcome::off(turn, false).value,
        }),
    }
}

pub fn throw(text: &str) -> Throw {
    match *text.as_bytes() {
        [one] => Throw::one(die(one - b'0')),
        [first, second] => Throw::two(die(first - b'0'), die(second - b'0')),
        _ => panic!("{text}"),
    }
}

/// The text of an action, as `action` reads it.
pub fn name(action: Action) -> String {
    match action {
        Action::Move { from, die } => format!("{from}/{die}"),
        Action::Enter(die) => format!("enter {die}"),
        Action::Off { from, die } => format!("off {from}/{die}"),
        Action::Four => "four".into(),
        Action::Throw(count) => format!("throw {}", count.number()),
        Action::Stop => "stop".into(),
    }
}

pub fn legal(judge: &Judge, position: &Position) -> Vec<Action> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    legal.to_vec()
}
