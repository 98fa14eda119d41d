//! From what happened, and from what is asked, to sentences.

use sahkku::{Action, Event, Face, Outcome, Piece, Place, Reason, Refusal, Side, Taking, Throw};
use sahkku_session::{Pending, Session};

use crate::messages as m;

/// An action, as advice names it.
pub(crate) fn action(action: &Action) -> String {
    let (text, step) = match action {
        Action::Rethrow(count) => return m::action_rethrow(u32::from(*count)),
        Action::Stop => return m::action_stop(),
        Action::Activate(step) => {
            let (from, to) = (step.from.place(), step.to);
            let text = m::action_wake(&from.to_string(), step.piece.word(), &to.to_string());
            (text, step)
        }
        Action::Move(step) => {
            let (from, to) = (step.from.place().to_string(), step.to.to_string());
            let text = m::action_move(step.die.word(), &from, step.piece.word(), &to);
            (text, step)
        }
    };
    match step.king {
        Some(sahkku::KingChoice::Remove) => m::action_remove(&text),
        Some(sahkku::KingChoice::Take) | None => text,
    }
}

/// Whose turn it is, as a heading.
pub(crate) fn turn(session: &Session) -> String {
    match session.pending() {
        Pending::Round(_) | Pending::Lot => m::throw_off(),
        Pending::Over(outcome) => ending_title(outcome),
        want => {
            let side = want.side().unwrap_or(session.position().turn());
            let alone = Side::BOTH
                .into_iter()
                .filter(|&side| !session.player(side).is_computer())
                .count()
                == 1;
            if let Some(level) = session.player(side).level() {
                m::turn_of_opponent(&crate::app::name(level), side.word())
            } else if alone {
                m::turn_of_you(side.word())
            } else {
                m::turn_of(side.word())
            }
        }
    }
}

