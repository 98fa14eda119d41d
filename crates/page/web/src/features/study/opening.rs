//! Opening a study, and following what happens in it.

use browser::store::Note;
use context::course::Known;
use context::telling::Wording;
use context::this::words as m;
use context::{Answer, Context, Effect, Purpose, Record, Session, Side, StudyFrom, Table, Tree};
use game::Node;
use worker::RequestId;

use super::elements::{Button, Part};
use super::outline::{Row, of_tree, session_at};
use super::review::Costs;
use super::studied::Studied;
use super::{Message, Study, pull};

impl Study {
    /// Studies the game on the table, from the shown position or from its turning point.
    pub(super) fn open(&mut self, turning: bool, cx: &mut Context<'_>) {
        let (Some(session), Some(shown)) = (&cx.table.session, cx.table.shown()) else {
            return;
        };
        let (tree, end) = tree_of(session.record(), cx);
        let entries = match self.reviewed.course(Some(session)) {
            Known::Course(course) if turning => course.turning_point(),
            _ => None,
        };
        let entries = entries.map_or(shown.record().entries().len(), |point| {
            point.entries.start + 1
        });
        let at = entries.checked_sub(1);
        let at = at.and_then(|last| tree.path(end).get(last).copied());
        let mut at = at.unwrap_or(Tree::ROOT);
        if turning {
            let rows = of_tree(&tree, (&Costs::new(), Wording::of(cx.settings)));
            at = Row::of(&rows, at).map_or(at, |row| row.choice);
        }
        self.lay(tree, at, session.clone(), cx);
    }

    /// Studies a game that does not lie on the table.
    pub(crate) fn open_other(&mut self, played: Session, from: StudyFrom, cx: &mut Context<'_>) {
        let watches = matches!(from, StudyFrom::Watch);
        let (tree, at) = match from {
            StudyFrom::With(tree) => (*tree, Tree::ROOT),
            StudyFrom::Watch | StudyFrom::End => {
                let (tree, end) = tree_of(played.record(), cx);
                (tree, if watches { Tree::ROOT } else { end })
            }
        };
        let here = cx.table.session.as_ref();
        let same = here.is_some_and(|here| here.record().entries() == played.record().entries());
        let own = (!same).then(|| Table::with(played.clone(), Purpose::Game));
        let below = cx.settings.side_below(own.as_ref().unwrap_or(cx.table));
        self.lay_turned(tree, at, played, below, cx);
        if watches {
            // It begins once the game lies on the table.
            self.sender.send(Message::TogglePlaying);
        }
    }

    /// Lays a game beside the one on the table, at a node, as the board is turned now.
    pub(super) fn lay(&mut self, tree: Tree, at: Node, played: Session, cx: &mut Context<'_>) {
        let below = cx.settings.side_below(cx.table);
        self.lay_turned(tree, at, played, below, cx);
    }

    /// Lays a game beside the one on the table, at a node, with this side at the near edge.
    fn lay_turned(
        &mut self,
        tree: Tree,
        at: Node,
        played: Session,
        below: Side,
        cx: &mut Context<'_>,
    ) {
        cx.page.close_all_dialogs();
        for (button, part) in [
            (Button::StudyMore, Part::StudyRest),
            (Button::StudyNote, Part::StudyNoted),
        ] {
            cx.page.show(part, false);
            cx.page.set(button, "aria-expanded", false);
        }
        pull(cx.page, false);
        let session = session_at(&tree, at);
        let mut costs = Costs::new();
        self.reviewed.note(&tree, &mut costs);
        let reply = self.sender.map(Message::Answer);
        self.reviewed.ask(&played, &reply, cx.worker);
        self.forget_all(cx);
        self.studied = Some(Box::new(Studied {
            tree,
            at,
            played,
            costs,
            tries: None,
        }));
        self.edit = None;
        self.studies = true;
        let purpose = Purpose::Study { below };
        cx.effects
            .want(Effect::LayBeside(Box::new(session), purpose));
    }

    pub(super) fn forget_all(&mut self, cx: &mut Context<'_>) {
        self.best.forget(cx.worker);
        self.list.forget(cx.page);
        self.rewrite();
        self.stop();
    }

    pub(super) fn answered(&mut self, id: RequestId, answer: &Answer, cx: &mut Context<'_>) {
        if self.reviewed.answered(id, answer) {
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
    pub(super) fn changed(&mut self, cx: &mut Context<'_>) {
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
    pub(super) fn rewrite(&mut self) {
        (self.written, self.is_listed) = (None, false);
    }

    /// Follows the game on the table. What is played by hand and not in the tree is tried.
    pub(super) fn follow(&mut self, cx: &mut Context<'_>) {
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

/// The tree of a record, with the variations that are stored, and the end of the record in it.
fn tree_of(record: &Record, cx: &Context<'_>) -> (Tree, Node) {
    let mut tree = kept(cx, record).unwrap_or_else(|| Tree::of(record));
    let end = tree.follow(record).unwrap_or(Tree::ROOT);
    (tree, end)
}

/// The stored study, if it is one of this game: it has its first entry, and either contains all others or ends before them.
fn kept(cx: &Context<'_>, record: &Record) -> Option<Tree> {
    let tree: Tree = cx.store.note(Note::Analysis)?.parse().ok()?;
    let at = tree.find(record)?;
    let known = tree.path(at).len();
    let all = known == record.entries().len() || tree.children(at).is_empty();
    (known > 0 && all).then_some(tree)
}
