//! A game at a distance as this browser holds it: one's place at it, and how far it was seen and sent.
//!
//! It is kept as text before anything is sent, one entry of the browser's storage for each game. Other tabs keep it too: what
//! they kept is taken in before anything is done here, and nothing that is kept is ever replaced by less.

use std::borrow::Cow;
use std::fmt::Write as _;

use browser::store::{NotKept, Shelf};
use context::this_game::{Entry, Game, Record};
use game::{Dealt as _, Game as _};
use online::{
    End, GameId, Letter, Link, Log, Message, Party, Received, Refused, Seat, Secret, Unread, Word,
};

use super::kept_text::Line;
use super::shelf;

/// What stands behind the letter of an invitation before the secret of a room.
const ROOM: &str = "room";

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
    /// Whether it is kept though nobody here plays in it: somebody wanted that.
    pub(crate) stays: bool,
    /// Whether a file with one's place was saved.
    pub(crate) placed: bool,
    /// Nobody waits here for an answer any more.
    ended: bool,
    /// The last letter in which the other said something beside the log.
    heard: Option<String>,
    /// The text as it was last read or kept.
    text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// The game as it was here.
    Own,
    /// Another tab had kept it in the meantime: that, and what was here. The record may be another one.
    Merged,
}

/// Why a decision is not on the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotEntered {
    /// The record has gone on from the position that was decided about.
    Behind,
    /// The seat refuses it.
    Refused(Refused),
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
            stays: false,
            placed: false,
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
        let lines = || {
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.filter_map(|(word, value)| Some((Line::of(word)?, value)))
        };
        let line = |name: Line| {
            lines()
                .find(|(line, _)| *line == name)
                .map(|(_, value)| value)
        };
        let number = |name: Line| line(name).and_then(|value| value.parse::<u64>().ok());
        let letter = Letter::read(line(Line::Letter).ok_or(Unread::Kind)?)?;
        let secret = line(Line::Secret).and_then(Secret::from_text);
        let mut held = Held::new(Seat::open(letter, secret));
        for (line, value) in lines() {
            // What cannot be read any more is nothing to go on with.
            if matches!(line, Line::Fork | Line::Heard) {
                let _ = held.seat.receive(value);
            }
        }
        if let Some(Ok(draft)) = line(Line::Draft).map(Letter::read) {
            held.seat.take_up(draft);
        }
        held.room = line(Line::Room).and_then(id_in);
        held.invited = line(Line::Invited).unwrap_or_default().to_owned();
        held.ended = line(Line::Ended).is_some();
        held.heard = line(Line::Heard).map(str::to_owned);
        held.seen = number(Line::Seen).unwrap_or(0) as usize;
        held.sent = number(Line::Sent).unwrap_or(0) as usize;
        held.said = line(Line::Said).is_some();
        held.placed = line(Line::Placed).is_some();
        held.since = number(Line::Since).map_or_else(now, |since| since as f64);
        held.stays = true;
        held.text = text.to_owned();
        Ok(held)
    }

    /// A game as it is kept.
    pub(crate) fn kept(name: &str, shelf: &impl Shelf) -> Option<Held> {
        Held::read(&shelf.text(name)?).ok()
    }

    /// All games that are kept.
    pub(crate) fn all_kept(shelf: &impl Shelf) -> impl Iterator<Item = Held> {
        let names = shelf.names().into_iter();
        names.filter_map(|name| Held::kept(&name, shelf))
    }

    fn write(&self) -> String {
        let seat = &self.seat;
        let mut text = format!("{HEAD}\n");
        let mut line = |line: Line, value: &str| {
            let _ = writeln!(text, "{} {value}", line.word());
        };
        if let Some(secret) = seat.secret() {
            line(Line::Secret, &secret.to_text());
        }
        line(Line::Letter, &seat.letter().write());
        for fork in seat.forks() {
            let log = Log::clone(&fork.other);
            line(Line::Fork, &Letter { log, aside: None }.write());
        }
        if let Some(room) = self.room {
            line(Line::Room, &name_of(GameId(room)));
        }
        for (name, value) in [(Line::Invited, &self.invited), (Line::Other, &self.other())] {
            if !value.is_empty() {
                line(name, value);
            }
        }
        if let Some(heard) = &self.heard {
            line(Line::Heard, heard);
        }
        if let Some(draft) = seat.drafted() {
            line(Line::Draft, &draft.write());
        }
        line(Line::Seen, &self.seen.to_string());
        line(Line::Sent, &self.sent.to_string());
        for (name, is_so) in [
            (Line::Ended, self.ended),
            (Line::Said, self.said),
            (Line::Placed, self.placed),
            (Line::Waits, self.waits_here()),
            (Line::Over, self.is_over()),
        ] {
            if is_so {
                line(name, "yes");
            }
        }
        line(Line::Since, &(self.since as u64).to_string());
        text
    }

    /// What stands behind the letter in a link, for whoever is invited to meet in a room.
    pub(crate) fn room_text(&self) -> String {
        let room = self.room.filter(|_| self.seat.state().is_none());
        room.map_or_else(String::new, |room| {
            format!("&{ROOM}={}", name_of(GameId(room)))
        })
    }

    /// The secret of a room behind a letter.
    pub(crate) fn room_in(link: &Link<Game>) -> Option<[u8; 16]> {
        id_in(link.value(ROOM)?.get(..32)?)
    }

    /// What it is kept under.
    pub(crate) fn name(&self) -> String {
        name_of(self.seat.log().id())
    }

    /// Whether it is kept: what a stranger sends is not, until somebody wants it.
    pub(crate) fn is_kept(&self) -> bool {
        self.stays || self.seat.secret().is_some()
    }

    /// Keeps it, with all that is kept of it already.
    ///
    /// # Errors
    /// [`NotKept`].
    pub(crate) fn keep(&mut self, shelf: &impl Shelf) -> Result<Kept, NotKept> {
        if !self.is_kept() {
            return Ok(Kept::Own);
        }
        let mut outcome = Kept::Own;
        if let Some(kept) = self.changed(shelf) {
            self.merge(kept);
            outcome = Kept::Merged;
        }
        let text = self.write();
        if text != self.text {
            shelf::put(shelf, &self.name(), &text)?;
            self.text = text;
        }
        Ok(outcome)
    }

    /// Takes in what another tab kept. Whether it did.
    pub(crate) fn renew(&mut self, shelf: &impl Shelf) -> bool {
        let Some(kept) = self.changed(shelf) else {
            return false;
        };
        if self.merge(kept) {
            // Both tabs kept it at the same time, and the other knew less. What cannot be kept now is kept with the next step.
            let _ = self.keep(shelf);
        }
        true
    }

    /// The game as another tab kept it since it was last read or kept here.
    fn changed(&self, shelf: &impl Shelf) -> Option<Held> {
        let text = shelf.text(&self.name())?;
        let changed = text != self.text;
        changed.then(|| Held::read(&text).ok()).flatten()
    }

    /// Becomes what was kept, with all of its own that is more. Whether there is such.
    fn merge(&mut self, mut kept: Held) -> bool {
        let received = kept.seat.take_in(self.seat.letter());
        let news = matches!(received, Ok(Received::News(_) | Received::Fork { .. }));
        if let Ok(Received::News(_)) = received {
            kept.sent = self.sent;
            kept.ended = self.ended;
            kept.since = self.since;
        }
        let sits = kept.seat.party().is_none()
            && self
                .seat
                .secret()
                .is_some_and(|secret| kept.seat.sit(secret.clone()));
        for fork in self.seat.forks() {
            let log = Log::clone(&fork.other);
            // It is of this game.
            let _ = kept.seat.take_in(Letter { log, aside: None });
        }
        if let Some(heard) = self.heard.take().filter(|_| kept.heard.is_none()) {
            let _ = kept.receive(&heard);
        }
        kept.seen = kept.seen.max(self.seen);
        kept.placed |= self.placed;
        kept.room = kept.room.or(self.room);
        *self = kept;
        news || sits
    }

    /// The game in a link that moves it to this device, with all that is known of it here. None where the link's secret is that of
    /// nobody in it.
    pub(crate) fn moved(known: Option<Held>, link: Link<Game>) -> Option<Held> {
        let secret = link.secret()?;
        let mut held = match known {
            Some(mut known) => {
                known.receive(&link.text).ok()?;
                known
            }
            None => Held::new(Seat::open(link.letter, None)),
        };
        held.sit(secret).then_some(held)
    }

    /// Takes the place of whoever has this secret, in the letter that holds it or in what is known of its game. Whether it is one
    /// of the two.
    pub(crate) fn sit(&mut self, secret: Secret) -> bool {
        let watches = self.seat.party().is_none();
        let sits = self.seat.sit(secret);
        if sits && watches {
            self.has_sent();
        }
        sits
    }

    /// Takes in a letter that came.
    ///
    /// # Errors
    /// Those of [`Seat::receive`].
    pub(crate) fn receive(&mut self, text: &str) -> Result<Received, online::NotReceived> {
        let received = self.seat.receive(text)?;
        match received {
            Received::Known | Received::Older => {}
            Received::News(_) | Received::Fork { .. } => {
                self.since = now();
                self.said = false;
                self.ended = false;
            }
        }
        if received != Received::Older {
            // Nothing is said to whoever watches.
            self.heard = Some(text.to_owned()).filter(|_| self.seat.party().is_some());
        }
        Ok(received)
    }

    /// Puts a decision on the record, made by whoever has seen so many of its entries. One may resign at any time.
    ///
    /// # Errors
    /// [`NotEntered`].
    pub(crate) fn enter(&mut self, entry: Entry, seen: usize) -> Result<(), NotEntered> {
        let own = self.seat.party().zip(self.seat.state());
        let resigns =
            own.is_some_and(|(party, state)| entry == Game::resignation(state.side(party)));
        let done = match resigns {
            true => self.say(Word::Resign),
            false if seen < self.record().entries().len() => return Err(NotEntered::Behind),
            false => self.seat.decide(entry),
        };
        done.map_err(NotEntered::Refused)
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
        let end = log.state().and_then(online::State::end);
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

    /// Whether it is time to offer a file with one's place: once the first turn is given out, and until the next one.
    pub(crate) fn offers_place(&self) -> bool {
        let log = self.seat.log();
        let own = |message: &&Message<_>| Some(message.author) == self.seat.party();
        let turns = log.messages().iter().skip(2).filter(own);
        let sent = turns.take(2).count() == 1 && !self.is_unsent();
        self.seat.party().is_some() && sent && !self.placed && !self.is_over()
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
    pub(crate) fn name_of(&self, party: Party) -> String {
        match (party, self.seat.state()) {
            (Party::Invited, None) => self.invited.clone(),
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
    pub(crate) fn other(&self) -> String {
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

#[cfg(test)]
pub(super) mod tests {
    use game::Side;
    use online::{Clock, Offer, Sides, Terms, Throws};

    use super::super::kept_text::summary;
    use super::super::shelf::tests::Small;
    use super::*;
    use context::setup::Setup;

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
    fn what_a_stranger_sends_is_kept_when_it_is_asked_for() {
        let shelf = Small::new(usize::MAX);
        let mut both = two(None);
        turn(&mut both);
        let letter = both[0].seat.letter();
        let mut watched = Held::new(Seat::open(letter, None));
        watched.keep(&shelf).unwrap();
        turn(&mut both);
        watched.receive(&both[0].seat.letter().write()).unwrap();
        watched.keep(&shelf).unwrap();
        assert!(shelf.names().is_empty());
        watched.stays = true;
        watched.keep(&shelf).unwrap();
        assert!(Held::kept(&watched.name(), &shelf).is_some_and(|held| held.is_kept()));
        // One's own place is kept without being asked for.
        let shelf = Small::new(usize::MAX);
        both[0].keep(&shelf).unwrap();
        assert_eq!(shelf.names(), [watched.name()]);
    }

    #[test]
    fn an_older_link_with_a_place_leaves_what_is_known() {
        let shelf = Small::new(usize::MAX);
        let mut both = two(None);
        turn(&mut both);
        let (older, secret) = (
            both[0].seat.letter(),
            both[0].seat.secret().unwrap().clone(),
        );
        (0..4).for_each(|_| turn(&mut both));
        let newest = both[0].seat.letter();
        let mut watched = Held::new(Seat::open(newest.clone(), None));
        watched.stays = true;
        watched.keep(&shelf).unwrap();
        // Another tab takes the place with the older link, and knows of nothing else.
        let mut moved = Held::new(Seat::open(older, None));
        assert!(moved.sit(secret));
        moved.keep(&shelf).unwrap();
        let kept = Held::kept(&watched.name(), &shelf).unwrap();
        assert_eq!(kept.seat.letter().write(), newest.write());
        assert!(kept.seat.party().is_some());
        // In the other order, too.
        watched.stays = true;
        watched.keep(&shelf).unwrap();
        assert!(watched.seat.party().is_some());
    }

    #[test]
    fn a_link_that_moves_a_game_is_merged_with_what_is_watched() {
        let mut both = two(None);
        turn(&mut both);
        let secret = both[0].seat.secret().unwrap().to_text();
        let file = format!("{}&key={secret}", both[0].seat.letter().write());
        (0..3).for_each(|_| turn(&mut both));
        let newest = both[0].seat.letter();
        let link = || Link::find(&file).unwrap();
        // It was opened from a link, and is kept nowhere.
        let watched = Held::new(Seat::open(newest.clone(), None));
        let moved = Held::moved(Some(watched), link()).unwrap();
        assert_eq!(moved.seat.letter().write(), newest.write());
        assert!(moved.is_kept() && moved.seat.party().is_some());
        let alone = Held::moved(None, link()).unwrap();
        assert!(alone.seat.party().is_some());
        let foreign = format!("{}&key={}", newest.write(), Secret::new([77; 32]).to_text());
        assert!(Held::moved(None, Link::find(&foreign).unwrap()).is_none());
    }

    #[test]
    fn two_tabs_that_accept_the_same_invitation_accept_it_once() {
        let shelf = Small::new(usize::MAX);
        let terms = two(None)[0].seat.log().terms().clone();
        let inviter = Seat::invite(GameId([9; 16]), Secret::new([2; 32]), terms).unwrap();
        let mut tabs = [7, 8].map(|secret| {
            let mut seat = Seat::open(inviter.letter(), None);
            seat.accept(Secret::new([secret; 32]), "Biret", Side::Second)
                .unwrap();
            Held::new(seat)
        });
        let letters = tabs.each_mut().map(|tab| {
            tab.keep(&shelf).unwrap();
            tab.seat.letter().write()
        });
        assert_eq!(letters[0], letters[1]);
        assert!(tabs[1].seat.party().is_some());
    }

    #[test]
    fn a_letter_that_says_something_is_not_forgotten_for_an_older_one() {
        let mut both = two(None);
        turn(&mut both);
        let old = both[0].seat.letter().write();
        turn(&mut both);
        let (held, other) = waiting(&mut both);
        held.say(Word::Offer(Offer::Draw)).unwrap();
        let letter = held.seat.letter().write();
        let own = &mut both[other.index()];
        own.receive(&letter).unwrap();
        own.receive(&old).unwrap();
        let own = Held::read(&own.write()).unwrap();
        assert_eq!(own.seat.offered(), Some(Offer::Draw));
    }

    #[test]
    fn a_place_is_offered_as_a_file_once() {
        let mut both = two(None);
        let offers = |both: &[Held; 2]| both.each_ref().map(Held::offers_place);
        assert_eq!(offers(&both), [false; 2]);
        let first = both[0].seat.log().floor().unwrap();
        turn(&mut both);
        assert!(both[first.index()].offers_place());
        both[first.index()].placed = true;
        let read = Held::read(&both[first.index()].write()).unwrap();
        assert!(!read.offers_place());
        both[first.index()].placed = false;
        // Whoever did not want it is not asked with every turn.
        while both[first.index()].offers_place() {
            turn(&mut both);
        }
        (0..4).for_each(|_| turn(&mut both));
        assert_eq!(offers(&both), [false; 2]);
    }

    #[test]
    fn pages_of_other_games_know_whose_turn_it_is() {
        let mut both = two(None);
        turn(&mut both);
        let floor = both[0].seat.log().floor().unwrap();
        for held in &both {
            let summary = summary(&held.write());
            assert_eq!(summary.waits, held.seat.party() == Some(floor));
            assert_eq!(summary.other, held.other());
            assert!(summary.own && !summary.over);
        }
        both[0].say(Word::Resign).unwrap();
        assert!(summary(&both[0].write()).over);
        // Of those that former versions kept this is not known.
        assert_eq!(summary("distance 1\nletter x\nsince 5\n").since, 5);
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

    /// A page that shows less than the record has asks about a position that is gone: it is told so, and nothing is put on record.
    #[test]
    fn a_decision_about_a_position_that_is_gone_is_named_and_changes_nothing() {
        let mut both = two(None);
        let floor = both[0].seat.log().floor().unwrap();
        let own = &mut both[floor.index()];
        let entry = |held: &Held| -> Entry {
            let mut legal = <Game as game::Game>::Actions::default();
            held.seat.state().unwrap().game().legal(&mut legal);
            (*legal.iter().next().unwrap()).into()
        };
        let (first, seen) = (entry(own), own.record().entries().len());
        assert_eq!(own.enter(first.clone(), seen - 1), Err(NotEntered::Behind));
        assert_eq!(own.record().entries().len(), seen);
        assert_eq!(own.enter(first.clone(), seen), Ok(()));
        let known = own.record().entries().to_vec();
        assert_eq!(known[seen], first);
        assert_eq!(own.enter(first, seen), Err(NotEntered::Behind));
        assert_eq!(own.record().entries(), known);
        let resignation = Game::resignation(own.seat.state().unwrap().side(floor));
        assert_eq!(own.enter(resignation, seen), Ok(()));
        assert!(own.is_over());
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
