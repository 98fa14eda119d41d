//! Turns events and questions into sentences.

use crate::Kotra;
use crate::{HistoryEntry, Pending, Session, forced};
use kotra::{
    Action, AfterThrows, Die, Entry, Event, Match, Munk, Outcome, Pattern, Phase, Point, Reason,
    Refusal, Rules, Side, Units,
};

use super::numbers::Number;
use crate::words::{self as m, named};
use on_page::text::seats;
use on_page::{Detail, News, Said};

impl News for Kotra {
    fn action_in_words(side: Side, action: &Action) -> String {
        let number = |point| Number::of(side, point);
        let to = action.to().map(number);
        match *action {
            Action::Move { from, die } => {
                let from = number(from);
                match to {
                    Some(to) => m::ActionMove { from, to, die }.text(),
                    None => m::ActionOff { from, die }.text(),
                }
            }
            Action::Enter(_) => to.map_or_else(String::new, |to| m::ActionEnter { to }.text()),
            Action::Off { from, die } => {
                let from = number(from);
                m::ActionOff { from, die }.text()
            }
            Action::Four => {
                let to = number(Point::FOUR);
                m::ActionFour { to }.text()
            }
            Action::Throw(count) => m::ActionThrow {
                count: u32::from(count.number()),
            }
            .text(),
            Action::Stop => m::action_stop(),
        }
    }

    fn turn_in_words(session: &Session) -> String {
        let side = match Pending::of(session) {
            Pending::Over(outcome) => return seats::won::<Kotra>(session, outcome.winner),
            Pending::Round => return m::throw_off(),
            pending => pending.side().unwrap_or(session.position().turn()),
        };
        if let Some(after) = session.position().after() {
            let count = after.left.into();
            return match is_last_throw(session) {
                true => m::TurnLastThrow { side }.text(),
                false => m::TurnAfter { side, count }.text(),
            };
        }
        seats::turn::<Kotra>(session, side)
    }

    fn goal(rules: &Rules) -> Vec<String> {
        let mut sentences = vec![m::goal()];
        if rules.after_throws != AfterThrows::None {
            let count = rules.after_throws.number().into();
            sentences.push(m::GoalAfter { count }.text());
        }
        if rules.last_throw {
            sentences.push(m::goal_draw());
        }
        sentences
    }

    fn first_goal(_: &Rules, _: Option<Side>) -> String {
        m::first_goal()
    }

    fn task(session: &Session, chosen: bool) -> String {
        let pending = Pending::of(session);
        let waiting = pending
            .side()
            .and_then(|side| seats::waiting(session.player(side)));
        if let Some(waiting) = waiting {
            return waiting;
        }
        match pending {
            Pending::Over(outcome) => ending_reason(outcome),
            Pending::Round => m::task_round(),
            Pending::Begins(side) => m::MatchBegins { side }.text(),
            Pending::Throw(..) => match session.position().after() {
                None => m::task_throw(),
                Some(_) if is_last_throw(session) => m::task_last_throw(),
                Some(after) => m::TaskAfter {
                    count: after.left.into(),
                }
                .text(),
            },
            Pending::Decision(_) if chosen => m::task_destination(),
            Pending::Decision(side) => decide(session, side),
        }
    }

    fn turn_in_line(turn: &[HistoryEntry]) -> String {
        let mut sentences: Vec<String> = Vec::new();
        let mut clauses: Vec<String> = Vec::new();
        for told in turn.iter().flat_map(|entry| told(entry, Detail::Line)) {
            match told {
                Told::Clause(clause) => clauses.push(clause),
                Told::Sentence(sentence) => {
                    sentences.extend(joined(&mut clauses));
                    sentences.push(sentence);
                }
            }
        }
        sentences.extend(joined(&mut clauses));
        sentences.join(" ")
    }

    fn tell(entry: &HistoryEntry, detail: Detail) -> String {
        let told = told(entry, detail).into_iter();
        let told: Vec<String> = told.map(Told::text).collect();
        told.join(" ")
    }