/// What can be done now. `chosen`: whether a piece has been chosen already.
pub(crate) fn task(session: &Session, chosen: bool) -> String {
    let want = session.pending();
    if want
        .side()
        .is_some_and(|side| session.player(side).is_computer())
    {
        return m::task_wait();
    }
    match want {
        Pending::Round(1) => m::task_round(),
        Pending::Round(_) => m::task_round_most(),
        Pending::Lot => m::task_lot(),
        Pending::Way(side) => m::task_way(side.word()),
        Pending::Throw(_, count) if count < session.judge().rules().dice => m::task_throw_again(),
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

/// What the events of one step tell, in a few sentences; `brief`: in a few words.
pub(crate) fn news(events: &[Event], brief: bool) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut nothing_done = None;
    let mut n = 0;
    while let Some(event) = events.get(n) {
        n += 1;
        match *event {
            Event::Thrown { side, dice } => {
                let dice = faces(dice.faces());
                sentences.push(if brief {
                    m::brief_thrown(&dice, side.word())
                } else {
                    m::news_thrown(&dice, side.word())
                });
                nothing_done = Some(side);
            }
            Event::Activated {
                side, piece, to, ..
            } => {
                let to = to.place().to_string();
                sentences.push(match piece {
                    Piece::Queen => m::news_queen_woke(side.word(), &to),
                    _ if brief => m::brief_woke(&to),
                    _ => m::news_woke(side.word(), &to),
                });
            }
            Event::Moved {
                side,
                piece,
                from,
                to,
                ..
            } => {
                let (from, to) = (from.place().to_string(), to.place().to_string());
                sentences.push(if brief {
                    m::brief_moved(&from, piece.word(), &to)
                } else {
                    m::news_moved(&from, piece.word(), side.word(), &to)
                });
            }
            Event::Captured {
                side,
                piece: Piece::Queen,
                ..
            } => {
                sentences.push(m::news_queen_captured(side.word()));
            }
            Event::Captured { side, at, .. } => {
                let mut count = 1;
                while captured_at(events.get(n), at.place()) {
                    count += 1;
                    n += 1;
                }
                let at = at.place().to_string();
                sentences.push(if brief {
                    m::brief_captured(&at, count)
                } else {
                    m::news_captured(&at, count, side.word())
                });
            }
            Event::KingTaken { by, how, .. } => {
                sentences.push(m::news_king_taken(by.word()));
                if let Taking::Push { to } = how {
                    sentences.push(m::news_king_pushed(&to.place().to_string()));
                }
            }
            Event::KingRemoved { .. } => sentences.push(m::news_king_removed()),
            Event::Dismounted { at, .. } => sentences.push(m::news_dismounted(&at.to_string())),
            Event::TurnPassed { to, lost } => match nothing_done {
                Some(side) => sentences.push(m::news_nothing(side.word())),
                None if !lost.is_empty() => {
                    sentences.push(m::news_turn_lost(&faces(lost.faces()), to.other().word()));
                }
                None => {}
            },
            _ => {}
        }
    }
    sentences.join(" ")
}

fn captured_at(event: Option<&Event>, place: Place) -> bool {
    matches!(event, Some(Event::Captured { at, piece: Piece::Soldier, .. }) if at.place() == place)
}

/// A throw, as a table names it.
pub(crate) fn throw(throw: &Throw) -> String {
    faces(throw.iter().copied())
}

/// A round of the throw-off.
pub(crate) fn round(men: &Throw, women: &Throw, begins: Option<Side>, brief: bool) -> String {
    let then = begins.map_or_else(m::news_again, |side| m::news_begins(side.word()));
    let thrown = |throw: &Throw| faces(throw.iter().copied());
    let (men, women) = (thrown(men), thrown(women));
    let threw = if brief {
        let side = |side: Side, dice: &str| m::brief_thrown(dice, side.word());
        format!("{} {}", side(Side::Men, &men), side(Side::Women, &women))
    } else {
        m::news_round(&men, &women)
    };
    format!("{threw} {then}")
}

/// Faces in words: `X, III, blank`.
pub(crate) fn faces(faces: impl Iterator<Item = Face>) -> String {
    let word = |face| match face {
        Face::Blank => m::face_blank(),
        face => face.word().to_owned(),
    };
    faces.map(word).collect::<Vec<_>>().join(", ")
}

/// Who won.
pub(crate) fn ending_title(outcome: Outcome) -> String {
    outcome
        .winner
        .map_or_else(m::draw, |side| m::won(side.word()))
}

/// Why.
pub(crate) fn ending_reason(outcome: Outcome) -> String {
    let winner = outcome.winner.unwrap_or(Side::Men).word();
    match outcome.reason {
        Reason::Soldiers => m::reason_soldiers(winner),
        Reason::Pieces => m::reason_pieces(winner),
        Reason::Queen => m::reason_queen(winner),
        Reason::Blocked => m::reason_blocked(winner),
        Reason::Resigned => m::reason_resigned(winner),
        Reason::Dead => m::reason_dead(),
        Reason::Agreed => m::reason_agreed(),
    }
}

/// Why a piece cannot land on `to` with that die.
pub(crate) fn why(refusal: Refusal, die: &str, to: &str) -> String {
    match refusal {
        Refusal::Asleep => m::why_asleep(),
        Refusal::NotFront { front } => m::why_not_front(&front.to_string()),
        Refusal::NextNotFree { next } => m::why_next_not_free(&next.to_string()),
        Refusal::NotYours => m::why_not_yours(),
        Refusal::KingNeutral => m::why_king_neutral(),
        Refusal::KingInert => m::why_king_inert(),
        Refusal::DieMustWait { first } => m::why_die_waits(first.word()),
        Refusal::OnlyXWakes | Refusal::NoSuchDie(_) => m::why_no_x(),
        Refusal::LandsElsewhere { at } => m::why_lands(&at.to_string(), die),
        Refusal::ClosedBySleeper { .. } => m::why_sleeper(to),
        Refusal::NoStacking => m::why_own_soldier(to),
        Refusal::KingSharesNot => m::why_king_alone(to),
        Refusal::QueenSharesNot => m::why_queen_alone(to),
        Refusal::OwnQueen => m::why_own_queen(to),
        Refusal::OwnKing => m::why_own_king(to),
        Refusal::PushBlocked { onto } => m::why_push(&onto.to_string()),
        Refusal::Queue { at } => m::why_queue(&at.to_string()),
        Refusal::NotStraight => m::why_straight(),
        Refusal::RiderTied => m::why_rider(),
        Refusal::NothingThere => m::why_nothing_there(),
        _ => m::why_no_use(),
    }
}

/// One of several ways to do what was asked.
pub(crate) fn choice(step: &sahkku::Use) -> String {
    match step.king {
        Some(sahkku::KingChoice::Take) => m::use_take(),
        Some(sahkku::KingChoice::Remove) => m::use_remove(),
        None if step.piece == Piece::Soldier && step.from.homebound() => {
            m::use_homebound(step.die.word())
        }
        None => m::use_with(step.die.word(), step.piece.word()),
    }
}
