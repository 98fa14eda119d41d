//! Inviting, and accepting an invitation.

use browser::clock::today;
use browser::dom::{Page, fill_list};
use browser::lasting;
use browser::store::{Note, Store};
use context::setup;
use context::this::words as m;
use context::this::words::named;
use context::{Context, Game, Record, Session, Side, This};
use game::session::PlayerKind;
use game::{Dealt as _, Recorded as _};
use on_page::text::rules::rules_in_words;
use on_page::{Ending, Seats};
use online::{Clock, GameId, Letter, Party, Peer, Refused, Secret, Sides, Terms, Throws, isolated};
use web_sys::HtmlInputElement;

use super::fields::{number, value};
use super::state::Distance;
use super::stored::{StoredGame, name_of};
use super::troubles;
use crate::elements::{Dialog, Field, Part};

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

impl Distance {
    /// Asks for the terms of an invitation.
    pub(super) fn open_invite(&mut self, cx: &mut Context<'_>) {
        let page = cx.page;
        let rules = &rules_in_words::<This>(cx.setup.rules());
        page.say(
            Part::DistanceInviteRules,
            &m::DistanceTermsRules { rules }.text(),
        );
        let mine = Game::SIDES.iter().map(|side| {
            let plays = &side_name(side);
            (*side, m::DistanceSidesMine { plays }.text())
        });
        let sides = mine.chain([("", m::distance_sides_friend())]);
        fill(page, Field::DistanceSides, sides);
        let throws = [
            ("strict", m::distance_throws_strict()),
            ("trusting", m::distance_throws_trusting()),
        ];
        fill(page, Field::DistanceThrows, throws.into_iter());
        page.show(Part::DistanceThrowsField, Game::HAS_CHANCE);
        page.show(Part::DistanceThrowsAbout, Game::HAS_CHANCE);
        let clocks = [
            ("", m::distance_clock_none()),
            ("days", m::distance_clock_days()),
            ("minutes", m::distance_clock_minutes()),
        ];
        fill(page, Field::DistanceClock, clocks.into_iter());
        page.show(Part::DistanceInviteTrouble, false);
        fill_name(Field::DistanceName, cx);
        self.terms_changed(cx);
        page.open_dialog(Dialog::DistanceInvite);
    }

    /// Reacts to a change of the terms.
    pub(super) fn terms_changed(&self, cx: &Context<'_>) {
        let page = cx.page;
        let about = match value(page, Field::DistanceThrows).as_str() {
            "trusting" => m::distance_throws_trusting_about(),
            _ => m::distance_throws_strict_about(),
        };
        page.say(Part::DistanceThrowsAbout, &about);
        let clock = value(page, Field::DistanceClock);
        let (words, most) = match clock.as_str() {
            "minutes" => (m::distance_clock_minutes(), "600"),
            _ => (m::distance_clock_days(), "30"),
        };
        page.say(Part::DistanceTurnWords, &words);
        if let Ok(turn) = page.element::<HtmlInputElement>(Field::DistanceTurn) {
            turn.set_max(most);
        }
        for field in [Field::DistanceTurn, Field::DistanceReserve] {
            number(page, field);
        }
        page.show(Part::DistanceTurnField, !clock.is_empty());
        page.show(Part::DistanceReserveField, clock == "minutes");
        page.show(Part::DistanceClockAbout, !clock.is_empty());
    }

    pub(super) fn invite(&mut self, cx: &mut Context<'_>) {
        let page = cx.page;
        let Some(judge) = cx.setup.ready() else {
            return;
        };
        let mut start = Record::new(judge, None);
        start.set_date(&today());
        let side = value(page, Field::DistanceSides);
        let side = Side::BOTH.into_iter().find(|other| other.word() == side);
        let (turn, reserve) = (
            number(page, Field::DistanceTurn),
            number(page, Field::DistanceReserve),
        );
        let clock = match value(page, Field::DistanceClock).as_str() {
            "days" => Some((turn * DAY, 0)),
            "minutes" => Some((turn * MINUTE, reserve * MINUTE)),
            _ => None,
        };
        let terms = Terms {
            start,
            name: value(page, Field::DistanceName),
            sides: match side {
                Some(side) => Sides::Inviter(side.into()),
                None => Sides::InvitedChooses,
            },
            throws: match value(page, Field::DistanceThrows).as_str() {
                "trusting" => Throws::Trusting,
                _ => Throws::Strict,
            },
            clock: clock.map(|(turn, reserve)| Clock { turn, reserve }),
            follows: None,
        };
        cx.store.keep_note(Note::Name, &terms.name);
        if let Err(trouble) = self.begin_invited(terms, String::new(), cx) {
            page.say(Part::DistanceInviteTrouble, &trouble);
            page.show(Part::DistanceInviteTrouble, true);
        }
    }

