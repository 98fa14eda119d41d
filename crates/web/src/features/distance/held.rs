//! A game at a distance as this browser holds it: one's place at it, and how far it was seen and sent.
//!
//! It is kept as text before anything is sent, one entry of the browser's storage for each game. Other tabs keep it too: what
//! they kept is taken in before anything is done here, and nothing that is kept is ever replaced by less.

use std::borrow::Cow;
use std::fmt::Write as _;

use game::{Dealt as _, Game as _};
use remote::{End, GameId, KEY, Letter, Log, Party, Received, Refused, Seat, Secret, Unread, Word};
use wasm_bindgen::JsValue;

use crate::browser::store::Store;
use crate::this_game::{Game, Record};

/// What stands behind the letter of an invitation before the secret of a room.
const ROOM: &str = "&room=";

/// The first line of the text.
const HEAD: &str = "distance 1";

/// A game at a distance.
pub(crate) struct Held {
    pub(crate) seat: Seat<Game>,
    /// How many entries of its record have been seen here.
    pub(crate) seen: usize,
    /// How many messages the log had when it was last given out to be sent.
    pub(crate) sent: usize,
    /// What was said beside the log was given out, too.
    pub(crate) said: bool,
    /// When a message came to its log last, in milliseconds since 1970.
    pub(crate) since: f64,
    /// The secret of the room that the invitation names, for both to meet in.
    pub(crate) room: Option<[u8; 16]>,
    /// What whoever is invited is called, if that is known from another game.
    pub(crate) invited: String,
    /// Nobody waits here for an answer any more.
    ended: bool,
    /// The last letter in which the other said something beside the log.
    heard: Option<String>,
    /// The text as it was last read or kept.
    text: String,
}

/// An id as it stands in the names of what is kept.
pub(crate) fn name_of(id: GameId) -> String {
    id.0.iter().fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
}

/// The id that [`name_of`] wrote.
pub(crate) fn id_in(name: &str) -> Option<[u8; 16]> {
    let mut id = [0; 16];
    if name.len() != 2 * id.len() {
        return None;
    }
    for (byte, at) in id.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(name.get(at..at + 2)?, 16).ok()?;
    }
    Some(id)
}

/// The time, in milliseconds since 1970. Where there is no browser it stands still.
pub(crate) fn now() -> f64 {
    match cfg!(target_family = "wasm") {
        true => js_sys::Date::now(),
        false => 0.0,
    }
}

impl Held {
    /// A game that is not kept yet.
    pub(crate) fn new(seat: Seat<Game>) -> Held {
        Held {
            seat,
            seen: 0,
            sent: 0,
            said: false,
            since: now(),
            room: None,
            invited: String::new(),
            ended: false,
            heard: None,
            text: String::new(),
        }
    }

    /// The game that [`Held::write`] wrote.
    ///
    /// # Errors
    /// Why its letter cannot be read.
    pub(crate) fn read(text: &str) -> Result<Held, Unread> {
        let line = |name: &str| {
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            lines
                .filter(|(key, _)| *key == name)
                .map(|(_, value)| value)
                .next()
        };
        let number = |name: &str| line(name).and_then(|value| value.parse::<u64>().ok());
        let letter = Letter::read(line("letter").ok_or(Unread::Kind)?)?;
        let secret = line("secret").and_then(Secret::from_text);
        let mut held = Held::new(Seat::open(letter, secret));
        let all = text.lines().filter_map(|line| line.split_once(' '));
        for (key, value) in all {
            // What cannot be read any more is nothing to go on with.
            match key {
                "fork" | "heard" => drop(held.seat.receive(value)),
                _ => {}
            }
        }
        if let Some(Ok(draft)) = line("draft").map(Letter::read) {
            held.seat.take_up(draft);
        }
        held.room = line("room").and_then(id_in);
        held.invited = line("invited").unwrap_or_default().to_owned();
        held.ended = line("ended").is_some();
        held.heard = line("heard").map(str::to_owned);
        held.seen = number("seen").unwrap_or(0) as usize;
        held.sent = number("sent").unwrap_or(0) as usize;
        held.said = line("said").is_some();
        held.since = number("since").map_or_else(now, |since| since as f64);
        held.text = text.to_owned();
        Ok(held)
    }

