//! The analysis board: the visitor plays both sides from any position, with any dice, and keeps every attempt as a tree of
//! variations, with comments and marks.

mod build;
mod dice;
mod elements;
mod grades;
mod list;
mod message;
mod nodes;
mod outline;
mod story;
mod ways;

use browser::files::{copy, download};
use context::effects::{Context, Effect};
use context::feature::{Feature, Showing};
use context::table::{Purpose, Table};
use context::telling::Wording;
use context::this::words as m;
use context::this_game::{Game, Record, Tree};
use dom::{Page, Sender};
use game::{Game as _, Mark, Node, Turn};
use web_sys::HtmlTextAreaElement;

use elements::{Button, Dialog, Field, Part};
use grades::Grades;
use list::List;
pub(crate) use message::Message;
use nodes::{mark_in_words, session_at};
use ways::Ways;

/// The analysis board, once it has been built.
#[derive(Default)]
pub(crate) struct Analysis(Option<Box<State>>);

pub(crate) struct State {
    sender: Sender<Message>,
    tree: Option<Tree>,
    /// The node shown on the board.
    at: Node,
    ways: Ways,
    list: List,
    grades: Grades,
    /// The node whose comment and mark are shown.
    written: Option<Node>,
}

impl Analysis {
    /// Adds the analysis board to the page, and listens to it.
    pub(crate) fn build(&mut self, page: &Page, sender: Sender<Message>) {
        build::build(page, &sender);
        self.0 = Some(Box::new(State {
            sender,
            tree: None,
            at: Tree::ROOT,
            ways: Ways::default(),
            list: List::default(),
            grades: Grades::default(),
            written: None,
        }));
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        if let Some(state) = &mut self.0 {
            state.update(message, cx);
        }
    }

    /// Opens a game with its variations at its beginning.
    pub(crate) fn open(&mut self, tree: Tree, cx: &mut Context<'_>) {
        if let Some(state) = &mut self.0 {
            state.lay(tree, Tree::ROOT, cx);
        }
    }
}