    fn news_before_turns(entry: &Entry, session: &Session) -> Option<Said> {
        match *entry {
            Entry::Round { white, black } => {
                let begins =
                    (session.game().phase() == Phase::Play).then(|| session.position().turn());
                Some(Box::new(move |brief| round(white, black, begins, brief)))
            }
            Entry::Begins(side) => Some(Box::new(move |_| m::MatchBegins { side }.text())),
            Entry::Match(match_) => Some(Box::new(move |_| score(&match_))),
            _ => None,
        }
    }

    fn entry_in_words(side: Side, entry: &Entry) -> String {
        match entry {
            Entry::Throw(throw) => dice(throw.dice()),
            Entry::Action(taken) => Kotra::action_in_words(side, taken),
            _ => String::new(),
        }
    }
}

/// Whether the following throw is the last one for a draw, and not an after-throw for a munk.
fn is_last_throw(session: &Session) -> bool {
    let position = session.position();
    position.checkers(position.turn()).off() > 0
}

fn decide(session: &Session, side: Side) -> String {
    let (judge, position) = (session.judge(), session.position());
    let legal = session.legal();
    if legal.contains(&Action::Stop)
        && let Some(standing) = judge.pattern(position.checkers(side), position.after())
    {
        let munk = &pattern(standing);
        return m::TaskHalfMunk { munk }.text();
    }
    if legal.contains(&Action::Four) {
        return m::task_four();
    }
    if matches!(legal.first(), Some(Action::Throw(_))) {
        return m::task_dice();
    }
    if forced(session).is_some_and(|forced| forced.is_whole_turn) {
        return m::task_forced();
    }
    if position.checkers(side).hit() > 0 {
        return m::task_enter();
    }
    let off = |action: &Action| matches!(action, Action::Off { .. });
    if legal.iter().any(off) {
        m::task_off()
    } else {
        m::task_checker()
    }
}

/// The sentence made of clauses, if there are any.
fn joined(clauses: &mut Vec<String>) -> Option<String> {
    let text = std::mem::take(clauses).join(", ");
    let mut signs = text.chars();
    let first = signs.next()?;
    Some(format!("{}{}.", first.to_uppercase(), signs.as_str()))
}

/// The text about an event.
enum Told {
    Sentence(String),
    /// A part of a sentence, which tells several events.
    Clause(String),
}

impl Told {
    fn text(self) -> String {
        match self {
            Told::Sentence(text) | Told::Clause(text) => text,
        }
    }
}

fn told(entry: &HistoryEntry, detail: Detail) -> Vec<Told> {
    let thrown = |event: &Event| matches!(event, Event::Thrown { .. });
    let just_thrown = entry.events.iter().any(thrown);
    // A side without checkers has no use for the rest of a throw.
    let is_out = |event: &Event| matches!(event, Event::AfterThrows { .. });
    let out = entry.events.iter().any(is_out);
    let told = entry.events.iter();
    let told = told.filter_map(|event| match *event {
        Event::TurnPassed { lost, .. } if !lost.is_empty() && !out => {
            let side = entry.side?;
            let dice = &dice(lost.dice());
            Some(Told::Sentence(match just_thrown {
                true => m::NewsNothing { side }.text(),
                false => m::NewsTurnLost { side, dice }.text(),
            }))
        }
        _ if detail == Detail::Line => clause(event)
            .map(Told::Clause)
            .or_else(|| sentence(event, detail).map(Told::Sentence)),
        _ => sentence(event, detail).map(Told::Sentence),
    });
    told.collect()
}

