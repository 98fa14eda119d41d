//! The end of a game: who won and how, how the game went, and what can be done next.
use std::rc::Rc;

use browser::files::{address_with, share};
use context::chart::draw_course;
use context::clock;
use context::course::{Course, Known};
use context::effects::{Context, Effect};
use context::elements::{Button, Dialog, Part};
use context::feature::{Feature, Showing};
use context::matches;
use context::settings::Key;
use context::setup;
use context::table::Purpose;
use context::this::words as m;
use context::this::words::named;
use context::this_game::{Session, Side, This};
use dom::{Page, Sender};
use game::session::PlayerKind;
use game::{Level, Turn};
use messages::numbers::Percent;
use on_page::text::rules::about_end;
use on_page::{Ending as _, History, Worth};

/// The strength of the computer in the next game, relative to this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strength {
    Weaker,
    Same,
    Stronger,
}

/// A message after a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    Open,
    /// Show the last turn again.
    ShowEnd,
    /// Show or hide further facts and actions.
    More,
    /// Play again with the sides swapped, and let the other side begin.
    Rematch(Strength),
    /// Share a link to the game.
    Share,
    /// The link was copied, or copying failed.
    Copied(bool),
}

pub(crate) fn update(message: Message, sender: &Sender<Message>, cx: &mut Context<'_>) {
    let Some(session) = cx.table.session.as_ref() else {
        return;
    };
    match message {
        Message::Open => {
            cx.page.say(Part::EndingStatus, "");
            show_more(cx.page, false);
            cx.page.open_dialog(Dialog::Ending);
        }
        Message::More => show_more(cx.page, !cx.page.is_shown(Part::EndingRest)),
        Message::ShowEnd => {
            cx.page.close_dialog(Dialog::Ending);
            if let Some(turn) = session.last_turn() {
                cx.effects.want(Effect::PlayBack(turn.entries.start));
            }
        }
        Message::Rematch(strength) => {
            if let Some(level) = computer(session).and_then(|level| next(level, strength)) {
                // The opponent of the next game is the previous one.
                if strength != Strength::Same {
                    cx.settings.set(Key::Opponent, level.word());
                    cx.effects.want(Effect::SettingsChanged);
                    cx.effects.want(Effect::SetupChanged);
                }
                lay(rematch(session, Some(level)), cx);
            } else if computer(session).is_none() {
                lay(rematch(session, None), cx);
            }
        }
        Message::Share => {
            let sender = sender.clone();
            let link = address_with(&session.record().write_link());
            let copied = move |copied| sender.send(Message::Copied(copied));
            share([&m::title(), ""], &link, copied);
        }
        Message::Copied(copied) => {
            let said = if copied {
                m::link_copied()
            } else {
                m::not_shared()
            };
            cx.page.say(Part::EndingStatus, &said);
        }
    }
}

/// Shows or hides further facts and actions.
fn show_more(page: &Page, shown: bool) {
    page.show(Part::EndingRest, shown);
    page.set(Button::EndingMore, "aria-expanded", shown);
}

/// Updates the result, and returns whether it can be opened again. `luck` is how much their throws gained the sides, if known.
fn write(cx: &Context<'_>, luck: Option<[f64; 2]>) -> bool {
    let (page, table) = (cx.page, cx.table);
    let over = |session: &&Session| session.turn().is_over();
    let ended = table.session.as_ref().filter(over);
    let Some(session) =
        ended.filter(|_| matches!(table.purpose, Purpose::Game | Purpose::Distance { .. }))
    else {
        return false;
    };
    let level = computer(session);
    let face = level.map(|level| format!("portrait-{}", level.word()));
    page.picture(Part::EndingFace, face.as_deref());
    let count = This::length(session);
    let length = m::EndingLength { count }.text();
    page.say(Part::EndingLength, &length);
    if let Some(why) = clock::lost_in_words(session) {
        page.say(Part::EndingReason, &why);
    }
    let of_match = matches::in_words(session);
    page.show(Part::EndingMatch, of_match.is_some());
    page.say(Part::EndingMatch, &of_match.unwrap_or_default());
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (what, of_sides) in This::facts(session) {
        rows.push(row(what, |side| of_sides[side.index()].clone()));
    }
    if let Some(luck) = luck {
        rows.push(row(m::ending_luck(), |side| {
            This::change_in_number(luck[side.index()])
        }));
    }
    page.fill_table(Part::EndingFacts, &rows);
    page.show(Button::EndingRule, about_end::<This>(session).is_some());
    page.say(Button::Rematch, &matches::next_in_words(session));
    for (button, strength) in [
        (Button::RematchStronger, Strength::Stronger),
        (Button::RematchWeaker, Strength::Weaker),
    ] {
        let other = level
            // A match is played to its end against the same player.
            .filter(|_| cx.setup.fixed_opponent.is_none() && !matches::goes_on(session))
            .and_then(|level| next(level, strength));
        page.show(button, other.is_some());
        if let Some(other) = other.filter(|_| strength == Strength::Stronger) {
            let portrait = format!("portrait-{}", other.word());
            page.picture(Part::StrongerFace, Some(&portrait));
            let name = named(&format!("opponent-{}", other.word()));
            page.say(Part::StrongerName, &name.unwrap_or_default());
        }
    }
    !cx.motion.moving && table.seen_past().is_none()
}

