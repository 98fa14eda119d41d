//! The study: a record with its tree, in which a visitor looks back, sees what a choice cost, tries something else, and comments.
//! While a game is played it is the list of moves alone.

mod best;
mod build;
mod dice;
mod elements;
mod list;
mod outline;
mod review;
mod room;
mod story;
mod studied;

use board::CLASS_OF_SIDE;
use browser::dom::{Page, Sender, Step};
use browser::files::{copy, download};
use browser::store::Note;
use context::course::Known;
use context::effects::{Again, Confirmation, Context, Effect};
use context::elements::{Button as PageButton, Field as PageField, Part as PagePart};
use context::feature::{Feature, Showing};
use context::settings::Key;
use context::table::{Purpose, Table};
use context::telling::Wording;
use context::this::words as m;
use context::this_game::{Game, Record, Session, Side, Tree};
use context::worker::Answer;
use game::{Game as _, Mark, Node, Turn};
use gloo_timers::callback::Timeout;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use worker::RequestId;

use best::Best;
use elements::{Button, Dialog, Field, Part};
use list::{LeadsTo, List};
use outline::{Row, mark_in_words, of_tree, session_at};
use review::{Costs, Reviewed};
pub(crate) use room::Room;
use studied::Studied;

/// The pause between two steps of automatic replay, in milliseconds at normal speed.
const BETWEEN: f64 = 500.0;

/// A message of the study, or of the list of moves.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    Changed(Field),
    /// Study the game on the table.
    Open,
    /// Study it from its turning point on.
    OpenTurning,
    /// Open or close the list of moves permanently.
    ToggleMoves,
    /// Switch permanently between notation and sentences.
    ToggleNotation,
    /// Go to the node of this number.
    GoTo(usize),
    /// Go to the position after so many entries of the line.
    GoAlong(usize),
    Step(Step),
    /// Start or stop automatic replay from the shown position.
    TogglePlaying,
    /// The pause before the next step is over.
    PauseOver,
    /// Return to the game.
    Return,
    /// Leave the study, or what is tried in it.
    Escape,
    /// Play on from the shown position.
    Branch,
    BranchConfirmed,
    /// Play the line of this number.
    Play(usize),
    Answer((RequestId, Answer)),
    /// The text was copied, or copying failed.
    Copied(bool),
}

pub(crate) struct Study {
    sender: Sender<Message>,
    studied: Option<Box<Studied>>,
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
    /// Whether automatic replay is running.
    plays: bool,
    pause: Option<Timeout>,
}

impl Study {
    pub(crate) fn new(sender: Sender<Message>) -> Study {
        Study {
            sender,
            studied: None,
            best: Best::default(),
            list: List::default(),
            reviewed: Reviewed::default(),
            prepared: None,
            studies: false,
            written: None,
            is_listed: false,
            plays: false,
            pause: None,
        }
    }

