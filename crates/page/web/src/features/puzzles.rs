//! Puzzles: positions in which one turn is clearly better than all others.
//!
//! A puzzle lies on the table as a game of one turn. The other side is played from elsewhere, so that nothing comes after it. What lay
//! on the table before comes back when the puzzles are left.

use archive::name_of;
use game::{Game as _, Level, Linked, Turn};
use puzzles::{Progress, Puzzle, of_the_day, read};
use session::Player;
use thinker::{Act, Question, RequestId};
use web_sys::Element;

use crate::browser::clock::day;
use crate::browser::files::{Freshness, fetch_text};
use crate::browser::thinker::{Answer, Thinker};
use crate::browser::words::WordPart;
use crate::dom::puzzles::{Button, Dialog, Field, Part, STEPS};
use crate::dom::{self, Page, Sender, on};
use crate::effects::{Context, LaterEffect};
use crate::feature::{Feature, Showing};
use crate::messages as m;
use crate::on_page::{Explains, Moves, News, Worth};
use crate::table::{Purpose, Table};
use crate::text::levels;
use crate::this_game::{Action, Game, PRESETS, Record, Response, Session, Side, This};

/// What is done about puzzles.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A button was pressed.
    Pressed(Button),
    /// Other puzzles are wanted in the lists.
    Wanted,
    /// The list of puzzles came, or not.
    Listed(Option<String>),
    /// An answer of the thinker.
    Answer((RequestId, Answer)),
}

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stands {
    /// The turn is not over.
    Open,
    /// It led to where the best turn leads.
    Solved,
    /// It led elsewhere.
    Missed,
}

/// A puzzle that lies on the table.
struct Laid {
    puzzle: Puzzle,
    /// It begins in the position of the puzzle, and has the best turn on record.
    record: Record,
    side: Side,
    /// Whether the first try has been noted.
    noted: bool,
    /// Why the best turn is good, once it is known, in the language that was spoken.
    reasons: Vec<String>,
    asked: Option<RequestId>,
    /// Whether the reasons were asked for.
    explained: bool,
}

/// Puzzles, once the rest of the program is there. They stay for as long as the page, so that the program that is loaded first need
/// not know how to drop them.
#[derive(Default)]
pub(crate) struct Puzzles(Option<&'static mut State>);

/// All puzzles of the game, and the one on the table.
pub(crate) struct State {
    sender: Sender<Message>,
    list: Vec<Puzzle>,
    laid: Option<Laid>,
}

impl Laid {
    /// What a line of the list stands for, if this version can read it.
    fn of(puzzle: &Puzzle) -> Option<Laid> {
        let Ok(Linked::<Game>::Game(record)) = Linked::read(&puzzle.link) else {
            return None;
        };
        let Turn::Decide(side) = record.opening().turn() else {
            return None;
        };
        Some(Laid {
            puzzle: puzzle.clone(),
            record,
            side,
            noted: false,
            reasons: Vec::new(),
            asked: None,
            explained: false,
        })
    }

    /// The game before the turn.
    fn session(&self) -> Session {
        let mut record = self.record.clone();
        record.truncate(0);
        let player = |side| match side == self.side {
            true => Player::Human,
            false => Player::Distant,
        };
        Session::from_record(record, Side::BOTH.map(player))
    }

    /// The best turn.
    fn line(&self) -> Vec<Action> {
        let entries = self.record.entries().iter();
        entries.filter_map(This::action_of).collect()
    }

    /// The rule set, and which level finds the turn.
    fn title(&self) -> String {
        let id = self.puzzle.rules();
        let rules = PRESETS.iter().find(|preset| preset.id == id);
        let rules = rules.map_or(id, |preset| preset.name);
        let level = &levels::name(self.puzzle.level);
        m::PuzzleTitle { rules, level }.text()
    }

    fn stands(&self, table: &Table) -> Option<Stands> {
        let session = table.session.as_ref();
        let session = session.filter(|_| table.purpose == Purpose::Puzzle)?;
        if matches!(session.turn(), Turn::Decide(side) if side == self.side) {
            return Some(Stands::Open);
        }
        let best = self.record.replay(usize::MAX);
        Some(match session.position() == best.position() {
            true => Stands::Solved,
            false => Stands::Missed,
        })
    }
}

impl Puzzles {
    /// Puts what belongs to puzzles into the page, and listens to it.
    pub(crate) fn build(&mut self, page: &Page, sender: Sender<Message>) {
        build(page, &sender);
        self.0 = Some(Box::leak(Box::new(State {
            sender,
            list: Vec::new(),
            laid: None,
        })));
    }

    /// Handles a message.
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        let Some(state) = &mut self.0 else { return };
        match message {
            Message::Pressed(button) => state.pressed(button, cx),
            Message::Wanted => state.write(cx),
            Message::Listed(list) => {
                state.list = read(&list.unwrap_or_default());
                state.fill(cx.page);
                state.write(cx);
            }
            Message::Answer((id, answer)) => state.answered(id, answer, cx),
        }
    }
}

