//! `window.sahkku`: the interface for other programs on the page, and for tests.

use context::{Game, Lesson, Place, Session, Side, This};
use game::Level;
use game::session::PlayerKind;
use on_page::{Dice, Moves as _, Places};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Window;

use super::link::Link;
use super::part::{Call, PartState, late};
use super::state::Shell;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct State {
    /// `throw`, `decision`, `over`, or another state that the game waits in, such as `throw-off`.
    phase: &'static str,
    /// The side that acts next, if one does.
    turn: Option<&'static str>,
    /// The player of that side: `human`, `distant` or `computer`.
    seat: Option<&'static str>,
    /// The level of the computer for each side; null for a person.
    levels: [Option<&'static str>; 2],
    /// The rule set and its options.
    rules: String,
    /// The position in the notation of records.
    position: String,
    /// The legal actions in the notation of records.
    legal: Vec<String>,
    /// The faces in the tray, in order; null for a die in the hand.
    dice: Vec<Option<&'static str>>,
    /// The faces of the dice as currently drawn.
    shown: Vec<Option<&'static str>>,
    /// The chosen piece as the start of an action, such as `Kb8` or `b9'`.
    chosen: Option<String>,
    /// The number of entries on record.
    entries: usize,
    /// The number of entries in the shown position, while the visitor looks back.
    past: Option<usize>,
    /// Whether the page waits for a person and nothing moves.
    waiting: bool,
    /// The lesson that is being played.
    lesson: Option<LessonState>,
}

#[derive(Serialize)]
struct LessonState {
    /// The rule that it teaches.
    topic: &'static str,
    /// The number of the open task, from 0.
    open: usize,
    done: bool,
    /// The actions that complete the task.
    wanted: Vec<String>,
    /// The start and destination of a vain attempt.
    trial: Option<(String, Option<String>)>,
}

impl LessonState {
    fn of(lesson: &Lesson, game: &Game) -> LessonState {
        let text = |place: Place| place.to_string();
        LessonState {
            topic: lesson.topic().name,
            open: lesson.open(),
            done: lesson.task().is_none(),
            wanted: lesson
                .wanted(game)
                .iter()
                .map(ToString::to_string)
                .collect(),
            trial: lesson.trial().map(|(from, to)| (text(from), to.map(text))),
        }
    }
}

/// Counts of work that should happen once per input.
#[derive(Serialize)]
struct Counts {
    /// How many times the page has been updated.
    showings: u32,
    /// How many times the legal actions of the game have been listed.
    listings: u32,
}

/// A point in CSS pixels of the window.
#[derive(Serialize)]
struct Point {
    x: f64,
    y: f64,
}

impl Point {
    fn at((x, y): (f64, f64)) -> Point {
        Point { x, y }
    }
}

/// The questions available once the late part of the program is loaded.
const QUESTIONS: [&str; 6] = ["state", "counts", "record", "place", "die", "moving"];

pub(crate) fn offer(window: &Window, link: &Link) -> Result<(), JsValue> {
    let api = js_sys::Object::new();
    for question in QUESTIONS {
        let asked = link.clone();
        let answer = move |about: JsValue| {
            let answer = asked.ask(|shell| match shell.late {
                PartState::Loaded => late(shell, Call::Answer(question, &about)),
                _ => JsValue::NULL,
            });
            answer.unwrap_or(JsValue::NULL)
        };
        let function = Closure::<dyn Fn(JsValue) -> JsValue>::new(answer);
        put(&api, question, function.into_js_value())?;
    }
    let asked = link.clone();
    let complete = move || asked.ask(|shell| shell.is_complete()).unwrap_or(false);
    let complete = Closure::<dyn Fn() -> bool>::new(complete).into_js_value();
    put(&api, "complete", complete)?;
    let stumble = Closure::<dyn Fn()>::new(stumble).into_js_value();
    put(&api, "stumble", stumble)?;
    js_sys::Reflect::set(window.unchecked_ref(), &"sahkku".into(), &api)?;
    Ok(())
}

impl Shell {
    /// The answer to one of the [`QUESTIONS`].
    pub(super) fn answer(&self, question: &str, about: &JsValue) -> JsValue {
        let shell = self;
        let board = &shell.features.play.board;
        let session = shell.table.session.as_ref();
        match question {
            "state" => to_js(state(shell).as_ref()),
            "counts" => to_js(Some(&Counts {
                showings: shell.showings,
                listings: session.map_or(0, Session::listings),
            })),
            "record" => session.map(|game| game.record().to_string()).into(),
            "place" => {
                let place = about.as_string().and_then(|name| name.parse().ok());
                let point = place.map(|place| Point::at(board.point_of_place(place)));
                to_js(point.as_ref())
            }
            "die" => {
                let die = about.as_f64().and_then(|n| board.point_of_die(n as usize));
                to_js(die.map(Point::at).as_ref())
            }
            _ => board.moving().map(str::to_owned).into(),
        }
    }
}

fn put(api: &js_sys::Object, name: &str, function: JsValue) -> Result<(), JsValue> {
    js_sys::Reflect::set(api, &name.into(), &function).map(|_| ())
}

fn to_js(value: Option<&impl Serialize>) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let value = value.and_then(|value| value.serialize(&serializer).ok());
    value.unwrap_or(JsValue::NULL)
}

fn state(shell: &Shell) -> Option<State> {
    let session = shell.table.session.as_ref()?;
    let turn = session.turn();
    Some(State {
        phase: This::phase_word(session),
        turn: turn.side().map(|side| side.word()),
        seat: turn.side().map(|side| match session.player(side) {
            PlayerKind::Human => "human",
            PlayerKind::Distant => "distant",
            PlayerKind::Computer(_) => "computer",
        }),
        levels: Side::BOTH.map(|side| session.player(side).level().map(Level::word)),
        rules: game::write_rules(session.judge().rules()),
        position: session.judge().write_position(session.position()),
        legal: session.legal().iter().map(ToString::to_string).collect(),
        dice: This::dice_in_tray(session)
            .iter()
            .map(|die| die.face.map(This::face_word))
            .collect(),
        shown: (0..This::dice_in_tray(session).len())
            .map(|n| shell.features.play.board.shown_face(n).map(This::face_word))
            .collect(),
        chosen: shell.features.play.marks.chosen.map(This::written_pick),
        entries: session.record().entries().len(),
        past: shell.table.looks_back(),
        waiting: shell.is_waiting(),
        lesson: shell
            .table
            .lesson()
            .map(|lesson| LessonState::of(lesson, session.game())),
    })
}

/// Fails on purpose, so that the maintainer of the page can see the error screen.
#[expect(clippy::panic, reason = "that is what it is for")]
fn stumble() {
    panic!("asked to stumble");
}