    /// A game as it is kept.
    pub(crate) fn kept(name: &str, store: &Store) -> Option<Held> {
        Held::read(&store.distance(name)?).ok()
    }

    /// All games that are kept.
    pub(crate) fn all_kept(store: &Store) -> impl Iterator<Item = Held> {
        let names = store.distances().into_iter();
        names.filter_map(|name| Held::kept(&name, store))
    }

    fn write(&self) -> String {
        let seat = &self.seat;
        let mut text = format!("{HEAD}\n");
        let mut line = |key: &str, value: &str| {
            let _ = writeln!(text, "{key} {value}");
        };
        if let Some(secret) = seat.secret() {
            line("secret", &secret.to_text());
        }
        line("letter", &seat.letter().write());
        for fork in seat.forks() {
            let log = Log::clone(&fork.other);
            line("fork", &Letter { log, aside: None }.write());
        }
        if let Some(room) = self.room {
            line("room", &name_of(GameId(room)));
        }
        if !self.invited.is_empty() {
            line("invited", &self.invited);
        }
        if self.ended {
            line("ended", "yes");
        }
        if let Some(heard) = &self.heard {
            line("heard", heard);
        }
        if let Some(draft) = seat.drafted() {
            line("draft", &draft.write());
        }
        line("seen", &self.seen.to_string());
        line("sent", &self.sent.to_string());
        if self.said {
            line("said", "yes");
        }
        line("since", &(self.since as u64).to_string());
        text
    }

    /// What stands behind the letter in a link, for whoever is invited to meet in a room.
    pub(crate) fn room_text(&self) -> String {
        let room = self.room.filter(|_| self.seat.state().is_none());
        room.map_or_else(String::new, |room| ROOM.to_owned() + &name_of(GameId(room)))
    }

    /// What it is kept under.
    pub(crate) fn name(&self) -> String {
        name_of(self.seat.log().id())
    }

    /// Keeps it.
    ///
    /// # Errors
    /// What the browser says.
    pub(crate) fn keep(&mut self, store: &Store) -> Result<(), JsValue> {
        let text = self.write();
        if text != self.text {
            store.keep_distance(&self.name(), &text)?;
            self.text = text;
        }
        Ok(())
    }

    /// Takes in what another tab kept. Whether it did.
    pub(crate) fn renew(&mut self, store: &Store) -> bool {
        let Some(text) = store.distance(&self.name()) else {
            return false;
        };
        if text == self.text {
            return false;
        }
        let Ok(mut kept) = Held::read(&text) else {
            return false;
        };
        let received = kept.seat.receive(&self.seat.letter().write());
        if let Ok(Received::News(_)) = received {
            kept.sent = self.sent;
            kept.ended = self.ended;
            kept.since = self.since;
        }
        kept.seen = kept.seen.max(self.seen);
        *self = kept;
        if let Ok(Received::News(_) | Received::Fork { .. }) = received {
            // Both tabs kept it at the same time, and the other knew less. What cannot be kept now is kept with the next step.
            let _ = self.keep(store);
        }
        true
    }

    /// Takes in a letter that came.
    ///
    /// # Errors
    /// Those of [`Seat::receive`].
    pub(crate) fn receive(&mut self, text: &str) -> Result<Received, remote::NotReceived> {
        let received = self.seat.receive(text)?;
        match received {
            Received::Known | Received::Older => {}
            Received::News(_) | Received::Fork { .. } => {
                self.since = now();
                self.said = false;
                self.ended = false;
            }
        }
        self.heard = Some(text.to_owned()).filter(|_| received != Received::Older);
        Ok(received)
    }

    /// Puts on the log what was decided, with the seconds that it took if the game has a clock.
    ///
    /// # Errors
    /// Those of [`Seat::send`].
    pub(crate) fn send(&mut self) -> Result<(), Refused> {
        let spent = self.spent();
        self.append(|seat| seat.send(Some(spent)))
    }

