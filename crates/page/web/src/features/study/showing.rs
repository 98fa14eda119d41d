//! Showing the study, or the list of moves of the game that is played.

use board::CLASS_OF_SIDE;
use browser::dom::Page;
use context::elements::{Button as PageButton, Field as PageField, Part as PagePart};
use context::telling::Wording;
use context::this::words as m;
use context::{Board, Context, Feature, Key, Purpose, Session, Showing, Side, Table, Tree};
use game::{Mark, Node, Turn};
use on_page::text::seats;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::elements::{Button, Field, Part};
use super::form::Form;
use super::list::{self, LeadsTo};
use super::outline::{Row, mark_in_words, of_tree};
use super::review::Costs;
use super::room;
use super::studied::Studied;
use super::{Message, Study, dice};

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
        let tree = Tree::of(known.record());
        self.studied = Some(Box::new(Studied {
            at: tree.node(at).unwrap_or(Tree::ROOT),
            tree,
            played: known.clone(),
            costs: Costs::new(),
            tries: None,
        }));
        self.rewrite();
    }

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

    /// Shows the slips and buttons that belong to what is done, and hides the others.
    fn show_parts(&self, listed: bool, cx: &Context<'_>) {
        let (page, table) = (cx.page, cx.table);
        let (studies, edits) = (table.is_study(), self.edits());
        let tries = self.tries();
        let notation = Wording::of(cx.settings) == Wording::Notation;
        page.set(PageButton::MovesNotation, "aria-pressed", notation);
        page.mark(PagePart::MoveList, "notation", notation);
        page.set(PageButton::PastPlay, "aria-pressed", self.plays);
        let name = match (edits, studies) {
            (true, _) => m::editor(),
            (_, true) => m::study(),
            _ => m::title(),
        };
        page.say(PagePart::GameTitle, &name);
        page.mark(PagePart::Moves, "listed", listed);
        page.show(Part::MovesHead, listed);
        page.mark(PagePart::Game, "studied", studies && !tries);
        page.show(PagePart::Moves, listed || studies && !tries);
        page.show(PagePart::Turns, !edits);
        page.show(Part::EditorPieces, edits);
        for (part, title, there) in [
            (Part::Study, Part::StudyTitle, studies && !tries && !edits),
            (Part::Editor, Part::EditorTitle, edits),
        ] {
            let opens = there && !page.is_shown(part);
            page.show(part, there);
            if opens && let Ok(title) = page.element::<HtmlElement>(title) {
                // Without the focus the keys still step.
                let _ = title.focus();
            }
        }
        page.show(Button::StudyClose, studies);
        page.show(PageButton::OpenMoves, !studies);
        page.set(PageButton::OpenMoves, "aria-expanded", listed);
        page.show(PageButton::PastReturn, table.past.is_some() || tries);
        page.show(PageButton::PastBranch, can_branch(table));
        let studied = can_be_studied(table) && !page.has_root_flag("kiosk");
        page.show(PageButton::OpenStudy, studied);
        // No help in thinking with other pieces during a game that another person plays elsewhere, or in a lesson.
        let own = matches!(table.purpose, Purpose::Game | Purpose::Study { .. });
        page.show(Button::OpenEditor, own && !edits);
    }

    /// Whether the visitor tries something else: the slips give way to the words of a game.
    fn tries(&self) -> bool {
        let studied = self.studied.as_ref();
        studied.is_some_and(|studied| studied.tries.is_some())
    }

    /// Requests the review of a finished game in advance, once.
    fn prepare(&mut self, cx: &mut Context<'_>) {
        let table = cx.table;
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
    }

    /// Lays the slips out in the room around the board, if any are shown, and draws what they show of it.
    pub(crate) fn lay_out(&mut self, page: &Page, board: &Board) {
        let Ok(game) = page.element::<HtmlElement>(PagePart::Game) else {
            return;
        };
        if !page.is_shown(PagePart::Moves) {
            return;
        }
        room::lay_out(page, &game, board.room());
        if !std::mem::replace(&mut self.is_pictured, true) {
            // Without a picture a line still has the colour of its side.
            let _ = room::show_pieces(&game, board);
        }
        if let Some(edit) = &mut self.edit {
            edit.show(page, board);
        }
    }

    /// The game as it was played, with its players, while it is studied.
    pub(crate) fn played(&self) -> Option<&Session> {
        self.studied.as_ref().map(|studied| &studied.played)
    }
}

/// Moves the keyboard focus from a slip that closes to the button that opened it, or its menu.
fn give_back_focus(page: &Page) {
    if !page.is_shown(PagePart::Moves) {
        return;
    }
    let active = page.document().active_element();
    let inside = active.is_some_and(|at| at.closest("#moves").is_ok_and(|moves| moves.is_some()));
    let listed = page.is_shown(Part::MovesHead);
    let opened = match listed {
        true => PageButton::OpenMoves,
        false => PageButton::Menu,
    };
    if inside && let Ok(button) = page.element::<HtmlElement>(opened) {
        // Without the focus the keys of the board still work.
        let _ = button.focus();
    }
}

fn write_turn(page: &Page, row: Option<&Row>) {
    let title = match row.filter(|row| row.side.is_some()) {
        Some(row) => {
            let (value, name) = (&row.number, &row.player());
            match &row.cost {
                Some(what) if row.side.is_some_and(seats::is_you) => {
                    m::StudyCostYou { value, what }.text()
                }
                _ => m::StudyTurn { value, name }.text(),
            }
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

/// Whether the game can be played on from the shown position: only between people.
pub(super) fn can_branch(table: &Table) -> bool {
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

    fn speak(&mut self, cx: &mut Context<'_>) {
        self.list.forget(cx.page);
        self.best.rewrite();
        self.rewrite();
        dice::forget(cx.page);
        if let Some(edit) = &mut self.edit {
            edit.form = Form::default();
        }
    }

    fn restyle(&mut self, _: &mut Context<'_>) {
        self.is_pictured = false;
        self.rewrite();
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let table = cx.table;
        let studies = table.is_study();
        let listed = cx.settings.is_on(Key::Moves) && table.session.is_some() && !studies;
        if !(listed || studies && !self.tries()) {
            give_back_focus(cx.page);
        }
        let over = !studies && (self.studies || !listed);
        if over && self.studied.take().is_some() {
            self.edit = None;
            self.forget_all(cx);
        }
        self.studies = studies;
        if studies {
            self.follow(cx);
        } else if listed {
            self.follow_game(cx);
        }
        self.show_list(cx);
        if studies && !self.edits() {
            self.show_turn(shown, cx);
        }
        self.show_parts(listed, cx);
        self.prepare(cx);
        let studied = self.studied.as_ref().filter(|_| studies);
        let studied = studied.map(|studied| &studied.played);
        if studied.is_none() {
            self.reviewed.keep_only(table.session.as_ref(), cx.worker);
        }
        let game = studied.or(table.session.as_ref());
        shown.course = self.reviewed.course(game);
    }
}