    /// Begins a game with an invitation to somebody of this name, and hands the invitation out.
    fn begin_invited(
        &mut self,
        terms: Terms<Game>,
        invited: String,
        cx: &mut Context<'_>,
    ) -> Result<(), String> {
        if !cx.store.keeps() {
            return Err(m::distance_no_storage());
        }
        let (Some(id), Some(secret)) = (random(), secret()) else {
            return Err(m::distance_no_chance());
        };
        let follows = terms.follows;
        let peer = Peer::invite(GameId(id), secret, terms);
        let peer = peer.map_err(|_| m::distance_refused())?;
        let mut stored = StoredGame::new(peer);
        stored.invited = invited;
        // If there is a server, the two can meet there as soon as the other player has the link.
        let before = self.stored.as_ref();
        let before = before.filter(|before| Some(before.peer.log().id()) == follows);
        // Both already know the room of the game before.
        stored.room = before.and_then(|before| before.room);
        if stored.room.is_none() && self.hosts.server.is_some() {
            stored.room = Some(random().ok_or_else(m::distance_no_chance)?);
        }
        stored.keep(cx.store).map_err(troubles::not_stored)?;
        lasting::ask_to_last();
        self.stored = Some(stored);
        self.close_all(cx);
        self.lay(cx);
        self.take_over();
        self.hand_out(cx);
        Ok(())
    }

    /// Invites to the next game: of the same match, or with the sides swapped.
    pub(super) fn rematch(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(context::elements::Dialog::Ending);
        let (Some(stored), Some(session)) = (&self.stored, &cx.table.session) else {
            return;
        };
        if stored.waits_here() {
            // The end has to be sent first.
            return self.send(cx);
        }
        let Some((party, state)) = stored.peer.party().zip(stored.peer.state()) else {
            return;
        };
        let terms = stored.peer.log().terms();
        let side = state.side(party);
        let (side, seats) = match This::is_in_match(session) {
            true => (side, Seats::Kept),
            false => (side.other(), Seats::Swapped),
        };
        let opening = This::next_opening(session, seats);
        let next: Session = setup::begin(session.judge().clone(), [PlayerKind::Human; 2], opening);
        let terms = Terms {
            start: next.record().clone(),
            name: stored.name_of(party),
            sides: Sides::Inviter(side.into()),
            throws: terms.throws,
            clock: terms.clock,
            follows: Some(stored.peer.log().id()),
        };
        let other = stored.other();
        if let Err(trouble) = self.begin_invited(terms, other, cx) {
            cx.page.notice(&trouble);
        }
    }

    pub(super) fn offer_to_accept(
        &mut self,
        letter: Letter<Game>,
        text: String,
        cx: &mut Context<'_>,
    ) {
        let page = cx.page;
        let terms = letter.log.terms();
        let game = &m::title();
        let title = match letter.log.name(Party::Inviter).as_str() {
            "" => m::DistanceInvitedFriend { game }.text(),
            name => {
                let name = &isolated(name);
                m::DistanceInvited { name, game }.text()
            }
        };
        page.say(Part::DistanceAcceptTitle, &title);
        page.show(Part::DistanceAcceptFollows, terms.follows.is_some());
        let mut lines = vec![{
            let rules = &rules_name(&terms.start);
            m::DistanceTermsRules { rules }.text()
        }];
        if let Sides::Inviter(side) = terms.sides {
            let plays = &side_name(Side::from(side.other()).word());
            lines.push(m::DistanceInvitedSide { plays }.text());
        }
        if Game::HAS_CHANCE {
            lines.push(match terms.throws {
                Throws::Strict => m::distance_terms_strict(),
                Throws::Trusting => m::distance_terms_trusting(),
            });
        }
        lines.extend(clock_in_words(terms.clock.as_ref()));
        page.list_texts(Part::DistanceTerms, &lines);
        let chooses = terms.sides == Sides::InvitedChooses;
        page.show(Part::DistanceAcceptSides, chooses);
        let sides = Game::SIDES.iter().map(|side| (*side, side_name(side)));
        fill(page, Field::DistanceAcceptSide, sides);
        page.show(Part::DistanceAcceptTrouble, false);
        fill_name(Field::DistanceAcceptName, cx);
        self.invitation = Some(text);
        page.open_dialog(Dialog::DistanceAccept);
    }

