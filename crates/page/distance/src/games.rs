//! The list of games at a distance.

use browser::dom::Page;
use browser::lasting;
use browser::store::Shelf as _;
use context::this::words as m;
use context::{Confirmation, Context, Effect, Purpose, Session, Side};
use game::session::PlayerKind;
use online::{Party, isolated};
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::deed::Deed;
use super::elsewhere::{self, Elsewhere};
use super::fields::{PICK, picked, show_picked, value};
use super::invite::rules_name;
use super::kept_text::Summary;
use super::letters::name;
use super::notify;
use super::panel::broken_off;
use super::state::{Distance, Handing, Message};
use super::stored::{StoredGame, now};
use crate::elements::{Dialog, Field, Part};

impl Distance {
    pub(super) fn open_games(&mut self, cx: &mut Context<'_>) {
        cx.page.show(Part::DistanceTrouble, false);
        notify::show(cx.page);
        cx.page.show(Part::DistanceForgets, lasting::forgets());
        cx.page.open_dialog(Dialog::DistanceGames);
        self.list_games(cx);
    }

    /// Reacts to the browser's decision whether the page may notify the player.
    pub(super) fn notified(&self, cx: &Context<'_>) {
        notify::show(cx.page);
        self.list_games(cx);
        if let Some(refused) = notify::refused() {
            cx.page.say(Part::DistanceWaits, &refused);
        }
        // The button that was pressed may be gone.
        cx.page.keep_keyboard();
    }

    /// Updates the list.
    pub(super) fn list_games(&self, cx: &Context<'_>) {
        let here = StoredGame::all_kept(cx.store).map(|stored| Listed::here(&stored));
        let others = elsewhere::all(cx.page, cx.store).into_iter();
        let mut all: Vec<Listed> = here.chain(others.map(Listed::elsewhere)).collect();
        all.sort_by(|a, b| {
            let waits = b.waits.cmp(&a.waits);
            waits.then(b.since.total_cmp(&a.since))
        });
        let count = all.iter().filter(|listed| listed.waits).count() as u32;
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
        for listed in &all {
            // A line that cannot be made is missing from the list. The game stays stored.
            let line = listed.line(cx.page);
            let _ = line.and_then(|line| list.append_child(&line));
        }
        show_picked(cx.page);
    }

    /// Performs an action on a game of the list.
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
                // The dialog shows this game, whatever is on the table.
                let on_table = self.stored.take();
                self.stored = StoredGame::kept(name, cx.store);
                self.show_link(handing, cx);
                self.stored = on_table;
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
                    then: Box::new(move |_| {
                        let then = move |own: &mut Distance, cx: &mut Context<'_>| {
                            own.against_computer(&name, cx);
                        };
                        sender.send(Message::then(then));
                    }),
                }));
            }
            Deed::Place => self.save_place(name, cx),
            Deed::Elsewhere => elsewhere::open(cx.page, cx.store, name),
        }
    }

    /// Asks whether to remove the selected games.
    pub(super) fn ask_to_remove(&self, cx: &mut Context<'_>) {
        let keys = picked(cx.page);
        let count = keys.len() as u32;
        let own = keys.iter().filter_map(|key| key.strip_prefix(OWN));
        let kept: Vec<StoredGame> = own
            .filter_map(|name| StoredGame::kept(name, cx.store))
            .collect();
        let others = elsewhere::all(cx.page, cx.store).into_iter();
        let over = kept.iter().all(StoredGame::is_over)
            && others
                .filter(|other| keys.contains(&other.key))
                .all(|other| other.summary.over);
        let sender = self.sender.clone();
        cx.effects.want(Effect::Confirm(Confirmation {
            title: m::DistanceRemoveAsk { count }.text(),
            text: match over {
                true => m::distance_remove_over(),
                false => m::distance_remove_text(),
            },
            yes: m::distance_remove(),
            record: match &kept[..] {
                [stored] if count == 1 => Some(stored.record().to_string()),
                _ => None,
            },
            then: Box::new(move |_| {
                sender.send(Message::then(move |own, cx| own.removed(&keys, cx)));
            }),
        }));
    }

    /// Puts a stored game on the table. Returns whether it exists.
    pub(super) fn open_game(&mut self, name: &str, cx: &mut Context<'_>) -> bool {
        let Some(stored) = StoredGame::kept(name, cx.store) else {
            return false;
        };
        self.stored = Some(stored);
        self.close_all(cx);
        self.lay(cx);
        self.ask_offered(cx);
        true
    }

    pub(super) fn removed(&mut self, keys: &[String], cx: &mut Context<'_>) {
        let mut on_table = false;
        for key in keys {
            let Some(name) = key.strip_prefix(OWN) else {
                if let Some((game, name)) = key.split_once('.') {
                    cx.store.forget_distance_of(game, name);
                }
                continue;
            };
            let live = self.live.as_ref();
            if live.is_some_and(|live| live.game == name) {
                self.part();
            }
            cx.store.remove(name);
            if self
                .stored
                .take_if(|stored| stored.name() == name)
                .is_some()
            {
                on_table |= cx.table.is_distant();
            }
        }
        match on_table {
            true => {
                self.close_all(cx);
                let resume = context::Resume::Game(None);
                cx.effects.want(Effect::Welcome(resume));
            }
            false => self.list_games(cx),
        }
    }

    /// Puts a copy of a game on the table, in which the computer plays for the other player.
    pub(super) fn against_computer(&mut self, name: &str, cx: &mut Context<'_>) {
        let Some(stored) = StoredGame::kept(name, cx.store) else {
            return;
        };
        let Some((party, state)) = stored.peer.party().zip(stored.peer.state()) else {
            return;
        };
        let computer = PlayerKind::Computer(cx.setup.opponent(cx.settings));
        let players = Side::BOTH.map(|side| match side == state.side(party) {
            true => PlayerKind::Human,
            false => computer,
        });
        let game = Session::from_record(state.record().clone(), players);
        self.stored = None;
        cx.store.note_distance(None);
        self.close_all(cx);
        cx.effects.want(Effect::Lay(Box::new(game), Purpose::Game));
    }

    /// Opens the link in the field.
    pub(super) fn open_pasted(&mut self, cx: &mut Context<'_>) {
        cx.page.show(Part::DistanceTrouble, false);
        let text = value(cx.page, Field::DistancePaste);
        self.open_letter(&text, cx);
    }
}

