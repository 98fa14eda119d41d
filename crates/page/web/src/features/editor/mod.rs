//! The position editor: pieces are freely put on the board and removed. The result is a playable position, or a reason why it is
//! not one.

mod build;
mod elements;
mod form;
mod message;

use board::{PlateWords, Plates};
use browser::clock::today;
use browser::dom::{Page, PointerPhase, Sender, Touch};
use browser::files::{address, address_with, copy};
use context::effects::{Confirmation, Context, Effect};
use context::feature::{Feature, Showing};
use context::table::Purpose;
use context::this::words as m;
use context::this_game::{Board, Twin};
use context::this_game::{Game, Judge, Place, Position, Record, Session, Side, This, Tree};
use game::session::PlayerKind;
use game::{Game as _, Recorded as _, Turn, read_position, write_position_link};
use gloo_render::AnimationFrame;
use on_page::text::errors;
use on_page::text::rules::rule_set;
use on_page::{Board as _, Editing, News as _, Reading as _};
use scene::{Point, Target};

use elements::{Button, Dialog, Field, Part};
use form::Kind;
pub(crate) use message::Message;

type Draft = <This as Editing>::Draft;

/// How far a pointer moves before a drag begins, in CSS pixels.
const DRAG_FROM: f64 = 8.0;

/// A pointer that is down on the board.
#[derive(Clone, Copy)]
struct Press {
    from: (f64, f64),
    /// The place whose piece it drags, and the destination.
    drags: Option<(Place, Point)>,
}

struct Edited {
    judge: Judge,
    draft: Draft,
    kinds: Vec<Kind>,
    /// The kind of piece to put; beyond all kinds, removal.
    kind: usize,
    press: Option<Press>,
}

/// The editor, once it has been built.
#[derive(Default)]
pub(crate) struct Editor(Option<Box<State>>);

pub(crate) struct State {
    sender: Sender<Message>,
    board: Option<(Board, Twin)>,
    plates: Plates,
    edited: Option<Edited>,
    form: form::Form,
    frame: Option<AnimationFrame>,
}

impl Editor {
    /// Adds the editor to the page.
    pub(crate) fn build(&mut self, page: &Page, sender: Sender<Message>) {
        build::build(page, &sender);
        self.0 = Some(Box::new(State {
            sender,
            board: None,
            plates: Plates::default(),
            edited: None,
            form: form::Form::default(),
            frame: None,
        }));
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        if let Some(state) = &mut self.0 {
            state.update(message, cx);
        }
    }
}

impl State {
    fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Pressed(Button::OpenEditor | Button::MoreEditor) => return self.open(cx),
            Message::Frame(time) => {
                self.frame = None;
                if let Some((board, _)) = &mut self.board {
                    board.draw(time);
                }
                return;
            }
            Message::Resized => {
                self.resize();
                return self.show_plates(cx.page);
            }
            Message::Copied(copied) => {
                let said = match copied {
                    true => m::editor_copied(),
                    false => m::not_copied(),
                };
                return cx.page.say(Part::EditorStatus, &said);
            }
            Message::Focus(place) => {
                if let Some((board, _)) = &mut self.board {
                    board.set_focus(place);
                }
                return self.draw_soon();
            }
            Message::Arrow(place, x, y) => {
                if let Some((board, twin)) = &mut self.board
                    && let Some(next) = board.beside(Some(place), Point::new(x, y))
                {
                    twin.focus(next);
                }
                return;
            }
            _ => {}
        }
        let Some(edited) = &mut self.edited else {
            return;
        };
        match message {
            Message::Kind(kind) => edited.kind = kind,
            Message::Tap(place) => edited.tap(place),
            Message::Take(place) => drop(This::take(&mut edited.draft, place)),
            Message::Property(property, value) => {
                This::set_property(&edited.judge, &mut edited.draft, property, value);
            }
            Message::Pointer(PointerPhase::Leave, _) => return,
            Message::Pointer(phase, at) => {
                if let Some((board, _)) = &self.board {
                    edited.point(phase, at, board);
                }
                if phase == PointerPhase::Move {
                    self.show_board();
                    return;
                }
            }
            Message::Changed(Field::EditorText) => {
                let text = cx.page.value(Field::EditorText);
                match read_position::<Game>(&edited.judge, &text) {
                    Ok(position) => {
                        edited.draft = This::draft_of(&edited.judge, &position);
                    }
                    Err(error) => {
                        let error = &errors::reading::<This>(&error);
                        let said = m::EditorUnread { error }.text();
                        return form::tell(cx.page, &said, true);
                    }
                }
            }
            Message::Pressed(Button::EditorClear) => {
                This::empty(&edited.judge, &mut edited.draft);
            }
            Message::Pressed(Button::EditorStart) => {
                let start = This::start_position(&edited.judge);
                edited.draft = This::draft_of(&edited.judge, &start);
            }
            Message::Pressed(button) => return self.hand_out(button, cx),
            Message::PlayConfirmed => return self.play(cx),
            _ => {}
        }
        self.show(cx.page);
    }
}

