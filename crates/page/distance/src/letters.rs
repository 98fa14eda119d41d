//! Receives letters: from the address, from the field in the list of games, or automatically.

use browser::lasting;
use context::this::words as m;
use context::{Context, Entry, Game, Leave, Record};
use game::Dealt as _;
use online::{Item, Letter, Link, NotReceived, Offer, Party, Peer, Received, Word, isolated};

use super::state::{Distance, Message};
use super::stored::{StoredGame, name_of};
use super::troubles;
use crate::elements::{Dialog, Part};

/// How long a tab may take to say that it has taken a link, in milliseconds.
const TAKES: u32 = 250;

impl Distance {
    /// Opens a letter, or says why it cannot be opened.
    pub(super) fn open_letter(&mut self, text: &str, cx: &mut Context<'_>) {
        if let Err(trouble) = self.take_in(text, cx) {
            if cx.page.is_open(Dialog::DistanceGames) {
                cx.page.say(Part::DistanceTrouble, &trouble);
                cx.page.show(Part::DistanceTrouble, true);
            } else {
                cx.page.notice(&trouble);
            }
        }
    }

    /// Passes a link from a fresh tab on to the tab that has its game on the table. Returns whether it tries to. If no tab takes
    /// the link, it is opened here.
    pub(super) fn pass_letter(&mut self, text: &str, cx: &Context<'_>) -> bool {
        let fresh = self.stored.is_none() && !cx.table.is_distant();
        let (Some(tabs), true, Ok(link)) = (&self.tabs, fresh, find(text)) else {
            return false;
        };
        let kept = StoredGame::kept(&name_of(link.letter.log.id()), cx.store);
        if link.secret().is_some() || kept.is_none_or(|stored| stored.peer.party().is_none()) {
            return false;
        }
        tabs.say(&link.text);
        let untaken = self.sender.after(TAKES, Message::Opened(text.to_owned()));
        self.passing = Some((link.text, untaken));
        true
    }

    /// Takes the link of a tab that was just opened, if its game is on this table.
    pub(super) fn heard_letter(&mut self, text: &str, cx: &mut Context<'_>) {
        let Ok(link) = find(text) else { return };
        let name = name_of(link.letter.log.id());
        let at_hand = self.is_at_hand(&name);
        if let Some(tabs) = self
            .tabs
            .as_ref()
            .filter(|_| at_hand && cx.table.is_distant())
        {
            tabs.say_taken(text);
            self.open_letter(text, cx);
        }
    }

    fn take_in(&mut self, text: &str, cx: &mut Context<'_>) -> Result<(), String> {
        let link = find(text)?;
        let name = name_of(link.letter.log.id());
        self.renew(cx);
        let at_hand = self.is_at_hand(&name);
        let on_table = at_hand && cx.table.is_distant();
        let kept = match at_hand {
            true => None,
            false => StoredGame::kept(&name, cx.store),
        };
        let known = kept.as_ref().or(self.stored.as_ref().filter(|_| at_hand));
        let moves = link.secret().is_some();
        if moves && known.is_none_or(|stored| stored.peer.party().is_none()) {
            return self.ask_to_move(&link, text, cx);
        }
        match kept.or_else(|| self.stored.take_if(|_| at_hand)) {
            Some(stored) => {
                let again = again(&stored, &link.letter, moves);
                self.news(stored, &link.text, on_table, again, cx)
            }
            None if link.letter.log.state().is_none() => {
                self.invited_to = StoredGame::room_in(&link);
                self.offer_to_accept(link.letter, link.text, cx);
                Ok(())
            }
            None => {
                self.begin_with(StoredGame::new(Peer::open(link.letter, None)), cx);
                cx.effects.tell(m::distance_watching_only);
                Ok(())
            }
        }
    }