impl State {
    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        match button {
            Button::OpenPuzzles | Button::MorePuzzles => self.open(cx),
            Button::PuzzleDaily => self.lay(of_the_day(day(), self.list.len()), cx),
            Button::PuzzleOther | Button::PuzzleNext => self.lay(self.next(cx), cx),
            Button::PuzzleDue => self.lay(self.due(cx).first().copied(), cx),
            Button::PuzzleRetry => self.lay_again(cx),
            Button::PuzzleShow | Button::PuzzleBest => self.show_best(cx),
            Button::PuzzleLeave | Button::PuzzleDone => cx.effects.want(LaterEffect::GoBack),
        }
    }

    fn open(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(dom::Dialog::MenuCard);
        cx.page.open_dialog(Dialog::Puzzles);
        if let (true, Some(address)) = (self.list.is_empty(), address(cx.page)) {
            let sender = self.sender.clone();
            fetch_text(&address, Freshness::AsKept, move |text| {
                sender.send(Message::Listed(text));
            });
        }
        self.fill(cx.page);
        self.write(cx);
    }

    /// Fills the lists with the rule sets and levels that there are puzzles of.
    fn fill(&self, page: &Page) {
        let any = || std::iter::once(("", m::archive_any()));
        let has = |id: &str| self.list.iter().any(|puzzle| puzzle.rules() == id);
        let presets = PRESETS.iter().filter(|preset| has(preset.id));
        let presets: Vec<_> = presets
            .map(|preset| (preset.id, preset.name.to_owned()))
            .collect();
        let rules = page.value(Field::PuzzlesRules);
        let several = presets.len() > 1;
        page.fill(
            Field::PuzzlesRules,
            any().chain(presets).filter(|_| several),
            &rules,
        );
        let found = Level::ALL.into_iter().filter(|level| {
            let mut list = self.list.iter();
            list.any(|puzzle| puzzle.level == *level)
        });
        let found = found.map(|level| (level.word(), levels::name(level)));
        let level = page.value(Field::PuzzlesLevel);
        page.fill(Field::PuzzlesLevel, any().chain(found), &level);
    }

    /// Says how many puzzles were tried, and what can be tried.
    fn write(&self, cx: &Context<'_>) {
        let (count, solved) = progress(cx).counts();
        let status = match (self.list.len(), count) {
            (0, _) => m::puzzles_none(),
            (all, 0) => m::PuzzlesCount { count: all as u32 }.text(),
            (all, tried) => {
                let (tried, solved) = (tried.to_string(), solved.to_string());
                let (count, tried, solved) = (all as u32, &tried, &solved);
                m::PuzzlesTried {
                    count,
                    tried,
                    solved,
                }
                .text()
            }
        };
        cx.page.say(Part::PuzzlesStatus, &status);
        cx.page.show(Button::PuzzleDaily, !self.list.is_empty());
        cx.page.show(Button::PuzzleOther, self.next(cx).is_some());
        cx.page.show(Button::PuzzleDue, !self.due(cx).is_empty());
    }

    /// The puzzles that come again today, by their numbers in the list.
    fn due(&self, cx: &Context<'_>) -> Vec<usize> {
        let progress = progress(cx);
        let number = |name: &str| {
            let mut list = self.list.iter();
            list.position(|puzzle| name_of(&puzzle.link) == name)
        };
        progress.due(day()).filter_map(number).collect()
    }

    /// The next of the puzzles that are wanted: the easiest that was not tried, or the one that was tried the longest ago.
    fn next(&self, cx: &Context<'_>) -> Option<usize> {
        let (rules, level) = (
            cx.page.value(Field::PuzzlesRules),
            cx.page.value(Field::PuzzlesLevel),
        );
        let progress = progress(cx);
        let wanted = self.list.iter().enumerate().filter(|(_, puzzle)| {
            (rules.is_empty() || puzzle.rules() == rules)
                && (level.is_empty() || puzzle.level.word() == level)
        });
        let order = wanted.map(|(n, puzzle)| {
            let name = name_of(&puzzle.link);
            let tried = progress.of(&name).map(|tried| tried.day);
            // The rule sets come by turns.
            ((tried, puzzle.level, name), n)
        });
        order.min().map(|(_, n)| n)
    }

    /// Lays a puzzle of the list on the table.
    fn lay(&mut self, number: Option<usize>, cx: &mut Context<'_>) {
        let puzzle = number.and_then(|number| self.list.get(number));
        match puzzle.and_then(Laid::of) {
            Some(laid) => {
                self.forget_answer(cx.thinker);
                self.laid = Some(laid);
                self.lay_again(cx);
            }
            // A list of another version.
            None => cx.page.say(Part::PuzzlesStatus, &m::puzzles_none()),
        }
    }

    fn lay_again(&self, cx: &mut Context<'_>) {
        if let Some(laid) = &self.laid {
            cx.page.close_all_dialogs();
            let session = Box::new(laid.session());
            cx.effects.want(LaterEffect::LayPuzzle(session));
        }
    }

    /// Plays the best turn.
    fn show_best(&mut self, cx: &mut Context<'_>) {
        self.note(false, cx);
        self.lay_again(cx);
        if let Some(laid) = &self.laid {
            cx.effects.want(LaterEffect::DecideLine(laid.line()));
        }
    }

    /// Looks at a turn that may be over. This is done when the page is shown, so that it is no part of the program that is loaded
    /// first.
    fn look(&mut self, cx: &mut Context<'_>) {
        match self.laid.as_ref().and_then(|laid| laid.stands(cx.table)) {
            Some(Stands::Solved) => {
                self.note(true, cx);
                self.ask(cx);
            }
            Some(Stands::Missed) => self.note(false, cx),
            Some(Stands::Open) | None => {}
        }
    }

    /// Notes how the first try went.
    fn note(&mut self, solved: bool, cx: &mut Context<'_>) {
        let Some(laid) = self.laid.as_mut().filter(|laid| !laid.noted) else {
            return;
        };
        laid.noted = true;
        let mut progress = progress(cx);
        progress.note(&name_of(&laid.puzzle.link), solved, day());
        cx.store.keep_puzzles(&progress.to_string());
    }

    /// Asks why the best turn is good, once.
    fn ask(&mut self, cx: &mut Context<'_>) {
        let Some(laid) = self.laid.as_mut().filter(|laid| !laid.explained) else {
            return;
        };
        laid.explained = true;
        let line = laid.line().into_iter().map(Act).collect();
        let reply = self.sender.map(Message::Answer);
        laid.asked = cx
            .thinker
            .ask(&laid.session(), Question::Reasons(vec![line]), &reply);
    }

    fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        let Some(laid) = self.laid.as_mut().filter(|laid| laid.asked == Some(id)) else {
            return;
        };
        laid.asked = None;
        if let Answer::Response(Response::Reasons(reasons)) = answer {
            let side = laid.side;
            let reasons = reasons.iter().flatten();
            laid.reasons = reasons
                .map(|reason| This::reason_in_words(side, reason).1)
                .collect();
        }
        cx.effects.show();
    }

    /// Shows how the puzzle on the table stands.
    fn show(&self, shown: &mut Showing, cx: &mut Context<'_>) {
        let laid = self.laid.as_ref();
        let stands = laid.and_then(|laid| Some((laid, laid.stands(cx.table)?)));
        // Until the turn has been seen, the puzzle is as it was.
        let open = stands.is_some_and(|(_, stands)| cx.motion.moving || stands == Stands::Open);
        cx.page.show(Part::Puzzle, stands.is_some() && !open);
        for button in [Button::PuzzleShow, Button::PuzzleLeave] {
            cx.page.show(button, open);
        }
        match stands {
            Some((laid, _)) if open => {
                let (turn, task) = (laid.title(), m::puzzle_task());
                if cx.motion.settled {
                    cx.page.say(dom::Part::Turn, &turn);
                    cx.page.say(dom::Part::Task, &task);
                }
                (shown.turn, shown.task) = (Some(turn), Some(task));
            }
            Some((laid, stands)) => self.tell(cx.page, laid, stands == Stands::Solved),
            None => {}
        }
    }

    fn forget_answer(&mut self, thinker: &mut Thinker) {
        if let Some(id) = self.laid.as_mut().and_then(|laid| laid.asked.take()) {
            thinker.cancel(id);
        }
    }

    /// Writes what came of a turn.
    fn tell(&self, page: &Page, laid: &Laid, solved: bool) {
        page.say(Part::PuzzleTitle, &laid.title());
        let said = match solved {
            true => m::puzzle_solved(),
            false => m::puzzle_missed(),
        };
        page.say(Part::PuzzleSaid, &said);
        let known = match solved {
            true => {
                let line = This::line_in_words(laid.side, &laid.line());
                let best = This::hint_in_words(&line, laid.puzzle.best);
                let others = This::hint_in_words(&m::puzzle_others(), laid.puzzle.next);
                let reasons = laid.reasons.iter().cloned();
                [best, others].into_iter().chain(reasons).collect()
            }
            false => Vec::new(),
        };
        page.list_texts(Part::PuzzleReasons, &known);
        page.show(Part::PuzzleReasons, solved);
        page.show(Button::PuzzleRetry, !solved);
        page.show(Button::PuzzleBest, !solved);
        page.show(Button::PuzzleNext, solved);
    }
}

