//! Makes the table follow the record of the peer: decisions go into the draft, and every entry comes from there to the table.

use context::this::words as m;
use context::{
    BEFORE_OTHERS, Context, Effect, Entry, Key, Purpose, Session, Side, Table, This, fall,
};
use game::Turn;
use game::session::PlayerKind;
use on_page::Dice;
use online::{Party, Word};

use super::state::{Distance, Message};
use super::stored::{Kept, NotEntered, StoredGame};
use super::troubles;

/// The players of both sides, from the point of view of the local player.
fn players(stored: &StoredGame) -> [PlayerKind; 2] {
    let own = stored
        .peer
        .party()
        .zip(stored.peer.state())
        .map(|(party, state)| state.side(party));
    Side::BOTH.map(|side| match own == Some(side) {
        true => PlayerKind::Human,
        false => PlayerKind::Distant,
    })
}

/// The game after this many entries.
fn session(stored: &StoredGame, entries: usize) -> Session {
    let mut record = stored.record().into_owned();
    record.truncate(entries);
    Session::from_record(record, players(stored))
}

/// The number of entries that two records have in common at the start.
fn common(one: &[Entry], other: &[Entry]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

/// The number of entries before anybody plays.
fn opening(stored: &StoredGame) -> usize {
    stored.peer.log().terms().start.entries().len()
}

impl Distance {
    /// Puts the current game on the table, as far as it has been seen here.
    pub(super) fn lay(&mut self, cx: &mut Context<'_>) {
        let Some(stored) = &self.stored else { return };
        self.pause = None;
        // The message was about the game that was on the table before.
        self.parted.clear();
        let entries = stored.seen.max(opening(stored));
        let game = session(stored, entries);
        if stored.is_kept() {
            cx.store.note_distance(Some(&stored.name()));
        }
        cx.effects
            .want(Effect::Lay(Box::new(game), Purpose::DISTANCE));
    }

    /// Removes entries from the table that are no longer in the record, which may have changed.
    pub(super) fn realign(&mut self, cx: &mut Context<'_>) {
        let Some((stored, shown)) = self.stored.as_ref().zip(cx.table.session.as_ref()) else {
            return;
        };
        self.pause = None;
        let known = stored.record();
        let entries = common(shown.record().entries(), known.entries());
        let names = |side| shown.record().name(side) == known.name(side);
        if entries < shown.record().entries().len()
            || !Side::BOTH.into_iter().all(names)
            || Side::BOTH.map(|side| shown.player(side)) != players(stored)
        {
            let game = session(stored, entries.max(opening(stored)));
            cx.effects.want(Effect::Realign(Box::new(game)));
        }
        cx.effects.go_on();
    }

    /// Notes what has been seen, and brings the next entry to the table.
    pub(super) fn follow(&mut self, cx: &mut Context<'_>) {
        if !cx.table.is_distant() || cx.table.past.is_some() {
            return;
        }
        let Some(stored) = &mut self.stored else {
            return;
        };
        let done = cx.table.entries();
        if stored.seen < done {
            if stored.renew(cx.store) {
                // Another tab has gone on. Its state must not be replaced by less.
                return self.realign(cx);
            }
            stored.seen = done;
            // If this cannot be stored, the entry is shown once more at worst.
            if let Ok(Kept::Merged) = stored.keep(cx.store) {
                return self.realign(cx);
            }
        }
        if cx.motion.moving || self.pause.is_some() {
            return;
        }
        if let Some(entry) = self.next(cx.table)
            && (!self.is_mine(&entry, cx.table) || cx.settings.is_on(Key::AutoThrow))
        {
            let time = cx.settings.pause(BEFORE_OTHERS, cx.table);
            self.pause = Some(self.sender.after(time, Message::Step));
        }
    }

    /// The next entry of the record that is not on the table yet.
    fn next(&self, table: &Table) -> Option<Entry> {
        let record = self.stored.as_ref()?.record();
        record.entries().get(table.entries()).cloned()
    }

    /// Whether this entry is a throw of the local player. False in a game that is over, which waits for nobody.
    fn is_mine(&self, entry: &Entry, table: &Table) -> bool {
        if self.stored.as_ref().is_none_or(StoredGame::is_over) {
            return false;
        }
        let thrower = match table
            .session
            .as_ref()
            .map(|session| (session, session.turn()))
        {
            Some((session, Turn::Chance(Some(side)))) => session.player(side).is_here(),
            Some((_, Turn::Chance(None))) => table.anyone_here(),
            _ => false,
        };
        thrower && This::is_throw(entry)
    }

    /// Whether the next entry is a throw of the local player that is already known. It is shown when the player throws.
    pub fn is_dealt(&self, table: &Table) -> bool {
        let next = self.next(table).filter(|_| table.is_distant());
        next.is_some_and(|entry| self.is_mine(&entry, table))
    }

    /// Whether the next step happens automatically.
    pub fn is_busy(&self) -> bool {
        self.pause.is_some()
    }

    /// Shows the next entry. If it is a throw of the local player, the player has thrown.
    pub(super) fn step(&mut self, cx: &mut Context<'_>) {
        self.pause = None;
        if !cx.table.is_distant() || cx.table.past.is_some() {
            return;
        }
        let (Some(entry), Some(shown)) = (self.next(cx.table), &cx.table.session) else {
            return;
        };
        let fall = fall(shown, &entry, cx.settings.side_below(cx.table));
        cx.effects.want(Effect::Put(entry, fall));
    }

    /// Enters a decision of the local player. It is stored, and sent if the other player is connected, before it is shown.
    pub(super) fn enter(&mut self, entry: Entry, cx: &mut Context<'_>) {
        let (Some(stored), Some(shown)) = (&mut self.stored, &cx.table.session) else {
            return;
        };
        let before = stored.record().entries().to_vec();
        if stored.renew(cx.store) && before != stored.record().entries() {
            // Another tab was first.
            cx.effects.tell(m::distance_draft_lost);
            return self.realign(cx);
        }
        if !stored.peer.can_take_back()
            && let Some(live) = &mut self.live
        {
            // The turn that was begun before the connection was undone or sent.
            live.holds = false;
        }
        let entry = game::Game::as_recorded(shown.game(), entry);
        let at = stored.record().entries().len();
        match stored.enter(entry.clone(), cx.table.entries()) {
            Ok(()) => {}
            Err(NotEntered::Behind) => {
                cx.effects.tell(m::distance_draft_lost);
                return self.realign(cx);
            }
            Err(NotEntered::Refused(_)) => return self.realign(cx),
        }
        // A player who resigns need not wait for entries that were not shown yet.
        let unseen = (cx.table.entries() < at).then(|| session(stored, at));
        self.keep(cx);
        self.carry(cx);
        let known = self.stored.as_ref().map(StoredGame::record);
        if known.is_none_or(|known| known.entries().get(at) != Some(&entry)) {
            // Another tab decided at the same time.
            return self.realign(cx);
        }
        if let Some(game) = unseen {
            cx.effects.want(Effect::Realign(Box::new(game)));
        }
        cx.effects.want(Effect::Put(entry, None));
    }

    /// Stores the current game. Returns whether it could, and reports a failure.
    pub(super) fn keep(&mut self, cx: &mut Context<'_>) -> bool {
        let Some(stored) = &mut self.stored else {
            return false;
        };
        match stored.keep(cx.store) {
            Ok(Kept::Own) => true,
            Ok(Kept::Merged) => {
                self.realign(cx);
                true
            }
            Err(why) => {
                cx.page.notice(&troubles::not_stored(why));
                false
            }
        }
    }

    /// Takes the last decision back, or asks the other player for it.
    pub(super) fn take_back(&mut self, cx: &mut Context<'_>) {
        self.renew(cx);
        let Some(stored) = &mut self.stored else {
            return;
        };
        if stored.peer.take_back() {
            self.keep(cx);
            cx.effects.tell(m::news_taken_back);
            self.realign(cx);
        } else if stored.peer.can_ask_to_take_back() {
            self.say(Word::Offer(online::Offer::TakeBack), cx);
        }
    }

    /// Whether a decision can be taken back, with or without asking.
    pub fn may_take_back(&self) -> bool {
        self.stored
            .as_ref()
            .is_some_and(|stored| stored.peer.can_take_back() || stored.peer.can_ask_to_take_back())
    }

    /// Says something to the other player.
    pub(super) fn say(&mut self, word: Word, cx: &mut Context<'_>) {
        self.change(|stored| stored.say(word), cx);
    }

    /// Takes in what another tab has stored.
    pub(super) fn renew(&mut self, cx: &mut Context<'_>) {
        let changed = self
            .stored
            .as_mut()
            .is_some_and(|stored| stored.renew(cx.store));
        if changed && cx.table.is_distant() {
            self.realign(cx);
        }
    }

    /// The party of the local player.
    pub(super) fn party(&self) -> Option<Party> {
        self.stored.as_ref()?.peer.party()
    }
}
