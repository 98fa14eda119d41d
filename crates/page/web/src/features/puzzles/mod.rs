//! Puzzles: positions in which one turn is clearly better than all others.
//!
//! A puzzle lies on the table as a game of one turn. The other side is played from elsewhere, so nothing follows the turn. The
//! previous game returns when the puzzles are left.

mod elements;

use archive::name_of;
use archive::puzzles::{Progress, Puzzle, of_the_day, read};
use browser::clock::day;
use browser::dom::{Page, Sender, clicked, on, target};
use browser::files::{Freshness, fetch_text};
use browser::store::Note;
use context::effects::{Context, Effect};
use context::feature::{Feature, Showing};
use context::table::{Purpose, Table};
use context::this::words as m;
use context::this_game::{Action, Game, PRESETS, Players, Record, Response, Session, Side, This};
use context::worker::{Answer, Worker};
use game::session::PlayerKind;
use game::{Game as _, Level, Linked, Theme as _, Turn};
use on_page::text::levels;
use on_page::{Explains, Moves, News, Worth};
use web_sys::Element;
use worker::{Act, Question, ReasonOf, RequestId, ThemeOf};

use elements::{Button, Dialog, Field, Part, STEPS};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    /// The selection of puzzles in the lists has changed.
    Wanted,
    /// The list of puzzles arrived, or failed.
    Listed(Option<String>),
    Answer((RequestId, Answer)),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Status {
    /// The turn is not over.
    Open,
    /// It reached the result of the best turn.
    Solved,
    /// It reached another result.
    Missed,
}

/// A theme of puzzles of the game.
type Theme = ThemeOf<Players>;

/// The puzzle on the table.
struct Current {
    puzzle: Puzzle,
    /// The record from the position of the puzzle, with the best turn.
    record: Record,
    side: Side,
    /// The practised theme, which gives nothing away any more.
    practised: Option<Theme>,
    /// Whether the first try has been noted.
    noted: bool,
    /// The reasons for the best turn, once they are known.
    reasons: Vec<ReasonOf<Players>>,
    asked: Option<RequestId>,
    /// Whether the reasons were asked for.
    explained: bool,
}

/// The puzzles, once their list has been built.
#[derive(Default)]
pub(crate) struct Puzzles(Option<Box<State>>);

/// All puzzles of the game, and the current one.
pub(crate) struct State {
    sender: Sender<Message>,
    /// Whether the puzzle of the day is wanted once the list is there.
    daily: bool,
    list: Vec<Puzzle>,
    current: Option<Current>,
}