    /// The seconds since a message came to the log last.
    fn spent(&self) -> u32 {
        ((now() - self.since) / 1000.0).max(0.0) as u32
    }

    /// Says something to the other; whoever does waits for an answer.
    ///
    /// # Errors
    /// Those of [`Seat::say`].
    pub(crate) fn say(&mut self, word: Word) -> Result<(), Refused> {
        let spent = self.spent();
        self.append(|seat| seat.say(word, Some(spent)))?;
        self.said = false;
        self.wait(true);
        Ok(())
    }

    /// Answers what the other offers.
    ///
    /// # Errors
    /// Those of [`Seat::answer`].
    pub(crate) fn answer(&mut self, yes: bool) -> Result<(), Refused> {
        self.append(|seat| seat.answer(yes))
    }

    /// Does what may append to the log. From then on it is the other's time that runs.
    fn append(
        &mut self,
        act: impl FnOnce(&mut Seat<Game>) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let before = self.seat.log().messages().len();
        act(&mut self.seat)?;
        if self.seat.log().messages().len() > before {
            self.since = now();
        }
        Ok(())
    }

    /// Whether the log ends with a message of one's own that was not given out yet, or something was said beside it.
    pub(crate) fn is_unsent(&self) -> bool {
        let log = self.seat.log();
        let end = log.state().and_then(remote::State::end);
        let other = self.seat.party().map(Party::other);
        if end.is_some() && end == other.map(End::Resigned) {
            // Whoever resigned knows.
            return false;
        }
        let last = log.messages().last().map(|message| message.author);
        let own = last.is_some() && last == self.seat.party();
        own && self.sent < log.messages().len() || self.seat.letter().aside.is_some() && !self.said
    }

    /// What was said last has been given out.
    pub(crate) fn has_sent(&mut self) {
        self.sent = self.seat.log().messages().len();
        self.said = self.seat.letter().aside.is_some();
    }

    /// Whether the other waits for something to be done here.
    pub(crate) fn waits_here(&self) -> bool {
        self.seat.is_to_decide() || self.seat.is_to_send() || self.is_unsent()
    }

    /// Whether one has resigned beside the log.
    pub(crate) fn has_resigned(&self) -> bool {
        let aside = self.seat.letter().aside;
        aside.is_some_and(|aside| aside.word == Word::Resign)
    }

    /// What the party is called; empty if it told no name.
    pub(crate) fn name_of(&self, party: Party) -> &str {
        match (party, self.seat.state()) {
            (Party::Invited, None) => &self.invited,
            _ => self.seat.log().name(party),
        }
    }

    /// What the person was called in the latest of these games.
    pub(crate) fn own_name(games: impl Iterator<Item = Held>) -> Option<String> {
        let own = games.filter_map(|held| {
            let name = held.name_of(held.seat.party()?).to_owned();
            (!name.is_empty()).then_some((held.since, name))
        });
        let latest = own.max_by(|(a, _), (b, _)| a.total_cmp(b));
        latest.map(|(_, name)| name)
    }

    /// What the other one is called; whoever watches sees the inviter as such.
    pub(crate) fn other(&self) -> &str {
        let other = self.seat.party().map_or(Party::Inviter, Party::other);
        self.name_of(other)
    }

    /// The record of the game as it is known here: its beginning before the invitation is accepted. Who has resigned beside the
    /// log has resigned.
    pub(crate) fn record(&self) -> Cow<'_, Record> {
        let Some(state) = self.seat.state() else {
            return Cow::Borrowed(&self.seat.log().terms().start);
        };
        match self.seat.party().filter(|_| self.has_resigned()) {
            Some(party) => {
                let mut record = state.record().clone();
                record.push(Game::resignation(state.side(party)));
                Cow::Owned(record)
            }
            None => Cow::Borrowed(state.record()),
        }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        let state = self.seat.state();
        state.is_some_and(|state| state.game().turn().is_over()) || self.has_resigned()
    }

    /// Says whether somebody waits here for an answer. Whoever does not has ended the game, until an answer comes after all.
    pub(crate) fn wait(&mut self, waits: bool) {
        let other = self.seat.party().map(Party::other);
        self.ended = !waits && self.seat.log().floor() == other;
    }

    /// Who broke the game off: the other, whose answer nobody waits for any more.
    pub(crate) fn broken_off(&self) -> Option<Party> {
        let party = self.seat.party().filter(|_| self.ended)?;
        (!self.is_over()).then(|| party.other())
    }

    /// How many decisions are known here that nobody has seen yet.
    pub(crate) fn unseen(&self) -> usize {
        let record = self.record();
        let unseen = record.entries().iter().skip(self.seen);
        unseen.filter(|entry| !Game::is_chance(entry)).count()
    }
}