    /// Adds what only a study has to the page, and listens to it.
    pub(crate) fn build(page: &Page, by_hand: &Sender<Message>) {
        build::build(page, by_hand);
    }

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
                let line = self.studied.as_ref().map(|studied| studied.line());
                let node = entries.checked_sub(1).and_then(|n| line?.get(n).copied());
                self.go_to(node.unwrap_or(Tree::ROOT), cx);
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
            Message::Return | Message::Escape => self.go_back(cx),
            Message::Branch if can_branch(cx.table) => {
                let sender = self.sender.clone();
                cx.effects.want(Effect::Confirm(Confirmation {
                    title: m::confirm_branch(),
                    text: m::confirm_branch_text(),
                    yes: m::past_branch(),
                    record: None,
                    then: Box::new(move || sender.send(Message::BranchConfirmed)),
                }));
            }
            Message::Branch => {}
            Message::BranchConfirmed => {
                if let Some(mut past) = cx.table.past.clone() {
                    // A game lost on time continues with a new clock.
                    if cx.table.is_over() {
                        past.set_clock(past.clock().map(|clock| clock.anew()));
                    }
                    cx.effects.want(Effect::Lay(Box::new(past), Purpose::Game));
                }
            }
            Message::Play(way) => {
                if let Some(line) = self.best.line(way) {
                    cx.effects.want(Effect::DecideLine(line));
                }
            }
            Message::Answer((id, answer)) => self.answered(id, answer, cx),
            Message::Copied(copied) => {
                let said = if copied { m::copied() } else { m::not_copied() };
                if !copied
                    && let Ok(field) = cx.page.element::<HtmlTextAreaElement>(Field::StudyText)
                {
                    field.select();
                }
                cx.page.say(Part::StudyStatus, &said);
            }
            Message::Changed(field) => self.write_down(field, cx),
            Message::Pressed(button) => self.pressed(button, cx),
        }
    }

    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        let Some(studied) = &mut self.studied else {
            return;
        };
        let (tree, at) = (&mut studied.tree, studied.at);
        match button {
            Button::StudyClose => cx.effects.want(Effect::GoBack),
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
            Button::StudyTurns => {
                let turns = cx.page.element::<Element>(Button::StudyTurns);
                let pulled = turns.is_ok_and(|turns| {
                    turns.get_attribute("aria-expanded").as_deref() != Some("true")
                });
                cx.page.mark(PagePart::Moves, "pulled", pulled);
                cx.page.set(Button::StudyTurns, "aria-expanded", pulled);
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
                let sender = self.sender.clone();
                copy(&tree.to_string(), move |copied| {
                    sender.send(Message::Copied(copied));
                });
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
            Field::StudyText => return,
        }
        self.changed(cx);
    }
}

/// Opening a study, and following what happens in it.
impl Study {
    /// Studies the game on the table, from the shown position or from its turning point.
    fn open(&mut self, turning: bool, cx: &mut Context<'_>) {
        let (Some(session), Some(shown)) = (&cx.table.session, cx.table.shown()) else {
            return;
        };
        let record = session.record();
        let mut tree = kept(cx, record).unwrap_or_else(|| Tree::of(record));
        let end = tree.follow(record).unwrap_or(Tree::ROOT);
        let path = tree.path(end);
        let entries = match self.reviewed.course(Some(session)) {
            Known::Course(course) if turning => course.turning_point(),
            _ => None,
        };
        let entries = entries.map_or(shown.record().entries().len(), |point| {
            point.entries.start + 1
        });
        let at = entries.checked_sub(1).and_then(|last| path.get(last));
        let mut at = at.copied().unwrap_or(Tree::ROOT);
        if turning {
            let rows = of_tree(&tree, (&Costs::new(), Wording::of(cx.settings)));
            at = Row::of(&rows, at).map_or(at, |row| row.choice);
        }
        self.lay(tree, at, session.clone(), cx);
    }

    /// Opens a game with its variations at its beginning.
    pub(crate) fn open_tree(&mut self, tree: Tree, cx: &mut Context<'_>) {
        let played = Session::from_record(tree.main_line(), cx.table.players());
        self.lay(tree, Tree::ROOT, played, cx);
    }

    /// Looks at a finished game again.
    pub(crate) fn look_again(&mut self, session: Session, how: Again, cx: &mut Context<'_>) {
        let mut tree = kept(cx, session.record()).unwrap_or_else(|| Tree::of(session.record()));
        let end = tree.follow(session.record()).unwrap_or(Tree::ROOT);
        let watch = how == Again::Watch;
        self.lay(tree, if watch { Tree::ROOT } else { end }, session, cx);
        if watch {
            // It begins once the game lies on the table.
            self.sender.send(Message::TogglePlaying);
        }
    }

