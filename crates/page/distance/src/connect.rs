//! Connecting directly, by two short links that people hand over.
//!
//! Both are signed with the key of their writer's seat: whoever only watches the game can make neither.

use std::rc::Rc;

use browser::files::{address_with, share};
use browser::line::Line;
use browser::peer::Ways;
use browser::store::Shelf as _;
use browser::tabs;
use context::effects::Context;
use context::this::words as m;
use dom::Page;
use gloo_timers::callback::Timeout;
use remote::{GameId, Identity, KEY};
use signalling::{Address, Description, Signed};
use web_sys::HtmlTextAreaElement;

use super::carrier::{Carrier, Heard, Link, Live, Stage};
use super::fields::value;
use super::held::{Held, id_in, name_of};
use super::send::show_link;
use super::state::{CONNECT, Distance, Message, packed_in};
use super::troubles;
use crate::elements::{Button, Dialog, Field, Part};

/// How long the tab that waits for an answer may take to say so, in milliseconds.
const ANSWERED: u32 = 1_000;

impl Distance {
    /// Opens the dialog, and begins a connection if there is none.
    pub(super) fn connect(&mut self, cx: &mut Context<'_>) {
        let begun = self
            .held
            .as_ref()
            .is_some_and(|held| held.seat.state().is_some());
        if self.own_live().is_none() {
            self.part();
            if begun {
                self.offer(cx);
            }
        }
        self.open_live(cx);
    }

    pub(super) fn open_live(&self, cx: &mut Context<'_>) {
        let page = cx.page;
        for field in [Field::DistanceLiveAnswer, Field::DistanceLiveLink] {
            if let Ok(field) = page.element::<HtmlTextAreaElement>(field) {
                field.set_value("");
            }
        }
        page.show(Part::DistanceLiveTrouble, false);
        page.open_dialog(Dialog::DistanceLive);
        hide_code(page);
        self.show_live(page);
        cx.effects.show();
    }

    fn offer(&mut self, cx: &mut Context<'_>) {
        let Some(me) = self.identity() else { return };
        let (number, hears) = self.hears();
        let line = Line::offer(
            me.clone(),
            &self.hosts.ice,
            Ways::of(&self.hosts),
            &hears.map(Heard::Line),
        );
        match line {
            Ok(line) => {
                let stage = Stage::Gathering(Link::Offer);
                self.begin_live(number, Carrier::Line(line), me, stage);
            }
            Err(_) => self.has_parted(m::distance_live_none(), cx),
        }
    }

    /// The link is made: from now on the addresses in it may be seen.
    pub(super) fn give_connection(&mut self, cx: &mut Context<'_>) {
        if let Some(live) = &mut self.live
            && let Stage::Described(signed) = &live.stage
        {
            if signed.description.is_offer() {
                cx.store.note_offer(&signed.pack());
            }
            live.stage = Stage::Given(signed.clone());
        }
        self.show_live(cx.page);
        cx.effects.show();
        if let Ok(link) = cx
            .page
            .element::<web_sys::HtmlElement>(Button::DistanceLiveShare)
        {
            // The button that was pressed is gone.
            let _ = link.focus();
        }
    }

    /// Takes the link in the field.
    pub(super) fn take_pasted(&mut self, cx: &mut Context<'_>) {
        let text = value(cx.page, Field::DistanceLiveAnswer);
        self.open_connection(&text, cx);
    }

    /// Opens one of the short links, and says what is wrong with it if it cannot be used.
    pub(super) fn open_connection(&mut self, text: &str, cx: &mut Context<'_>) {
        let page = cx.page;
        page.show(Part::DistanceLiveTrouble, false);
        if let Err(trouble) = self.take_connection(text, cx) {
            say_trouble(page, &trouble);
        }
    }

    fn take_connection(&mut self, text: &str, cx: &mut Context<'_>) -> Result<(), String> {
        let packed = packed_in(text).ok_or_else(m::distance_live_damaged)?;
        let signed = Signed::unpack(packed).map_err(troubles::undescribed)?;
        if !signed.description.is_offer() {
            if let Err(why) = self.take_answer(&signed) {
                self.pass_on(packed, why);
            }
            self.show_live(cx.page);
            cx.effects.show();
            return Ok(());
        }
        if self.given() == Some(&signed) || cx.store.is_own_offer(packed) {
            return Err(m::distance_live_own());
        }
        let at_hand = self.held.as_ref().map(Held::name);
        let names = at_hand.into_iter().chain(cx.store.names());
        let is_of = |name: &String| id_in(name).is_some_and(|id| signed.description.is_of(&id));
        let mut trouble = m::distance_live_foreign();
        for name in names.filter(is_of) {
            let at_hand = self.held.as_ref().filter(|held| held.name() == name);
            let kept = match at_hand {
                Some(_) => None,
                None => Held::kept(&name, cx.store),
            };
            let held = at_hand.or(kept.as_ref());
            let me = held.and_then(|held| held.seat.identity());
            match me.filter(|me| signed.is_by_other(None, me)) {
                Some(me) => return self.answer_offer(signed.description, Rc::new(me), cx),
                // It is shown before anything is sent, and nobody is taken for the other.
                None => trouble = m::distance_live_forged(),
            }
        }
        Err(trouble)
    }

