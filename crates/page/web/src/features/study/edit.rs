//! Setting up a position: pieces are freely put on the board and removed. The result is a position that can be played, or a
//! reason why it cannot.

use browser::clock::today;
use browser::dom::{Page, PointerPhase, Touch};
use browser::files::{address, address_with, copy};
use context::this::words as m;
use context::{
    Board, Context, Draft, Effect, Game, Judge, Place, Position, Record, Session, Side, Table,
    Target, This, Tree,
};
use game::session::PlayerKind;
use game::{Game as _, Recorded as _, read_position, write_position_link};
use on_page::text::errors;
use on_page::text::rules::rule_set;
use on_page::{Board as _, Editing, News as _, Reading as _};
use scene::Point;

use super::elements::{Button, Field, Part};
use super::form::{Form, Kind};
use super::studied::Studied;
use super::{Message, Study};

/// How far a pointer moves before a drag begins, in CSS pixels.
const DRAG_FROM: f64 = 8.0;

/// A piece that a pointer holds: its place, and where the pointer is.
type Held = (Place, Point);

#[derive(Clone, Copy)]
struct Press {
    from: Point,
    drags: Option<Held>,
}

pub(super) struct Edit {
    pub(super) judge: Judge,
    pub(super) draft: Draft,
    kinds: Vec<Kind>,
    /// The kind of piece to put; beyond all kinds, removal.
    pub(super) kind: usize,
    press: Option<Press>,
    /// What was said about the last action in place of the position, and whether it is a refusal.
    pub(super) said: Option<(String, bool)>,
    pub(super) form: Form,
    before: Option<Box<Studied>>,
}

impl Study {
    pub(crate) const fn edits(&self) -> bool {
        self.edit.is_some()
    }

    /// The position that is being set up, and the piece that a pointer holds.
    pub(crate) fn draft(&self) -> Option<(&Judge, &Draft, Option<Held>)> {
        let edit = self.edit.as_ref()?;
        let held = edit.press.and_then(|press| press.drags);
        Some((&edit.judge, &edit.draft, held))
    }

    /// The side to move in the position that is being set up.
    pub(crate) fn draft_turn(&self) -> Option<Side> {
        let (judge, draft, _) = self.draft()?;
        let turn = This::properties(judge, draft).first()?.value;
        Side::BOTH.get(turn).copied()
    }

    /// Begins to set a position up: the shown one, or the start of a new game.
    pub(super) fn set_up(&mut self, cx: &mut Context<'_>) {
        let (judge, position) = match (cx.table.shown(), cx.setup.ready()) {
            (Some(session), _) => (session.judge().clone(), *session.position()),
            (None, Some(judge)) => {
                let start = This::start_position(&judge);
                (judge, start)
            }
            // The lab refuses contradictory rules.
            (None, None) => return,
        };
        let before = self.studied.take().filter(|_| cx.table.is_study());
        let players = match (&before, &cx.table.session) {
            (Some(before), _) => Table::players_of(&before.played),
            (None, Some(game)) => Table::players_of(game),
            (None, None) => [
                PlayerKind::Human,
                PlayerKind::Computer(cx.setup.opponent(cx.settings)),
            ],
        };
        let played = session(&judge, position, players);
        self.lay(Tree::of(played.record()), Tree::ROOT, played, cx);
        self.edit = Some(Box::new(Edit {
            draft: This::draft_of(&judge, &position),
            kinds: This::kinds(&judge),
            judge,
            kind: 0,
            press: None,
            said: None,
            form: Form::default(),
            before,
        }));
    }

    /// Leaves the editor for what was studied before, or the study for the game.
    pub(super) fn leave(&mut self, cx: &mut Context<'_>) {
        let before = self.edit.take().and_then(|edit| edit.before);
        match before.map(|before| *before) {
            Some(Studied {
                tree, at, played, ..
            }) => self.lay(tree, at, played, cx),
            None => cx.effects.want(Effect::GoBack),
        }
    }

    pub(crate) fn tap(&mut self, target: Target, cx: &mut Context<'_>) {
        self.change(cx, |edit| edit.tap(target));
    }

    pub(crate) fn point(
        &mut self,
        phase: PointerPhase,
        at: Touch,
        board: &Board,
        cx: &mut Context<'_>,
    ) {
        match (&mut self.edit, phase) {
            (_, PointerPhase::Leave) => {}
            // A drag only changes where the piece is drawn.
            (Some(edit), PointerPhase::Move) => edit.point(phase, at, board),
            _ => self.change(cx, |edit| edit.point(phase, at, board)),
        }
    }

    /// Changes the position, and shows what has become of it.
    pub(super) fn change(&mut self, cx: &mut Context<'_>, change: impl FnOnce(&mut Edit)) {
        if let Some(edit) = &mut self.edit {
            edit.said = None;
            change(edit);
            cx.effects.show();
        }
    }

    /// Passes the position on, if it is valid.
    pub(super) fn hand_out(&mut self, button: Button, cx: &mut Context<'_>) {
        let Some(game) = self.begun() else { return };
        let link = write_position_link::<Game>(game.judge(), game.position());
        let copied = self.sender.sending(Message::Copied);
        match button {
            Button::EditorLink => copy(&address_with(&link), copied),
            Button::EditorEmbed => copy(&embedded(&link), copied),
            Button::EditorAnalyse => self.lay(Tree::of(game.record()), Tree::ROOT, game, cx),
            _ if game.turn().is_over() => {}
            _ => cx.lay_game(game, m::editor_play()),
        }
    }

