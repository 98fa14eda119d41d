//! Turns events and questions into sentences.

use crate::Sahkku;
use crate::{HistoryEntry, Pending, Session};
use sahkku::{
    Action, ActivationOrder, Entry, Event, Face, LosesWithout, Outcome, Piece, Place, Reason,
    Refusal, Rules, Side, Taking, Throw,
};

use crate::words as m;
use on_page::text::seats;
use on_page::{Detail, News, Said};

impl News for Sahkku {
    fn action_in_words(_side: Side, action: &Action) -> String {
        let (text, step) = match action {
            Action::Rethrow(count) => {
                return m::ActionRethrow {
                    count: u32::from(*count),
                }
                .text();
            }
            Action::Stop => return m::action_stop(),
            Action::Activate(step) => {
                let (from, to) = (step.from.place(), step.to);
                let piece = step.piece;
                (m::ActionWake { piece, from, to }.text(), step)
            }
            Action::Move(step) => {
                let text = m::ActionMove {
                    piece: step.piece,
                    from: step.from.place(),
                    to: step.to,
                    die: &face(step.die),
                };
                (text.text(), step)
            }
        };
        match step.king {
            Some(sahkku::KingChoice::Remove) => m::ActionRemove { action: &text }.text(),
            Some(sahkku::KingChoice::Take) | None => text,
        }
    }

    fn turn_in_words(session: &Session) -> String {
        match Pending::of(session) {
            Pending::Round(_) | Pending::Lot => m::throw_off(),
            Pending::Over(outcome) => seats::won::<Sahkku>(session, outcome.winner),
            want => {
                let side = want.side().unwrap_or(session.position().turn());
                seats::turn::<Sahkku>(session, side)
            }
        }
    }

    fn goal(rules: &Rules) -> Vec<String> {
        let queens = rules.queens;
        let captures = match rules.loses_without {
            LosesWithout::Soldiers => m::GoalSoldiers { queens }.text(),
            LosesWithout::AllPieces => m::GoalPieces { queens }.text(),
        };
        let blocked = rules.blocked_loses.then(m::goal_blocked);
        [Some(captures), blocked, Some(m::goal_dead())]
            .into_iter()
            .flatten()
            .collect()
    }

    fn first_goal(rules: &Rules, _: Option<Side>) -> String {
        let mut goal = Sahkku::goal(rules);
        if rules.queens {
            goal[0] = m::first_goal();
        }
        // A side that needs a free space to wake pieces is often shut in for ever; otherwise that hardly happens.
        if rules.activation_order != ActivationOrder::NextFree {
            goal.pop();
        }
        goal.join(" ")
    }

    fn task(session: &Session, chosen: bool) -> String {
        let want = Pending::of(session);
        if let Some(waiting) = want
            .side()
            .and_then(|side| seats::waiting(session.player(side)))
        {
            return waiting;
        }
        match want {
            Pending::Round(1) => m::task_round(),
            Pending::Round(_) => m::task_round_most(),
            Pending::Lot => m::task_lot(),
            Pending::Way(side) => m::TaskWay { side }.text(),
            Pending::Throw(..) if session.position().tries() > 0 => m::task_throw_on(),
            Pending::Throw(_, count) if count < session.judge().rules().dice => {
                m::task_throw_again()
            }
            Pending::Throw(..) => m::task_throw(),
            Pending::Decision(_) => {
                let legal = session.legal();
                let uses = legal.iter().any(|action| action.die_use().is_some());
                let rethrows = legal
                    .iter()
                    .any(|action| matches!(action, sahkku::Action::Rethrow(_)));
                match (uses, rethrows) {
                    (false, _) => m::task_stuck(),
                    (true, _) if chosen => m::task_destination(),
                    (true, true) => m::task_choose_rethrow(),
                    (true, false) => m::task_choose(),
                }
            }
            Pending::Over(outcome) => ending_reason(outcome),
        }
    }