    /// Answers the other's offer, in the game that it is for.
    fn answer_offer(
        &mut self,
        offer: Description,
        me: Rc<Identity>,
        cx: &mut Context<'_>,
    ) -> Result<(), String> {
        let name = name_of(GameId(*me.game()));
        let at_hand = self.held.as_ref().is_some_and(|held| held.name() == name);
        let on_table = at_hand && cx.table.is_distant();
        if !on_table && !self.open_game(&name, cx) {
            return Err(m::distance_live_foreign());
        }
        self.part();
        let (number, hears) = self.hears();
        let hears = hears.map(Heard::Line);
        let ways = Ways::of(&self.hosts);
        let line = Line::answer(me.clone(), offer, &self.hosts.ice, ways, &hears);
        let line = line.map_err(|_| m::distance_live_none())?;
        let stage = Stage::Gathering(Link::Answer);
        self.begin_live(number, Carrier::Line(line), me, stage);
        self.close_all(cx);
        self.open_live(cx);
        Ok(())
    }

    /// Who we are in the game at hand, if we play in it.
    pub(super) fn identity(&self) -> Option<Rc<Identity>> {
        self.held.as_ref()?.seat.identity().map(Rc::new)
    }

    /// What was given to the other.
    fn given(&self) -> Option<&Signed> {
        match &self.live.as_ref()?.stage {
            Stage::Described(given) | Stage::Given(given) | Stage::Called(given) => Some(given),
            Stage::Gathering(_) | Stage::Room(_) => None,
        }
    }

    /// Takes the answer to the offer that was made in this tab.
    ///
    /// # Errors
    /// Why it is none.
    fn take_answer(&mut self, answer: &Signed) -> Result<(), String> {
        let live = self.live.as_mut().ok_or_else(m::distance_live_elsewhere)?;
        let (Stage::Described(offer) | Stage::Given(offer)) = &live.stage else {
            return Err(match live.stage {
                Stage::Called(_) => m::distance_live_old(),
                _ => m::distance_live_elsewhere(),
            });
        };
        if !offer.description.is_offer() {
            return Err(m::distance_live_elsewhere());
        }
        if !answer.description.answers(&offer.description) {
            return Err(match answer.description.is_of(live.me.game()) {
                true => m::distance_live_other_answer(),
                false => m::distance_live_foreign(),
            });
        }
        if !answer.is_by_other(Some(&offer.description), &live.me) {
            return Err(m::distance_live_forged());
        }
        if let Carrier::Line(line) = &live.carrier {
            line.accept(&answer.description);
        }
        live.stage = Stage::Called(offer.clone());
        Ok(())
    }

    /// An answer that is not for this tab goes to the one that waits for it. `why` is said if none does.
    fn pass_on(&mut self, packed: &str, why: String) {
        let Some(tabs) = &self.tabs else {
            return self.sender.send(Message::Untaken(why));
        };
        tabs.say(packed);
        let sender = self.sender.clone();
        let untaken = Timeout::new(ANSWERED, move || sender.send(Message::Untaken(why)));
        self.passing = Some((packed.to_owned(), untaken));
    }

    /// No tab waits for the answer.
    pub(super) fn untaken(&mut self, why: &str, cx: &Context<'_>) {
        self.passing = None;
        say_trouble(cx.page, why);
    }

    /// Another tab says something: an answer that it has no use for, or that it has taken one.
    pub(super) fn heard_tab(&mut self, text: &str, cx: &mut Context<'_>) {
        if let Some(packed) = tabs::taken(text) {
            if self
                .passing
                .take_if(|(passed, _)| passed == packed)
                .is_some()
            {
                cx.page.notice(&match packed.starts_with(KEY) {
                    true => m::distance_passed(),
                    false => m::distance_live_passed(),
                });
            }
            return;
        }
        if text.starts_with(KEY) {
            return self.heard_letter(text, cx);
        }
        let Ok(signed) = Signed::unpack(text) else {
            return;
        };
        if !signed.description.is_offer() && self.take_answer(&signed).is_ok() {
            if let Some(tabs) = &self.tabs {
                tabs.say_taken(text);
            }
            self.show_live(cx.page);
            cx.effects.show();
        }
    }

