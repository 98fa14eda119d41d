//! The panel of a game at a distance, and the title of the page.

use browser::dom::Page;
use context::this::words as m;
use context::{Context, Leave, Side, Table};
use online::{Offer, Party, State, Word};

use super::letters::{name, name_of_other, with_dice};
use super::state::Distance;
use super::stored::{StoredGame, now};
use crate::elements::{Button, Part};

/// The time after which a player counts as not answering, in milliseconds.
const LONG: f64 = 7.0 * 24.0 * 60.0 * 60.0 * 1000.0;

impl Distance {
    /// Shows how the current game stands, if it is on the table. Returns what the panel says in place of whose turn it is and
    /// what can be done.
    pub fn show(&self, page: &Page, table: &Table) -> Option<[String; 2]> {
        let stored = self.stored.as_ref().filter(|_| table.is_distant());
        page.show(Part::DistancePanel, table.is_distant());
        page.show(context::elements::Button::OpenPlayers, !table.is_distant());
        let title = stored.map_or_else(m::title, |stored| self.title(stored));
        if page.document().title() != title {
            page.document().set_title(&title);
        }
        // A decision that can no longer be undone can be asked back.
        let asks = stored.is_some_and(|stored| !stored.peer.can_take_back());
        page.say(
            context::elements::Button::TakeBack,
            &match asks && self.may_take_back() {
                true => m::distance_take_back(),
                false => m::take_back(),
            },
        );
        let Some(stored) = stored else {
            // The other version of a fork is being shown.
            page.say(Part::DistanceStatus, &m::distance_games_branch());
            for button in [
                Button::DistanceGo,
                Button::DistanceStay,
                Button::DistancePlace,
                Button::DistanceAgain,
                Button::DistanceWave,
                Button::DistanceLate,
                Button::DistanceConnect,
                Button::DistanceStop,
            ] {
                page.show(button, false);
            }
            page.show(Part::DistancePlaceAbout, false);
            page.show(Part::DistanceConnection, false);
            page.show(Part::DistanceClocks, false);
            return None;
        };
        // Entries that are known but not shown yet are not revealed.
        let known = stored.record().entries().len();
        let seen = table
            .session
            .as_ref()
            .map(|game| game.record().entries().len());
        let rests = seen.is_some_and(|seen| seen >= known);
        let status = self.unsent(stored);
        let status = status.unwrap_or_else(|| self.status(stored, rests));
        page.say(Part::DistanceStatus, &status);
        let clocks = clocks(stored);
        page.show(Part::DistanceClocks, clocks.is_some());
        page.say(Part::DistanceClocks, &clocks.unwrap_or_default());
        self.show_connection(page, stored);
        let carries = self.carries();
        let sends = !carries && (stored.peer.is_to_send() && rests || stored.is_unsent());
        page.show(Button::DistanceGo, sends);
        page.show(Button::DistanceStay, !stored.is_kept());
        Distance::show_place(page, stored);
        let plays = stored.peer.party().is_some();
        let over = stored.is_over();
        let begun = stored.peer.state().is_some();
        let ended = stored.broken_off().is_some();
        let waits = stored.peer.log().floor() != stored.peer.party();
        page.show(
            Button::DistanceAgain,
            plays && !sends && !ended && self.own_live().is_none() && waits,
        );
        let waves = carries || stored.peer.may_say(Word::Wave);
        page.show(
            Button::DistanceWave,
            plays && begun && !sends && !ended && waves,
        );
        let late = plays && begun && !sends && !over && !stored.peer.is_to_decide();
        page.show(Button::DistanceLate, ended || late && is_late(stored));
        page.say(
            Button::DistanceLate,
            &match ended {
                true => m::distance_wait(),
                false => m::distance_end(),
            },
        );
        let back = table.seen_past().is_none() && !ended && self.may_take_back();
        page.show(context::elements::Button::TakeBack, back);
        let said = self.heading(stored, rests, table);
        if let Some([turn, task]) = &said {
            page.say(context::elements::Part::Turn, turn);
            page.say(context::elements::Part::Task, task);
        }
        said
    }

