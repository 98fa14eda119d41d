//! The list of games at a distance.

use remote::Party;
use session::Player;
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::deed::Deed;
use super::held::{Held, now};
use super::invite::{rules_name, value};
use super::letters::name;
use super::notify;
use super::panel::broken_off;
use super::state::{Distance, Handing, Message};
use crate::dom::Page;
use crate::dom::distance::{Dialog, Field, Part};
use crate::effects::{Confirmation, Context, Effect};
use crate::messages as m;
use crate::table::Purpose;
use crate::this_game::{Session, Side};

impl Distance {
    /// Opens the list.
    pub(super) fn open_games(&mut self, cx: &mut Context<'_>) {
        cx.page.show(Part::DistanceTrouble, false);
        notify::show(cx.page);
        cx.page.open_dialog(Dialog::DistanceGames);
        self.list_games(cx);
    }

    /// The browser has decided whether the page may tell whose turn it is.
    pub(super) fn notified(&self, cx: &Context<'_>) {
        notify::show(cx.page);
        self.list_games(cx);
        if let Some(refused) = notify::refused() {
            cx.page.say(Part::DistanceWaits, &refused);
        }
        // The button that was pressed may be gone.
        cx.page.keep_keyboard();
    }

    /// Brings the list up to date.
    pub(super) fn list_games(&self, cx: &Context<'_>) {
        let mut all: Vec<Held> = Held::all_kept(cx.store).collect();
        all.sort_by(|a, b| {
            let waits = b.waits_here().cmp(&a.waits_here());
            waits.then(b.since.total_cmp(&a.since))
        });
        let count = all.iter().filter(|held| held.waits_here()).count() as u32;
        let waits = match count {
            0 => String::new(),
            _ => m::DistanceGamesYours { count }.text(),
        };
        cx.page.say(Part::DistanceWaits, &waits);
        cx.page.show(Part::DistanceNone, all.is_empty());
        let Ok(list) = cx.page.element::<Element>(Part::DistanceAll) else {
            return;
        };
        list.replace_children_with_node_0();
        for held in &all {
            // A line that cannot be made is a game fewer in the list, and none fewer in the browser.
            let _ = line(cx.page, held).and_then(|line| list.append_child(&line));
        }
    }

    /// Does something with a game of the list.
    pub(super) fn deed(&mut self, deed: Deed, name: &str, cx: &mut Context<'_>) {
        match deed {
            Deed::Open => {
                if !self.open_game(name, cx) {
                    self.list_games(cx);
                }
            }
            Deed::Move | Deed::Watch => {
                let handing = match deed {
                    Deed::Move => Handing::Move,
                    _ => Handing::Watch,
                };
                // The dialog shows this game, whatever lies on the table.
                let on_table = self.held.take();
                self.held = Held::kept(name, cx.store);
                self.show_link(handing, cx);
                self.held = on_table;
            }
            Deed::Computer => {
                let sender = self.sender.clone();
                let name = name.to_owned();
                let mut text = m::distance_computer_about();
                let saved = cx.saved_game();
                if saved.is_some() {
                    text = format!("{text} {}", m::confirm_new_text());
                }
                cx.effects.want(Effect::Confirm(Confirmation {
                    title: m::distance_computer(),
                    text,
                    yes: m::distance_computer(),
                    record: saved.map(|game| game.record().to_string()),
                    then: Box::new(move || sender.send(Message::Computer(name))),
                }));
            }
            Deed::Remove => {
                let sender = self.sender.clone();
                let kept = Held::kept(name, cx.store);
                let over = kept.as_ref().is_none_or(Held::is_over);
                let name = name.to_owned();
                cx.effects.want(Effect::Confirm(Confirmation {
                    title: m::distance_remove_ask(),
                    text: match over {
                        true => m::distance_remove_over(),
                        false => m::distance_remove_text(),
                    },
                    yes: m::distance_remove(),
                    record: kept.map(|held| held.record().to_string()),
                    then: Box::new(move || sender.send(Message::Removed(name))),
                }));
            }
        }
    }

    /// Lays a game that is kept on the table. Whether it is there.
    pub(super) fn open_game(&mut self, name: &str, cx: &mut Context<'_>) -> bool {
        let Some(held) = Held::kept(name, cx.store) else {
            return false;
        };
        self.held = Some(held);
        self.close_all(cx);
        self.lay(cx);
        self.ask_offered(cx);
        true
    }