    /// Asks whether to go on with a game on this device, because anybody can make a link that says so.
    fn ask_to_move(
        &self,
        link: &Link<Game>,
        text: &str,
        cx: &mut Context<'_>,
    ) -> Result<(), String> {
        if !cx.store.keeps() {
            return Err(m::distance_no_storage());
        }
        let log = &link.letter.log;
        let party = link.secret().and_then(|secret| log.party(&secret));
        let party = party.ok_or_else(m::distance_move_wrong)?;
        let name = match log.name(party.other()).as_str() {
            "" => m::distance_friend(),
            name => isolated(name),
        };
        let text = text.to_owned();
        let words = move || {
            [
                m::distance_move_ask(),
                m::DistanceMoveAskAbout { name: &name }.text(),
                m::distance_move_here(),
                m::distance_not_now(),
            ]
        };
        let answer = move |own: &mut Distance, yes, cx: &mut Context<'_>| {
            if yes {
                own.move_here(&text, cx);
            }
        };
        self.ask(0, Leave::Free, words, answer, cx);
        Ok(())
    }

    /// Goes on with a game on this device, with everything that is known of it here.
    pub(super) fn move_here(&mut self, text: &str, cx: &mut Context<'_>) {
        let mut moved = || -> Result<StoredGame, String> {
            let link = find(text)?;
            let name = name_of(link.letter.log.id());
            // The game on the table may be known only from a link, and be newer.
            let known = self.stored.take_if(|stored| stored.name() == name);
            let known = known.or_else(|| StoredGame::kept(&name, cx.store));
            StoredGame::moved(known, link).ok_or_else(m::distance_move_wrong)
        };
        match moved() {
            Ok(stored) => {
                lasting::ask_to_last();
                self.begin_with(stored, cx);
                cx.effects.tell(m::distance_moved);
            }
            Err(trouble) => cx.page.notice(&trouble),
        }
    }

    /// Goes on with a game that was not known here. Everything that happened in it counts as seen.
    fn begin_with(&mut self, mut stored: StoredGame, cx: &mut Context<'_>) {
        let state = stored.peer.state();
        stored.seen = state.map_or(0, |state| state.record().entries().len());
        self.stored = Some(stored);
        self.keep(cx);
        self.close_all(cx);
        self.lay(cx);
    }

    /// Takes in a letter of a game that is known here. `again` is reported if the letter has nothing new.
    fn news(
        &mut self,
        mut stored: StoredGame,
        text: &str,
        on_table: bool,
        again: Option<fn() -> String>,
        cx: &mut Context<'_>,
    ) -> Result<(), String> {
        let (broken_off, over) = (stored.broken_off().is_some(), stored.is_over());
        let received = stored.receive(text);
        let resigned = !over && stored.is_over();
        self.stored = Some(stored);
        let received = match received {
            Ok(received) => received,
            Err(NotReceived::Unread(why)) => return Err(troubles::unread(why, text)),
            Err(NotReceived::OtherGame) => return Err(m::distance_unread_other()),
        };
        self.keep(cx);
        self.close_all(cx);
        match on_table {
            true => self.realign(cx),
            false => self.lay(cx),
        }
        match received {
            Received::Known
                if self
                    .stored
                    .as_ref()
                    .is_some_and(|stored| stored.peer.is_waved_at()) =>
            {
                self.tell_of_other(|name| m::DistanceWaved { name }.text(), cx);
            }
            Received::Known if resigned => {
                self.tell_of_other(|name| m::DistanceResigned { name }.text(), cx);
            }
            // The question in the aside is new.
            Received::Known if self.is_asked() => {}
            Received::Known => cx.effects.tell(again.unwrap_or(m::distance_same)),
            Received::Older => cx.effects.tell(again.unwrap_or(m::distance_older)),
            news => self.tell_received(news, broken_off, cx),
        }
        self.ask_offered(cx);
        Ok(())
    }

    /// Reports what a letter has brought.
    pub(super) fn tell_received(&self, received: Received, broken_off: bool, cx: &mut Context<'_>) {
        match received {
            Received::Known | Received::Older => {}
            Received::News(at) => self.tell_news(at, broken_off, cx),
            Received::Fork { at: 1, .. } => {
                let name = self.name(Party::Invited);
                let told = move || m::DistanceAcceptedTwice { name: &name }.text();
                cx.effects.tell(told);
            }
            Received::Fork {
                author, replaced, ..
            } => self.tell_fork(author, replaced, cx),
        }
    }

    /// Whether the other player waits for the answer to a question.
    fn is_asked(&self) -> bool {
        let stored = self.stored.as_ref();
        stored.is_some_and(|stored| stored.peer.offered().is_some())
    }

    /// Reports what has happened in the messages from number `at` on, except for what the board shows.
    pub(super) fn tell_news(&self, at: usize, broken_off: bool, cx: &mut Context<'_>) {
        let Some(stored) = &self.stored else { return };
        let Some(party) = stored.peer.party() else {
            return;
        };
        let log = stored.peer.log();
        if at <= 1 && party == Party::Inviter {
            return self.tell_of_other(|name| m::DistanceAcceptedFirst { name }.text(), cx);
        }
        if broken_off && !stored.is_over() {
            self.tell_of_other(|name| m::DistanceResumed { name }.text(), cx);
        }
        for (who, offer, yes) in log.answers(at) {
            if who != party {
                self.tell_of_other(move |name| answer(name, offer, yes), cx);
            }
        }
        let by_other = |said: &&online::Message<Entry>| said.author != party;
        let mut said = log.messages().iter().skip(at).filter(by_other);
        if said.any(|said| said.items.contains(&Item::Resign)) {
            self.tell_of_other(|name| m::DistanceResigned { name }.text(), cx);
        }
    }

    /// The name of a party.
    pub(super) fn name(&self, party: Party) -> String {
        let stored = self.stored.as_ref();
        stored.map_or_else(m::distance_friend, |stored| name(stored, party))
    }

    /// The name of the other player.
    pub(super) fn other(&self) -> String {
        self.stored
            .as_ref()
            .map_or_else(m::distance_friend, name_of_other)
    }

    /// Closes the dialogs of this feature, to show the table.
    pub(super) fn close_all(&self, cx: &Context<'_>) {
        for dialog in [
            Dialog::DistanceGames,
            Dialog::DistanceInvite,
            Dialog::DistanceAccept,
            Dialog::DistanceSend,
            Dialog::DistanceFork,
        ] {
            cx.page.close_dialog(dialog);
        }
    }

    /// Reports that `author` has split the game in two, and asks the local player to choose if the choice is open.
    pub(super) fn tell_fork(&self, author: Party, replaced: bool, cx: &mut Context<'_>) {
        if !replaced || Some(author) != self.party() {
            return self.open_fork(cx);
        }
        self.tell_of_other(|name| m::DistanceForkReplaced { name }.text(), cx);
    }

    /// Shows the two versions of the last fork.
    fn open_fork(&self, cx: &mut Context<'_>) {
        use crate::elements::Button;
        let Some(stored) = &self.stored else { return };
        let Some(fork) = stored.peer.forks().last() else {
            return;
        };
        let by_other = stored
            .peer
            .party()
            .is_some_and(|party| party != fork.author);
        let about = match by_other {
            true => m::DistanceForkCheat {
                name: &self.other(),
            }
            .text(),
            false => m::distance_fork_about(),
        };
        cx.page.say(Part::DistanceForkAbout, &about);
        // The log decides which version can go on.
        let mut tried = stored.peer.clone();
        let free = tried.switch(stored.peer.forks().len() - 1);
        cx.page.show(Button::DistanceForkSwitch, free);
        let why = match (free, by_other) {
            (true, _) => String::new(),
            (false, true) => m::distance_fork_answered(),
            (false, false) => m::distance_fork_sent(),
        };
        cx.page.say(Part::DistanceForkWhy, &why);
        cx.page.open_dialog(Dialog::DistanceFork);
    }

    /// Goes on with the other version of the last fork.
    pub(super) fn switch(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(Dialog::DistanceFork);
        self.renew(cx);
        let Some(stored) = &mut self.stored else {
            return;
        };
        let last = stored.peer.forks().len().checked_sub(1);
        if last.is_some_and(|last| stored.peer.switch(last)) {
            stored.sent = stored.peer.log().messages().len();
            self.keep(cx);
            cx.effects.tell(m::distance_fork_chosen);
            self.realign(cx);
        }
    }

    /// The record of the other version of the last fork.
    pub(super) fn other_way(&self) -> Option<Record> {
        let fork = self.stored.as_ref()?.peer.forks().last()?;
        Some(fork.other.state()?.record().clone())
    }

    pub(super) fn wave(&mut self, cx: &mut Context<'_>) {
        if let Some(live) = self.own_live().filter(|live| live.is_connected()) {
            live.room.change(online::room::Room::wave);
            return cx.effects.tell(m::distance_wave_sent);
        }
        self.say(Word::Wave, cx);
    }

    pub(super) fn offer_draw(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(context::elements::Dialog::MenuCard);
        self.say(Word::Offer(Offer::Draw), cx);
    }
}