    /// Lays a game beside the one on the table, at a node.
    fn lay(&mut self, tree: Tree, at: Node, played: Session, cx: &mut Context<'_>) {
        let here = cx.table.session.as_ref();
        let below =
            match here.is_some_and(|here| here.record().entries() == played.record().entries()) {
                true => cx.settings.side_below(cx.table),
                false => cx
                    .settings
                    .side_below(&Table::with(played.clone(), Purpose::Game)),
            };
        cx.page.close_all_dialogs();
        for (button, part) in [
            (Button::StudyMore, Part::StudyRest),
            (Button::StudyNote, Part::StudyNoted),
        ] {
            cx.page.show(part, false);
            cx.page.set(button, "aria-expanded", false);
        }
        let session = session_at(&tree, at);
        let mut costs = Costs::new();
        self.reviewed.note(&tree, &mut costs);
        let reply = self.sender.map(Message::Answer);
        self.reviewed.ask(&played, &reply, cx.worker);
        self.forget_all(cx);
        let studied = Studied::new(tree, at, played);
        self.studied = Some(Box::new(Studied { costs, ..studied }));
        self.studies = true;
        let purpose = Purpose::Study { below };
        cx.effects
            .want(Effect::LayBeside(Box::new(session), purpose));
    }

    fn forget_all(&mut self, cx: &mut Context<'_>) {
        self.best.forget(cx.worker);
        self.list.forget(cx.page);
        self.rewrite();
        self.stop();
    }

    fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        if self.reviewed.answered(id, &answer) {
            if let Some(studied) = &mut self.studied {
                self.reviewed.note(&studied.tree, &mut studied.costs);
            }
            self.rewrite();
        } else {
            self.best.answered(id, answer, cx.table);
        }
        cx.effects.show();
    }

    /// Saves and shows the changed tree.
    fn changed(&mut self, cx: &mut Context<'_>) {
        self.rewrite();
        if let Some(studied) = &self.studied
            && !cx
                .store
                .keep_note(Note::Analysis, &studied.tree.to_string())
        {
            cx.page.notice(&m::study_unkept());
        }
        cx.effects.show();
    }

    /// Makes the list and the words of the shown node be written again.
    fn rewrite(&mut self) {
        (self.written, self.is_listed) = (None, false);
    }

    /// Follows the game on the table. What is played by hand and not in the tree is tried.
    fn follow(&mut self, cx: &mut Context<'_>) {
        let (Some(studied), Some(session)) = (&mut self.studied, &cx.table.session) else {
            return;
        };
        let (before, from) = (studied.tree.count(), studied.branched());
        let Some(node) = studied.tree.follow(session.record()) else {
            return;
        };
        if node != studied.at {
            studied.at = node;
            self.best.forget(cx.worker);
        }
        if studied.tree.count() > before {
            studied.tries.get_or_insert(from);
            self.changed(cx);
        }
    }
}

/// Moving along a line.
impl Study {
    /// Shows the position of a node. A single step is animated.
    fn go_to(&self, node: Node, cx: &mut Context<'_>) {
        let Some(studied) = self.studied.as_ref().filter(|studied| studied.at != node) else {
            return;
        };
        let (tree, steps_on) = (&studied.tree, studied.next() == Some(node));
        cx.effects
            .want(match (cx.table.is_study(), tree.entry(node)) {
                (true, Some(entry)) if steps_on => Effect::Enter(entry.clone(), None),
                (true, _) => Effect::Realign(Box::new(session_at(tree, node))),
                (false, _) => Effect::LookAt(tree.path(node).len()),
            });
    }

    fn step(&self, step: Step, cx: &mut Context<'_>) {
        let Some(studied) = self.studied.as_ref().filter(|_| cx.table.is_study()) else {
            return cx.effects.want(match step {
                Step::First => Effect::LookAt(0),
                Step::Back => Effect::StepBack,
                Step::On => Effect::StepOn,
                Step::Last => Effect::LookAt(usize::MAX),
            });
        };
        let (tree, at) = (&studied.tree, studied.at);
        let node = match step {
            Step::First => Tree::ROOT,
            Step::Back => tree.parent(at).unwrap_or(at),
            Step::On => studied.next().unwrap_or(at),
            Step::Last => studied.line().last().copied().unwrap_or(at),
        };
        self.go_to(node, cx);
    }

