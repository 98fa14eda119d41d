//! The study: a record with its tree, in which a visitor looks back, sees what a choice cost, tries something else, and comments.
//! A position can be set up in it. While a game is played it is the list of moves alone.

mod asked;
mod best;
pub(crate) mod build;
mod dice;
mod edit;
mod form;
mod list;
mod opening;
mod outline;
mod review;
mod room;
mod showing;
mod steps;
mod story;
mod studied;

crate::split::elements!("study");

use browser::dom::{Page, Sender, Step};
use browser::files::{copy, download};
use context::elements::Part as PagePart;
use context::this::words as m;
use context::{Answer, Confirmation, Context, Effect, Game, Key, Place, Purpose, This};
use game::{Game as _, Mark, Node};
use gloo_timers::callback::Timeout;
use on_page::{Board as _, Editing as _};
use web_sys::{Element, HtmlElement, HtmlTextAreaElement};
use worker::RequestId;

use best::Best;
use edit::Edit;
use elements::{Button, Dialog, Field, Part};
use list::List;
use outline::{Row, session_at};
use review::Reviewed;
use showing::can_branch;
use studied::Studied;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    Changed(Field),
    Open,
    /// Study it from its turning point on.
    OpenTurning,
    /// Open or close the list of moves permanently.
    ToggleMoves,
    /// Switch permanently between notation and sentences.
    ToggleNotation,
    GoTo(usize),
    GoAlong(usize),
    Step(Step),
    /// Start or stop automatic replay from the shown position.
    TogglePlaying,
    PauseOver,
    Return,
    /// Leave the study, what is tried in it, or the list of moves.
    Escape,
    /// Play on from the shown position.
    Branch,
    /// Play the line of this number.
    Play(usize),
    Answer((RequestId, Answer)),
    Copied(bool),
    /// A kind of piece was chosen for the position that is set up, by its number; removal comes last.
    Kind(usize),
    /// A value was chosen for a property of that position, both by number.
    Property(usize, usize),
    /// Remove the piece on this place.
    Take(Place),
}

#[derive(Default)]
pub(crate) struct Study {
    pub(super) sender: Sender<Message>,
    studied: Option<Box<Studied>>,
    edit: Option<Box<Edit>>,
    best: Best,
    list: List,
    reviewed: Reviewed,
    /// The length of the record whose review was prepared.
    prepared: Option<usize>,
    /// Whether a study lies on the table, or is about to.
    studies: bool,
    /// The node whose words are shown.
    written: Option<Node>,
    /// Whether the list is up to date.
    is_listed: bool,
    /// Whether the pieces of the list have the colours of the board.
    is_pictured: bool,
    plays: bool,
    pause: Option<Timeout>,
}