impl Current {
    /// The puzzle on a line of the list, if this version can read it.
    fn of(puzzle: &Puzzle) -> Option<Current> {
        let Ok(Linked::<Game>::Game(record)) = Linked::read(&puzzle.link) else {
            return None;
        };
        let Turn::Decide(side) = record.opening().turn() else {
            return None;
        };
        Some(Current {
            puzzle: puzzle.clone(),
            record,
            side,
            practised: None,
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
            true => PlayerKind::Human,
            false => PlayerKind::Distant,
        };
        Session::from_record(record, Side::BOTH.map(player))
    }

    fn line(&self) -> Vec<Action> {
        let entries = self.record.entries().iter();
        entries.filter_map(This::action_of).collect()
    }

    /// The rule set, the level that finds the turn, and the theme: all of them once it is `solved`.
    fn title(&self, solved: bool) -> String {
        let rules = rules_name(&self.puzzle);
        let level = &levels::name(self.puzzle.level);
        let told = Theme::ALL.iter().filter(|&&theme| match solved {
            true => is_about(&self.puzzle, theme),
            false => self.practised == Some(theme),
        });
        let told: Vec<String> = told.map(|&theme| This::theme_in_words(theme)).collect();
        match told.as_slice() {
            [] => m::PuzzleTitle { rules, level }.text(),
            told => {
                let what = &told.join(" · ");
                m::PuzzleTitleAbout { rules, level, what }.text()
            }
        }
    }

    fn status(&self, table: &Table) -> Option<Status> {
        let session = table.session.as_ref();
        let session = session.filter(|_| matches!(table.purpose, Purpose::Puzzle))?;
        if matches!(session.turn(), Turn::Decide(side) if side == self.side) {
            return Some(Status::Open);
        }
        let best = self.record.replay(usize::MAX);
        Some(match session.position() == best.position() {
            true => Status::Solved,
            false => Status::Missed,
        })
    }
}

impl Puzzles {
    /// Adds the elements for puzzles to the page, and listens to them. The start offers one if a person has `played` before.
    pub(crate) fn build(&mut self, page: &Page, sender: Sender<Message>, played: bool) {
        build(page, &sender, played);
        self.0 = Some(Box::new(State {
            sender,
            daily: false,
            list: Vec::new(),
            current: None,
        }));
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        let Some(state) = &mut self.0 else { return };
        match message {
            Message::Pressed(button) => state.pressed(button, cx),
            Message::Wanted => state.write(cx),
            Message::Listed(list) => {
                state.list = read(&list.unwrap_or_default());
                state.open(cx);
            }
            Message::Answer((id, answer)) => state.answered(id, answer, cx),
        }
    }
}

impl State {
    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        match button {
            Button::OpenPuzzles | Button::MorePuzzles => self.fetch(cx),
            Button::StartPuzzle => {
                self.daily = true;
                self.fetch(cx);
            }
            Button::PuzzleDaily => self.lay_daily(cx),
            Button::PuzzleOther | Button::PuzzleNext => {
                self.lay(self.next(cx), cx);
                if let Some(current) = &mut self.current {
                    current.practised = Theme::named(&cx.page.value(Field::PuzzlesTheme));
                }
            }
            Button::PuzzleDue => self.lay(self.due(cx), cx),
            Button::PuzzleRetry => self.lay_again(cx),
            Button::PuzzleShow | Button::PuzzleBest => self.show_best(cx),
            Button::PuzzleLeave | Button::PuzzleDone => cx.effects.want(Effect::GoBack),
        }
    }

    fn lay_daily(&mut self, cx: &mut Context<'_>) {
        let daily = of_the_day(day(), self.list.len());
        self.lay(daily, cx);
    }

    /// Opens the dialog with the list of puzzles, or lays the wanted one.
    fn open(&mut self, cx: &mut Context<'_>) {
        if core::mem::take(&mut self.daily) && !self.list.is_empty() {
            return self.lay_daily(cx);
        }
        cx.page.close_dialog(context::elements::Dialog::MenuCard);
        cx.page.open_dialog(Dialog::Puzzles);
        self.fill(cx);
        self.write(cx);
    }

    /// Opens the dialog once the list of puzzles has arrived or failed.
    fn fetch(&mut self, cx: &mut Context<'_>) {
        match address(cx.page).filter(|_| self.list.is_empty()) {
            Some(address) => {
                let sender = self.sender.clone();
                fetch_text(&address, Freshness::AsKept, move |text| {
                    sender.send(Message::Listed(text));
                });
            }
            None => self.open(cx),
        }
    }

    /// Fills the lists with the rule sets, levels and themes of the available puzzles.
    fn fill(&self, cx: &Context<'_>) {
        let page = cx.page;
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
        let progress = progress(cx);
        let found = Theme::ALL.iter().filter_map(|&theme| {
            let about = self.list.iter().filter(|puzzle| is_about(puzzle, theme));
            let solved = about
                .clone()
                .filter(|puzzle| progress.is_solved(&name_of(&puzzle.link)));
            let (count, solved) = (about.count() as u32, &solved.count().to_string());
            let name = &This::theme_in_words(theme);
            let item = m::PuzzlesThemeItem {
                name,
                solved,
                count,
            };
            (count > 0).then(|| (theme.word(), item.text()))
        });
        let theme = page.value(Field::PuzzlesTheme);
        page.fill(Field::PuzzlesTheme, any().chain(found), &theme);
    }

