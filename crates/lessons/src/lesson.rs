//! A topic being played.

use sahkku::{
    Action, Actions, Blank, Dice, Entry, Face, Judge, LikeOdds, Place, Position, Rules, Side,
    Stage, Throw,
};

use crate::scene;
use crate::{Task, Topic};

/// The boards that lessons are played on have at least so many columns, so that there is room
/// beside the Castle; and more with queens, who sleep in the middle row.
const ROOM: u8 = 13;
const ROOM_WITH_QUEENS: u8 = 15;

/// A step of a lesson that plays itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DemoStep {
    /// Something happens.
    Entry(Entry),
    /// This place is tried in vain.
    Refused(Place),
}

/// A topic being played: its scene, the throws to come, and the task that is open.
#[derive(Clone, Debug)]
pub struct Lesson {
    topic: &'static Topic,
    judge: Judge,
    start: Position,
    open: usize,
    thrown: usize,
}

impl Lesson {
    /// The topic's lesson under these rules; `None` where it has no scene, or where the scene
    /// does not go with them: then the rule is told in words only.
    #[must_use]
    pub fn new(topic: &'static Topic, rules: &Rules) -> Option<Lesson> {
        let lesson = Lesson::set(topic, rules)?;
        lesson.demo().is_some().then_some(lesson)
    }

    fn set(topic: &'static Topic, rules: &Rules) -> Option<Lesson> {
        if !topic.is_played() || !(topic.holds)(rules) {
            return None;
        }
        let mut rules = *rules;
        let room = if rules.queens { ROOM_WITH_QUEENS } else { ROOM };
        rules.columns = rules.columns.max(room);
        // With a single die there would be no second step.
        rules.dice = rules.dice.max(2);
        if topic.option != "like_odds" {
            rules.like_odds = LikeOdds::Off;
        }
        let judge = Judge::new(rules).ok()?;
        let start = scene::position(&judge, topic.scene)?;
        Some(Lesson {
            topic,
            judge,
            start,
            open: 0,
            thrown: 0,
        })
    }

    /// What it is about.
    #[must_use]
    pub const fn topic(&self) -> &'static Topic {
        self.topic
    }

    /// The rules that it is played by.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The position that it begins with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The number of the open task, from 0; that of tasks when all are done.
    #[must_use]
    pub const fn open(&self) -> usize {
        self.open
    }

    /// The open task; `None` when all are done.
    #[must_use]
    pub fn task(&self) -> Option<&'static Task> {
        self.topic.tasks.get(self.open)
    }

    /// What falls at the next throw of so many dice.
    #[must_use]
    pub fn next_throw(&self, count: u8) -> Throw {
        let last = self.topic.throws.len().saturating_sub(1);
        let spec = self.topic.throws.get(self.thrown.min(last));
        let mut faces = spec
            .unwrap_or(&"X")
            .split(',')
            .filter_map(|word| word.parse().ok());
        let rules = self.judge.rules();
        let mut latest = Face::X;
        let several = spec.is_some_and(|spec| spec.contains(','));
        let mut next = || {
            if let Some(face) = faces.next() {
                latest = face;
            } else if several && rules.blank == Blank::Zero {
                latest = Face::Blank;
            }
            latest
        };
        (0..usize::from(count).min(Throw::new().capacity()))
            .map(|_| next())
            .collect()
    }

    /// Dice were thrown.
    pub fn threw(&mut self) {
        self.thrown += 1;
        if self.task() == Some(&Task::Throw) {
            self.open += 1;
        }
    }

    /// The legal actions that do what the open task asks for.
    #[must_use]
    pub fn wanted(&self, position: &Position) -> Vec<Action> {
        let Some(&Task::Do(goal, from, to)) = self.task() else {
            return Vec::new();
        };
        let columns = self.judge.rules().columns;
        let fits = |text: &str, place: Place| {
            text.is_empty()
                || text
                    .split(' ')
                    .any(|text| scene::place(text, columns) == Some(place))
        };
        let mut legal = Actions::new();
        self.judge.legal(position, &mut legal);
        let placed = |action: &Action| {
            let step = action.die_use();
            step.is_none_or(|step| fits(from, step.from.place()) && fits(to, step.to))
        };
        legal
            .into_iter()
            .filter(placed)
            .filter(|action| goal.is_met_by(&self.judge, position, *action))
            .collect()
    }

    /// An action was played in `position`. Whether it did what was asked for.
    pub fn did(&mut self, position: &Position, action: Action) -> bool {
        let done = self.wanted(position).contains(&action);
        self.open += usize::from(done);
        done
    }

    /// The places that the open task asks to try in vain: from where, and where to if that is
    /// asked.
    #[must_use]
    pub fn trial(&self) -> Option<(Place, Option<Place>)> {
        let Some(Task::Try(from, to)) = self.task() else {
            return None;
        };
        let columns = self.judge.rules().columns;
        Some((scene::place(from, columns)?, scene::place(to, columns)))
    }

    /// Somebody tried in vain to go from `from` to `to`, or, without `from`, to use what stands on
    /// `to` and cannot be used at all. Whether that was asked for.
    pub fn tried(&mut self, from: Option<Place>, to: Place) -> bool {
        let asked = self.trial().is_some_and(|(piece, there)| match from {
            None => to == piece,
            from => from == Some(piece) && there == Some(to),
        });
        self.open += usize::from(asked);
        asked
    }

    /// The lesson as it plays itself, from its start to where all is done.
    #[must_use]
    pub fn demo(&self) -> Option<Vec<DemoStep>> {
        let mut lesson = Lesson {
            open: 0,
            thrown: 0,
            ..self.clone()
        };
        let mut position = lesson.start;
        let mut steps = Vec::new();
        while let Some(task) = lesson.task() {
            if let Stage::Throw(count) = position.stage() {
                let throw = lesson.next_throw(count);
                let dice = throw.iter().copied().collect::<Dice>();
                lesson.judge.throw(&mut position, dice, |_| ()).ok()?;
                steps.push(DemoStep::Entry(Entry::Throw(throw)));
                lesson.threw();
                continue;
            }
            match task {
                Task::Throw => return None,
                Task::Do(..) => {
                    let action = *lesson.wanted(&position).first()?;
                    lesson.did(&position, action);
                    lesson.judge.play(&mut position, action, |_| ()).ok()?;
                    steps.push(DemoStep::Entry(Entry::Action(action)));
                }
                Task::Try(..) => {
                    let (from, to) = lesson.trial()?;
                    if !lesson.is_vain(&position, from, to) {
                        return None;
                    }
                    steps.push(DemoStep::Refused(to.unwrap_or(from)));
                    match to {
                        Some(to) => lesson.tried(Some(from), to),
                        None => lesson.tried(None, from),
                    };
                }
            }
        }
        Some(steps)
    }

    /// Whether a piece of the learner's stands on `from` that can go to `to`, or anywhere at all,
    /// with no die, while something else can be done.
    fn is_vain(&self, position: &Position, from: Place, to: Option<Place>) -> bool {
        let mut legal = Actions::new();
        self.judge.legal(position, &mut legal);
        let uses = || legal.iter().filter_map(Action::die_use);
        let goes = |to: Option<Place>| {
            uses().any(|step| step.from.place() == from && to.is_none_or(|to| step.to == to))
        };
        let stands = position
            .figures()
            .any(|figure| figure.at.place() == from && figure.side == Some(position.turn()));
        stands && !goes(to) && uses().next().is_some() && self.side() == position.turn()
    }

    /// The side that learns.
    #[must_use]
    pub fn side(&self) -> Side {
        self.start.turn()
    }
}
