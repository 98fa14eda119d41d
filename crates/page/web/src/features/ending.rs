//! The end of a game: who won and how, and what can be done next.
use game::Level;
use session::{EvenMatch, Player};

use crate::browser::files::{address_with, share};
use crate::dom::{Button, Dialog, Part, Sender};
use crate::effects::{Context, Effect, LaterEffect};
use crate::feature::{Feature, Showing};
use crate::messages as m;
use crate::on_page::{Ending as _, History, Worth};
use crate::settings::Key;
use crate::setup;
use crate::table::Purpose;
use crate::text::rules::about_end;
use crate::this_game::{Session, Side, This};

/// How strong the computer is in the next game, beside this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strength {
    /// A level weaker.
    Weaker,
    /// As strong.
    Same,
    /// A level stronger.
    Stronger,
}

/// What is done after a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    /// Show the result.
    Open,
    /// Show the last turn again.
    ShowEnd,
    /// Play again with the sides swapped, and let the other side begin.
    Rematch(Strength),
    /// Give others a link to the game.
    Share,
    /// The link was copied, or could not be.
    Copied(bool),
}

/// Handles a message.
pub(crate) fn update(message: Message, sender: &Sender<Message>, cx: &mut Context<'_>) {
    let Some(session) = cx.table.session.as_ref() else {
        return;
    };
    match message {
        Message::Open => {
            cx.page.say(Part::EndingStatus, "");
            cx.page.open_dialog(Dialog::Ending);
        }
        Message::ShowEnd => {
            cx.page.close_dialog(Dialog::Ending);
            if let Some(turn) = session.last_turn() {
                cx.effects.want(LaterEffect::PlayBack(turn.entries.start));
            }
        }
        Message::Rematch(strength) => {
            if let Some(level) = computer(session).and_then(|level| next(level, strength)) {
                // The opponent of the next game is the one that was played last.
                if strength != Strength::Same {
                    cx.settings.set(Key::Opponent, level.word());
                    cx.effects.want(LaterEffect::SettingsChanged);
                    cx.effects.want(LaterEffect::SetupChanged);
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

/// Brings the result up to date, and says whether it can be opened again. `luck` is how much their throws gave the sides,
/// where that is known.
fn write(cx: &Context<'_>, luck: Option<[f64; 2]>) -> bool {
    let (page, table) = (cx.page, cx.table);
    let over = |session: &&Session| session.turn().is_over();
    let ended = table.session.as_ref().filter(over);
    let Some(session) =
        ended.filter(|_| matches!(table.purpose, Purpose::Game | Purpose::Distance))
    else {
        return false;
    };
    let level = computer(session);
    let face = level.map(|level| format!("portrait-{}", level.word()));
    page.picture(Part::EndingFace, face.as_deref());
    let count = This::length(session);
    let length = m::EndingLength { count }.text();
    let even = This::even_in_words(session);
    let length = even.map_or(length.clone(), |even| format!("{length}. {even}"));
    page.say(Part::EndingLength, &length);
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
    let again = This::next_game_in_words(session).unwrap_or_else(m::rematch);
    page.say(Button::Rematch, &again);
    for (button, strength) in [
        (Button::RematchStronger, Strength::Stronger),
        (Button::RematchWeaker, Strength::Weaker),
    ] {
        let other = level
            .filter(|_| cx.setup.fixed_opponent.is_none())
            .and_then(|level| next(level, strength));
        page.show(button, other.is_some());
    }
    !cx.motion.moving && table.seen_past().is_none()
}

/// What is said of a game that is over.
pub(crate) struct Ending;

impl Feature for Ending {
    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let result = write(cx, shown.luck);
        shown.buttons.push((Button::ShowEnding, result));
        // Before the first move nothing but this has to be said.
        let session = cx
            .table
            .session
            .as_ref()
            .filter(|_| cx.table.entries() == 0);
        if let Some(even) = session.and_then(This::even_in_words) {
            cx.page.say(Part::Task, &even);
            shown.task = Some(even);
        }
    }
}

/// A line of the table: what, then each side's.
fn row(what: String, of: impl Fn(Side) -> String) -> Vec<String> {
    std::iter::once(what).chain(Side::BOTH.map(of)).collect()
}

/// The level of the computer that a person played, if one did.
fn computer(session: &Session) -> Option<Level> {
    match Side::BOTH.map(|side| session.player(side)) {
        [Player::Human, Player::Computer(level)] | [Player::Computer(level), Player::Human] => {
            Some(level)
        }
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
            Player::Computer(before) => Player::Computer(level.unwrap_or(before)),
            other => other,
        }
    });
    let mut next = setup::begin(session.judge().clone(), seats, This::next_opening(session));
    next.set_even_match(match session.even_match() {
        Some(EvenMatch::First) => This::finished(session).map(EvenMatch::Second),
        Some(EvenMatch::Second(_)) => Some(EvenMatch::First),
        None => None,
    });
    next
}

fn lay(session: Session, cx: &mut Context<'_>) {
    cx.effects
        .want(Effect::Lay(Box::new(session), Purpose::Game));
}