impl State {
    /// Opens the editor with the shown position, or with the start of a new game.
    fn open(&mut self, cx: &mut Context<'_>) {
        let (judge, position) = match (cx.table.shown(), cx.setup.ready()) {
            (Some(session), _) => (session.judge().clone(), *session.position()),
            (None, Some(judge)) => {
                let start = This::start_position(&judge);
                (judge, start)
            }
            // The lab refuses contradictory rules.
            (None, None) => return,
        };
        cx.page.close_dialog(context::elements::Dialog::MenuCard);
        if self.board.is_none() {
            self.board = build::board(cx.page, &self.sender);
        }
        let Some((board, twin)) = &mut self.board else {
            return;
        };
        board.restyle(&cx.settings.look());
        board.set_rules(&judge, cx.settings.side_below(cx.table));
        twin.set_board(cx.page, &judge);
        let (page, rules) = (cx.page, judge.rules());
        page.say(Part::EditorRules, &rule_set::<This>(rules));
        let players = match cx.table.session {
            Some(_) => cx.table.players(),
            None => [
                PlayerKind::Human,
                PlayerKind::Computer(cx.setup.opponent(cx.settings)),
            ],
        };
        for (list, player) in SEATS.into_iter().zip(players) {
            page.choose(list, player.level().map_or("human", |level| level.word()));
        }
        let edited = Edited {
            draft: This::draft_of(&judge, &position),
            kinds: This::kinds(&judge),
            judge,
            kind: 0,
            press: None,
        };
        // The first item has the focus when the dialog opens.
        self.form.build(page, board, &edited.kinds);
        self.edited = Some(edited);
        page.open_dialog(Dialog::Editor);
        self.resize();
        self.show(page);
    }

    /// Adapts to a new size of the board.
    fn resize(&mut self) {
        if let Some((board, twin)) = &mut self.board {
            // The browser has created canvases before, or this board would not exist.
            let _ = board.resize();
            twin.lay(|place| board.cell(place), |_| None, 0.0);
        }
        self.draw_soon();
    }

    /// Shows the current state.
    fn show(&mut self, page: &Page) {
        let (Some(edited), Some((_, twin))) = (&self.edited, &mut self.board) else {
            return;
        };
        let (judge, draft) = (&edited.judge, &edited.draft);
        twin.name_places(|place| This::place_in_draft(judge, draft, place));
        self.form.show(page, This::properties(judge, draft));
        let kind = edited.kinds.get(edited.kind).copied();
        let kind = kind.map_or_else(m::editor_take, This::kind_in_words);
        page.say(Part::EditorKind, &kind);
        let (said, text) = match This::position_of(judge, draft) {
            Err(error) => {
                let reason = &This::impossible(error);
                (m::EditorRefused { reason }.text(), None)
            }
            Ok(position) => {
                let session = session(judge, position, [PlayerKind::Human; 2]);
                let said = match session.turn() {
                    Turn::Over(_) => This::task(&session, false),
                    _ => m::editor_possible(),
                };
                (said, Some(Game::write_position(judge, &position)))
            }
        };
        form::tell(page, &said, text.is_none());
        for button in [
            Button::EditorLink,
            Button::EditorEmbed,
            Button::EditorAnalyse,
        ] {
            page.enable(button, text.is_some());
        }
        page.enable(Button::EditorPlay, edited.playable().is_some());
        page.write(Field::EditorText, &text.unwrap_or_default());
        self.show_board();
        self.show_plates(page);
    }

    /// Labels the plates at the edges of the board.
    fn show_plates(&mut self, page: &Page) {
        if let Some((board, _)) = &self.board {
            let turn = self.form.turn();
            let words = Side::BOTH.map(|side| PlateWords {
                name: m::ListSide { side }.text(),
                portrait: None,
                won: None,
                clock: None,
                turn: Some(&side) == turn,
            });
            self.plates.show(page, Part::EditorTwin, board, Some(words));
        }
    }

    /// Shows the current board.
    fn show_board(&mut self) {
        if let (Some(edited), Some((board, _))) = (&self.edited, &mut self.board) {
            let held = edited.press.and_then(|press| press.drags);
            board.show_draft(&edited.judge, &edited.draft, held);
        }
        self.draw_soon();
    }

    fn draw_soon(&mut self) {
        let sender = self.sender.clone();
        let draw = move |time| sender.send(Message::Frame(time));
        self.frame = Some(gloo_render::request_animation_frame(draw));
    }

