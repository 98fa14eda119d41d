//! A topic that is being played.

use game::{Game, Judge, Recorded, Turn};

use crate::{Course, Task, Topic};

/// A step of a lesson that plays automatically.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DemoStep<E, P> {
    Entry(E),
    /// This place is tried in vain.
    Refused(P),
}

type Entry<C> = <<C as Course>::Game as Recorded>::Entry;
type Action<C> = <<C as Course>::Game as Game>::Action;
type Demo<C> = Vec<DemoStep<Entry<C>, <C as Course>::Place>>;

/// A topic that is being played: its scene, the throws to come, and the open task.
#[derive(Clone, Debug)]
pub struct Lesson<C: Course> {
    topic: &'static Topic<C>,
    start: C::Game,
    open: usize,
    thrown: usize,
}

impl<C: Course> Lesson<C> {
    /// The topic's lesson under these rules; `None` if it has no scene or its scene does not suit them. Then the rule is told in
    /// words only.
    pub fn new(topic: &'static Topic<C>, rules: &C::Rules) -> Option<Lesson<C>> {
        if !topic.is_played() || !(topic.holds)(rules) {
            return None;
        }
        let lesson = Lesson {
            topic,
            start: C::scene(topic, rules)?,
            open: 0,
            thrown: 0,
        };
        lesson.demo().is_some().then_some(lesson)
    }

    pub const fn topic(&self) -> &'static Topic<C> {
        self.topic
    }

    pub fn judge(&self) -> &Judge<C::Game> {
        self.start.judge()
    }

    pub fn start(&self) -> &<C::Game as Recorded>::Position {
        self.start.position()
    }

    pub fn side(&self) -> Option<<C::Game as Recorded>::Side> {
        self.start.turn().side()
    }

    /// The number of the open task, from 0; the number of tasks when all are done.
    pub const fn open(&self) -> usize {
        self.open
    }

    /// The open task; `None` when all are done.
    pub fn task(&self) -> Option<&'static Task<C::Goal>> {
        self.topic.tasks.get(self.open)
    }

    /// The next throw in `game`; `None` if no throw is expected.
    pub fn next_throw(&self, game: &C::Game) -> Option<Entry<C>> {
        let throws = self.topic.throws;
        let falls = throws.get(self.thrown).or(throws.last())?;
        C::throw(game, falls)
    }

    pub fn threw(&mut self) {
        self.thrown += 1;
        if self.task() == Some(&Task::Throw) {
            self.open += 1;
        }
    }

    /// The legal actions that do what the open task asks for.
    pub fn wanted(&self, game: &C::Game) -> Vec<Action<C>> {
        let Some(&Task::Do(goal, from, to)) = self.task() else {
            return Vec::new();
        };
        let fits = |text: &str, place| {
            text.is_empty()
                || text
                    .split(' ')
                    .any(|text| C::place(&self.start, text) == Some(place))
        };
        let placed = |action: &Action<C>| {
            C::way(*action).is_none_or(|(start, end)| fits(from, start) && fits(to, end))
        };
        legal(game)
            .iter()
            .copied()
            .filter(placed)
            .filter(|action| C::meets(game, goal, *action))
            .collect()
    }

    /// Records that an action was played in `game`, given as it was before. Returns whether it did what was asked for.
    pub fn did(&mut self, game: &C::Game, action: Action<C>) -> bool {
        let done = self.wanted(game).contains(&action);
        self.open += usize::from(done);
        done
    }

    /// The places that the open task asks to try in vain: from where, and where to if that is asked.
    pub fn trial(&self) -> Option<(C::Place, Option<C::Place>)> {
        let Some(Task::Try(from, to)) = self.task() else {
            return None;
        };
        Some((C::place(&self.start, from)?, C::place(&self.start, to)))
    }

    /// Records that somebody tried in vain to go from `from` to `to`, or, without `from`, to use the piece on `to` that cannot be
    /// used at all. Returns whether that was asked for.
    pub fn tried(&mut self, from: Option<C::Place>, to: C::Place) -> bool {
        let asked = self.trial().is_some_and(|(piece, there)| match from {
            None => to == piece,
            from => from == Some(piece) && there == Some(to),
        });
        self.open += usize::from(asked);
        asked
    }

    /// The automatic demonstration of the lesson, from its start until all tasks are done.
    pub fn demo(&self) -> Option<Demo<C>> {
        let mut lesson = Lesson {
            open: 0,
            thrown: 0,
            ..self.clone()
        };
        let mut game = lesson.start.clone();
        let mut steps = Vec::new();
        while let Some(task) = lesson.task() {
            if let Turn::Chance(_) = game.turn() {
                let entry = lesson.next_throw(&game)?;
                game.enter(&entry, |_| ()).ok()?;
                steps.push(DemoStep::Entry(entry));
                lesson.threw();
                continue;
            }
            match task {
                Task::Throw => return None,
                Task::Do(..) => {
                    let action = *lesson.wanted(&game).first()?;
                    lesson.did(&game, action);
                    let entry = action.into();
                    game.enter(&entry, |_| ()).ok()?;
                    steps.push(DemoStep::Entry(entry));
                }
                Task::Try(..) => {
                    let (from, to) = lesson.trial()?;
                    if !lesson.is_vain(&game, from, to) {
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

    /// Whether a piece of the learner on `from` cannot go to `to`, or anywhere at all, while some other action is legal.
    fn is_vain(&self, game: &C::Game, from: C::Place, to: Option<C::Place>) -> bool {
        let legal = legal(game);
        let ways = || legal.iter().filter_map(|action| C::way(*action));
        let goes = ways().any(|(start, end)| start == from && to.is_none_or(|to| end == to));
        !goes
            && C::stands(game, from)
            && ways().next().is_some()
            && game.turn().side() == self.side()
    }
}

fn legal<G: Game>(game: &G) -> G::Actions {
    let mut legal = G::Actions::default();
    game.legal(&mut legal);
    legal
}
