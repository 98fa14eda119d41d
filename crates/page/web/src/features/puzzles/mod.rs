//! Puzzles: positions in which one turn is clearly better than all others.
//!
//! A puzzle lies on the table as a game of one turn. The other side is played from elsewhere, so nothing follows the turn. A wrong
//! turn is answered by what the other side can do then. The previous game returns when the puzzles are left.

mod current;

crate::split::elements!("puzzles");

use archive::name_of;
use archive::puzzles::{Progress, Puzzle, of_the_day, read};
use browser::clock::day;
use browser::dom::{Page, Sender, clicked, on, target};
use browser::files::{Freshness, fetch_text};
use browser::store::Note;
use context::this::words as m;
use context::{
    Answer, Context, Effect, Feature, PRESETS, Players, Purpose, Response, Session, Showing, Side,
    StudyFrom, TIME_LIMIT, This, Tree, Worker,
};
use game::{Level, Theme as _, Turn};
use on_page::text::levels;
use on_page::{Explains, History as _, News, Worth};
use web_sys::{Element, HtmlElement};
use worker::{Act, Question, RequestId, ThemeOf};

use current::{Current, Status, actions};
use elements::{Button, Dialog, Field, Part, STEPS};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    /// The selection of puzzles in the lists has changed.
    Wanted,
    Listed(Option<String>),
    Answer((RequestId, Answer)),
}

type Theme = ThemeOf<Players>;

/// All puzzles of the game, and the current one.
#[derive(Default)]
pub(crate) struct Puzzles {
    sender: Sender<Message>,
    list: Vec<Puzzle>,
    current: Option<Current>,
}