    fn toggle_playing(&mut self, cx: &mut Context<'_>) {
        let at_end = match self.studied.as_ref().filter(|_| cx.table.is_study()) {
            Some(studied) => studied.next().is_none(),
            None => cx.table.looks_back().is_none(),
        };
        if at_end && !self.plays {
            // Replays from the beginning; looking there first stops any replay.
            self.step(Step::First, cx);
            self.sender.send(Message::TogglePlaying);
            return;
        }
        self.plays = !self.plays;
        cx.effects.go_on();
    }

    /// Waits before the next step of automatic replay.
    pub(crate) fn go_on(&mut self, cx: &mut Context<'_>) {
        if !self.plays || cx.motion.moving || self.pause.is_some() {
            return;
        }
        if cx.table.is_study()
            && self
                .studied
                .as_ref()
                .is_some_and(|one| one.next().is_none())
        {
            self.plays = false;
            return cx.effects.show();
        }
        let sender = self.sender.clone();
        let time = (BETWEEN * cx.settings.speed().factor()).max(50.0) as u32;
        self.pause = Some(Timeout::new(time, move || sender.send(Message::PauseOver)));
    }

    /// Starts automatic replay.
    pub(crate) fn play(&mut self) {
        self.plays = true;
    }

    /// Whether a step of the replay is about to follow.
    pub(crate) fn is_busy(&self) -> bool {
        self.pause.is_some()
    }

    /// Stops the replay, as the visitor looks at another position or at the current one.
    pub(crate) fn stop(&mut self) {
        self.plays = false;
        self.pause = None;
    }

    /// Returns from what is tried to the main line, from a study to the game, and from looking back to the present.
    fn go_back(&mut self, cx: &mut Context<'_>) {
        self.stop();
        let studied = self.studied.as_mut().filter(|_| cx.table.is_study());
        let Some(studied) = studied else {
            return cx.effects.want(Effect::LookAt(usize::MAX));
        };
        if !studied.is_off() {
            return cx.effects.want(Effect::GoBack);
        }
        let from = studied.tries.take();
        let node = from.unwrap_or_else(|| studied.branched());
        self.rewrite();
        self.go_to(node, cx);
        cx.effects.show();
    }

    /// The next turn of the main line that cost something, or the first.
    fn next_costly(&self) -> Option<&Row> {
        let (studied, rows) = (self.studied.as_ref()?, self.list.rows());
        let here = Row::of(rows, studied.branched());
        let here = here.and_then(|row| rows.iter().position(|other| other == row));
        let after = rows.iter().skip(here.map_or(0, |here| here + 1));
        after.chain(rows).find(|row| row.cost.is_some())
    }
}

/// Showing it.
impl Study {
    /// Follows the list of moves while a game is played.
    fn follow_game(&mut self, cx: &Context<'_>) {
        // When looking back, everything is known.
        let past = cx.table.seen_past();
        let known = past.and(cx.table.session.as_ref());
        let Some(known) = known.or_else(|| cx.table.seen()) else {
            return;
        };
        let entries = known.record().entries();
        let same = |studied: &&mut Box<Studied>| studied.played.record().entries() == entries;
        let at = past.unwrap_or(entries.len());
        if let Some(studied) = self.studied.as_mut().filter(same) {
            studied.at = studied.tree.node(at).unwrap_or(Tree::ROOT);
            return;
        }
        let mut studied = Studied::new(Tree::of(known.record()), Tree::ROOT, known.clone());
        studied.at = studied.tree.node(at).unwrap_or(Tree::ROOT);
        self.studied = Some(Box::new(studied));
        self.rewrite();
    }

    /// Shows the list and the place in it.
    fn show_list(&mut self, cx: &Context<'_>) {
        let Some(studied) = &self.studied else { return };
        let page = cx.page;
        let leads_to = match cx.table.is_study() {
            true => LeadsTo::Choice,
            false => LeadsTo::End,
        };
        if !self.is_listed {
            self.is_listed = true;
            let how = (&studied.costs, Wording::of(cx.settings));
            self.list.show(page, of_tree(&studied.tree, how), leads_to);
            self.reviewed.write(page);
        }
        self.list.mark(page, studied.at);
        let at = studied.tree.path(studied.at).len();
        scrub(page, at, studied.line().len());
    }

