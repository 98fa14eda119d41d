//! The course of a finished game: how the chances of the sides changed, and where they turned.

use core::ops::Range;

use game::{Game as _, Recorded as _, Turn};

use crate::matches::player;
use crate::telling::{Step, Telling, Wording};
use crate::this::words as m;
use crate::this_game::{Review, ReviewStep, Session, Side, This};
use on_page::text::seats;
use on_page::{History, Moves as _, Worth};

/// A summary of the decisions of a side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decided {
    /// The number of decisions. With a single legal action there is no decision.
    pub count: usize,
    pub cost: f64,
}

pub struct Course {
    pub session: Session,
    pub review: Review,
    /// How well the first side stood, from 0 to 1: before the first step, and after each. After the last step it is the result.
    heights: Vec<f64>,
    pub decided: [Decided; 2],
    /// The number of entries on record after each step.
    ends: Vec<usize>,
}

/// From this height on a side clearly stands better.
const LEADS: f64 = 0.55;

/// What is known of a course.
#[derive(Clone, Default)]
pub enum Known {
    /// Nobody analyses it.
    #[default]
    Nothing,
    /// The analysis is running; its progress.
    Progress(f64),
    Course(std::rc::Rc<Course>),
}

/// The turn that decided a game.
pub struct TurningPoint {
    pub entries: Range<usize>,
    /// Its number, as players count turns.
    pub number: u32,
    /// Whose turn it was.
    pub side: Side,
    /// Who turned the game, or made a mistake, and by what, in words.
    pub words: String,
}

impl Course {
    pub fn of(review: Review, session: &Session) -> Course {
        let worths = review.steps.iter().map(|step| step.first);
        let worths = core::iter::once(review.start).chain(worths);
        let mut heights: Vec<f64> = worths.map(This::height_in_chart).collect();
        let ends = review.steps.iter().map(|step| step.entry + step.count);
        let mut ends: Vec<usize> = ends.collect();
        if let Turn::Over(outcome) = session.turn() {
            let result = outcome
                .winner
                .map_or(0.5, |winner| match winner == Side::BOTH[0] {
                    true => 1.0,
                    false => 0.0,
                });
            // A resignation or a lost clock is no step of the review.
            let last = session.record().entries().len();
            if ends.last().is_some_and(|&end| end < last) {
                ends.push(last);
                heights.push(result);
            } else if let Some(height) = heights.last_mut() {
                *height = result;
            }
        }
        Course {
            session: session.clone(),
            decided: decided(&review, session),
            review,
            heights,
            ends,
        }
    }

    /// The course as a line, from the view of a side: the share of the game that is over, and how well the side stood, at the
    /// start and after each turn. What a throw promises until it is used would be noise.
    pub fn points(&self, side: Side) -> Vec<(f64, f64)> {
        let count = self.session.record().entries().len().max(1) as f64;
        let (heights, history) = (self.heights_of(side), This::history_of(&self.session));
        let turn = |entry: usize| history.get(entry).map(|told| told.turn);
        let ends = self.ends.iter().enumerate();
        let of_turns = ends.filter(|&(_, &end)| turn(end) != turn(end.saturating_sub(1)));
        let after = of_turns.map(|(n, &end)| (end as f64 / count, n + 1));
        let all = core::iter::once((0.0, 0)).chain(after);
        all.filter_map(|(share, n)| Some((share, *heights.get(n)?)))
            .collect()
    }

    /// The number of the last turn after which a side that lost stood clearly better; `None` if it never did.
    pub fn led_until(&self, side: Side) -> Option<u32> {
        let heights = self.heights_of(side);
        let before_end = heights.len().checked_sub(1)?;
        let led = heights
            .iter()
            .take(before_end)
            .rposition(|&height| height >= LEADS)?;
        let step = self.review.steps.get(led.checked_sub(1)?)?;
        let history = This::history_of(&self.session);
        history.get(step.entry).map(This::turn_number)
    }

    fn heights_of(&self, side: Side) -> Vec<f64> {
        let first = side == Side::BOTH[0];
        let own = |height: &f64| if first { *height } else { 1.0 - height };
        self.heights.iter().map(own).collect()
    }