    /// Removes a game.
    pub(super) fn removed(&mut self, name: &str, cx: &mut Context<'_>) {
        if self.live.as_ref().is_some_and(|live| live.game == name) {
            self.part();
        }
        cx.store.forget_distance(name);
        if self.held.as_ref().is_some_and(|held| held.name() == name) {
            self.held = None;
            if cx.table.is_distant() {
                self.close_all(cx);
                cx.effects
                    .want(Effect::Welcome(crate::effects::Resume::Game(None)));
                return;
            }
        }
        self.list_games(cx);
    }

    /// Lays a copy of a game on the table, in which the computer plays for the other.
    pub(super) fn against_computer(&mut self, name: &str, cx: &mut Context<'_>) {
        let Some(held) = Held::kept(name, cx.store) else {
            return;
        };
        let Some((party, state)) = held.seat.party().zip(held.seat.state()) else {
            return;
        };
        let computer = Player::Computer(cx.setup.opponent(cx.settings));
        let players = Side::BOTH.map(|side| match side == state.side(party) {
            true => Player::Human,
            false => computer,
        });
        let game = Session::from_record(state.record().clone(), players);
        self.held = None;
        cx.store.note_distance(None);
        self.close_all(cx);
        cx.effects.want(Effect::Lay(Box::new(game), Purpose::Game));
    }

    /// Opens the link in the field.
    pub(super) fn open_pasted(&mut self, cx: &mut Context<'_>) {
        cx.page.show(Part::DistanceTrouble, false);
        let text = value(cx.page, Field::DistancePaste);
        self.open_text(&text, cx);
    }
}

/// A line of the list.
fn line(page: &Page, held: &Held) -> Result<Element, JsValue> {
    let line: Element = page.create("li")?;
    let who = match held.seat.party() {
        Some(party) => name(held, party.other()),
        None => Party::BOTH.map(|party| name(held, party)).join(" – "),
    };
    let text = |tag: &str, text: &str| -> Result<(), JsValue> {
        let element: Element = page.create(tag)?;
        element.set_text_content(Some(text));
        line.append_child(&element)?;
        Ok(())
    };
    text("strong", &who)?;
    let rules = &rules_name(&held.seat.log().terms().start);
    let news = match held.unseen() as u32 {
        0 => None,
        count => Some(m::DistanceNewsCount { count }.text()),
    };
    let told = [Some(rules.clone()), Some(status(held)), news];
    let state = told.into_iter().flatten().chain([since(held.since)]);
    text("span", &state.collect::<Vec<_>>().join(" · "))?;
    let row: Element = page.create("div")?;
    row.set_class_name("choices row");
    let plays = held.seat.secret().is_some();
    let begun = held.seat.state();
    let over = held.is_over();
    for (deed, there) in [
        (Deed::Open, true),
        (Deed::Move, plays && !over),
        (Deed::Watch, begun.is_some()),
        (Deed::Computer, plays && begun.is_some() && !over),
        (Deed::Remove, true),
    ] {
        if !there {
            continue;
        }
        let button: Element = page.create("button")?;
        button.set_text_content(Some(&deed.words()));
        button.set_attribute(deed.attribute(), &held.name())?;
        if deed == Deed::Open {
            let called = match held.other() {
                "" if plays => m::DistanceGamesOpenNameFriend { rules }.text(),
                _ => m::DistanceGamesOpenName { name: &who, rules }.text(),
            };
            button.set_attribute("aria-label", &called)?;
        }
        row.append_child(&button)?;
    }
    line.append_child(&row)?;
    Ok(line)
}

/// How a game stands, in a few words.
fn status(held: &Held) -> String {
    let seat = &held.seat;
    if seat.party().is_none() {
        return m::distance_games_watched();
    }
    if held.is_unsent() || seat.is_to_send() {
        return m::distance_games_unsent();
    }
    if seat.state().is_none() {
        return m::distance_games_invited();
    }
    if held.is_over() {
        return m::distance_games_over();
    }
    if let Some(words) = broken_off(held) {
        return words;
    }
    if seat.is_to_decide() {
        return m::distance_games_your_turn();
    }
    match held.other() {
        "" => m::distance_waiting_friend(),
        name => m::DistanceGamesTheirTurn { name }.text(),
    }
}

/// For how long it has been as it is.
fn since(then: f64) -> String {
    let minutes = ((now() - then) / 60_000.0).max(0.0) as u32;
    match minutes {
        0 => m::distance_since_now(),
        1..60 => m::DistanceSinceMinutes { count: minutes }.text(),
        60..1440 => m::DistanceSinceHours {
            count: minutes / 60,
        }
        .text(),
        _ => m::DistanceSinceDays {
            count: minutes / 1440,
        }
        .text(),
    }
}
