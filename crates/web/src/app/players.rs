//! Who plays: the opponent that a new game begins with, and who sits where in the one that is
//! going on.

use super::App;
use crate::kiosk::Kiosk;
use crate::messages as m;
use crate::settings::Key;
use sahkku::Side;
use sahkku_opponent::Level;
use sahkku_session::Player;

/// The lists in which the players of the game are chosen, the men's first.
const LISTS: [&str; 2] = ["seat-men", "seat-women"];

impl App {
    /// The computer player that the kiosk has, or that was chosen last.
    pub(super) fn opponent(&self) -> Player {
        let fixed = self.kiosk.as_ref().and_then(Kiosk::opponent);
        let chosen = || self.settings.get(Key::Opponent).parse().unwrap_or_default();
        Player::Computer(fixed.unwrap_or_else(chosen))
    }

    /// The players that an address asks for: the computer on the sides that it names.
    pub(super) fn seats_with(&self, computer: [bool; 2]) -> [Player; 2] {
        computer.map(|computer| {
            if computer {
                self.opponent()
            } else {
                Player::Human
            }
        })
    }

    /// Shows who is chosen as an opponent.
    pub(super) fn show_opponent(&self) {
        let level = self.opponent().level().unwrap_or_default();
        self.page.choose("opponent", level.word());
        self.page.portray("opponent-portrait", Some(level.word()));
        self.page.say("opponent-about", &about(level));
    }

    /// Shows who plays the side whose turn it is, where that is the computer.
    pub(super) fn show_face(&self) {
        let level = self.seen().and_then(|session| {
            let side = session.pending().side()?;
            session.player(side).level()
        });
        self.page.portray("face", level.map(Level::word));
    }

    fn open_players(&mut self) {
        self.page.close_dialog("menu-card");
        let Some(session) = &self.session else { return };
        for (side, list) in Side::BOTH.into_iter().zip(LISTS) {
            let level = session.player(side).level();
            self.page.choose(list, level.map_or("human", Level::word));
        }
        self.page.open_dialog("players");
    }

    /// Whoever was chosen sits down once the card is closed: nothing goes on behind it.
    fn take_seats(&mut self) {
        let Some(session) = &mut self.session else {
            return;
        };
        let mut changed = false;
        for (side, list) in Side::BOTH.into_iter().zip(LISTS) {
            let word = self.page.value(list);
            let seat = word.parse().map_or(Player::Human, Player::Computer);
            if session.player(side) != seat {
                session.set_player(side, seat);
                changed = true;
            }
        }
        if !changed {
            return;
        }
        // Whoever sits down there now looks at it anew.
        self.pause = None;
        self.drop_thought();
        self.clear_choice();
        self.save();
        self.refresh();
        self.carry_on();
    }

    /// Whether a button or list about the players was meant.
    pub(super) fn players_button(&mut self, id: &str) -> bool {
        match id {
            "open-players" => self.open_players(),
            "players-closed" => self.take_seats(),
            _ => return false,
        }
        true
    }
}

/// What the player of this strength is called.
pub(crate) fn name(level: Level) -> String {
    match level {
        Level::Beginner => m::opponent_beginner(),
        Level::Easy => m::opponent_easy(),
        Level::Steady => m::opponent_steady(),
        Level::Strong => m::opponent_strong(),
        Level::Master => m::opponent_master(),
    }
}

fn about(level: Level) -> String {
    match level {
        Level::Beginner => m::about_beginner(),
        Level::Easy => m::about_easy(),
        Level::Steady => m::about_steady(),
        Level::Strong => m::about_strong(),
        Level::Master => m::about_master(),
    }
}