impl Study {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Open => self.open(false, cx),
            Message::OpenTurning => self.open(true, cx),
            Message::ToggleMoves => toggle(Key::Moves, cx),
            Message::ToggleNotation => toggle(Key::Notation, cx),
            Message::GoTo(number) => {
                self.stop();
                let tree = self.studied.as_ref().map(|studied| &studied.tree);
                if let Some(node) = tree.and_then(|tree| tree.node(number)) {
                    self.go_to(node, cx);
                }
            }
            Message::GoAlong(entries) => {
                self.stop();
                self.go_along(entries, false, cx);
            }
            Message::Step(step) => {
                self.stop();
                self.step(step, cx);
            }
            Message::TogglePlaying => self.toggle_playing(cx),
            Message::PauseOver => {
                self.pause = None;
                self.step(Step::On, cx);
                cx.effects.go_on();
            }
            Message::Escape if !cx.table.is_study() => self.close_moves(cx),
            Message::Return | Message::Escape => self.go_back(cx),
            Message::Branch => self.branch(cx),
            Message::Play(way) => {
                if let Some(line) = self.best.line(way) {
                    cx.effects.want(Effect::DecideLine(line));
                }
            }
            Message::Answer((id, answer)) => self.answered(id, &answer, cx),
            Message::Copied(copied) => {
                let said = if copied { m::copied() } else { m::not_copied() };
                if self.edits() {
                    return self.change(cx, |edit| edit.said = Some((said, false)));
                }
                if !copied
                    && let Ok(field) = cx.page.element::<HtmlTextAreaElement>(Field::StudyText)
                {
                    field.select();
                }
                cx.page.say(Part::StudyStatus, &said);
            }
            Message::Changed(Field::EditorText) => {
                let text = cx.page.value(Field::EditorText);
                self.change(cx, |edit| edit.read(&text));
            }
            Message::Kind(kind) => self.change(cx, |edit| edit.kind = kind),
            Message::Property(property, value) => {
                self.change(cx, |edit| edit.set_property(property, value));
            }
            Message::Take(place) => self.change(cx, |edit| {
                This::take(&mut edit.draft, place);
            }),
            Message::Changed(field) => self.write_down(field, cx),
            Message::Pressed(button) => self.pressed(button, cx),
        }
    }

    /// Plays on from the shown position, once that is confirmed.
    fn branch(&self, cx: &mut Context<'_>) {
        let Some(mut past) = cx.table.past.clone().filter(|_| can_branch(cx.table)) else {
            return;
        };
        // A game lost on time continues with a new clock.
        if cx.table.is_over() {
            past.set_clock(past.clock().map(|clock| clock.anew()));
        }
        cx.effects.want(Effect::Confirm(Confirmation {
            title: m::confirm_branch(),
            text: m::confirm_branch_text(),
            yes: m::past_branch(),
            record: None,
            then: Box::new(move |effects| {
                effects.want(Effect::Lay(Box::new(past), Purpose::Game));
            }),
        }));
    }

    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        if matches!(button, Button::OpenEditor | Button::MoreEditor) {
            return self.set_up(cx);
        }
        let Some(studied) = &mut self.studied else {
            return;
        };
        let (tree, at) = (&mut studied.tree, studied.at);
        match button {
            Button::OpenEditor | Button::MoreEditor => {}
            Button::MovesClose => self.close_moves(cx),
            Button::EditorClear => {
                self.change(cx, |edit| This::empty(&edit.judge, &mut edit.draft));
            }
            Button::EditorStart => self.change(cx, |edit| {
                let start = This::start_position(&edit.judge);
                edit.draft = This::draft_of(&edit.judge, &start);
            }),
            Button::EditorLink
            | Button::EditorEmbed
            | Button::EditorAnalyse
            | Button::EditorPlay => self.hand_out(button, cx),
            Button::StudyClose => self.leave(cx),
            Button::StudyTry => {
                if studied.is_off() {
                    return self.go_back(cx);
                }
                let row = Row::of(self.list.rows(), at);
                let choice = row.map_or(at, |row| row.choice);
                studied.tries = Some(choice);
                self.go_to(choice, cx);
                cx.effects.show();
            }
            Button::StudyNext => {
                if let Some(row) = self.next_costly() {
                    let choice = row.choice;
                    self.go_to(choice, cx);
                }
            }
            Button::StudyTurns | Button::EditorMore => {
                let turns = cx.page.element::<Element>(button);
                let pulled = turns.is_ok_and(|turns| {
                    turns.get_attribute("aria-expanded").as_deref() != Some("true")
                });
                pull(cx.page, pulled);
            }
            Button::StudyNote => {
                unfold(cx.page, Button::StudyNote, Part::StudyNoted);
                if cx.page.is_shown(Part::StudyNoted)
                    && let Ok(field) = cx.page.element::<HtmlElement>(Field::StudyComment)
                {
                    // Without the focus the field is still there.
                    let _ = field.focus();
                }
            }
            Button::StudyMore => unfold(cx.page, Button::StudyMore, Part::StudyRest),
            Button::StudyThinks => {
                self.best.turn(cx.worker);
                cx.effects.show();
            }
            Button::StudyPut => {
                let session = cx.table.session.as_ref();
                if let Some(entry) = session.and_then(|session| dice::chosen(cx.page, session)) {
                    cx.effects.want(Effect::Enter(entry, None));
                }
            }
            Button::StudyPromote => {
                // The line on the board goes first, from its first entry on.
                for node in tree.path(at) {
                    tree.promote(node);
                }
                self.changed(cx);
            }
            Button::StudyRemove => {
                let parent = tree.remove(at);
                self.go_to(parent, cx);
                self.changed(cx);
            }
            Button::StudyGrade => {
                let last = tree.line(at).last().copied().unwrap_or(at);
                let session = session_at(tree, last);
                let reply = self.sender.map(Message::Answer);
                self.reviewed.ask(&session, &reply, cx.worker);
                self.rewrite();
                cx.effects.show();
            }
            Button::StudyHandOut => {
                cx.page.write(Field::StudyText, &tree.to_string());
                cx.page.say(Part::StudyStatus, "");
                cx.page.open_dialog(Dialog::StudyCard);
            }
            Button::StudyCopy => {
                copy(&tree.to_string(), self.sender.sending(Message::Copied));
            }
            Button::StudySave => {
                download(cx.page, &format!("{}.txt", Game::ID), &tree.to_string());
            }
            Button::StudyPage => {
                let story = story::page(tree, &studied.costs);
                download(cx.page, &format!("{}.html", Game::ID), &story);
            }
        }
    }

    /// Writes the comment or the mark of a field down.
    fn write_down(&mut self, field: Field, cx: &mut Context<'_>) {
        let Some(studied) = &mut self.studied else {
            return;
        };
        let at = studied.at;
        let value = cx.page.value(field);
        match field {
            Field::StudySign => studied.tree.set_mark(at, value.parse::<Mark>().ok()),
            Field::StudyComment => studied.tree.set_comment(at, &value),
            Field::StudyText | Field::EditorText => return,
        }
        self.changed(cx);
    }
}

fn unfold(page: &Page, button: Button, part: Part) {
    let shown = !page.is_shown(part);
    page.show(part, shown);
    page.set(button, "aria-expanded", shown);
    if shown && let Ok(part) = page.element::<Element>(part) {
        part.scroll_into_view();
    }
}

fn toggle(key: Key, cx: &mut Context<'_>) {
    let on = cx.settings.is_on(key);
    cx.settings.set(key, if on { "no" } else { "yes" });
    cx.effects.want(Effect::SettingsChanged);
}

/// Pulls the slip up, on a screen that has one, or lets it down.
fn pull(page: &Page, pulled: bool) {
    page.mark(PagePart::Moves, "pulled", pulled);
    for button in [Button::StudyTurns, Button::EditorMore] {
        page.set(button, "aria-expanded", pulled);
    }
}