    /// Shows what is known of the node on the board.
    fn show_turn(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let (Some(studied), Some(session)) = (&self.studied, &cx.table.session) else {
            return;
        };
        let (page, at) = (cx.page, studied.at);
        if cx.motion.settled && matches!(session.turn(), Turn::Decide(_)) {
            let reply = self.sender.map(Message::Answer);
            self.best.ask(session, &reply, cx.worker);
        }
        self.best.write(page, session);
        dice::show(page, session);
        if self.written.replace(at) != Some(at) {
            write_turn(page, Row::of(self.list.rows(), at));
            write_node(page, &studied.tree, at);
        }
        let place = studied.tree.path(studied.branched()).len();
        let below = cx.settings.side_below(cx.table);
        self.reviewed.draw(page, below, place);
        let die = match studied.is_off() {
            true => m::past_return(),
            false => m::study_try(),
        };
        page.say(Button::StudyTry, &die);
        page.enable(Button::StudyNext, self.next_costly().is_some());
        if cx.motion.settled {
            let second = session.turn().side() == Some(Side::BOTH[1]);
            page.mark(PagePart::Overlay, "second", second);
            let annotations = self.best.annotations(&studied.choice());
            shown.annotations.extend(annotations);
        }
    }

    /// Lays the slips out in the room around the board.
    pub(crate) fn lay_out(page: &Page, room: &Room) {
        room::lay_out(page, room);
    }
}

/// Writes what was done in a turn and what it cost.
fn write_turn(page: &Page, row: Option<&Row>) {
    let title = match row.filter(|row| row.side.is_some()) {
        Some(row) => {
            let (value, name) = (&row.number, &row.name());
            m::StudyTurn { value, name }.text()
        }
        None => m::study_start(),
    };
    page.say(Part::StudyTitle, &title);
    for side in Side::BOTH {
        let own = row.is_some_and(|row| row.side == Some(side));
        page.mark(Part::StudyTurn, CLASS_OF_SIDE[side.index()], own);
    }
    if let Ok(line) = page.element::<Element>(Part::StudyTurn) {
        line.replace_children_with_node_0();
        if let Some(row) = row {
            // If the browser cannot write it, the list still has it.
            let _ = list::write_row(page, &line, row);
        }
    }
}

/// Shows the comment and the mark of a node.
fn write_node(page: &Page, tree: &Tree, at: Node) {
    let marks = Mark::ALL.map(|mark| (mark.sign(), format!("{mark} {}", mark_in_words(mark))));
    let none = ("", m::study_unmarked());
    let mark = tree.mark(at).map_or("", Mark::sign);
    page.fill(Field::StudySign, core::iter::once(none).chain(marks), mark);
    page.write(Field::StudyComment, tree.comment(at));
    let is_root = at == Tree::ROOT;
    page.enable(Field::StudySign, !is_root);
    page.enable(Button::StudyRemove, !is_root);
    let first = |node: &Node| {
        let parent = tree.parent(*node);
        parent.is_none_or(|parent| tree.children(parent).first() == Some(node))
    };
    page.enable(Button::StudyPromote, !tree.path(at).iter().all(first));
}

/// Sets the scrubber to `at` of `count`.
fn scrub(page: &Page, at: usize, count: usize) {
    page.enable(PageButton::PastFirst, at > 0);
    page.enable(PageButton::PastBack, at > 0);
    page.enable(PageButton::PastOn, at < count);
    page.enable(PageButton::PastLast, at < count);
    if let Ok(scrubber) = page.element::<HtmlInputElement>(PageField::Scrubber) {
        scrubber.set_max(&count.to_string());
        scrubber.set_value(&at.to_string());
        // Without it only the number is read out.
        let words = m::PastOf {
            step: at,
            steps: count,
        };
        let _ = scrubber.set_attribute("aria-valuetext", &words.text());
    }
}

/// Shows or hides what a button unfolds.
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