    /// Passes the position on, if it is valid.
    fn hand_out(&self, button: Button, cx: &mut Context<'_>) {
        let Some(edited) = &self.edited else { return };
        let Ok(position) = This::position_of(&edited.judge, &edited.draft) else {
            return;
        };
        let link = write_position_link::<Game>(&edited.judge, &position);
        let sender = self.sender.clone();
        let copied = move |copied| sender.send(Message::Copied(copied));
        match button {
            Button::EditorLink => copy(&address_with(&link), copied),
            Button::EditorEmbed => copy(&embedded(&link), copied),
            Button::EditorAnalyse => {
                cx.page.close_all_dialogs();
                let record = record(&edited.judge, position);
                let tree = Box::new(Tree::of(&record));
                cx.effects.want(Effect::Study(tree));
            }
            _ => self.ask_to_play(cx),
        }
    }

    /// Plays from this position. Asks first if another game would be lost.
    fn ask_to_play(&self, cx: &mut Context<'_>) {
        let begun = |game: &Session| !game.record().entries().is_empty();
        let Some(lost) = cx.saved_game().filter(begun) else {
            return self.play(cx);
        };
        let sender = self.sender.clone();
        cx.effects.want(Effect::Confirm(Confirmation {
            title: m::confirm_new(),
            text: m::confirm_new_text(),
            yes: m::editor_play(),
            record: Some(lost.record().to_string()),
            then: Box::new(move || sender.send(Message::PlayConfirmed)),
        }));
    }

    fn play(&self, cx: &mut Context<'_>) {
        let edited = self.edited.as_ref();
        let Some((edited, position)) = edited.and_then(|edited| Some((edited, edited.playable()?)))
        else {
            return;
        };
        let players = SEATS.map(|list| {
            let level = cx.page.value(list).parse();
            level.map_or(PlayerKind::Human, PlayerKind::Computer)
        });
        let game = session(&edited.judge, position, players);
        cx.page.close_all_dialogs();
        cx.effects.want(Effect::Lay(Box::new(game), Purpose::Game));
    }
}

/// The lists of the players, the first side's first.
const SEATS: [Field; 2] = [Field::EditorFirst, Field::EditorSecond];

/// The record of a game of today that starts in a position.
fn record(judge: &Judge, position: Position) -> Record {
    let mut record = Record::new(judge.clone(), Some(position));
    record.set_date(&today());
    record
}

/// A game of today that starts in a position.
fn session(judge: &Judge, position: Position, players: [PlayerKind; 2]) -> Session {
    Session::from_record(record(judge, position), players)
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

impl Edited {
    /// The position, if a game can continue from it.
    fn playable(&self) -> Option<Position> {
        let position = This::position_of(&self.judge, &self.draft).ok()?;
        let session = session(&self.judge, position, [PlayerKind::Human; 2]);
        (!session.turn().is_over()).then_some(position)
    }

    /// Puts a piece of the chosen kind on a place, or removes an equal piece from it.
    fn tap(&mut self, place: Place) {
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

    /// Turns a tapped die to its next face.
    fn turn_die(&mut self, die: usize) {
        let properties = This::properties(&self.judge, &self.draft);
        let found = properties.iter().position(|one| one.die == Some(die));
        if let Some(n) = found {
            let next = (properties[n].value + 1) % properties[n].values.len();
            This::set_property(&self.judge, &mut self.draft, n, next);
        }
    }

    fn point(&mut self, phase: PointerPhase, Touch { x, y, .. }: Touch, board: &Board) {
        match (phase, self.press) {
            (PointerPhase::Down, _) => {
                self.press = Some(Press {
                    from: (x, y),
                    drags: None,
                });
            }
            (PointerPhase::Move, Some(press)) => {
                let ((left, top), to) = (press.from, Point::new(x, y));
                let far = (x - left).hypot(y - top) >= DRAG_FROM;
                let from = press.drags.map(|(from, _)| from);
                let from = from.or_else(|| board.place_at(left, top).filter(|_| far));
                let drags = from.map(|from| (from, to));
                self.press = Some(Press { drags, ..press });
            }
            (PointerPhase::Up, Some(press)) => {
                self.press = None;
                let to = board.place_at(x, y);
                match (press.drags, board.hit(x, y, false)) {
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
                            self.tap(place);
                        }
                    }
                }
            }
            (PointerPhase::Cancel, _) => self.press = None,
            _ => {}
        }
    }
}

impl Feature for Editor {
    fn speak(&mut self, cx: &mut Context<'_>) {
        if cx.page.is_open(Dialog::Editor)
            && let Some(state) = &mut self.0
            && let (Some(edited), Some((board, _))) = (&state.edited, &state.board)
        {
            state.form.build(cx.page, board, &edited.kinds);
            state.show(cx.page);
        }
    }

    fn show(&mut self, _: &mut Showing, cx: &mut Context<'_>) {
        // No help in thinking with other pieces during a game that another person plays elsewhere, or in a lesson.
        let own = matches!(cx.table.purpose, Purpose::Game | Purpose::Study { .. });
        cx.page.show(Button::OpenEditor, own);
    }
}