/// The text about a move or a hit in the line of a whole turn.
fn clause(event: &Event) -> Option<String> {
    Some(match *event {
        Event::Moved { side, from, to, .. } => {
            let [from, to] = [from, to].map(|point| Number::of(side, point));
            m::LineMoved { from, to }.text()
        }
        Event::Entered { side, to, .. } => {
            let to = Number::of(side, to);
            m::LineEntered { to }.text()
        }
        Event::BorneOff { side, from, .. } => {
            let from = Number::of(side, from);
            m::LineBorneOff { from }.text()
        }
        Event::Four { side } => {
            let to = Number::of(side, Point::FOUR);
            m::LineFour { to }.text()
        }
        Event::Hit { side, at, count: 1 } => {
            let at = Number::of(side, at);
            m::LineHit { at }.text()
        }
        Event::Hit { side, at, count } => {
            let (at, count) = (Number::of(side, at), count.into());
            m::LineTorn { at, count }.text()
        }
        _ => return None,
    })
}

/// The text about an event as a sentence.
fn sentence(event: &Event, detail: Detail) -> Option<String> {
    let full = detail == Detail::Full;
    Some(match *event {
        Event::Thrown { side, throw } => {
            let dice = &dice(throw.dice());
            match detail {
                Detail::Brief => m::BriefThrown { side, dice }.text(),
                _ if throw.is_alla() => {
                    let count = throw.first().pips().into();
                    m::NewsThrownAlla { side, count }.text()
                }
                _ => m::NewsThrown { side, dice }.text(),
            }
        }
        Event::Chosen { side, dice } => m::NewsChosen {
            side,
            count: dice.number().into(),
        }
        .text(),
        Event::Moved { side, from, to, .. } => {
            let [from, to] = [from, to].map(|point| Number::of(side, point));
            match full {
                true => m::NewsMoved { side, from, to }.text(),
                false => m::BriefMoved { from, to }.text(),
            }
        }
        Event::Entered { side, to, .. } => {
            let to = Number::of(side, to);
            match full {
                true => m::NewsEntered { side, to }.text(),
                false => m::BriefEntered { to }.text(),
            }
        }
        Event::BorneOff { side, from, .. } => {
            let from = Number::of(side, from);
            match full {
                true => m::NewsBorneOff { side, from }.text(),
                false => m::BriefBorneOff { from }.text(),
            }
        }
        Event::Four { side } => {
            let to = Number::of(side, Point::FOUR);
            match full {
                true => m::NewsFour { side, to }.text(),
                false => m::BriefFour { to }.text(),
            }
        }
        Event::Hit { side, at, count } => {
            let (at, blot) = (Number::of(side, at), count == 1);
            let count = count.into();
            match (full, blot) {
                (true, true) => m::NewsHit { side, at }.text(),
                (false, true) => m::BriefHit { at }.text(),
                (true, false) => m::NewsTorn { side, at, count }.text(),
                (false, false) => m::BriefTorn { at, count }.text(),
            }
        }
        Event::HalfMunk {
            side,
            pattern: made,
        } if full => {
            let munk = &pattern(made);
            m::NewsHalfMunk { side, munk }.text()
        }
        Event::HalfMunk { .. } => m::brief_half_munk(),
        Event::AfterThrows { side, left: 1 } => m::NewsLastThrow { side }.text(),
        Event::AfterThrows { side, left } => m::NewsAfter {
            side,
            count: left.into(),
        }
        .text(),
        _ => return None,
    })
}

fn round(white: Die, black: Die, begins: Option<Side>, brief: bool) -> String {
    let then = begins.map_or_else(m::news_again, |side| m::NewsBegins { side }.text());
    let (white, black) = (&white.to_string(), &black.to_string());
    let threw = if brief {
        let side = |side, dice| m::BriefThrown { side, dice }.text();
        format!("{} {}", side(Side::White, white), side(Side::Black, black))
    } else {
        m::NewsRound { white, black }.text()
    };
    format!("{threw} {then}")
}

/// Dice as digits: `6, 2`.
pub(crate) fn dice(dice: impl Iterator<Item = Die>) -> String {
    let dice: Vec<String> = dice.map(|die| die.to_string()).collect();
    dice.join(", ")
}