/// The stored study, if it is one of this game: it has its first entry, and either contains all others or ends before them.
fn kept(cx: &Context<'_>, record: &Record) -> Option<Tree> {
    let tree: Tree = cx.store.note(Note::Analysis)?.parse().ok()?;
    let at = tree.find(record)?;
    let known = tree.path(at).len();
    let all = known == record.entries().len() || tree.children(at).is_empty();
    (known > 0 && all).then_some(tree)
}

/// Whether the game can be played on from the shown position: only between people.
fn can_branch(table: &Table) -> bool {
    table.past.is_some() && table.two_people()
}

/// Whether the game on the table can be studied: the computer gives no help in a lesson, or while another person plays at
/// another place.
fn can_be_studied(table: &Table) -> bool {
    let fitting = match table.purpose {
        Purpose::Game | Purpose::Puzzle => true,
        Purpose::Distance { .. } => table.is_over(),
        Purpose::Lesson(_) | Purpose::Demo | Purpose::Study { .. } => false,
    };
    fitting && table.session.is_some()
}

impl Feature for Study {
    fn forget(&mut self, cx: &mut Context<'_>) {
        self.best.forget(cx.worker);
        self.stop();
    }

    /// Rewrites all words in the current language.
    fn speak(&mut self, cx: &mut Context<'_>) {
        self.list.forget(cx.page);
        self.best.rewrite();
        self.rewrite();
        dice::forget(cx.page);
    }

    fn restyle(&mut self, _: &mut Context<'_>) {
        self.rewrite();
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let (page, table) = (cx.page, cx.table);
        let studies = table.is_study();
        let listed = cx.settings.is_on(Key::Moves) && table.session.is_some() && !studies;
        let over = !studies && (self.studies || !listed);
        if over && self.studied.take().is_some() {
            self.forget_all(cx);
        }
        self.studies = studies;
        if studies {
            self.follow(cx);
        } else if listed {
            self.follow_game(cx);
        }
        self.show_list(cx);
        if studies {
            self.show_turn(shown, cx);
        }
        let tries = self
            .studied
            .as_ref()
            .is_some_and(|studied| studied.tries.is_some());
        let notation = Wording::of(cx.settings) == Wording::Notation;
        page.set(PageButton::MovesNotation, "aria-pressed", notation);
        page.mark(PagePart::MoveList, "notation", notation);
        page.set(PageButton::PastPlay, "aria-pressed", self.plays);
        page.mark(PagePart::Game, "with-moves", listed);
        page.mark(PagePart::Game, "studied", studies && !tries);
        page.show(PagePart::Moves, listed || studies && !tries);
        let opens = studies && !tries && !page.is_shown(Part::Study);
        page.show(Part::Study, studies && !tries);
        if opens && let Ok(title) = page.element::<HtmlElement>(Part::StudyTitle) {
            // Without the focus the keys still step.
            let _ = title.focus();
        }
        page.show(Button::StudyClose, studies);
        page.show(PageButton::OpenMoves, !studies);
        page.set(PageButton::OpenMoves, "aria-expanded", listed);
        page.show(PageButton::PastReturn, table.past.is_some() || tries);
        page.show(PageButton::PastBranch, can_branch(table));
        page.show(
            PageButton::OpenStudy,
            can_be_studied(table) && !page.has_root_flag("kiosk"),
        );
        // The review of a finished game is requested in advance, once.
        let own = matches!(table.purpose, Purpose::Game | Purpose::Distance { .. });
        if let Some(session) = &table.session
            && own
            && table.is_over()
            && table.anyone_here()
            && self.prepared != Some(table.entries())
        {
            self.prepared = Some(table.entries());
            let reply = self.sender.map(Message::Answer);
            self.reviewed.ask(session, &reply, cx.worker);
        }
        let studied = self.studied.as_ref().filter(|_| studies);
        let studied = studied.map(|studied| &studied.played);
        if studied.is_none() {
            self.reviewed.keep_only(table.session.as_ref(), cx.worker);
        }
        let game = studied.or(table.session.as_ref());
        shown.course = self.reviewed.course(game);
    }
}