/// The letter in a text: of a link, after its `#`, or as it is; and the secret behind it, where it moves a game to this device.
pub(crate) fn letter_in(text: &str) -> Option<(String, Option<Secret>)> {
    let at = text.rfind(KEY)?;
    let text = &text[at..];
    let end = text.find(|c: char| c.is_whitespace() || c == '"' || c == '>');
    let text = &text[..end.unwrap_or(text.len())];
    let mut parts = text.split('&');
    let letter = parts.next()?.to_owned();
    let secret = parts.find_map(|part| part.strip_prefix("key="));
    Some((letter, secret.and_then(Secret::from_text)))
}

/// The secret of a room behind the letter in a text.
pub(crate) fn room_in(text: &str) -> Option<[u8; 16]> {
    let (_, room) = text.rsplit_once(ROOM)?;
    id_in(room.get(..32)?)
}

#[cfg(test)]
pub(super) mod tests {
    use game::Side;
    use remote::{Clock, Offer, Sides, Terms, Throws};

    use super::*;
    use crate::setup::Setup;

    /// Both places at a game that was accepted.
    pub(in super::super) fn two(clock: Option<Clock>) -> [Held; 2] {
        let terms = Terms {
            start: Record::new(Setup::new(None).judge().unwrap(), None),
            name: "Anna".to_owned(),
            sides: Sides::Inviter(Side::First),
            throws: Throws::Strict,
            clock,
            follows: None,
        };
        let inviter = Seat::invite(GameId([1; 16]), Secret::new([2; 32]), terms).unwrap();
        let invitation = Letter::read(&inviter.letter().write()).unwrap();
        let mut invited = Seat::open(invitation, None);
        let accepted = invited.accept(Secret::new([3; 32]), "Biret", Side::Second);
        assert_eq!(accepted, Ok(()));
        let mut both = [inviter, invited].map(Held::new);
        let answer = both[1].seat.letter().write();
        both[0].receive(&answer).unwrap();
        both
    }

    /// Lets whoever has the floor play, and sends it to the other.
    pub(in super::super) fn turn(both: &mut [Held; 2]) {
        let floor = both[0].seat.log().floor().unwrap();
        let own = &mut both[floor.index()];
        while own.seat.is_to_decide() {
            let mut legal = <Game as game::Game>::Actions::default();
            own.seat.state().unwrap().game().legal(&mut legal);
            let action = *legal.iter().next().unwrap();
            own.seat.decide(action.into()).unwrap();
        }
        own.send().unwrap();
        own.has_sent();
        let letter = own.seat.letter().write();
        both[floor.other().index()].receive(&letter).unwrap();
    }

    /// Whoever waits for the other, and who that is.
    pub(in super::super) fn waiting(both: &mut [Held; 2]) -> (&mut Held, Party) {
        let floor = both[0].seat.log().floor().unwrap();
        (&mut both[floor.other().index()], floor)
    }

    #[test]
    fn whoever_does_not_answer_has_broken_off_until_an_answer_comes() {
        let mut both = two(None);
        turn(&mut both);
        let (held, other) = waiting(&mut both);
        assert_eq!(held.broken_off(), None);
        held.wait(false);
        *held = Held::read(&held.write()).unwrap();
        assert_eq!(held.broken_off(), Some(other));
        // What is known already is no answer.
        let known = held.seat.letter().write();
        assert_eq!(held.receive(&known), Ok(Received::Known));
        assert_eq!(held.broken_off(), Some(other));
        turn(&mut both);
        assert_eq!(both.each_ref().map(Held::broken_off), [None; 2]);
    }

