//! What an embedding page asks of the game, and telling it what happens.

use super::App;
use crate::address::sides;
use crate::board::Marks;
use crate::host::{News, Wish};
use crate::lab::reason;
use crate::messages as m;
use crate::settings::Setting;
use crate::sharing;
use crate::troubles;
use sahkku::{Entry, Face, Judge, Record, Side, read_rules};
use sahkku_session::{Pending, Player, Session};

impl App {
    /// Tells the embedding page of something.
    pub(super) fn tell_host(&self, event: &str, entry: String) {
        if let (Some(host), Some(session)) = (&self.host, &self.session) {
            host.tell(event, &News::of(session, entry));
        }
    }

    /// Shows the position of the address, or the start of the rules in it, and nothing else.
    pub(super) fn show_diagram(&mut self, hash: &str) {
        self.page.flag_root("diagram", true);
        match sharing::linked(hash) {
            Ok(Some(game)) => {
                let _ = self.board.resize();
                self.board.set_rules(game.judge(), Side::Men);
                let dice = game.tray().dice();
                self.board
                    .show(game.judge(), game.position(), dice, &Marks::default());
                self.draw_soon();
            }
            Ok(None) => self.show_empty_board(),
            Err(error) => self.page.notice(
                &m::NoticeBadLink {
                    error: &troubles::linking(error),
                }
                .text(),
            ),
        }
    }

    /// Tells it that the game can be talked to, whatever is on the board.
    pub(super) fn tell_ready(&self) {
        if let Some(host) = &self.host {
            host.tell("ready", &self.news_now());
        }
    }

    /// How things stand, whether a game has begun or not.
    fn news_now(&self) -> News {
        match &self.session {
            Some(session) => News::of(session, String::new()),
            None => News::of_rules(self.lab.rules()),
        }
    }

    /// Tells it of what was put on record.
    pub(super) fn tell_entry(&self, entry: &Entry) {
        if self.host.is_none() {
            return;
        }
        self.tell_host("move", text(entry));
        let over = |game: &Session| matches!(game.pending(), Pending::Over(_));
        if self.session.as_ref().is_some_and(over) {
            self.tell_host("gameover", text(entry));
        }
    }

    /// Tells it that it wrote something that cannot be read.
    pub(super) fn refuse_wish(&self, what: &str) {
        if let Some(host) = &self.host {
            let mut news = self.news_now();
            news.message = Some(m::HostUnreadable { what }.text());
            host.tell("error", &news);
        }
    }

    /// Does what the embedding page asks, and answers.
    pub(super) fn grant(&mut self, wish: &Wish) {
        let result = self.granted(wish);
        if let Some(host) = &self.host {
            let answer = match &result {
                Ok(value) => Ok(value.as_deref()),
                Err(trouble) => Err(trouble.as_str()),
            };
            host.answer(wish.id, answer);
        }
    }

    fn granted(&mut self, wish: &Wish) -> Result<Option<String>, String> {
        let needs = |name: &str| {
            m::HostNeeds {
                wish: &wish.what,
                name,
            }
            .text()
        };
        match wish.what.as_str() {
            "newGame" => {
                let judge = match &wish.rules {
                    Some(text) => {
                        let rules = read_rules(text).map_err(|error| troubles::reading(&error))?;
                        Judge::new(rules).map_err(reason)?
                    }
                    None => self.lab.judge().map_err(reason)?,
                };
                let seats = match &wish.computer {
                    Some(wish) => {
                        let (computer, level) = sides(wish).ok_or_else(m::help_sides)?;
                        computer.map(|computer| match level {
                            _ if !computer => Player::Human,
                            Some(level) => Player::Computer(level),
                            None => self.opponent(),
                        })
                    }
                    None => self.seats().unwrap_or([Player::Human; 2]),
                };
                let mut record = Record::new(judge, None);
                record.set_date(&super::today());
                self.tell_nothing();
                self.sit_down(Session::from_record(record, seats));
                self.tell_ready();
                Ok(None)
            }
            "load" => {
                let text = wish.record.as_deref().ok_or_else(|| needs("record"))?;
                let record: Record = text.parse().map_err(|error| format!("{error}"))?;
                let seats = self.seats().unwrap_or([Player::Human; 2]);
                self.tell_nothing();
                self.sit_down(Session::from_record(record, seats));
                self.tell_ready();
                Ok(None)
            }
            "record" => Ok(self.session.as_ref().map(|game| game.record().to_string())),
            "position" => Ok(self
                .session
                .as_ref()
                .map(|game| game.judge().write_position(game.position()))),
            "throw" if self.may_throw() => {
                self.throw_dice();
                Ok(None)
            }
            "throw" => Err(m::host_not_now()),
            "play" => {
                let text = wish.action.as_deref().ok_or_else(|| needs("action"))?;
                let entry = Entry::read_decision(text).map_err(|error| format!("{error}"))?;
                let legal = |game: &Session| game.game().clone().enter(&entry, |_| ()).is_ok();
                if !self.decides() {
                    Err(m::host_not_now())
                } else if self.session.as_ref().is_some_and(legal) {
                    self.hurry();
                    self.enter_decision(entry);
                    Ok(None)
                } else {
                    Err(m::HostNotLegal { action: text }.text())
                }
            }
            "set" => {
                let name = wish.name.as_deref().ok_or_else(|| needs("name"))?;
                let value = wish.value.as_deref().ok_or_else(|| needs("value"))?;
                self.set_from_host(name, value).map(|()| None)
            }
            other => Err(m::HostUnknown { name: other }.text()),
        }
    }

    /// Sets something for this visit: what the reader sets is the reader's.
    fn set_from_host(&mut self, name: &str, value: &str) -> Result<(), String> {
        if name == "language" {
            let known = sahkku_words::Language::of(value).is_some();
            self.ask_language(value);
            return known
                .then_some(())
                .ok_or_else(|| m::HostBadValue { name, value }.text());
        }
        let setting = Setting::named(name).ok_or_else(|| m::HostUnknown { name }.text())?;
        if !self.settings.set_for_visit(setting.key, value) {
            return Err(m::HostBadValue { name, value }.text());
        }
        self.apply_settings();
        self.refresh();
        self.draw_soon();
        Ok(())
    }

    fn seats(&self) -> Option<[Player; 2]> {
        let session = self.session.as_ref()?;
        Some(Side::BOTH.map(|side| session.player(side)))
    }
}

/// An entry as records write it.
fn text(entry: &Entry) -> String {
    let faces = |throw: &sahkku::Throw| -> String {
        throw
            .iter()
            .map(|face| Face::word(*face))
            .collect::<Vec<_>>()
            .join(",")
    };
    match entry {
        Entry::Round { men, women } => format!("round {}/{}", faces(men), faces(women)),
        Entry::Begins(side) => format!("begins {}", side.word()),
        Entry::Walks(true) => "walks miedut".to_owned(),
        Entry::Walks(false) => "walks vuosttut".to_owned(),
        Entry::Throw(throw) => faces(throw),
        Entry::Action(action) => action.to_string(),
        Entry::Rethrow(dice) => format!("R:{dice}"),
        Entry::Resigned(side) => format!("result {} resigned", side.other().word()),
        Entry::Agreed => "result draw agreed".to_owned(),
    }
}