/// An amount in units: `7`, or `3½`.
pub(crate) fn units(units: Units) -> String {
    let (whole, half) = (units.in_halves() / 2, units.in_halves() % 2);
    match (whole, half) {
        (0, 1) => "½".to_owned(),
        (_, 1) => format!("{whole}½"),
        _ => whole.to_string(),
    }
}

/// What a pattern is called.
pub(crate) fn pattern(pattern: Pattern) -> String {
    m::PatternName { pattern }.text()
}

pub(crate) fn score(score: &Match) -> String {
    if let Some(side) = score.winner() {
        return m::MatchWon { side }.text();
    }
    let [white, black] = score.won.map(units);
    m::MatchScore {
        white: &white,
        black: &black,
        target: u32::from(score.to.in_halves() / 2),
    }
    .text()
}

/// The reason, and the worth.
pub(crate) fn ending_reason(outcome: Outcome) -> String {
    let side = outcome.winner.unwrap_or(Side::White);
    let (won, lost) = (seats::is_you(side), seats::is_you(side.other()));
    let mut sentences = vec![match outcome.reason {
        Reason::Off => m::ReasonOff { side, won }.text(),
        Reason::Munk => {
            let (made, part) = outcome.munk.unwrap_or((Pattern::LangiHryggur, Munk::Whole));
            let (half, munk) = (part == Munk::Half, &pattern(made));
            m::ReasonMunk {
                half,
                munk,
                side,
                won,
            }
            .text()
        }
        Reason::Jan => m::ReasonJan { lost, side }.text(),
        Reason::Draw => m::reason_draw(),
        Reason::Resigned => m::ReasonResigned { lost, side }.text(),
        Reason::Agreed => m::reason_agreed(),
    }];
    if outcome.mar {
        sentences.push(m::ReasonMar { lost, side }.text());
    }
    if outcome.winner.is_some() {
        let value = &units(outcome.value);
        sentences.push(m::Worth { value }.text());
    }
    sentences.join(" ")
}

/// Why a side cannot do something.
pub(crate) fn why(side: Side, refusal: Refusal) -> String {
    use Refusal as R;
    let number = |point| Number::of(side, point);
    match refusal {
        R::NothingThere => m::WhyNothingThere { side }.text(),
        R::NoSuchDie(die) => m::WhyNoSuchDie { die }.text(),
        R::DieUsed(die) => m::WhyDieUsed { die }.text(),
        R::OwnOnEntry(at) => m::WhyOwnOnEntry { at: number(at) }.text(),
        R::Band(at) => m::WhyBand { at: number(at) }.text(),
        R::FiveOut { out } => m::WhyFiveOut { count: out.into() }.text(),
        R::NoBandThere(at) => {
            let [at, from, to] = [at, Point::HUK, Point::LAST].map(number);
            m::WhyNoBandThere { at, from, to }.text()
        }
        R::NotAllInLastQuarter => {
            let last = Point::last_quarter().next().unwrap_or(Point::LAST);
            let [from, to] = [last, Point::LAST].map(number);
            m::WhyNotAllInLastQuarter { from, to }.text()
        }
        R::FourAlone => {
            let at = number(Point::FOUR);
            m::WhyFourAlone { at }.text()
        }
        R::FourClosed => {
            let at = number(Point::FOUR);
            m::WhyFourClosed { at }.text()
        }
        R::NotRearmost { rearmost } => {
            let at = number(rearmost);
            m::WhyNotRearmost { at }.text()
        }
        R::UseMore { most, only } => {
            let (most, only) = (most.into(), only.into());
            m::WhyUseMore { most, only }.text()
        }
        R::HigherDie(die) => m::WhyHigherDie { die }.text(),
        R::NotInAfterThrows(made) => {
            let munk = &pattern(made);
            m::WhyNotInAfterThrows { munk }.text()
        }
        other => named(&format!("why-{}", other.word())).unwrap_or_else(m::why_no_use),
    }
}
