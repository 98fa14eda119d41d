//! A warning before a loss: a person's last move lets the other side's next turn end the game.
//!
//! The worker is asked when the turn is over and while its last piece still moves. The game does not continue automatically until
//! it has answered, and if it warns, until the person has. By then the move is on record, but no dice of the other side have been
//! thrown, so taking it back is an ordinary undo, and chance decides nothing twice.

use browser::dom::{Page, Sender};
use browser::store::Note;
use context::elements::Part;
use context::{
    Answer, Context, Feature, Key, Players, Response, Session, Showing, Side, Table, This,
};
use game::Level;
use on_page::Explains;
use worker::{DangerOf, Question, RequestId};

/// How many games of a browser count as its first ones.
const FIRST_GAMES: usize = 3;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Answer((RequestId, Answer)),
    /// Keep the move.
    GoOn,
}

#[derive(Default)]
enum State {
    #[default]
    None,
    Asked(RequestId),
    Danger(Side, DangerOf<Players>),
}

#[derive(Default)]
pub(crate) struct Warning {
    pub(super) sender: Sender<Message>,
    state: State,
    /// The length of the record at the last check.
    looked: Option<usize>,
    /// The record after the last move that was warned about: nobody is warned twice.
    told: String,
    /// Whether the finished game has been counted.
    counted: bool,
}

impl Warning {
    /// Whether the game waits for an answer of the worker or of a person.
    pub(crate) fn holds(&self, table: &Table) -> bool {
        !matches!(self.state, State::None) && self.looked == Some(table.entries())
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Answer((id, answer)) => {
                if matches!(self.state, State::Asked(asked) if asked == id) {
                    self.answered(answer, cx);
                }
            }
            Message::GoOn => {
                self.state = State::None;
                cx.effects.go_on();
            }
        }
    }

    fn answered(&mut self, answer: Answer, cx: &mut Context<'_>) {
        self.state = State::None;
        if let Answer::Response(Response::Warning(Some(danger))) = answer
            && let Some(session) = &cx.table.session
            && let Some(side) = session.last_mover()
        {
            self.told = session.record().to_string();
            self.state = State::Danger(side, danger);
            self.write(cx.page);
        }
        cx.effects.go_on();
    }

    /// Checks a record whose length has changed.
    fn look(&mut self, cx: &mut Context<'_>) {
        let entries = Some(cx.table.entries());
        if self.looked == entries {
            return;
        }
        self.looked = entries;
        if let State::Asked(id) = std::mem::take(&mut self.state) {
            cx.worker.cancel(id);
        }
        self.count(cx);
        let Some(session) = cx.table.session.as_ref().filter(|_| wants(cx)) else {
            return;
        };
        if session.record().to_string() == self.told {
            return;
        }
        let reply = self.sender.map(Message::Answer);
        let asked = cx.worker.ask(session, Question::Warning, &reply);
        self.state = asked.map_or(State::None, State::Asked);
    }

    /// Counts the games that a person has finished.
    fn count(&mut self, cx: &mut Context<'_>) {
        let over = cx.table.is_over() && cx.table.anyone_here();
        if over && !self.counted && cx.table.is_game() {
            let played = cx.store.played() + 1;
            cx.store.keep_note(Note::Played, &played.to_string());
        }
        self.counted = over;
    }

    fn write(&self, page: &Page) {
        if let State::Danger(side, danger) = &self.state {
            page.say(Part::WarningText, &This::warning_in_words(*side, danger));
        }
    }
}

/// Whether a person has just ended the turn, can take that back, and wants to be warned.
fn wants(cx: &Context<'_>) -> bool {
    let table = cx.table;
    let ended = |session: &Session| {
        let mover = session.last_mover().filter(|_| session.can_take_back());
        mover.is_some_and(|side| {
            session.player(side).is_here() && session.turn().side() == Some(side.other())
        })
    };
    let here = table.is_game() && table.past.is_none();
    if !here || !table.session.as_ref().is_some_and(ended) {
        return false;
    }
    match cx.settings.get(Key::Warnings) {
        "no" => false,
        // Two people share the settings, so both want it.
        "yes" => true,
        _ => {
            let levels = table.players().map(|player| player.level());
            let mut opponents = levels.iter().flatten();
            let first = cx.store.played() < FIRST_GAMES;
            opponents.any(|level| first || matches!(level, Level::Beginner | Level::Easy))
        }
    }
}

impl Feature for Warning {
    fn forget(&mut self, _: &mut Context<'_>) {
        // The record of another game may have the same length.
        self.looked = None;
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        self.write(cx.page);
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        self.look(cx);
        let danger = match &self.state {
            State::Danger(side, danger) if cx.motion.settled && cx.table.past.is_none() => {
                Some((*side, danger))
            }
            _ => None,
        };
        cx.page.show(Part::Warning, danger.is_some());
        if let Some((side, danger)) = danger {
            let far = cx.settings.is_on(Key::Table)
                && cx.table.two_people()
                && cx.settings.side_below(cx.table) != side;
            let refusals = [Part::Refusal, Part::FarRefusal];
            cx.page
                .move_before(Part::Warning, refusals[usize::from(far)]);
            let danger = This::warning_on_board(side, danger);
            shown.annotations.extend(danger);
        }
    }
}