    /// The clocks of both sides of the game on the table, if it has a clock.
    pub fn times(&self, table: &Table) -> Option<[String; 2]> {
        let [here, elsewhere] = times(self.stored.as_ref().filter(|_| table.is_distant())?)?;
        let session = table.session.as_ref()?;
        Some(match session.player(Side::BOTH[0]).is_here() {
            true => [here, elsewhere],
            false => [elsewhere, here],
        })
    }

    fn status(&self, stored: &StoredGame, rests: bool) -> String {
        let peer = &stored.peer;
        let Some(party) = peer.party() else {
            let (inviter, invited) = (&self.name(Party::Inviter), &self.name(Party::Invited));
            return m::DistanceWatching { inviter, invited }.text();
        };
        let name = &self.other();
        let Some(state) = peer.state().filter(|_| rests) else {
            return String::new();
        };
        if stored.has_resigned() {
            return m::distance_resigned_you();
        }
        if stored.is_over() {
            return match state.end() {
                Some(online::End::Resigned(who)) if who == party => m::distance_resigned_you(),
                Some(online::End::Resigned(_)) => m::DistanceResigned { name }.text(),
                _ => String::new(),
            };
        }
        if peer.is_to_decide() {
            return match own_time_over(stored) {
                Some(words) => words,
                None if peer.is_waved_at() => m::DistanceWaved { name }.text(),
                None => String::new(),
            };
        }
        match stored.broken_off() {
            Some(_) => String::new(),
            None => waiting(stored, peer.asked()),
        }
    }

    fn title(&self, stored: &StoredGame) -> String {
        let game = &m::title();
        if stored.is_over() {
            return m::DistanceTitleOver { game }.text();
        }
        if stored.peer.party().is_none() {
            let (inviter, invited) = (&self.name(Party::Inviter), &self.name(Party::Invited));
            let title = m::DistanceTitleWatching {
                inviter,
                invited,
                game,
            };
            return title.text();
        }
        if stored.waits_here() {
            return m::DistanceTitleYours { game }.text();
        }
        let name = &self.other();
        match stored.broken_off() {
            Some(_) => m::DistanceTitleEnded { name, game }.text(),
            None => m::DistanceTitleTheirs { name, game }.text(),
        }
    }

    /// Asks about the other player's offer, if there is one.
    pub(super) fn ask_offered(&self, cx: &mut Context<'_>) {
        let stored = self.stored.as_ref();
        let Some(offer) = stored.and_then(|stored| stored.peer.offered()) else {
            return;
        };
        let name = self.other();
        let words = move || {
            let name = &name;
            match offer {
                Offer::Draw => [
                    m::DistanceDrawQuestion { name }.text(),
                    String::new(),
                    m::distance_draw_accept(),
                    m::distance_draw_refuse(),
                ],
                Offer::TakeBack => [
                    m::DistanceTakeBackQuestion { name }.text(),
                    String::new(),
                    m::distance_allow(),
                    m::distance_refuse(),
                ],
            }
        };
        // A single stray key must not do what cannot be undone.
        self.ask(1, Leave::Never, words, Distance::answer, cx);
    }

    /// Answers the other player's offer.
    pub(super) fn answer(&mut self, yes: bool, cx: &mut Context<'_>) {
        self.renew(cx);
        let Some(stored) = &mut self.stored else {
            return;
        };
        let offer = stored.peer.offered();
        if stored.answer(yes).is_err() {
            return;
        }
        cx.effects.tell(move || match (offer, yes) {
            (Some(Offer::TakeBack), true) => with_dice(m::distance_take_back_allowed_you()),
            (Some(Offer::TakeBack), false) => m::distance_take_back_refused_you(),
            (_, true) => m::distance_draw_accepted_you(),
            (_, false) => m::distance_draw_refused_you(),
        });
        let over = stored.is_over();
        // The end is sent once it has been shown.
        if self.keep(cx) && !over {
            self.hand_out(cx);
        }
        self.realign(cx);
    }