    #[test]
    fn whoever_can_play_waits_for_nobody() {
        let mut both = two(None);
        let floor = both[0].seat.log().floor().unwrap();
        let own = &mut both[floor.index()];
        own.wait(false);
        assert_eq!(own.broken_off(), None);
        let (held, _) = waiting(&mut both);
        held.wait(false);
        held.wait(true);
        assert_eq!(held.broken_off(), None);
    }

    #[test]
    fn the_time_of_the_other_runs_from_what_was_sent_last() {
        const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;
        let mut both = two(None);
        let floor = both[0].seat.log().floor().unwrap();
        both[floor.index()].since = now() - 9.0 * DAY;
        turn(&mut both);
        assert_eq!(both[floor.index()].since, now());
        // What is said beside the log leaves the time of whoever has the floor as it is.
        let (held, _) = waiting(&mut both);
        held.since = now() - DAY;
        held.say(Word::Wave).unwrap();
        assert_eq!(held.since, now() - DAY);
    }

    #[test]
    fn whoever_has_resigned_out_of_turn_has_after_a_reload() {
        let mut both = two(None);
        turn(&mut both);
        let (held, _) = waiting(&mut both);
        let entries = held.record().entries().len();
        held.seat.say(Word::Resign, None).unwrap();
        let held = Held::read(&held.write()).unwrap();
        assert!(held.is_over());
        let record = held.record();
        assert_eq!(record.entries().len(), entries + 1);
        assert!(record.replay(usize::MAX).turn().is_over());
    }

    #[test]
    fn an_offer_of_a_draw_has_the_time_of_its_turn_with_it() {
        let mut both = two(Some(Clock {
            turn: 3600,
            reserve: 0,
        }));
        let floor = both[0].seat.log().floor().unwrap();
        let own = &mut both[floor.index()];
        own.since = now() - 100_000.0;
        own.say(Word::Offer(Offer::Draw)).unwrap();
        assert_eq!(own.seat.log().state().unwrap().used()[floor.index()], 100);
    }

    #[test]
    fn whoever_is_invited_again_has_a_name_until_they_tell_one() {
        let [mut inviter, _] = two(None);
        inviter.invited = "Cáhppe".to_owned();
        assert_eq!(inviter.other(), "Biret");
        let terms = inviter.seat.log().terms().clone();
        let seat = Seat::invite(GameId([4; 16]), Secret::new([2; 32]), terms).unwrap();
        let mut held = Held::new(seat);
        assert_eq!(held.other(), "");
        held.invited = "Cáhppe".to_owned();
        assert_eq!(Held::read(&held.write()).unwrap().other(), "Cáhppe");
    }

    #[test]
    fn the_name_of_the_latest_game_is_the_persons() {
        let [mut inviter, mut invited] = two(None);
        (inviter.since, invited.since) = (2.0, 1.0);
        let watcher = Held::new(Seat::open(inviter.seat.letter(), None));
        let kept = |all: &[&Held]| {
            let texts: Vec<String> = all.iter().map(|held| held.write()).collect();
            Held::own_name(texts.iter().filter_map(|text| Held::read(text).ok()))
        };
        assert_eq!(kept(&[&watcher]), None);
        assert_eq!(kept(&[&watcher, &invited]).as_deref(), Some("Biret"));
        assert_eq!(kept(&[&inviter, &invited]).as_deref(), Some("Anna"));
    }

    #[test]
    fn what_nobody_has_looked_at_is_counted() {
        let mut both = two(None);
        let before = both[0].record().entries().len();
        both[0].seen = before;
        turn(&mut both);
        turn(&mut both);
        let record = both[0].record().into_owned();
        let later = record.entries()[before..].iter();
        let decisions = later.filter(|entry| !Game::is_chance(entry)).count();
        assert_eq!(both[0].unseen(), decisions);
        both[0].seen = record.entries().len();
        assert_eq!(both[0].unseen(), 0);
    }
}
