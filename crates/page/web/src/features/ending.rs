//! The end of a game: who won and how, how the game went, and what can be done next.
use std::rc::Rc;

use board::CLASS_OF_SIDE;
use browser::dom::{Page, Sender};
use browser::files::{address_with, share};
use context::chart::{draw_course, place_on_course};
use context::clock;
use context::course::{Course, Known};
use context::elements::{Button, Dialog, Part};
use context::matches;
use context::setup;
use context::this::words as m;
use context::this::words::named;
use context::{
    Annotation, Board, Context, Effect, Feature, Key, Place, Purpose, Session, Showing, Side,
    Table, This, only_person,
};
use game::session::PlayerKind;
use game::{Level, Turn};
use js_sys::Array;
use messages::numbers::{Percent, tenths};
use on_page::text::rules::about_end;
use on_page::text::seats;
use on_page::{Ending as _, History, Seats, Worth};
use web_sys::{Element, HtmlElement};

/// The next game, relative to this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// The same opponent; in a match, its next game.
    Again,
    /// The same opponent, with the sides swapped.
    Swapped,
    /// A stronger opponent, or after a loss a weaker one.
    Other,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    Open,
    /// Show the last turn again.
    ShowEnd,
    /// Show or hide further facts and actions.
    More,
    /// Play again, and let the other player begin.
    Rematch(Next),
    Share,
    Copied(bool),
}

/// The size of a captured piece, in CSS pixels.
const PIECE: f64 = 34.0;

fn show_more(page: &Page, shown: bool) {
    page.show(Part::EndingRest, shown);
    page.set(Button::EndingMore, "aria-expanded", shown);
}

/// Updates the result, and returns whether it can be opened again. `luck` is how much their throws gained the sides, if known.
fn write(cx: &Context<'_>, luck: Option<[f64; 2]>) -> bool {
    let (page, table) = (cx.page, cx.table);
    let over = |session: &&Session| session.turn().is_over();
    let over = table.session.as_ref().filter(over);
    let Some(session) =
        over.filter(|_| matches!(table.purpose, Purpose::Game | Purpose::Distance { .. }))
    else {
        return false;
    };
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
    let again = match table.purpose {
        // Two people at a distance always swap sides.
        Purpose::Distance { .. } if !matches::goes_on(session) => m::rematch(),
        _ => matches::next_in_words(session),
    };
    page.say(Button::Rematch, &again);
    let swaps = swaps(session, Next::Again);
    page.show(Button::RematchSwap, computer(session).is_some() && !swaps);
    // A match is played to its end against the same player.
    let free = cx.setup.fixed_opponent.is_none() && !matches::goes_on(session);
    let other = other(session).filter(|_| free);
    page.show(Button::RematchOther, other.is_some());
    let learns = free && other.is_none() && ended(session) == Some(Ended::Lost);
    page.show(Button::EndingLearn, learns);
    if let Some((level, strength)) = other {
        let portrait = format!("portrait-{}", level.word());
        page.picture(Part::OtherFace, Some(&portrait));
        let name = named(&format!("opponent-{}", level.word()));
        page.say(Part::OtherName, &name.unwrap_or_default());
        page.say(Part::OtherStrength, &strength);
    }
    !cx.motion.moving && table.seen_past().is_none()
}

/// What is said of a finished game.
#[derive(Default)]
pub(crate) struct Ending {
    pub(super) sender: Sender<Message>,
    drawn: Drawn,
    /// Whether the captured pieces are in the dialog.
    has_pieces: bool,
}

/// How a game ended for the only person who plays here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ended {
    Won,
    Lost,
    Drawn,
}

/// How a finished game ended for the only person who plays here, if there is just one.
fn ended(session: &Session) -> Option<Ended> {
    let Turn::Over(outcome) = session.turn() else {
        return None;
    };
    let here = |side: &Side| session.player(*side).is_here() && seats::is_you(*side);
    let you = Side::BOTH.into_iter().find(here)?;
    Some(match outcome.winner {
        None => Ended::Drawn,
        Some(winner) if winner == you => Ended::Won,
        Some(_) => Ended::Lost,
    })
}