    /// Shows how far it has come.
    pub(super) fn show_live(&self, page: &Page) {
        if !page.is_open(Dialog::DistanceLive) {
            return;
        }
        let live = self.own_live();
        let stage = live.map(|live| &live.stage);
        let connected = live.is_some_and(Live::is_connected);
        let (name, named) = (&self.other(), self.is_named());
        let answers = match stage {
            Some(Stage::Gathering(link)) => *link == Link::Answer,
            Some(Stage::Described(made) | Stage::Given(made)) => !made.description.is_offer(),
            _ => false,
        };
        let described = matches!(stage, Some(Stage::Described(_)));
        let given = matches!(stage, Some(Stage::Given(_)));
        let about = match stage {
            _ if connected && named => m::DistanceConnectedAbout { name }.text(),
            _ if connected => m::distance_connected_about_friend(),
            Some(Stage::Given(_)) => match (answers, named) {
                (false, true) => m::DistanceLiveSend { name }.text(),
                (false, false) => m::distance_live_send_friend(),
                (true, true) => m::DistanceLiveAnswerSend { name }.text(),
                (true, false) => m::distance_live_answer_send_friend(),
            },
            _ if answers => m::DistanceLiveAnswerAbout { name }.text(),
            _ => m::distance_live_about(),
        };
        let room = matches!(stage, Some(Stage::Room(_)));
        page.say(Part::DistanceLiveAbout, &about);
        page.show(Part::DistanceLiveAbout, !room);
        let tells = self.given().filter(|_| (described || given) && !connected);
        // Once it has been given out there is nothing more to decide.
        page.show(Part::DistanceLiveTells, described && tells.is_some());
        page.say(
            Part::DistanceLiveTells,
            &tells.map_or_else(String::new, |told| addresses(&told.description, name)),
        );
        let status = match stage {
            _ if connected => String::new(),
            Some(Stage::Described(_)) => String::new(),
            Some(Stage::Given(_)) if answers => m::distance_live_connecting(),
            Some(Stage::Given(_)) => m::distance_live_waiting(),
            Some(Stage::Gathering(_)) => m::distance_live_gathering(),
            Some(Stage::Called(_)) => m::distance_live_connecting(),
            Some(Stage::Room(_)) => String::new(),
            None => troubles::by_link(&self.parted, self.held.as_ref()),
        };
        page.say(Part::DistanceLiveStatus, &status);
        page.show(Button::DistanceLiveMake, described);
        page.say(
            Button::DistanceLiveMake,
            &match answers {
                true => m::distance_live_answer_make(),
                false => m::distance_live_make(),
            },
        );
        page.show(Part::DistanceLiveOut, given && !connected);
        if !given {
            hide_code(page);
        }
        page.show(Part::DistanceLiveBack, given && !answers && !connected);
        let parted = live.is_none() && !self.parted.is_empty() && self.held.is_some();
        page.show(Button::DistanceLiveAgain, parted);
        // A link that was given out stays good while the dialog is closed: its answer can be put in later.
        let waits = matches!(
            stage,
            Some(Stage::Gathering(_) | Stage::Described(_) | Stage::Called(_))
        );
        page.show(Button::DistanceLiveCancel, waits && !connected);
        page.show(Button::DistanceLiveClose, !waits || connected);
        if let Some(Stage::Given(signed)) = stage {
            let text = CONNECT.trim_start_matches('#').to_owned() + &signed.pack();
            show_link(page, Field::DistanceLiveLink, &address_with(&text));
        }
        self.show_room(page, live, answers);
    }

    /// Whether the other has a name.
    pub(super) fn is_named(&self) -> bool {
        self.held
            .as_ref()
            .is_some_and(|held| !held.other().is_empty())
    }

    /// Gives the short link to the system to be shared.
    pub(super) fn share_connection(&self, page: &Page) {
        let link = value(page, Field::DistanceLiveLink);
        let sender = self.sender.clone();
        let copied = move |copied| sender.send(Message::Copied(Field::DistanceLiveLink, copied));
        share([&m::distance_live(), ""], &link, copied);
    }

    /// Shows the short link as a code, or hides it.
    pub(super) fn show_connection_code(&self, page: &Page) {
        if page.is_shown(Part::DistanceLiveCode) {
            return hide_code(page);
        }
        let link = value(page, Field::DistanceLiveLink);
        if page.draw_code(Part::DistanceLiveCode, &link, &m::distance_code_name()) {
            page.show(Part::DistanceLiveCode, true);
            page.say(Button::DistanceLiveQr, &m::distance_code_hide());
        }
    }
}

/// Says what is wrong with a short link, where people look.
fn say_trouble(page: &Page, trouble: &str) {
    let part = match () {
        () if page.is_open(Dialog::DistanceLive) => Part::DistanceLiveTrouble,
        () if page.is_open(Dialog::DistanceGames) => Part::DistanceTrouble,
        () => return page.notice(trouble),
    };
    page.say(part, trouble);
    page.show(part, true);
}

/// Hides the code of the short link.
fn hide_code(page: &Page) {
    page.show(Part::DistanceLiveCode, false);
    page.say(Button::DistanceLiveQr, &m::distance_code());
}

/// Which addresses of this device a description tells.
fn addresses(told: &Description, name: &str) -> String {
    if told.hides_addresses() {
        return m::distance_live_hidden();
    }
    let mut all: Vec<String> = Vec::new();
    for candidate in told.candidates() {
        let address = candidate.address.to_string();
        if !matches!(candidate.address, Address::Hidden(_)) && !all.contains(&address) {
            all.push(address);
        }
    }
    let count = all.len() as u32;
    let address = &all.join(", ");
    m::DistanceLiveAddresses {
        count,
        name,
        address,
    }
    .text()
}
