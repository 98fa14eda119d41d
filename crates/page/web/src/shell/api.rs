//! `window.sahkku`: what other programs on the page, and tests, can ask the game.

use game::Level;
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Window;

use super::link::Link;
use super::state::Shell;
use crate::on_page::{Dice, Places};
use crate::this_game::{Game, Lesson, Place, Session, Side, This};
use session::Player;

/// The state of the game, as data.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct State {
    /// `throw`, `decision`, `over`, or what else the game waits for, such as `throw-off`.
    phase: &'static str,
    /// The side that acts next, where one of them does.
    turn: Option<&'static str>,
    /// Who plays that side: `human`, `distant` or `computer`.
    seat: Option<&'static str>,
    /// How strong the computer plays each side; null for a person.
    levels: [Option<&'static str>; 2],
    /// The rule set and its options.
    rules: String,
    /// The position in the notation of records.
    position: String,
    /// The legal actions in the notation of records.
    legal: Vec<String>,
    /// The faces in the tray, in order; null for a die in the hand.
    dice: Vec<Option<&'static str>>,
    /// The faces that the dice show as they are drawn.
    shown: Vec<Option<&'static str>>,
    /// The chosen piece as it begins an action, such as `Kb8` or `b9'`.
    chosen: Option<String>,
    /// How many entries are on record.
    entries: usize,
    /// After how many entries the board shows the game, while one looks back.
    past: Option<usize>,
    /// Whether the page waits for a person and nothing moves.
    waiting: bool,
    /// The lesson that is being played.
    lesson: Option<LessonState>,
}

/// What a lesson asks for.
#[derive(Serialize)]
struct LessonState {
    /// The rule that it is about.
    topic: &'static str,
    /// The number of the open task, from 0.
    open: usize,
    /// Whether all is done.
    done: bool,
    /// The actions that do what is asked for.
    wanted: Vec<String>,
    /// From where to go in vain, and where to.
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

/// How often something has been done that is to be done once for an input.
#[derive(Serialize)]
struct Counts {
    /// How many times the page has been brought up to date.
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

/// Puts the interface on the window.
pub(crate) fn offer(window: &Window, link: &Link<Shell>) -> Result<(), JsValue> {
    let api = js_sys::Object::new();
    let asked = link.clone();
    put(
        &api,
        "state",
        Closure::<dyn Fn() -> JsValue>::new(move || to_js(&state(&asked))).into_js_value(),
    )?;
    let asked = link.clone();
    let counts = move || {
        asked.ask(|shell| Counts {
            showings: shell.showings,
            listings: shell.table.session.as_ref().map_or(0, Session::listings),
        })
    };
    put(
        &api,
        "counts",
        Closure::<dyn Fn() -> JsValue>::new(move || to_js(&counts())).into_js_value(),
    )?;
    let asked = link.clone();
    let record = move || {
        asked
            .ask(|shell| {
                shell
                    .table
                    .session
                    .as_ref()
                    .map(|game| game.record().to_string())
            })
            .flatten()
    };
    put(
        &api,
        "record",
        Closure::<dyn Fn() -> Option<String>>::new(record).into_js_value(),
    )?;
    let asked = link.clone();
    let place = move |name: String| to_js(&point_of_place(&asked, &name));
    put(
        &api,
        "place",
        Closure::<dyn Fn(String) -> JsValue>::new(place).into_js_value(),
    )?;
    let asked = link.clone();
    let die = move |n: usize| to_js(&point_of_die(&asked, n));
    put(
        &api,
        "die",
        Closure::<dyn Fn(usize) -> JsValue>::new(die).into_js_value(),
    )?;
    let asked = link.clone();
    let moving = move || asked.ask(|shell| shell.play.board.moving()).flatten();
    put(
        &api,
        "moving",
        Closure::<dyn Fn() -> Option<String>>::new(move || moving().map(str::to_owned))
            .into_js_value(),
    )?;
    let asked = link.clone();
    let complete = move || asked.ask(|shell| shell.is_complete()).unwrap_or(false);
    put(
        &api,
        "complete",
        Closure::<dyn Fn() -> bool>::new(complete).into_js_value(),
    )?;
    put(
        &api,
        "stumble",
        Closure::<dyn Fn()>::new(stumble).into_js_value(),
    )?;
    js_sys::Reflect::set(window.unchecked_ref(), &"sahkku".into(), &api)?;
    Ok(())
}

fn put(api: &js_sys::Object, name: &str, function: JsValue) -> Result<(), JsValue> {
    js_sys::Reflect::set(api, &name.into(), &function).map(|_| ())
}

fn to_js<T: Serialize>(value: &Option<T>) -> JsValue {
    value
        .as_ref()
        .and_then(|value| {
            value
                .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
                .ok()
        })
        .unwrap_or(JsValue::NULL)
}

fn state(link: &Link<Shell>) -> Option<State> {
    link.ask(|shell| {
        let session = shell.table.session.as_ref()?;
        let turn = session.turn();
        Some(State {
            phase: This::phase_word(session),
            turn: turn.side().map(|side| side.word()),
            seat: turn.side().map(|side| match session.player(side) {
                Player::Human => "human",
                Player::Distant => "distant",
                Player::Computer(_) => "computer",
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
                .map(|n| shell.play.board.shown_face(n).map(This::face_word))
                .collect(),
            chosen: shell.play.chosen_piece(),
            entries: session.record().entries().len(),
            past: shell.table.looks_back(),
            waiting: shell.is_waiting(),
            lesson: shell
                .lesson()
                .map(|lesson| LessonState::of(lesson, session.game())),
        })
    })?
}

fn point_of_place(link: &Link<Shell>, name: &str) -> Option<Point> {
    let place = name.parse().ok()?;
    link.ask(|shell| shell.play.board.point_of_place(place))
        .map(|(x, y)| Point { x, y })
}

fn point_of_die(link: &Link<Shell>, n: usize) -> Option<Point> {
    link.ask(|shell| shell.play.board.point_of_die(n))?
        .map(|(x, y)| Point { x, y })
}

/// Fails on purpose, so that whoever looks after the page can see the screen for it.
#[expect(clippy::panic, reason = "that is what it is for")]
fn stumble() {
    panic!("asked to stumble");
}