impl State {
    fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Pressed(Button::OpenAnalysis) => return self.begin(cx),
            Message::Answer((id, answer)) => {
                if let Some(tree) = &self.tree {
                    self.grades.answered(id, &answer, tree, cx.page);
                    self.ways.answered(id, answer, cx.table);
                    self.list.forget();
                }
                return cx.effects.show();
            }
            Message::Copied(copied) => {
                let said = if copied { m::copied() } else { m::not_copied() };
                if !copied
                    && let Ok(field) = cx.page.element::<HtmlTextAreaElement>(Field::AnalysisText)
                {
                    field.select();
                }
                return cx.page.say(Part::AnalysisStatus, &said);
            }
            Message::Play(way) => {
                if let Some(line) = self.ways.line(way) {
                    cx.effects.want(Effect::DecideLine(line));
                }
                return;
            }
            _ => {}
        }
        let Some(tree) = &mut self.tree else { return };
        let at = self.at;
        match message {
            Message::GoTo(number) => {
                if let Some(node) = tree.node(number) {
                    self.go_to(node, cx);
                }
            }
            Message::Changed(Field::AnalysisSign) => {
                tree.set_mark(at, cx.page.value(Field::AnalysisSign).parse::<Mark>().ok());
                self.changed(cx);
            }
            Message::Changed(Field::AnalysisComment) => {
                tree.set_comment(at, &cx.page.value(Field::AnalysisComment));
                self.changed(cx);
            }
            Message::Pressed(button) => self.pressed(button, cx),
            _ => {}
        }
    }

    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        let (Some(tree), at) = (&mut self.tree, self.at) else {
            return;
        };
        match button {
            Button::AnalysisFirst => self.go_to(Tree::ROOT, cx),
            Button::AnalysisBack => {
                let parent = tree.parent(at).unwrap_or(at);
                self.go_to(parent, cx);
            }
            Button::AnalysisOn => {
                // A single step is animated.
                if let Some(entry) = tree.children(at).first().and_then(|&next| tree.entry(next)) {
                    cx.effects.want(Effect::Enter(entry.clone(), None));
                }
            }
            Button::AnalysisLast => {
                let last = tree.line(at).last().copied();
                self.go_to(last.unwrap_or(at), cx);
            }
            Button::AnalysisThinks => {
                self.ways.turn(cx.worker);
                cx.effects.show();
            }
            Button::AnalysisPut => {
                let session = cx.table.session.as_ref();
                if let Some(entry) = session.and_then(|session| dice::chosen(cx.page, session)) {
                    cx.effects.want(Effect::Enter(entry, None));
                }
            }
            Button::AnalysisPromote => {
                // The line on the board goes first, from its first entry on.
                for node in tree.path(at) {
                    tree.promote(node);
                }
                self.changed(cx);
            }
            Button::AnalysisRemove => {
                let parent = tree.remove(at);
                self.go_to(parent, cx);
                self.changed(cx);
            }
            Button::AnalysisGrade => {
                let line = tree.line(at);
                let last = line.last().copied().unwrap_or(at);
                let reply = self.sender.map(Message::Answer);
                self.grades.ask(tree, last, &reply, cx);
            }
            Button::AnalysisHandOut => {
                cx.page.write(Field::AnalysisText, &tree.to_string());
                cx.page.say(Part::AnalysisStatus, "");
                cx.page.open_dialog(Dialog::AnalysisCard);
            }
            Button::AnalysisCopy => {
                let sender = self.sender.clone();
                let copied = move |copied| sender.send(Message::Copied(copied));
                copy(&tree.to_string(), copied);
            }
            Button::AnalysisSave => {
                download(cx.page, &format!("{}.txt", Game::ID), &tree.to_string());
            }
            Button::AnalysisPage => {
                let story = story::page(tree, &self.grades);
                download(cx.page, &format!("{}.html", Game::ID), &story);
            }
            Button::AnalysisLeave => cx.effects.want(Effect::GoBack),
            Button::OpenAnalysis => {}
        }
    }

    /// Analyses the game on the table, from the shown position.
    fn begin(&mut self, cx: &mut Context<'_>) {
        let (Some(session), Some(shown)) = (&cx.table.session, cx.table.shown()) else {
            return;
        };
        let record = session.record();
        let kept = kept(cx, record);
        let mut tree = kept.unwrap_or_else(|| Tree::of(record));
        let end = tree.follow(record).unwrap_or(Tree::ROOT);
        let shown = shown.record().entries().len();
        let path = tree.path(end);
        let at = shown.checked_sub(1).and_then(|last| path.get(last));
        let at = at.copied().unwrap_or(Tree::ROOT);
        self.lay(tree, at, cx);
    }

    /// Lays a game on the table at a node.
    fn lay(&mut self, tree: Tree, at: Node, cx: &mut Context<'_>) {
        cx.page.close_all_dialogs();
        let session = session_at(&tree, at);
        self.forget(cx);
        self.tree = Some(tree);
        self.at = at;
        cx.effects
            .want(Effect::LayBeside(Box::new(session), Purpose::Analysis));
    }

    /// Shows the game at a node.
    fn go_to(&self, node: Node, cx: &mut Context<'_>) {
        if let Some(tree) = &self.tree
            && node != self.at
        {
            let session = Box::new(session_at(tree, node));
            cx.effects.want(Effect::Realign(session));
        }
    }

    /// Saves and shows the changed tree.
    fn changed(&mut self, cx: &mut Context<'_>) {
        self.list.forget();
        self.written = None;
        if let Some(tree) = &self.tree
            && !cx.store.keep_analysis(&tree.to_string())
        {
            cx.page.say(Part::AnalysisNote, &m::analysis_unkept());
        }
        cx.effects.show();
    }

    /// Discards what belongs to another game.
    fn forget(&mut self, cx: &mut Context<'_>) {
        self.ways.forget(cx.worker);
        self.grades.forget(cx.worker);
        self.list.forget();
        self.written = None;
    }

    /// Follows the game on the table. Returns whether the board now shows another node.
    fn follow(&mut self, cx: &mut Context<'_>) {
        let (Some(tree), Some(session)) = (&mut self.tree, &cx.table.session) else {
            return;
        };
        let before = tree.count();
        let Some(node) = tree.follow(session.record()) else {
            return;
        };
        let grown = tree.count() > before;
        if node != self.at {
            self.at = node;
            self.ways.forget(cx.worker);
        }
        if grown {
            self.changed(cx);
        }
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        self.follow(cx);
        let (Some(tree), Some(session)) = (&self.tree, &cx.table.session) else {
            return;
        };
        let (page, at) = (cx.page, self.at);
        if cx.motion.settled && matches!(session.turn(), Turn::Decide(_)) {
            let reply = self.sender.map(Message::Answer);
            self.ways.ask(session, &reply, cx.worker);
        }
        self.ways.write(page, session);
        dice::show(page, session);
        self.list
            .show(page, tree, at, (&self.grades, Wording::of(cx.settings)));
        if self.written != Some(at) {
            self.written = Some(at);
            write_node(page, tree, at);
        }
        page.enable(Button::AnalysisFirst, at != Tree::ROOT);
        page.enable(Button::AnalysisBack, at != Tree::ROOT);
        let goes_on = !tree.children(at).is_empty();
        page.enable(Button::AnalysisOn, goes_on);
        page.enable(Button::AnalysisLast, goes_on);
        page.enable(Button::AnalysisGrade, tree.line(Tree::ROOT).len() > 1);
        if cx.motion.settled {
            shown.annotations.extend(self.ways.annotations());
        }
    }
}

