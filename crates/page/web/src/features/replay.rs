//! Looking back at the game: stepping through it, returning, and playing on from the shown position.

use context::effects::{Confirmation, Context, Effect};
use context::elements::{Button, Field, Part};
use context::feature::{Feature, Showing};
use context::settings::{Key, Settings};
use context::table::{Purpose, Table};
use context::telling::{Step, Telling, Wording, joins};
use context::this::words as m;
use context::this_game::{HistoryEntry, This};
use dom::{Page, Sender, into_view};
use gloo_timers::callback::Timeout;
use on_page::History;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlInputElement};

/// The pause between two steps of automatic replay, in milliseconds at normal speed.
const BETWEEN: f64 = 500.0;

/// A message about the past of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    /// Open or close the list of moves permanently.
    ToggleMoves,
    /// Switch permanently between notation and sentences.
    ToggleNotation,
    /// Look at the game as it was after so many entries.
    LookAt(usize),
    Back,
    On,
    /// Start or stop automatic replay from the shown position.
    TogglePlaying,
    /// The pause before the next step is over.
    PauseOver,
    /// Play on from the shown position.
    Branch,
    BranchConfirmed,
}

/// The list of moves, and automatic replay.
pub(crate) struct Replay {
    sender: Sender<Message>,
    /// Whether automatic replay is running.
    plays: bool,
    pause: Option<Timeout>,
    list: MoveList,
}