/// What is said of a finished game.
#[derive(Default)]
pub(crate) struct Ending {
    drawn: Drawn,
}

/// The drawn part of the course of the game.
#[derive(Default)]
enum Drawn {
    #[default]
    Nothing,
    /// The centre line, before the curve is known.
    Middle,
    /// The curve of this course, from the view of this side.
    Line(Rc<Course>, Side),
}

impl Ending {
    /// Shows how the game went, as far as that is known, in a space reserved from the beginning.
    fn show_course(&mut self, known: &Known, session: &Session, page: &Page) {
        let Known::Course(course) = known else {
            if !matches!(self.drawn, Drawn::Middle) {
                // If the browser draws nothing, the words remain.
                let _ = draw_course(page, Part::EndingLine, &[], None, reader(session));
                self.drawn = Drawn::Middle;
            }
            let words = match known {
                Known::Progress(done) => {
                    let done = Percent::of(*done);
                    m::ReviewWorking { done }.text()
                }
                _ => m::study(),
            };
            return page.say(Part::EndingCourse, &words);
        };
        let turning = course.turning_point();
        let words = match &turning {
            Some(turning) => turning.words.clone(),
            None => m::study(),
        };
        page.say(Part::EndingCourse, &words);
        let side = reader(session);
        let same = match &self.drawn {
            Drawn::Line(drawn, of) => Rc::ptr_eq(drawn, course) && *of == side,
            _ => false,
        };
        if !same {
            // As above.
            let count = session.record().entries().len().max(1) as f64;
            let at = turning.map(|turning| turning.entries.end as f64 / count);
            let _ = draw_course(page, Part::EndingLine, &course.points(side), at, side);
            self.drawn = Drawn::Line(Rc::clone(course), side);
        }
    }
}

/// The side from whose view the course is shown: the person's, else the winner's.
fn reader(session: &Session) -> Side {
    let here = |side: &Side| session.player(*side).is_here();
    let mut people = Side::BOTH.into_iter().filter(here);
    if let (Some(person), None) = (people.next(), people.next()) {
        return person;
    }
    let winner = match session.turn() {
        Turn::Over(outcome) => outcome.winner,
        _ => None,
    };
    winner.unwrap_or(Side::BOTH[0])
}

impl Feature for Ending {
    fn forget(&mut self, _: &mut Context<'_>) {
        self.drawn = Drawn::Nothing;
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let luck = match &shown.course {
            Known::Course(course) => course.luck,
            _ => None,
        };
        let result = write(cx, luck);
        shown.buttons.push((Button::ShowEnding, result));
        let Some(session) = cx.table.session.as_ref() else {
            return show_more(cx.page, false);
        };
        if session.turn().is_over() {
            self.show_course(&shown.course, session, cx.page);
        } else {
            show_more(cx.page, false);
        }
        // Before the first move there is nothing else to say.
        if cx.table.entries() == 0
            && let Some(even) = This::even_in_words(session)
        {
            cx.page.say(Part::Task, &even);
            shown.task = Some(even);
        }
    }
}

/// A row of the table: the label, then the value of each side.
fn row(what: String, of: impl Fn(Side) -> String) -> Vec<String> {
    std::iter::once(what).chain(Side::BOTH.map(of)).collect()
}

/// The level of the computer that a person played against, if any.
fn computer(session: &Session) -> Option<Level> {
    match Side::BOTH.map(|side| session.player(side)) {
        [PlayerKind::Human, PlayerKind::Computer(level)]
        | [PlayerKind::Computer(level), PlayerKind::Human] => Some(level),
        _ => None,
    }
}

fn next(level: Level, strength: Strength) -> Option<Level> {
    let at = Level::ALL.iter().position(|other| *other == level)?;
    Level::ALL
        .get(match strength {
            Strength::Weaker => at.checked_sub(1)?,
            Strength::Same => at,
            Strength::Stronger => at + 1,
        })
        .copied()
}

/// The next game under the same rules: of the same match, or with the sides swapped.
fn rematch(session: &Session, level: Option<Level>) -> Session {
    let swapped = !This::is_in_match(session);
    let seats = Side::BOTH.map(|side| {
        let before = if swapped { side.other() } else { side };
        match session.player(before) {
            PlayerKind::Computer(before) => PlayerKind::Computer(level.unwrap_or(before)),
            other => other,
        }
    });
    let mut next = setup::begin(session.judge().clone(), seats, This::next_opening(session));
    next.set_match(matches::next(session));
    next.set_clock(session.clock().map(|clock| clock.anew()));
    next
}

fn lay(session: Session, cx: &mut Context<'_>) {
    let next = session.clone();
    cx.effects
        .want(Effect::Lay(Box::new(session), Purpose::Game));
    if matches::score(&next).is_some() {
        cx.effects
            .tell(move || matches::in_words(&next).unwrap_or_default());
    }
}