    /// Shows how many puzzles were tried, and which can be tried.
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
        cx.page.show(Button::PuzzleDue, self.due(cx).is_some());
    }

    /// The first puzzle of the list that is due again today. A due puzzle may belong to another list.
    fn due(&self, cx: &Context<'_>) -> Option<usize> {
        let named = |name: &str| {
            let mut list = self.list.iter();
            list.position(|puzzle| name_of(&puzzle.link) == name)
        };
        progress(cx).due(day()).find_map(named)
    }

    /// The next of the selected puzzles: the easiest untried one, or the one tried longest ago.
    fn next(&self, cx: &Context<'_>) -> Option<usize> {
        let [rules, level, theme] = [
            Field::PuzzlesRules,
            Field::PuzzlesLevel,
            Field::PuzzlesTheme,
        ]
        .map(|field| cx.page.value(field));
        let theme = Theme::named(&theme);
        let progress = progress(cx);
        let wanted = self.list.iter().enumerate().filter(|(_, puzzle)| {
            (rules.is_empty() || puzzle.rules() == rules)
                && (level.is_empty() || puzzle.level.word() == level)
                && theme.is_none_or(|theme| is_about(puzzle, theme))
        });
        let order = wanted.map(|(n, puzzle)| {
            let name = name_of(&puzzle.link);
            // Among untried puzzles the rule sets alternate.
            ((progress.rank(&name), puzzle.level, name), n)
        });
        order.min().map(|(_, n)| n)
    }

    /// Lays the puzzle of this number on the table.
    fn lay(&mut self, number: Option<usize>, cx: &mut Context<'_>) {
        let puzzle = number.and_then(|number| self.list.get(number));
        match puzzle.and_then(Current::of) {
            Some(current) => {
                self.forget_answer(cx.worker);
                self.current = Some(current);
                self.lay_again(cx);
            }
            // The list is from another version.
            None => cx.page.say(Part::PuzzlesStatus, &m::puzzles_none()),
        }
    }

    fn lay_again(&self, cx: &mut Context<'_>) {
        if let Some(current) = &self.current {
            cx.page.close_all_dialogs();
            let session = Box::new(current.session());
            cx.effects.want(Effect::LayBeside(session, Purpose::Puzzle));
        }
    }

    fn show_best(&mut self, cx: &mut Context<'_>) {
        self.note(false, cx);
        self.lay_again(cx);
        if let Some(current) = &self.current {
            cx.effects.want(Effect::DecideLine(current.line()));
        }
    }

    /// Checks whether the turn is over. This runs when the page is shown, so that it is not in the part of the program that loads
    /// first.
    fn look(&mut self, cx: &mut Context<'_>) {
        match self
            .current
            .as_ref()
            .and_then(|current| current.status(cx.table))
        {
            Some(Status::Solved) => {
                self.note(true, cx);
                self.ask(cx);
            }
            Some(Status::Missed) => self.note(false, cx),
            Some(Status::Open) | None => {}
        }
    }

    /// Notes the result of the first try.
    fn note(&mut self, solved: bool, cx: &mut Context<'_>) {
        let Some(current) = self.current.as_mut().filter(|current| !current.noted) else {
            return;
        };
        current.noted = true;
        let mut progress = progress(cx);
        progress.note(&name_of(&current.puzzle.link), solved, day());
        cx.store.keep_note(Note::Puzzles, &progress.to_string());
    }

    /// Requests the reasons for the best turn, once.
    fn ask(&mut self, cx: &mut Context<'_>) {
        let Some(current) = self.current.as_mut().filter(|current| !current.explained) else {
            return;
        };
        current.explained = true;
        let line = current.line().into_iter().map(Act).collect();
        let reply = self.sender.map(Message::Answer);
        current.asked = cx
            .worker
            .ask(&current.session(), Question::Reasons(vec![line]), &reply);
    }

    fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        let Some(current) = self
            .current
            .as_mut()
            .filter(|current| current.asked == Some(id))
        else {
            return;
        };
        current.asked = None;
        if let Answer::Response(Response::Reasons(reasons)) = answer {
            current.reasons = reasons.into_iter().flatten().collect();
        }
        cx.effects.show();
    }

    /// Shows the state of the current puzzle.
    fn show(&self, shown: &mut Showing, cx: &mut Context<'_>) {
        let current = self.current.as_ref();
        let status = current.and_then(|current| Some((current, current.status(cx.table)?)));
        // The state does not change until the turn has been seen.
        let open = status.is_some_and(|(_, status)| cx.motion.moving || status == Status::Open);
        cx.page.show(Part::Puzzle, status.is_some() && !open);
        for button in [Button::PuzzleShow, Button::PuzzleLeave] {
            cx.page.show(button, open);
        }
        match status {
            Some((current, _)) if open => {
                let (turn, task) = (current.title(false), m::puzzle_task());
                if cx.motion.settled {
                    cx.page.say(context::elements::Part::Turn, &turn);
                    cx.page.say(context::elements::Part::Task, &task);
                }
                (shown.turn, shown.task) = (Some(turn), Some(task));
            }
            Some((current, status)) => self.tell(cx.page, current, status == Status::Solved),
            None => {}
        }
    }

    fn forget_answer(&mut self, worker: &mut Worker) {
        if let Some(id) = self
            .current
            .as_mut()
            .and_then(|current| current.asked.take())
        {
            worker.cancel(id);
        }
    }

    /// Writes the result of a turn.
    fn tell(&self, page: &Page, current: &Current, solved: bool) {
        page.say(Part::PuzzleTitle, &current.title(solved));
        let said = match solved {
            true => m::puzzle_solved(),
            false => m::puzzle_missed(),
        };
        page.say(Part::PuzzleSaid, &said);
        let known = match solved {
            true => {
                let line = This::line_in_words(current.side, &current.line());
                let best = This::hint_in_words(&line, current.puzzle.best);
                let others = This::hint_in_words(&m::puzzle_others(), current.puzzle.next);
                let reasons = current.reasons.iter();
                let reasons = reasons.map(|reason| This::reason_in_words(current.side, reason).1);
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

/// The name of a puzzle's rule set.
fn rules_name(puzzle: &Puzzle) -> &str {
    let id = puzzle.rules();
    let rules = PRESETS.iter().find(|preset| preset.id == id);
    rules.map_or(id, |preset| preset.name)
}

fn is_about(puzzle: &Puzzle, theme: Theme) -> bool {
    let mut themes = puzzle.themes.iter();
    themes.any(|word| Theme::named(word) == Some(theme))
}

fn progress(cx: &Context<'_>) -> Progress {
    Progress::read(&cx.store.note(Note::Puzzles).unwrap_or_default())
}

/// The address of the list of puzzles. Some games have none.
fn address(page: &Page) -> Option<String> {
    let links = page.all::<Element>("link[data-puzzles]");
    links.first()?.get_attribute("href")
}

/// Adds the elements for puzzles to the page, and listens to them.
fn build(page: &Page, sender: &Sender<Message>, played: bool) {
    // A browser that cannot create the elements has no puzzles.
    let _ = page.build(STEPS);
    page.move_into(Button::OpenPuzzles, context::elements::Part::MenuLearn);
    page.move_before(Button::MorePuzzles, context::elements::Part::OpenAbout);
    page.move_before(Button::StartPuzzle, context::elements::Part::OpenMore);
    let offered = address(page).is_some();
    page.show(Button::StartPuzzle, offered && played);
    for button in [Button::OpenPuzzles, Button::MorePuzzles] {
        page.show(button, offered);
    }
    for button in [Button::PuzzleShow, Button::PuzzleLeave] {
        page.move_before(button, context::elements::Button::PastReturn);
    }
    page.move_before(Part::Puzzle, context::elements::Part::Refusal);
    on(page.document(), "click", sender, |event| {
        Button::of(&clicked(event)?.id()).map(Message::Pressed)
    });
    on(page.document(), "change", sender, |event| {
        Field::of(&target(event)?.id()).map(|_| Message::Wanted)
    });
}

impl Feature for Puzzles {
    fn speak(&mut self, cx: &mut Context<'_>) {
        if let Some(state) = &self.0
            && cx.page.is_open(Dialog::Puzzles)
        {
            state.fill(cx);
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
            state.current = None;
        }
    }
}