/// The name of the other player of a game. For a watcher, this is the inviter.
pub(super) fn name_of_other(stored: &StoredGame) -> String {
    name(
        stored,
        stored.peer.party().map_or(Party::Inviter, Party::other),
    )
}

/// The name of a party.
pub(super) fn name(stored: &StoredGame, party: Party) -> String {
    match stored.name_of(party).as_str() {
        "" if stored.peer.party().is_none() => m::distance_somebody(),
        "" => m::distance_friend(),
        name => isolated(name),
    }
}

/// Finds the newest letter in a text, or says what is wrong with it.
fn find(text: &str) -> Result<Link<Game>, String> {
    Link::find(text).map_err(|none| troubles::unread(none.why, &none.text))
}

/// Returns the words for a letter without news, if there is more to say. `moves` says that the link has a key.
fn again(stored: &StoredGame, letter: &Letter<Game>, moves: bool) -> Option<fn() -> String> {
    match stored.peer.party()? {
        _ if moves => Some(m::distance_move_replace),
        _ if letter.log.state().is_some() => None,
        Party::Inviter => Some(m::distance_own_invitation),
        Party::Invited => Some(m::distance_accepted_here),
    }
}

/// Adds to the report of an undone move what happens to its dice, if there are any.
pub(super) fn with_dice(undone: String) -> String {
    match Game::HAS_CHANCE {
        true => format!("{undone} {}", m::distance_dice_stay()),
        false => undone,
    }
}