impl Puzzles {
    /// Adds the elements for puzzles to the page, and listens to them. The start offers one if a person has `played` before.
    pub(crate) fn build(&mut self, page: &Page, sender: Sender<Message>, played: bool) {
        build(page, &sender, played);
        self.sender = sender;
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Pressed(button) => self.pressed(button, cx),
            Message::Wanted => self.write(cx),
            Message::Listed(list) => {
                self.list = read(&list.unwrap_or_default());
                self.begin(cx);
            }
            Message::Answer((id, answer)) => self.answered(id, answer, cx),
        }
    }

    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        match button {
            Button::OpenPuzzles | Button::MorePuzzles | Button::StartPuzzle => self.fetch(cx),
            Button::PuzzleMore | Button::PuzzleLists => self.open(cx),
            Button::PuzzleDaily => self.lay(self.daily(), cx),
            Button::PuzzleOther | Button::PuzzleAnother | Button::PuzzleNext => {
                self.lay(self.next(cx), cx);
            }
            Button::PuzzleDue => self.lay(self.due(cx), cx),
            Button::PuzzleRetry | Button::PuzzleOnce => self.lay_again(cx),
            // After the hint, the turn itself is shown.
            Button::PuzzleHint if self.current.as_ref().is_some_and(|current| current.hinted) => {
                self.show_best(cx);
            }
            Button::PuzzleHint | Button::PuzzleClue => self.hint(cx),
            Button::PuzzleShow => self.show_best(cx),
            Button::PuzzleStudy => {
                let record = self.current.as_ref().map(|current| &current.record);
                if let Some(record) = record {
                    let game = Session::from_record(record.clone(), cx.table.players());
                    let from = StudyFrom::With(Box::new(Tree::of(record)));
                    cx.effects.want(Effect::Study(Box::new(game), from));
                }
            }
            Button::PuzzleLeave | Button::PuzzleDone => cx.effects.want(Effect::GoBack),
        }
    }

    /// Lays the puzzle of the day on the table, or the next one if that was tried. Without a list the dialog says so.
    fn begin(&mut self, cx: &mut Context<'_>) {
        let untried = |n: &usize| progress(cx).rank(&name_of(&self.list[*n].link)).is_none();
        let first = self.daily().filter(untried).or_else(|| self.next(cx));
        match first {
            Some(_) => self.lay(first, cx),
            None => self.open(cx),
        }
    }

    fn daily(&self) -> Option<usize> {
        of_the_day(day(), self.list.len())
    }

    fn open(&self, cx: &Context<'_>) {
        cx.page.close_dialog(context::elements::Dialog::MenuCard);
        cx.page.open_dialog(Dialog::Puzzles);
        self.fill(cx);
        self.write(cx);
    }

    /// Begins once the list of puzzles has arrived or failed.
    fn fetch(&mut self, cx: &mut Context<'_>) {
        match address(cx.page).filter(|_| self.list.is_empty()) {
            Some(address) => {
                let listed = self.sender.sending(Message::Listed);
                fetch_text(&address, Freshness::AsKept, listed);
            }
            None => self.begin(cx),
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

    fn lay_again(&mut self, cx: &mut Context<'_>) {
        if let Some(current) = &mut self.current {
            current.line.clear();
            cx.page.close_all_dialogs();
            let session = Box::new(current.session());
            cx.effects.want(Effect::LayBeside(session, Purpose::Puzzle));
        }
    }

    /// Points out the piece that begins the best turn. The puzzle then no longer counts as solved at the first try.
    fn hint(&mut self, cx: &mut Context<'_>) {
        self.note(false, cx);
        self.lay_again(cx);
        if let Some(current) = &mut self.current {
            current.hinted = true;
        }
    }

    fn show_best(&mut self, cx: &mut Context<'_>) {
        self.note(false, cx);
        self.lay_again(cx);
        if let Some(current) = &self.current {
            cx.effects.want(Effect::DecideLine(current.best()));
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
            Some(Status::Open) | None => {}
            Some(status) => {
                self.note(status == Status::Solved, cx);
                self.ask(cx);
            }
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

    /// Requests the reasons for and against the turn that was tried, once.
    fn ask(&mut self, cx: &mut Context<'_>) {
        let (Some(current), Some(session)) = (&mut self.current, &cx.table.session) else {
            return;
        };
        let line = actions(session.record());
        if current.line == line {
            return;
        }
        (current.reasons, current.answer) = (Vec::new(), None);
        let acts = line.iter().copied().map(Act).collect();
        current.line = line;
        let reply = self.sender.map(Message::Answer);
        let question = Question::Reasons(vec![acts]);
        current.asked = cx.worker.ask(&current.session(), question, &reply);
    }

    fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        let current = self.current.as_mut();
        let Some(current) = current.filter(|current| current.asked == Some(id)) else {
            return;
        };
        current.asked = None;
        match answer {
            Answer::Response(Response::Reasons(reasons)) => {
                current.reasons = reasons.into_iter().flatten().collect();
                let decides = |session: &&Session| matches!(session.turn(), Turn::Decide(_));
                let missed = current.status(cx.table) == Some(Status::Missed);
                let session = cx.table.session.as_ref().filter(decides);
                if let (Some(session), true, None) = (session, missed, current.left()) {
                    let reply = self.sender.map(Message::Answer);
                    let time_limit = TIME_LIMIT;
                    let question = Question::Hint { time_limit };
                    current.asked = cx.worker.ask(session, question, &reply);
                }
            }
            Answer::Response(Response::Hint(ranked)) => {
                let best = ranked.first();
                current.answer = best.map(|best| (best.ranked.action, best.ranked.worth));
            }
            _ => {}
        }
        cx.effects.show();
    }

    fn show_current(&self, shown: &mut Showing, cx: &mut Context<'_>) {
        let current = self.current.as_ref();
        let status = current.and_then(|current| Some((current, current.status(cx.table)?)));
        // The state does not change until the turn has been seen.
        let open = status.is_some_and(|(_, status)| cx.motion.moving || status == Status::Open);
        cx.page.show(Part::Puzzle, status.is_some() && !open);
        for button in [
            Button::PuzzleHint,
            Button::PuzzleAnother,
            Button::PuzzleLists,
            Button::PuzzleLeave,
        ] {
            cx.page.show(button, open);
        }
        let Some((current, status)) = status else {
            return cx.page.show(Part::PuzzleRow, false);
        };
        let count = progress(cx).row();
        cx.page.show(Part::PuzzleRow, count > 0);
        cx.page
            .say(Part::PuzzleCount, &m::PuzzleRow { count }.text());
        cx.page
            .mark(Part::PuzzleRow, "won", status == Status::Solved);
        set(cx.page, Part::PuzzleTally, f64::from(count.min(TALLY)));
        if open {
            cx.page
                .move_before(Part::PuzzleRow, context::elements::Part::Turn);
            let (turn, task) = (current.task(), m::puzzle_task());
            if cx.motion.settled {
                cx.page.say(context::elements::Part::Turn, &turn);
                cx.page.say(context::elements::Part::Task, &task);
            }
            if current.hinted && status == Status::Open {
                shown.annotations.extend(current.clue());
            }
            (shown.told.turn, shown.told.task) = (Some(turn), Some(task));
        } else {
            cx.page.move_before(Part::PuzzleRow, Part::PuzzleTitle);
            cx.page
                .mark(Part::Puzzle, "side-2", current.side == Side::BOTH[1]);
            self.tell(cx, current, status == Status::Solved);
            shown.annotations.extend(current.drawn(cx.table, status));
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

    fn tell(&self, cx: &Context<'_>, current: &Current, solved: bool) {
        let page = cx.page;
        let said = match (solved, current.left(), current.answer) {
            (true, ..) => String::new(),
            (false, Some((_, told)), _) => told,
            (false, None, Some((action, worth))) => {
                let action = This::line_in_words(current.side.other(), &[action]);
                let told = &This::hint_in_words(&action, worth);
                m::PuzzleAnswer { told }.text()
            }
            (false, None, None) => m::puzzle_missed(),
        };
        page.say(
            Part::PuzzleTitle,
            &if solved {
                m::puzzle_solved()
            } else {
                String::new()
            },
        );
        page.say(Part::PuzzleSaid, &said);
        let session = cx.table.session.as_ref().filter(|_| solved);
        let steps = session.into_iter().flat_map(|session| {
            let told = This::history_of(session);
            let entries = session.record().entries().iter();
            let steps = entries
                .zip(told)
                .map(|(entry, told)| This::step_in_words(entry, &told));
            steps.collect::<Vec<_>>()
        });
        page.list_texts(Part::PuzzleSteps, &steps.collect::<Vec<_>>());
        let reasons = current.reasons.iter().filter(|_| solved);
        let reasons = reasons.map(|reason| This::reason_in_words(current.side, reason).1);
        page.list_texts(Part::PuzzleReasons, &reasons.collect::<Vec<_>>());
        let worths = [
            (Part::PuzzleThis, m::puzzle_this(), current.puzzle.best),
            (Part::PuzzleThat, m::puzzle_others(), current.puzzle.next),
        ];
        for (bar, about, worth) in worths {
            page.show(bar, solved);
            page.say(bar, &This::hint_in_words(&about, worth));
            set(page, bar, This::height_in_chart(worth));
        }
        for (button, shown) in [
            (Button::PuzzleRetry, !solved),
            (Button::PuzzleClue, !solved),
            (Button::PuzzleShow, !solved),
            (Button::PuzzleNext, solved),
            (Button::PuzzleStudy, solved),
            (Button::PuzzleOnce, solved),
        ] {
            page.show(button, shown);
        }
    }
}

/// The most notches of a tally.
const TALLY: u32 = 7;

/// Sets the number that the style sheet draws.
fn set(page: &Page, part: Part, number: f64) {
    if let Ok(element) = page.element::<HtmlElement>(part) {
        // Fails only for invalid names.
        let _ = element.style().set_property("--n", &number.to_string());
    }
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
    for button in [
        Button::PuzzleAnother,
        Button::PuzzleLists,
        Button::PuzzleLeave,
    ] {
        page.move_before(button, context::elements::Button::PastReturn);
    }
    page.move_before(Button::PuzzleHint, context::elements::Button::ShowAgain);
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
        if cx.page.is_open(Dialog::Puzzles) {
            self.fill(cx);
            self.write(cx);
        }
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        self.look(cx);
        self.show_current(shown, cx);
    }

    fn start_over(&mut self, _: &mut Context<'_>) {
        self.current = None;
    }
}