    fn tell(entry: &HistoryEntry, detail: Detail) -> String {
        let events = &entry.events;
        let short = detail != Detail::Full;
        let mut sentences: Vec<String> = Vec::new();
        let mut nothing_done = None;
        let mut n = 0;
        while let Some(event) = events.get(n) {
            n += 1;
            match *event {
                Event::Thrown { side, dice: thrown } => {
                    let dice = &faces(thrown.faces());
                    sentences.push(if detail == Detail::Brief {
                        m::BriefThrown { side, dice }.text()
                    } else if entry.remark.rethrown {
                        m::NewsThrownAgain { side, dice }.text()
                    } else {
                        m::NewsThrown { side, dice }.text()
                    });
                    nothing_done = Some((side, thrown.faces().any(|face| face == Face::X)));
                }
                Event::SetAside { .. } => sentences.push(m::news_set_aside()),
                Event::Activated {
                    side, piece, to, ..
                } => {
                    let to = to.place();
                    sentences.push(match piece {
                        Piece::Queen => m::NewsQueenWoke { side, to }.text(),
                        _ if short => m::BriefWoke { to }.text(),
                        _ => m::NewsWoke { side, to }.text(),
                    });
                }
                Event::Moved {
                    side,
                    piece,
                    from,
                    to,
                    ..
                } => {
                    let (from, to) = (from.place(), to.place());
                    sentences.push(match detail {
                        Detail::Line => m::LineMoved { piece, from, to }.text(),
                        Detail::Brief => m::BriefMoved { piece, from, to }.text(),
                        Detail::Full => m::NewsMoved {
                            side,
                            piece,
                            from,
                            to,
                        }
                        .text(),
                    });
                }
                Event::Captured {
                    side,
                    piece: Piece::Queen,
                    ..
                } => {
                    sentences.push(m::NewsQueenCaptured { side }.text());
                }
                Event::Captured { side, at, .. } => {
                    let mut count = 1;
                    while captured_at(events.get(n), at.place()) {
                        count += 1;
                        n += 1;
                    }
                    let at = at.place();
                    sentences.push(if short {
                        m::BriefCaptured { count, at }.text()
                    } else {
                        m::NewsCaptured { side, count, at }.text()
                    });
                }
                Event::KingTaken { by, how, .. } => {
                    sentences.push(m::NewsKingTaken { side: by }.text());
                    if let Taking::Push { to } = how {
                        sentences.push(m::NewsKingPushed { to: to.place() }.text());
                    }
                }
                Event::KingRemoved { .. } => sentences.push(m::news_king_removed()),
                Event::Dismounted { at, .. } => sentences.push(m::NewsDismounted { at }.text()),
                Event::TurnPassed { to, lost } => match nothing_done {
                    Some((_, false)) if entry.remark.asleep => {
                        sentences.push(m::news_nobody_wakes())
                    }
                    Some((side, _)) => sentences.push(m::NewsNothing { side }.text()),
                    None if !lost.is_empty() => {
                        let (side, dice) = (to.other(), &any_of(lost.kinds()));
                        sentences.push(m::NewsTurnLost { side, dice }.text());
                    }
                    None => {}
                },
                _ => {}
            }
        }
        sentences.join(" ")
    }

    fn news_before_turns(entry: &Entry, session: &Session) -> Option<Said> {
        match entry {
            Entry::Round { men, women } => {
                let (men, women) = (men.clone(), women.clone());
                let begins = match Pending::of(session) {
                    Pending::Throw(side, _) => Some(side),
                    Pending::Way(side) => Some(side.other()),
                    _ => None,
                };
                let session = session.clone();
                Some(Box::new(move |brief| match begins {
                    Some(side) if men.len() == 1 => beats(&men, &women, side, &session),
                    _ => round(&men, &women, begins, brief),
                }))
            }
            Entry::Begins(side) => {
                let side = *side;
                Some(Box::new(move |_| m::NewsBegins { side }.text()))
            }
            _ => None,
        }
    }

    fn entry_in_words(side: Side, entry: &Entry) -> String {
        match (entry, entry.action()) {
            (Entry::Throw(throw), _) => faces(throw.iter().copied()),
            (_, Some(taken)) => Sahkku::action_in_words(side, &taken),
            _ => String::new(),
        }
    }
}

/// The throw-off with one die each that has decided who begins.
fn beats(men: &Throw, women: &Throw, side: Side, session: &Session) -> String {
    let [best, other] = match side {
        Side::Men => [men, women],
        Side::Women => [women, men],
    };
    let [best, other] = &[best, other].map(|throw| faces(throw.iter().copied()));
    let name = &seats::name::<Sahkku>(session, side);
    let begins = &match name.is_empty() {
        false => m::BeginsOpponent { name }.text(),
        true if seats::is_you(side) => m::begins_you(),
        true => m::BeginsSide { side }.text(),
    };
    let beats = m::NewsBeats {
        side,
        best,
        other,
        begins,
    };
    beats.text()
}

fn captured_at(event: Option<&Event>, place: Place) -> bool {
    matches!(event, Some(Event::Captured { at, piece: Piece::Soldier, .. }) if at.place() == place)
}