    /// The turn that decided the game; `None` if nobody won.
    pub fn turning_point(&self) -> Option<TurningPoint> {
        let session = &self.session;
        let Turn::Over(outcome) = session.turn() else {
            return None;
        };
        let heights = self.heights_of(outcome.winner?);
        let history = This::history_of(session);
        let turn = |step: &ReviewStep| history.get(step.entry).map(|told| told.turn);
        let mut end = 0;
        let all = self
            .review
            .steps
            .chunk_by(|one, other| turn(one) == turn(other));
        let turns = all.map(|steps| {
            let start = end;
            end += steps.len();
            start..end
        });
        let steps = turning(&heights, &turns.collect::<Vec<_>>())?;
        let of_turn = turn(self.review.steps.get(steps.start)?)?;
        let first = history.iter().position(|told| told.turn == of_turn)?;
        let count = history.iter().skip(first);
        let count = count.take_while(|told| told.turn == of_turn).count();
        let entries = first..first + count;
        let all = session.record().entries().iter().zip(&history);
        let told: Vec<Step<'_>> = all.skip(first).take(count).collect();
        let first = told.first()?.1;
        let side = first.side?;
        let (name, what) = (&player(session, side), &in_words(&told));
        let is_you = session.player(side).is_here() && seats::is_you(side);
        let words = match (is_you, outcome.winner == Some(side)) {
            (true, true) => m::EndingTurnedYou { what }.text(),
            (true, false) => m::EndingSlippedYou { what }.text(),
            (false, true) => m::EndingTurned { name, what }.text(),
            (false, false) => m::EndingSlipped { name, what }.text(),
        };
        Some(TurningPoint {
            number: This::turn_number(first),
            entries,
            side,
            words,
        })
    }
}

fn decided(review: &Review, session: &Session) -> [Decided; 2] {
    let mut decided = review.cost.map(|cost| Decided { count: 0, cost });
    let mut game = session.record().opening();
    let mut steps = review.steps.iter().peekable();
    for (n, entry) in session.record().entries().iter().enumerate() {
        if let Some(step) = steps.next_if(|step| step.entry == n)
            && This::action_of(entry).is_some()
            && game.decisions().len() > 1
        {
            decided[step.side.index()].count += 1;
        }
        // An entry on record is always legal.
        let _ = game.enter_unseen(entry);
    }
    decided
}

pub(crate) fn in_words(turn: &[Step<'_>]) -> String {
    Telling::of(&moves_of(turn), Wording::Sentences).text
}

/// The moves of a turn; what it was instead, if it has none.
pub fn moves_of<'a>(turn: &[Step<'a>]) -> Vec<Step<'a>> {
    let moved = |(_, told): &Step<'_>| This::went(told).is_some();
    let steps: Vec<Step<'_>> = turn.iter().copied().filter(moved).collect();
    if steps.is_empty() {
        return turn.to_vec();
    }
    steps
}

/// The turn with the largest gain for the winner that was never lost again; the earliest of several. `heights` says how well the
/// winner stood before the first step and after each, and `turns` are the steps of each turn.
fn turning(heights: &[f64], turns: &[Range<usize>]) -> Option<Range<usize>> {
    let mut best: Option<(f64, &Range<usize>)> = None;
    // The winner's worst standing after this turn or any later one.
    let mut worst = f64::INFINITY;
    for turn in turns.iter().rev() {
        worst = worst.min(*heights.get(turn.end)?);
        let gain = worst - heights.get(turn.start)?;
        if gain > 0.0 && best.is_none_or(|(most, _)| gain >= most) {
            best = Some((gain, turn));
        }
    }
    best.map(|(_, turn)| turn.clone())
}

#[cfg(test)]
mod tests {
    use game::RuleSets as _;
    use game::session::{PlayerKind, SeededRandom};
    use on_page::promises::drawn;

    use super::*;
    use crate::this_game::PRESETS;
    use on_page::Places as _;

    fn step(entry: usize, side: Side) -> ReviewStep {
        ReviewStep {
            entry,
            count: 1,
            side,
            first: 0.5,
            luck: 0.0,
            cost: 0.0,
            better: None,
            then: Vec::new(),
        }
    }