/// The drawn part of the course of the game.
#[derive(Default)]
enum Drawn {
    #[default]
    Nothing,
    /// The centre line, before the curve is known.
    Middle,
    Line(Rc<Course>, Side),
}

impl Ending {
    /// Shows the pieces that the winner has captured.
    pub(crate) fn show_pieces(&mut self, page: &Page, table: &Table, board: &Board) {
        let Some(winner) = table.session.as_ref().and_then(winner) else {
            return page.show(Part::EndingTaken, false);
        };
        if self.has_pieces {
            return;
        }
        self.has_pieces = true;
        // Without pictures the words remain.
        let pictures = board.pictures_of_taken(winner, PIECE).unwrap_or_default();
        page.show(Part::EndingTaken, !pictures.is_empty());
        if let Ok(row) = page.element::<Element>(Part::EndingTaken) {
            row.replace_children_with_node(&Array::from_iter(pictures.iter()));
        }
    }

    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
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
            Message::Rematch(next) => {
                let other = other(session).filter(|_| next == Next::Other);
                if let Some((level, _)) = other {
                    cx.settings.set(Key::Opponent, level.word());
                    cx.effects.want(Effect::SettingsChanged);
                    cx.effects.want(Effect::SetupChanged);
                }
                let level = other.map(|(level, _)| level);
                lay(rematch(session, next, level), cx);
            }
            Message::Share => {
                let link = address_with(&session.record().write_link());
                let copied = self.sender.sending(Message::Copied);
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

    /// Shows how the game went, as far as that is known, in a space reserved from the beginning.
    fn show_course(&mut self, known: &Known, session: &Session, page: &Page) {
        let (side, ended) = (reader(session), ended(session));
        page.show(Part::EndingKind, ended.is_some());
        for (part, side) in [(Part::EndingUp, side), (Part::EndingDown, side.other())] {
            page.say(part, &matches::player(session, side));
        }
        let turning = match known {
            Known::Course(course) => course.turning_point(),
            _ => None,
        };
        for part in [Part::EndingTurn, Part::EndingSpot, Part::EndingSee] {
            page.show(part, turning.is_some());
        }
        let Known::Course(course) = known else {
            if !matches!(self.drawn, Drawn::Middle) {
                // If the browser draws nothing, the words remain.
                let _ = draw_course(page, Part::EndingLine, &[], None, side);
                self.drawn = Drawn::Middle;
            }
            page.say(Part::EndingKind, &kind_words(ended, None));
            let words = match known {
                Known::Progress(done) => {
                    let done = Percent::of(*done);
                    m::ReviewWorking { done }.text()
                }
                _ => m::study(),
            };
            return page.say(Part::EndingCourse, &words);
        };
        page.say(Part::EndingKind, &kind_words(ended, Some((course, side))));
        let words = match &turning {
            Some(turning) => turning.words.clone(),
            None => m::study(),
        };
        page.say(Part::EndingCourse, &words);
        let same = match &self.drawn {
            Drawn::Line(drawn, of) => Rc::ptr_eq(drawn, course) && *of == side,
            _ => false,
        };
        if same {
            return;
        }
        let points = course.points(side);
        // As above.
        let _ = draw_course(page, Part::EndingLine, &points, None, side);
        self.drawn = Drawn::Line(Rc::clone(course), side);
        let Some(turning) = turning else { return };
        page.say(Part::EndingTurn, &turning.number.to_string());
        for part in [Part::EndingTurn, Part::EndingSpot] {
            for side in Side::BOTH {
                page.mark(part, CLASS_OF_SIDE[side.index()], side == turning.side);
            }
        }
        let count = session.record().entries().len().max(1) as f64;
        let (x, y) = place_on_course(&points, turning.entries.end as f64 / count);
        if let Ok(spot) = page.element::<HtmlElement>(Part::EndingSpot) {
            let place = format!("left:{}%;top:{}%", tenths(x * 100.0), tenths(y * 100.0));
            // Without its place the words still name the turn.
            let _ = spot.set_attribute("style", &place);
        }
    }
}

/// A kind word for the person; after a loss the last turn after which they led, once that is known.
fn kind_words(ended: Option<Ended>, course: Option<(&Course, Side)>) -> String {
    match ended {
        None => String::new(),
        Some(Ended::Won) => m::ending_won(),
        Some(Ended::Drawn) => m::ending_drawn(),
        Some(Ended::Lost) => match course {
            None => String::new(),
            Some((course, side)) => match course.led_until(side) {
                Some(turn) => {
                    let value = &turn.to_string();
                    m::EndingLed { value }.text()
                }
                None => m::ending_lost(),
            },
        },
    }
}

/// The place where the last move won a game.
fn won_at(session: &Session) -> Option<Place> {
    let history = This::history_of(session);
    history.last().and_then(This::went).map(|(_, to)| to)
}

/// The side from whose view the course is shown: the person's, else the winner's.
fn reader(session: &Session) -> Side {
    let reader = only_person(session).or_else(|| winner(session));
    reader.unwrap_or(Side::BOTH[0])
}

fn winner(session: &Session) -> Option<Side> {
    match session.turn() {
        Turn::Over(outcome) => outcome.winner,
        _ => None,
    }
}

impl Feature for Ending {
    fn forget(&mut self, _: &mut Context<'_>) {
        self.drawn = Drawn::Nothing;
        self.has_pieces = false;
    }