    /// Accepts the invitation that is shown.
    pub(super) fn accept(&mut self, cx: &mut Context<'_>) {
        let page = cx.page;
        let accepted = || -> Result<StoredGame, String> {
            let text = self.invitation.as_ref();
            let text = text.ok_or_else(m::distance_unread_kind)?;
            let letter = Letter::<Game>::read(text).map_err(|why| troubles::unread(why, text))?;
            if !cx.store.keeps() {
                return Err(m::distance_no_storage());
            }
            let secret = secret().ok_or_else(m::distance_no_chance)?;
            let side = value(page, Field::DistanceAcceptSide);
            let side = Side::BOTH.into_iter().find(|other| other.word() == side);
            let side = side.unwrap_or(Side::BOTH[0]);
            let mut peer = Peer::open(letter, None);
            let name = value(page, Field::DistanceAcceptName);
            let accepted = peer.accept(secret, &name, side.into());
            accepted.map_err(|why| match why {
                Refused::Own => m::distance_own_invitation(),
                _ => m::distance_accepted_other(),
            })?;
            cx.store.keep_note(Note::Name, &name);
            let mut stored = StoredGame::new(peer);
            stored.room = self.room_for(&stored, cx.store);
            stored.keep(cx.store).map_err(troubles::not_stored)?;
            Ok(stored)
        };
        match accepted() {
            Ok(stored) => {
                lasting::ask_to_last();
                let decides = stored.peer.is_to_decide();
                self.stored = Some(stored);
                self.invitation = None;
                self.close_all(cx);
                self.lay(cx);
                self.take_over();
                if self.carries() {
                    self.hand_out(cx);
                } else if self.has_room() {
                    self.ask_live(!decides, cx);
                } else if !decides {
                    self.hand_out(cx);
                }
            }
            Err(trouble) => {
                page.say(Part::DistanceAcceptTrouble, &trouble);
                page.show(Part::DistanceAcceptTrouble, true);
            }
        }
    }

    /// The room for an accepted game: that of the invitation, or that of the game before.
    fn room_for(&self, stored: &StoredGame, store: &Store) -> Option<[u8; 16]> {
        self.invited_to.or_else(|| {
            let before = stored.peer.log().terms().follows.map(name_of)?;
            StoredGame::kept(&before, store)?.room
        })
    }
}

/// Returns random bytes, if the browser supplies them.
pub(super) fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

fn secret() -> Option<Secret> {
    random().map(Secret::new)
}

/// The name of a side in settings.
pub(super) fn side_name(word: &str) -> String {
    named(&format!("set-side-{word}")).unwrap_or_default()
}

/// The name of the rules of a record.
pub(super) fn rules_name(record: &Record) -> String {
    rules_in_words::<This>(record.judge().rules())
}

/// Describes a clock in words.
fn clock_in_words(clock: Option<&Clock>) -> Vec<String> {
    let Some(clock) = clock else {
        return vec![m::distance_terms_no_clock()];
    };
    let mut lines = vec![match clock.turn % DAY {
        0 => m::DistanceTermsDays {
            count: clock.turn / DAY,
        }
        .text(),
        _ => m::DistanceTermsMinutes {
            count: clock.turn / MINUTE,
        }
        .text(),
    }];
    if clock.reserve > 0 {
        let count = clock.reserve / MINUTE;
        lines.push(m::DistanceTermsReserve { count }.text());
    }
    lines
}

/// Puts the last name used here into an empty field.
fn fill_name(field: Field, cx: &Context<'_>) {
    let field = cx.page.element::<HtmlInputElement>(field);
    if let (Ok(field), Some(name)) = (field, cx.store.note(Note::Name))
        && field.value().is_empty()
    {
        field.set_value(&name);
    }
}

/// Fills a list of choices. The current choice stays.
fn fill<'a>(page: &Page, field: Field, items: impl Iterator<Item = (&'a str, String)>) {
    if let Ok(list) = page.element::<web_sys::HtmlSelectElement>(field) {
        let chosen = list.value();
        fill_list(&list, items);
        if !chosen.is_empty() {
            list.set_value(&chosen);
        }
    }
}