    fn review(steps: Vec<ReviewStep>) -> Review {
        Review {
            start: 0.5,
            steps,
            luck: None,
            cost: [0.25, 0.5],
        }
    }

    fn begun() -> (Session, SeededRandom) {
        let judge = PRESETS[0].rules.judge().unwrap();
        let session = Session::new(judge, [PlayerKind::Human; 2]);
        (session, SeededRandom::new(5))
    }

    #[test]
    fn throws_are_no_decisions_and_each_side_has_its_own() {
        let (mut session, chance) = begun();
        let (mut steps, mut several) = (Vec::new(), [0; 2]);
        loop {
            let n = session.record().entries().len();
            let Some(entry) = drawn::<This>(&session, chance.bits(n)) else {
                break;
            };
            let side = session.turn().side().unwrap_or(Side::BOTH[0]);
            let chosen = This::action_of(&entry).is_some() && session.legal().len() > 1;
            several[side.index()] += usize::from(chosen);
            steps.push(step(n, side));
            session.enter(entry).unwrap();
        }
        let decided = decided(&review(steps), &session);
        assert_eq!(decided.map(|decided| decided.count), several);
        assert_eq!(decided.map(|decided| decided.cost), [0.25, 0.5]);
        assert!(several.iter().all(|&count| count > 0), "{several:?}");
    }

    #[test]
    fn the_turning_point_names_its_player_and_its_whole_turn() {
        let (mut session, chance) = begun();
        // A turn in which several pieces move, and the entries before it.
        let turn = loop {
            let n = session.record().entries().len();
            assert!(n < 500, "no turn with several moves");
            let entry = drawn::<This>(&session, chance.bits(n)).unwrap();
            session.enter(entry).unwrap();
            let last = session.last_turn().map(|turn| turn.entries);
            let history = This::history_of(&session);
            let moves = |turn: &Range<usize>| {
                let told = history[turn.clone()].iter();
                told.filter(|told| This::went(told).is_some()).count()
            };
            if let Some(turn) = last.filter(|turn| moves(turn) > 1) {
                break turn;
            }
        };
        let side = This::history_of(&session)[turn.start].side.unwrap();
        session
            .enter(crate::this_game::Entry::Resigned(side.other()))
            .unwrap();
        let course = Course {
            session: session.clone(),
            review: review(vec![step(turn.end - 1, side)]),
            heights: match side == Side::BOTH[0] {
                true => vec![0.2, 0.9],
                false => vec![0.8, 0.1],
            },
            decided: [Decided {
                count: 1,
                cost: 0.0,
            }; 2],
            ends: vec![turn.end],
        };
        let point = course.turning_point().unwrap();
        assert_eq!(point.entries.start, turn.start);
        let name = player(&session, side);
        assert!(point.words.contains(&name), "{}", point.words);
        assert_eq!((point.side, course.led_until(side.other())), (side, None));
        for told in &This::history_of(&session)[turn] {
            if let Some((_, to)) = This::went(told) {
                let to = This::place_in_words(to);
                assert!(point.words.contains(&to), "{to} in {}", point.words);
            }
        }
    }

    #[test]
    fn the_turning_point_is_the_gain_that_lasted() {
        let each: Vec<Range<usize>> = (0..4).map(|n| n..n + 1).collect();
        // A gain that is lost again decided nothing.
        assert_eq!(turning(&[0.5, 0.9, 0.4, 0.8, 1.0], &each), Some(2..3));
        // The first of two equal gains decided.
        assert_eq!(turning(&[0.0, 0.25, 0.5, 0.75, 1.0], &each), Some(0..1));
        // A throw and its use are one turn.
        assert_eq!(
            turning(&[0.5, 0.3, 0.9, 0.95, 1.0], &[0..2, 2..4]),
            Some(0..2)
        );
        // A falling curve has no turning point.
        assert_eq!(turning(&[0.5, 0.4, 0.3], &each[..2]), None);
        assert_eq!(turning(&[0.5], &[]), None);
    }
}