impl Replay {
    /// Creates the feature, with nobody looking back.
    pub(crate) fn new(sender: Sender<Message>) -> Replay {
        Replay {
            sender,
            plays: false,
            pause: None,
            list: MoveList::default(),
        }
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        let at = cx.table.looks_back();
        match message {
            Message::ToggleMoves => {
                let open = cx.settings.is_on(Key::Moves);
                cx.settings.set(Key::Moves, if open { "no" } else { "yes" });
                cx.effects.want(Effect::SettingsChanged);
            }
            Message::ToggleNotation => {
                let on = cx.settings.is_on(Key::Notation);
                cx.settings
                    .set(Key::Notation, if on { "no" } else { "yes" });
                cx.effects.want(Effect::SettingsChanged);
            }
            Message::LookAt(entries) => cx.effects.want(Effect::LookAt(entries)),
            Message::Back => cx.effects.want(Effect::StepBack),
            Message::On => cx.effects.want(Effect::StepOn),
            Message::TogglePlaying if at.is_none() => {
                // Replays from the beginning; looking there first stops any replay.
                cx.effects.want(Effect::LookAt(0));
                self.sender.send(Message::TogglePlaying);
            }
            Message::TogglePlaying => {
                self.plays = !self.plays;
                cx.effects.go_on();
            }
            Message::PauseOver => {
                self.pause = None;
                cx.effects.want(Effect::StepOn);
                cx.effects.go_on();
            }
            Message::Branch if self.can_branch(cx.table) => {
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
        }
    }

    /// Waits before the next step of automatic replay.
    pub(crate) fn go_on(&mut self, cx: &mut Context<'_>) {
        if !self.plays || cx.motion.moving || self.pause.is_some() {
            return;
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

    /// Whether the game can be played on from the shown position: only between people.
    fn can_branch(&self, table: &Table) -> bool {
        table.past.is_some() && table.two_people() && !matches!(table.purpose, Purpose::Archive)
    }

    fn write(&mut self, page: &Page, table: &Table, settings: &Settings) {
        let analysed = table.is_analysis();
        let open = settings.is_on(Key::Moves) && table.session.is_some() && !analysed;
        page.show(Part::Moves, open);
        page.show(Button::OpenMoves, !analysed);
        page.set(Button::OpenMoves, "aria-expanded", open);
        page.mark(Part::Game, "with-moves", open || analysed);
        page.show(Button::PastReturn, table.past.is_some());
        page.show(Button::PastBranch, self.can_branch(table));
        // When looking back, everything is known.
        let at = table.seen_past();
        let known = at.and(table.session.as_ref()).or_else(|| table.seen());
        let Some(known) = known.filter(|_| open) else {
            return self.list.forget(page);
        };
        let history = This::history_of(known);
        let at = at.unwrap_or(history.len());
        let wording = Wording::of(settings);
        page.set(
            Button::MovesNotation,
            "aria-pressed",
            wording == Wording::Notation,
        );
        page.mark(Part::MoveList, "notation", wording == Wording::Notation);
        let steps: Vec<Step<'_>> = known.record().entries().iter().zip(&history).collect();
        let here = table.players().map(|player| player.is_here());
        self.list.show(page, &steps, at, (wording, here));
        scrub(page, at, history.len());
        page.set(
            Button::PastPlay,
            "aria-pressed",
            self.plays && table.past.is_some(),
        );
    }
}

/// The list of moves on the page: a line for each turn, and a button for each throw and each use of a die, or for all uses of a
/// throw if the game lists them together.
#[derive(Default)]
struct MoveList {
    /// The wording, and which sides are played at this screen.
    wording: Option<(Wording, [bool; 2])>,
    /// The notation of every entry, and its button.
    shown: Vec<(String, Element)>,
    at: usize,
}

impl MoveList {
    fn forget(&mut self, page: &Page) {
        if !self.shown.is_empty() {
            self.shown.clear();
            page.say(Part::MoveList, "");
        }
    }

    /// Updates the list; the board shows the game after the first `at` entries.
    fn show(&mut self, page: &Page, steps: &[Step<'_>], at: usize, wording: (Wording, [bool; 2])) {
        if self.wording.replace(wording) != Some(wording) {
            self.forget(page);
        }
        let Ok(list) = page.element::<Element>(Part::MoveList) else {
            return;
        };
        let mut same = self
            .shown
            .iter()
            .zip(steps)
            .take_while(|((text, _), (_, told))| *text == told.text)
            .count();
        // A button for several entries is replaced as a whole.
        while same.checked_sub(1).is_some_and(|last| {
            let button = |n: usize| self.shown.get(n).map(|(_, button)| button);
            joins(steps, same) || button(last) == button(same)
        }) {
            same -= 1;
        }
        for (_, button) in self.shown.drain(same..) {
            let line = button.parent_element();
            button.remove();
            // A line without buttons would be a number without a turn.
            if let Some(line) = line.filter(|line| {
                line.query_selector("button")
                    .is_ok_and(|found| found.is_none())
            }) {
                line.remove();
            }
        }
        for (n, step) in steps.iter().enumerate().skip(same) {
            let before = n.checked_sub(1).and_then(|n| steps.get(n));
            let new_line = before.is_none_or(|before| before.1.turn != step.1.turn);
            if new_line && add_line(page, &list, step.1).is_err() {
                continue;
            }
            let first = (0..=n).rev().find(|&n| !joins(steps, n)).unwrap_or(n);
            let button = match self.shown.get(n.wrapping_sub(1)) {
                Some((_, button)) if first < n => Ok(button.clone()),
                _ => add(page, &list),
            };
            let button = button.and_then(|button| {
                write_step(page, &button, &steps[first..=n], n, wording.0)?;
                Ok(button)
            });
            if let Ok(button) = button {
                self.shown.push((step.1.text.clone(), button));
            }
        }
        for n in [self.at, at] {
            if let Some((_, button)) = n.checked_sub(1).and_then(|n| self.shown.get(n)) {
                let here = if n == at { "step" } else { "false" };
                // Without it the list only lacks the current position.
                let _ = button.set_attribute("aria-current", here);
                if n == at && (same < steps.len() || self.at != at) {
                    into_view(&list, button);
                }
            }
        }
        self.at = at;
    }
}

/// Sets the scrubber to `at` of `count`.
fn scrub(page: &Page, at: usize, count: usize) {
    if let Ok(scrubber) = page.element::<HtmlInputElement>(Field::Scrubber) {
        scrubber.set_max(&count.to_string());
        scrubber.set_value(&at.to_string());
        // Without it only the number is read out.
        let words = m::PastOf {
            step: at,
            steps: count,
        }
        .text();
        let _ = scrubber.set_attribute("aria-valuetext", &words);
    }
}

/// Adds the line of a turn, without buttons yet.
fn add_line(page: &Page, list: &Element, told: &HistoryEntry) -> Result<(), JsValue> {
    let line: Element = page.create("li")?;
    let head: Element = page.create("span")?;
    let side = told.side.map(|side| m::ListSide { side }.text());
    let number = match This::turn_number(told) {
        0 => String::new(),
        number => number.to_string(),
    };
    head.set_text_content(Some(&format!("{number} {}", side.unwrap_or_default())));
    line.append_child(&head)?;
    list.append_child(&line)?;
    Ok(())
}

/// Adds a button to the last line.
fn add(page: &Page, list: &Element) -> Result<Element, JsValue> {
    let button: Element = page.create("button")?;
    let line = list.last_element_child().ok_or("the list has no line")?;
    line.append_child(&button)?;
    Ok(button)
}

/// Makes a button describe these entries, which are one move, and lead to the last of them, which has this index.
fn write_step(
    page: &Page,
    button: &Element,
    steps: &[Step<'_>],
    n: usize,
    wording: Wording,
) -> Result<(), JsValue> {
    button.set_attribute("data-entry", &(n + 1).to_string())?;
    let told = Telling::of(steps, wording);
    page.write_text(button, &told.text);
    if let Some(label) = &told.label {
        button.set_attribute("aria-label", label)?;
    }
    if let Some(title) = &told.title {
        button.set_attribute("title", title)?;
    }
    Ok(())
}

impl Feature for Replay {
    fn forget(&mut self, _: &mut Context<'_>) {
        self.stop();
    }

    /// Rewrites the whole list in the current language.
    fn speak(&mut self, cx: &mut Context<'_>) {
        self.list.forget(cx.page);
    }

    /// Brings the list of moves up to date.
    fn show(&mut self, _: &mut Showing, cx: &mut Context<'_>) {
        self.write(cx.page, cx.table, cx.settings);
    }
}