    /// Asks whether to stop waiting for a player who does not answer. If the game was already ended for that, waiting resumes.
    pub(super) fn ask_end(&mut self, cx: &mut Context<'_>) {
        let Some(stored) = &self.stored else { return };
        if stored.broken_off().is_some() {
            return self.wait(true, cx);
        }
        let words = || {
            [
                m::distance_end_ask(),
                m::distance_end_text(),
                m::distance_end(),
                m::distance_wait(),
            ]
        };
        self.ask(
            1,
            Leave::Free,
            words,
            |own, ends, cx| own.wait(!ends, cx),
            cx,
        );
    }

    /// Keeps the current game in the list, though it is only watched.
    pub(super) fn stay(&mut self, cx: &mut Context<'_>) {
        let Some(stored) = &mut self.stored else {
            return;
        };
        stored.stays = true;
        let name = stored.name();
        if self.keep(cx) {
            cx.store.note_distance(Some(&name));
            cx.effects.tell(m::distance_stays);
        }
        cx.effects.show();
    }

    /// Goes on waiting for the other player, or ends the game.
    pub(super) fn wait(&mut self, waits: bool, cx: &mut Context<'_>) {
        self.renew(cx);
        if let Some(stored) = &mut self.stored {
            stored.wait(waits);
            self.keep(cx);
            cx.effects.show();
        }
    }
}

/// Returns what to say when the local player's time is up.
fn own_time_over(stored: &StoredGame) -> Option<String> {
    left(stored).filter(|[own, _]| *own <= 0.0)?;
    Some(m::distance_clock_over_you())
}

/// Returns what to say while the other player has the floor, who may have been asked something.
fn waiting(stored: &StoredGame, asked: Option<Offer>) -> String {
    let name = &name_of_other(stored);
    match asked {
        Some(Offer::TakeBack) => m::distance_take_back_asked(),
        Some(Offer::Draw) => m::distance_draw_asked(),
        None if is_late(stored) && stored.peer.log().terms().clock.is_some() => {
            m::DistanceClockOver { name }.text()
        }
        None if is_late(stored) => m::DistanceLeft { name }.text(),
        None if stored.other().is_empty() => m::distance_waiting_friend(),
        None => m::DistanceWaiting { name }.text(),
    }
}

/// Says who broke off a game, and after which throw; `None` if it was not broken off.
pub(super) fn broken_off(stored: &StoredGame) -> Option<String> {
    let party = stored.broken_off()?;
    let name = &name(stored, party);
    let open = stored.peer.state().and_then(State::open_exchange);
    Some(match open.filter(|(_, who)| *who == party) {
        Some((throw, _)) => m::DistanceBrokeOff { name, throw }.text(),
        None => m::DistanceEndedOther { name }.text(),
    })
}

/// Whether the other player has not answered for a long time, or is out of time.
fn is_late(stored: &StoredGame) -> bool {
    let waited = now() - stored.since;
    match stored.peer.log().terms().clock {
        Some(_) => left(stored).is_some_and(|left| left[1] <= 0.0),
        None => waited > LONG,
    }
}

/// The remaining seconds of the local player and of the other: of the turn, and then of the reserve. The used time is what each
/// player has reported.
fn left(stored: &StoredGame) -> Option<[f64; 2]> {
    let clock = stored.peer.log().terms().clock?;
    // No time runs before the invitation is accepted.
    stored.peer.state()?;
    let party = stored.peer.party()?;
    let running = (now() - stored.since).max(0.0) / 1000.0;
    let (turn, reserve) = (f64::from(clock.turn), f64::from(clock.reserve));
    let floor = match stored.peer.is_to_decide() || stored.peer.is_to_send() {
        true => Some(party),
        false => stored.peer.log().floor(),
    };
    Some([party, party.other()].map(|who| {
        let said = stored.peer.log().messages().iter();
        let said = said.filter(|message| message.author == who);
        let over: f64 = said
            .flat_map(|message| &message.items)
            .map(|item| match item {
                online::Item::Spent(seconds) => (f64::from(*seconds) - turn).max(0.0),
                _ => 0.0,
            })
            .sum();
        let now = match floor == Some(who) {
            true => running,
            false => 0.0,
        };
        // A player who exceeded the turn once has the whole turn again the next time.
        turn + (reserve - over).max(0.0) - now
    }))
}