/// The prefix of the keys of games of this page. The keys of other pages begin with the name of their game.
const OWN: &str = "here.";

/// A line of the list: who plays, how the game stands, and the actions on it.
struct Listed {
    key: String,
    who: String,
    about: String,
    waits: bool,
    since: f64,
    deeds: Vec<Deed>,
    /// The value of the buttons for the actions.
    id: String,
    /// The accessible name of the first button.
    called: String,
}

impl Listed {
    /// The line of a game of this page.
    fn here(stored: &StoredGame) -> Listed {
        let who = match stored.peer.party() {
            Some(party) => name(stored, party.other()),
            None => Party::BOTH.map(|party| name(stored, party)).join(" – "),
        };
        let rules = &rules_name(&stored.peer.log().terms().start);
        let mut about = vec![rules.clone(), status(stored)];
        about.extend(match stored.unseen() as u32 {
            0 => None,
            count => Some(m::DistanceNewsCount { count }.text()),
        });
        about.push(since(stored.since));
        let plays = stored.peer.secret().is_some();
        let (begun, over) = (stored.peer.state().is_some(), stored.is_over());
        let deeds = [
            (Deed::Open, true),
            (Deed::Move, plays && !over),
            (Deed::Place, plays && !over),
            (Deed::Watch, begun),
            (Deed::Computer, plays && begun && !over),
        ];
        let deeds = deeds.into_iter().filter(|(_, there)| *there);
        Listed {
            key: format!("{OWN}{}", stored.name()),
            about: about.join(" · "),
            waits: stored.waits_here(),
            since: stored.since,
            deeds: deeds.map(|(deed, _)| deed).collect(),
            id: stored.name(),
            called: match stored.other().as_str() {
                "" if plays => m::DistanceGamesOpenNameFriend { rules }.text(),
                _ => m::DistanceGamesOpenName { name: &who, rules }.text(),
            },
            who,
        }
    }

    /// The line of a game of another page.
    fn elsewhere(other: Elsewhere) -> Listed {
        let (summary, title) = (other.summary, &other.title);
        let who = match summary.other.as_str() {
            "" => m::distance_friend(),
            name => isolated(name),
        };
        let name = &who;
        let stands = match summary {
            Summary { own: false, .. } => m::distance_games_watched(),
            Summary { waits: true, .. } => m::distance_games_your_turn(),
            Summary { over: true, .. } => m::distance_games_over(),
            _ => m::DistanceGamesTheirTurn { name }.text(),
        };
        let time = summary.since as f64;
        Listed {
            key: other.key.clone(),
            about: [title.clone(), stands, since(time)].join(" · "),
            waits: summary.waits,
            since: time,
            deeds: vec![Deed::Elsewhere],
            id: other.key,
            called: m::DistanceGamesOpenName { name, rules: title }.text(),
            who,
        }
    }

    fn line(&self, page: &Page) -> Result<Element, JsValue> {
        let line: Element = page.create("li")?;
        let pick: Element = page.create("input")?;
        pick.set_attribute("type", "checkbox")?;
        pick.set_attribute(PICK, &self.key)?;
        let words = m::DistancePick { name: &self.who }.text();
        pick.set_attribute("aria-label", &format!("{words} {}", self.about))?;
        line.append_child(&pick)?;
        for (tag, text) in [("strong", &self.who), ("span", &self.about)] {
            let element: Element = page.create(tag)?;
            element.set_text_content(Some(text));
            line.append_child(&element)?;
        }
        let row: Element = page.create("div")?;
        row.set_class_name("choices row");
        for (n, deed) in self.deeds.iter().enumerate() {
            let button: Element = page.create("button")?;
            button.set_text_content(Some(&deed.words()));
            button.set_attribute(deed.attribute(), &self.id)?;
            if n == 0 {
                button.set_attribute("aria-label", &self.called)?;
            }
            row.append_child(&button)?;
        }
        line.append_child(&row)?;
        Ok(line)
    }
}

/// Returns how a game stands, in a few words.
fn status(stored: &StoredGame) -> String {
    let peer = &stored.peer;
    if peer.party().is_none() {
        return m::distance_games_watched();
    }
    if stored.is_unsent() || peer.is_to_send() {
        return m::distance_games_unsent();
    }
    if peer.state().is_none() {
        return m::distance_games_invited();
    }
    if stored.is_over() {
        return m::distance_games_over();
    }
    if let Some(words) = broken_off(stored) {
        return words;
    }
    if peer.is_to_decide() {
        return m::distance_games_your_turn();
    }
    match stored.other().as_str() {
        "" => m::distance_waiting_friend(),
        name => {
            let name = &isolated(name);
            m::DistanceGamesTheirTurn { name }.text()
        }
    }
}

/// Returns how long ago this was, in words.
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