fn answer(name: &str, offer: Offer, yes: bool) -> String {
    match (offer, yes) {
        (Offer::TakeBack, true) => with_dice(m::DistanceTakeBackAllowed { name }.text()),
        (Offer::TakeBack, false) => m::DistanceTakeBackRefused { name }.text(),
        (Offer::Draw, true) => m::DistanceDrawAccepted { name }.text(),
        (Offer::Draw, false) => m::DistanceDrawRefused { name }.text(),
    }
}

#[cfg(test)]
mod tests {
    use online::{GameId, Secret};

    use super::*;
    use crate::stored::tests::two;

    #[test]
    fn an_answer_names_the_question() {
        for (offer, yes, told) in [
            (Offer::TakeBack, true, "allows it"),
            (Offer::TakeBack, false, "undo the move"),
            (Offer::Draw, true, "accepts"),
            (Offer::Draw, false, "play on"),
        ] {
            let said = answer("Biret", offer, yes);
            assert!(said.starts_with("Biret") && said.contains(told), "{said}");
            let dice = Game::HAS_CHANCE && (offer, yes) == (Offer::TakeBack, true);
            assert_eq!(said.contains("dice"), dice, "{said}");
        }
    }

    #[test]
    fn an_own_invitation_that_is_opened_again_is_named() {
        let [inviter, invited] = two(None);
        let invitation = Peer::invite(
            GameId([1; 16]),
            Secret::new([2; 32]),
            inviter.peer.log().terms().clone(),
        );
        let invitation = invitation.unwrap().letter();
        let said = |stored: &StoredGame, letter: &Letter<Game>, moves: bool| {
            again(stored, letter, moves).map(|say| say())
        };
        assert_eq!(
            said(&inviter, &invitation, false),
            Some(m::distance_own_invitation())
        );
        assert_eq!(
            said(&invited, &invitation, false),
            Some(m::distance_accepted_here())
        );
        // Once a game has begun, the only question is whether it is known.
        assert_eq!(said(&inviter, &inviter.peer.letter(), false), None);
        assert_eq!(
            said(&inviter, &inviter.peer.letter(), true),
            Some(m::distance_move_replace())
        );
    }
}