fn round(men: &Throw, women: &Throw, begins: Option<Side>, brief: bool) -> String {
    let then = begins.map_or_else(m::news_again, |side| m::NewsBegins { side }.text());
    let thrown = |throw: &Throw| faces(throw.iter().copied());
    let (men, women) = (&thrown(men), &thrown(women));
    let threw = if brief {
        let side = |side: Side, dice: &str| m::BriefThrown { side, dice }.text();
        format!("{} {}", side(Side::Men, men), side(Side::Women, women))
    } else {
        m::NewsRound { men, women }.text()
    };
    format!("{threw} {then}")
}

/// Faces none of which can be used: `X, II or III`.
fn any_of(kinds: impl Iterator<Item = Face>) -> String {
    let all = faces(kinds);
    match all.rsplit_once(", ") {
        Some((dice, word)) => m::NewsOr { dice, word }.text(),
        None => all,
    }
}

pub(crate) fn ending_reason(outcome: Outcome) -> String {
    let side = outcome.winner.unwrap_or(Side::Men);
    let lost = seats::is_you(side.other());
    match outcome.reason {
        Reason::Soldiers => m::ReasonSoldiers { lost, side }.text(),
        Reason::Pieces => m::ReasonPieces { lost, side }.text(),
        Reason::Queen => m::ReasonQueen { lost, side }.text(),
        Reason::Blocked => m::ReasonBlocked { lost, side }.text(),
        Reason::Resigned => m::ReasonResigned { lost, side }.text(),
        Reason::Dead => m::reason_dead(),
        Reason::Agreed => m::reason_agreed(),
    }
}

/// Why a piece cannot land on `to` with that die, in a turn of `side`.
pub(crate) fn why(side: Side, refusal: Refusal, die: Face, to: Place) -> String {
    match refusal {
        Refusal::Asleep => m::why_asleep(),
        Refusal::NotFront { front } => m::WhyNotFront { at: front }.text(),
        Refusal::NextNotFree { next } => m::WhyNextNotFree { at: next }.text(),
        Refusal::NotYours => m::WhyNotYours { side }.text(),
        Refusal::KingNeutral => m::why_king_neutral(),
        Refusal::KingInert => m::why_king_inert(),
        Refusal::DieMustWait { first } => m::WhyDieWaits { die: &face(first) }.text(),
        Refusal::OnlyXWakes | Refusal::NoSuchDie(_) => m::why_no_x(),
        Refusal::LandsElsewhere { at } => {
            let die = &face(die);
            m::WhyLands { die, at }.text()
        }
        Refusal::ClosedBySleeper { .. } => m::WhySleeper { at: to }.text(),
        Refusal::NoStacking => m::WhyOwnSoldier { at: to }.text(),
        Refusal::KingSharesNot => m::WhyKingAlone { at: to }.text(),
        Refusal::QueenSharesNot => m::WhyQueenAlone { at: to }.text(),
        Refusal::OwnQueen => m::WhyOwnQueen { at: to }.text(),
        Refusal::OwnKing => m::WhyOwnKing { at: to }.text(),
        Refusal::PushBlocked { onto } => m::WhyPush { at: onto }.text(),
        Refusal::Queue { at } => m::WhyQueue { at }.text(),
        Refusal::NotStraight => m::why_straight(),
        Refusal::RiderTied => m::why_rider(),
        Refusal::NothingThere => m::why_nothing_there(),
        Refusal::GameOver
        | Refusal::ThrowFirst
        | Refusal::MustPlay
        | Refusal::NothingToStop
        | Refusal::NoRethrow
        | Refusal::RethrowTooLate
        | Refusal::RethrowNeedsAll
        | Refusal::RethrowCount { .. }
        | Refusal::BlankIsSpent
        | Refusal::OffBoard
        | Refusal::AlreadyAwake
        | Refusal::ChooseKing
        | Refusal::NoKingChoice => m::why_no_use(),
    }
}

/// One of several ways to do what was asked.
pub(crate) fn choice(step: &sahkku::Use) -> String {
    match step.king {
        Some(sahkku::KingChoice::Take) => m::use_take(),
        Some(sahkku::KingChoice::Remove) => m::use_remove(),
        None if step.piece == Piece::Soldier && step.from.homebound() => {
            let die = &face(step.die);
            m::UseHomebound { die }.text()
        }
        None => {
            let (piece, die) = (step.piece, &face(step.die));
            m::UseWith { piece, die }.text()
        }
    }
}

/// Faces in words: `X, III, blank`.
pub(crate) fn faces(faces: impl Iterator<Item = Face>) -> String {
    faces.map(face).collect::<Vec<_>>().join(", ")
}

pub(crate) fn face(face: Face) -> String {
    match face {
        Face::Blank => m::face_blank(),
        face => face.word().to_owned(),
    }
}