fn progress(cx: &Context<'_>) -> Progress {
    Progress::read(&cx.store.puzzles().unwrap_or_default())
}

/// Where the list of puzzles is. Not every game has one, and a kiosk keeps nothing of what was tried.
fn address(page: &Page) -> Option<String> {
    let links = page.all::<Element>("link[data-puzzles]");
    let link = links.first().filter(|_| !page.has_root_flag("kiosk"))?;
    link.get_attribute("href")
}

/// Puts what belongs to puzzles into the page, and listens to it.
fn build(page: &Page, sender: &Sender<Message>) {
    // A browser that makes none of the elements has no puzzles.
    let _ = page.build(STEPS);
    page.move_before(Button::OpenPuzzles, dom::Button::OpenRecord);
    page.move_before(Button::MorePuzzles, dom::Part::OpenAbout);
    let offered = address(page).is_some();
    for button in [Button::OpenPuzzles, Button::MorePuzzles] {
        page.show(button, offered);
    }
    for button in [Button::PuzzleShow, Button::PuzzleLeave] {
        page.move_before(button, dom::Button::PastReturn);
    }
    page.move_before(Part::Puzzle, dom::Part::Refusal);
    let target = |event: &web_sys::Event| {
        use wasm_bindgen::JsCast as _;
        event.target()?.dyn_into::<Element>().ok()
    };
    on(page.document(), "click", sender, move |event| {
        let button = target(event)?.closest("button").ok().flatten()?;
        Button::of(&button.id()).map(Message::Pressed)
    });
    on(page.document(), "change", sender, move |event| {
        Field::of(&target(event)?.id()).map(|_| Message::Wanted)
    });
}

impl Feature for Puzzles {
    fn speak_more(&mut self, cx: &mut Context<'_>) {
        if let Some(state) = &self.0
            && WordPart::Rest.is_loaded()
            && cx.page.is_open(Dialog::Puzzles)
        {
            state.fill(cx.page);
            state.write(cx);
        }
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        if let Some(state) = &mut self.0 {
            state.look(cx);
            state.show(shown, cx);
        }
    }

    fn start_over(&mut self, _: &mut Context<'_>) {
        if let Some(state) = &mut self.0 {
            state.laid = None;
        }
    }
}