/// Shows the comment and the mark of a node.
fn write_node(page: &Page, tree: &Tree, at: Node) {
    let marks = Mark::ALL.map(|mark| (mark.sign(), format!("{mark} {}", mark_in_words(mark))));
    let none = ("", m::analysis_unmarked());
    let mark = tree.mark(at).map_or("", Mark::sign);
    page.fill(
        Field::AnalysisSign,
        core::iter::once(none).chain(marks),
        mark,
    );
    page.write(Field::AnalysisComment, tree.comment(at));
    let is_root = at == Tree::ROOT;
    page.enable(Field::AnalysisSign, !is_root);
    page.enable(Button::AnalysisRemove, !is_root);
    let first = |node: &Node| {
        let parent = tree.parent(*node);
        parent.is_none_or(|parent| tree.children(parent).first() == Some(node))
    };
    page.enable(Button::AnalysisPromote, !tree.path(at).iter().all(first));
}

/// The stored analysis, if it is one of this game: it has its first entry, and either contains all others or ends before them.
fn kept(cx: &Context<'_>, record: &Record) -> Option<Tree> {
    let tree: Tree = cx.store.analysis()?.parse().ok()?;
    let at = tree.find(record)?;
    let known = tree.path(at).len();
    let all = known == record.entries().len() || tree.children(at).is_empty();
    (known > 0 && all).then_some(tree)
}

/// Whether the game on the table can be analysed: the computer gives no help in a lesson, or while another person plays at
/// another place.
fn can_be_analysed(page: &Page, table: &Table) -> bool {
    let fitting = match table.purpose {
        Purpose::Game | Purpose::Archive | Purpose::Puzzle => true,
        Purpose::Distance { .. } => table.is_over(),
        Purpose::Lesson(_) | Purpose::Demo | Purpose::Analysis => false,
    };
    fitting && table.session.is_some() && !page.has_root_flag("kiosk")
}

impl Feature for Analysis {
    fn speak(&mut self, cx: &mut Context<'_>) {
        if let Some(state) = &mut self.0 {
            state.list.forget();
            state.written = None;
            state.ways.rewrite();
            state.grades.write(cx.page);
            dice::forget(cx.page);
        }
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let Some(state) = &mut self.0 else { return };
        cx.page
            .show(Button::OpenAnalysis, can_be_analysed(cx.page, cx.table));
        let analysed = cx.table.is_analysis();
        cx.page.show(Part::Analysis, analysed);
        if analysed {
            state.show(shown, cx);
        } else if state.tree.take().is_some() {
            state.forget(cx);
        }
    }
}