    fn restyle(&mut self, _: &mut Context<'_>) {
        self.has_pieces = false;
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let luck = match &shown.course {
            Known::Course(course) => course.review.luck,
            _ => None,
        };
        let result = write(cx, luck);
        shown.buttons.push((Button::ShowEnding, result));
        let Some(session) = cx.table.session.as_ref() else {
            return show_more(cx.page, false);
        };
        if session.turn().is_over() {
            if result && ended(session) == Some(Ended::Won) {
                shown
                    .annotations
                    .extend(won_at(session).map(Annotation::Sun));
            }
            self.show_course(&shown.course, session, cx.page);
        } else {
            show_more(cx.page, false);
        }
        // Before the first move there is nothing else to say.
        if cx.table.entries() == 0
            && let Some(even) = This::even_in_words(session)
        {
            cx.page.say(Part::Task, &even);
            shown.told.task = Some(even);
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

/// The level of the computer that is offered after a game, and how it differs: a stronger one, or after a loss a weaker one.
fn other(session: &Session) -> Option<(Level, String)> {
    let level = computer(session)?;
    let at = Level::ALL.iter().position(|other| *other == level)?;
    let (at, strength) = match ended(session) {
        Some(Ended::Lost) => (at.checked_sub(1)?, m::rematch_weaker()),
        _ => (at + 1, m::rematch_stronger()),
    };
    Some((*Level::ALL.get(at)?, strength))
}

fn swaps(session: &Session, next: Next) -> bool {
    match matches::goes_on(session) {
        true => !This::is_in_match(session),
        false => next == Next::Swapped,
    }
}

/// The next game under the same rules, against the computer of this level if one is given.
fn rematch(session: &Session, next: Next, level: Option<Level>) -> Session {
    let swapped = swaps(session, next);
    let seats = Side::BOTH.map(|side| {
        let before = if swapped { side.other() } else { side };
        match session.player(before) {
            PlayerKind::Computer(before) => PlayerKind::Computer(level.unwrap_or(before)),
            other => other,
        }
    });
    let kept = match swapped {
        true => Seats::Swapped,
        false => Seats::Kept,
    };
    let opening = This::next_opening(session, kept);
    let mut next = setup::begin(session.judge().clone(), seats, opening);
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