    /// A game from the position that is set up, between the players of the game before.
    fn begun(&self) -> Option<Session> {
        let (edit, studied) = (self.edit.as_ref()?, self.studied.as_ref()?);
        edit.game(Table::players_of(&studied.played)).ok()
    }
}

impl Edit {
    pub(super) fn set_property(&mut self, property: usize, value: usize) {
        This::set_property(&self.judge, &mut self.draft, property, value);
    }

    /// Sets the position up that this text describes.
    pub(super) fn read(&mut self, text: &str) {
        match read_position::<Game>(&self.judge, text) {
            Ok(position) => self.draft = This::draft_of(&self.judge, &position),
            Err(error) => {
                let error = &errors::reading::<This>(&error);
                self.said = Some((m::EditorUnread { error }.text(), true));
            }
        }
    }

    fn game(&self, players: [PlayerKind; 2]) -> Result<Session, on_page::SetupError<This>> {
        let position = This::position_of(&self.judge, &self.draft)?;
        Ok(session(&self.judge, position, players))
    }

    fn tap(&mut self, target: Target) {
        match target {
            Target::Place(place) => self.put(place),
            Target::Die(die) => self.turn_die(die),
            _ => {}
        }
    }

    /// Puts a piece of the chosen kind on a place, or removes an equal piece from it.
    fn put(&mut self, place: Place) {
        let (judge, draft) = (&self.judge, &mut self.draft);
        let Some(&kind) = self.kinds.get(self.kind) else {
            This::take(draft, place);
            return;
        };
        let before = This::place_in_draft(judge, draft, place);
        This::put(judge, draft, kind, place);
        if This::place_in_draft(judge, draft, place) == before {
            This::take(draft, place);
        }
    }

    fn turn_die(&mut self, die: usize) {
        let properties = This::properties(&self.judge, &self.draft);
        let mut all = properties.iter().enumerate();
        if let Some((n, found)) = all.find(|(_, one)| one.die == Some(die)) {
            self.set_property(n, (found.value + 1) % found.values.len());
        }
    }

    fn point(&mut self, phase: PointerPhase, Touch { x, y, .. }: Touch, board: &Board) {
        let (at, to) = (Point::new(x, y), board.place_at(x, y));
        match (phase, self.press.take()) {
            (PointerPhase::Down, _) => {
                self.press = Some(Press {
                    from: at,
                    drags: None,
                });
            }
            (PointerPhase::Move, Some(Press { from, drags })) => {
                let place = || board.place_at(from.x, from.y);
                let held = match drags {
                    Some((held, _)) => Some(held),
                    None if at.distance(from) >= DRAG_FROM => place(),
                    None => None,
                };
                let drags = held.map(|held| (held, at));
                self.press = Some(Press { from, drags });
            }
            (PointerPhase::Up, Some(press)) => match (press.drags, board.hit(x, y, false)) {
                (Some((from, _)), _) if to == Some(from) => {}
                (Some((from, _)), _) => {
                    let kind = This::take(&mut self.draft, from);
                    if let (Some(kind), Some(to)) = (kind, to) {
                        This::put(&self.judge, &mut self.draft, kind, to);
                    }
                }
                (None, Target::Die(die)) => self.turn_die(die),
                (None, _) => {
                    if let Some(place) = to {
                        self.put(place);
                    }
                }
            },
            _ => {}
        }
    }

    /// Shows what can be put, the other properties of the position, and whether it can be played.
    pub(super) fn show(&mut self, page: &Page, board: &Board) {
        self.form.offer(page, board, &self.kinds, self.kind);
        self.form
            .show(page, This::properties(&self.judge, &self.draft));
        let kind = self.kinds.get(self.kind).copied();
        let kind = kind.map_or_else(m::editor_take, This::kind_in_words);
        page.say(Part::EditorKind, &kind);
        page.say(Part::EditorRules, &rule_set::<This>(self.judge.rules()));
        let game = self.game([PlayerKind::Human; 2]);
        for button in [
            Button::EditorLink,
            Button::EditorEmbed,
            Button::EditorAnalyse,
        ] {
            page.enable(button, game.is_ok());
        }
        let plays = |game: &Session| !game.turn().is_over();
        page.enable(Button::EditorPlay, game.as_ref().is_ok_and(plays));
        let (said, text) = match game {
            Err(error) => {
                let reason = &This::impossible(error);
                (m::EditorRefused { reason }.text(), None)
            }
            Ok(game) => {
                let text = Game::write_position(game.judge(), game.position());
                let said = match plays(&game) {
                    true => m::editor_possible(),
                    false => This::task(&game, false),
                };
                (said, Some(text))
            }
        };
        let refused = text.is_none();
        let (said, refused) = self.said.clone().unwrap_or((said, refused));
        page.say_plainly(Part::EditorStatus, &said);
        page.mark(Part::EditorStatus, "refused", refused);
        // A text that cannot be read stays, to be mended.
        if !(refused && self.said.is_some()) {
            page.write(Field::EditorText, &text.unwrap_or_default());
        }
    }
}

/// A game of today that starts in a position.
fn session(judge: &Judge, position: Position, players: [PlayerKind; 2]) -> Session {
    let mut record = Record::new(judge.clone(), Some(position));
    record.set_date(&today());
    Session::from_record(record, players)
}

/// The markup for a page whose readers can play from a position.
fn embedded(link: &str) -> String {
    let address = address();
    let folder = address.rsplit_once('/').map_or("", |(folder, _)| folder);
    let game = Game::ID;
    format!(
        "<script src=\"{folder}/sahkku-embed.js\"></script>\n<board-game game=\"{game}\" link=\"{link}\"></board-game>\n"
    )
}