/// The clocks of the local player and of the other.
fn times(stored: &StoredGame) -> Option<[String; 2]> {
    let goes_on = !stored.is_over() && stored.broken_off().is_none();
    Some(left(stored).filter(|_| goes_on)?.map(time))
}

/// The clocks in one line.
fn clocks(stored: &StoredGame) -> Option<String> {
    let [own, other] = &times(stored)?;
    let name = &name(stored, stored.peer.party()?.other());
    let own = m::DistanceClockYou { time: own };
    let other = m::DistanceClockOther { name, time: other };
    Some(format!("{} · {}", own.text(), other.text()))
}

/// Writes the remaining time in whole days, or as a clock. Three days that have just begun count as three.
fn time(seconds: f64) -> String {
    const DAY: u32 = 86_400;
    let seconds = seconds.max(0.0).ceil() as u32;
    let (minutes, rest) = (seconds / 60, seconds % 60);
    match seconds {
        DAY.. => {
            let count = (seconds + DAY / 2) / DAY;
            m::DistanceClockDaysLeft { count }.text()
        }
        3600.. => format!("{}:{:02}:{rest:02}", minutes / 60, minutes % 60),
        _ => format!("{minutes}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use online::Clock;

    use super::super::stored::tests::{turn, two, waiting as who_waits};
    use super::*;

    const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

    #[test]
    fn times_are_in_days_or_like_a_clock() {
        const HOUR: f64 = 3600.0;
        for (seconds, told) in [
            (3.0 * 24.0 * HOUR - 0.5, "3 days remaining"),
            (49.0 * HOUR, "2 days remaining"),
            (24.0 * HOUR, "One day remaining"),
            (24.0 * HOUR - 1.0, "23:59:59"),
            (HOUR + 61.0, "1:01:01"),
            (HOUR - 0.1, "1:00:00"),
            (61.0, "1:01"),
            (-5.0, "0:00"),
        ] {
            assert_eq!(time(seconds), told);
        }
    }

    #[test]
    fn the_player_who_broke_off_is_named() {
        let mut both = two(None);
        turn(&mut both);
        let (stored, other) = who_waits(&mut both);
        let called = stored.name_of(other).to_owned();
        assert_eq!(broken_off(stored), None);
        stored.wait(false);
        let open = stored.peer.state().and_then(State::open_exchange);
        let words = match open {
            Some((throw, _)) => format!("{called} broke off after seeing throw {throw}"),
            None => format!("{called} broke off the game"),
        };
        assert_eq!(broken_off(stored), Some(words));
        assert_eq!(clocks(stored), None);
    }

    #[test]
    fn both_are_told_that_the_time_is_up() {
        let day = Clock {
            turn: 24 * 60 * 60,
            reserve: 0,
        };
        let mut both = two(Some(day));
        turn(&mut both);
        let (stored, other) = who_waits(&mut both);
        let called = stored.name_of(other).to_owned();
        stored.since = -0.9 * DAY;
        assert_eq!(waiting(stored, None), format!("Waiting for {called}"));
        stored.since = -1.1 * DAY;
        assert_eq!(waiting(stored, None), format!("{called}’s time is up."));
        let late = &mut both[other.index()];
        assert_eq!(own_time_over(late), None);
        late.since = -1.1 * DAY;
        let said = own_time_over(late).unwrap();
        assert!(said.starts_with("Your time is up."), "{said}");
    }

    #[test]
    fn without_a_clock_a_week_is_late() {
        let mut both = two(None);
        let (stored, other) = who_waits(&mut both);
        let called = stored.name_of(other).to_owned();
        stored.since = -6.0 * DAY;
        assert_eq!(waiting(stored, None), format!("Waiting for {called}"));
        stored.since = -8.0 * DAY;
        let late = format!("{called} hasn’t answered for a long time");
        assert_eq!(waiting(stored, None), late);
    }

    #[test]
    fn an_open_question_is_shown() {
        let mut both = two(None);
        let (stored, _) = who_waits(&mut both);
        stored.peer.say(Word::Offer(Offer::Draw), None).unwrap();
        assert_eq!(waiting(stored, stored.peer.asked()), "You offered a draw.");
    }
}
