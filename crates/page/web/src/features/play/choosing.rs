//! Choosing a piece, a die and a destination on the board, and explaining refusals.

use browser::dom::Touch;
use context::this::words as m;
use context::{
    Action, Choice, CombinedMove, Context, Decision, Effect, Entry, Key, Leave, Move, Pick, Place,
    Refused, Table, Target, This,
};
use lessons::Task;
use on_page::{ChoiceWords, Dice, Moves};

use super::marking::each_once;
use super::state::{Message, Play};

impl Play {
    /// The legal moves, limited to the chosen die.
    pub(super) fn moves(&self, table: &Table) -> Vec<Move> {
        let session = table.session.as_ref().filter(|_| table.decides());
        session.map_or_else(Vec::new, |session| {
            This::legal_moves(session, self.marks.die)
        })
    }

    /// The usable pieces on `place`, each once.
    pub(super) fn picks_on(&self, place: Place, table: &Table) -> Vec<Pick> {
        let moves = self.moves(table).into_iter();
        each_once(moves.filter(|one| one.pick.place() == place))
    }

    /// Handles a tap. A finger also reaches a possible choice beside it, which is known only now that everything stands still.
    pub(super) fn tap(&mut self, target: Target, at: Option<Touch>, cx: &mut Context<'_>) {
        let target = match at {
            Some(at) => self.board.hit(at.x, at.y, at.finger),
            None => target,
        };
        match target {
            _ if cx.table.may_throw() => match target {
                Target::Tray | Target::Die(_) => self.throw(cx),
                Target::Place(_) => cx.effects.refuse(m::task_throw),
                Target::Nothing => {}
            },
            Target::Tray | Target::Die(_) if !cx.table.decides() => {
                cx.effects.want(Effect::ConfirmTurn);
            }
            Target::Die(n) => self.tap_die(n, cx),
            Target::Place(place) => self.tap_place(place, at, cx),
            Target::Tray | Target::Nothing => {
                self.marks.clear_choice();
                cx.effects.show();
            }
        }
    }

    fn tap_die(&mut self, n: usize, cx: &mut Context<'_>) {
        let Some(session) = cx.table.session.as_ref().filter(|_| cx.table.decides()) else {
            return;
        };
        let lying = This::lying_dice(session);
        let Some(die) = lying.get(n).filter(|die| !die.used) else {
            return;
        };
        if This::TURNS_DICE {
            let open = lying.iter().filter(|die| !die.used).count();
            self.turned ^= (open, lying.len()) == (2, 2);
        } else if This::can_be_lifted(session, die) {
            self.marks.toggle_lifted(n);
        } else {
            self.marks.die = Some(n).filter(|_| self.marks.die != Some(n));
        }
        self.marks.chosen = None;
        cx.effects.show();
    }

    fn tap_place(&mut self, place: Place, at: Option<Touch>, cx: &mut Context<'_>) {
        if !cx.table.decides() {
            return;
        }
        cx.effects.show();
        let chosen = self.marks.chosen;
        if let Some(chosen) = chosen
            && self.goes(chosen, place, cx.table)
        {
            self.go(chosen, place, cx);
            return;
        }
        if is_on_trial(cx.table, chosen, place) {
            self.sender.send(Message::Explain(chosen, place));
            self.marks.chosen = None;
            return;
        }
        let picks = self.picks_on(place, cx.table);
        let again = chosen.is_some_and(|chosen| chosen.place() == place);
        let at_once = again || cx.settings.get(Key::Taps) == "one";
        if let (Some(session), Some(&pick)) = (&cx.table.session, picks.first())
            && at_once
            && cx.table.lesson().is_none()
            && let Some(action) = This::preferred(session, pick, self.turned)
        {
            self.begin(action, cx);
            return;
        }
        let meant = match at {
            Some(at) if !again => self.board.nearest(&picks, at.x, at.y),
            // Again, or with the keyboard: from one piece of the place to the next.
            _ => {
                let current =
                    chosen.and_then(|chosen| picks.iter().position(|&other| other == chosen));
                let next = current.map_or(0, |n| n + 1);
                picks.get(next % picks.len().max(1)).copied()
            }
        };
        if meant.is_some() && meant != chosen {
            self.marks.chosen = meant;
        } else {
            if picks.is_empty()
                && let Some(session) = &cx.table.session
            {
                let meant = This::meant(session, chosen, place);
                self.sender.send(Message::Explain(meant, place));
            }
            self.marks.chosen = None;
        }
    }

    pub(super) fn explain(&mut self, chosen: Option<Pick>, place: Place, cx: &mut Context<'_>) {
        let Some(session) = &cx.table.session else {
            return;
        };
        if let Some(why) = This::why_not(session, chosen, place) {
            let rule = This::rule_against(&why, session);
            self.board.refuse(place);
            cx.effects.want(Effect::Refuse(Refused {
                why: Box::new(move |_| This::why_in_words(&why)),
                rule,
                tried: Some((chosen.map(|chosen| chosen.place()), place)),
            }));
        }
    }

    pub(super) fn goes(&self, chosen: Pick, to: Place, table: &Table) -> bool {
        self.moves(table)
            .iter()
            .any(|one| one.pick == chosen && one.to == to)
            || self.ahead(chosen, table).iter().any(|ahead| ahead.to == to)
    }

    /// Where the chosen piece can get with several dice in a row.
    pub(super) fn ahead(&self, chosen: Pick, table: &Table) -> Vec<CombinedMove> {
        // A lesson proceeds step by step.
        let alone = table.decides() && table.lesson().is_none();
        let Some(session) = table.session.as_ref().filter(|_| alone) else {
            return Vec::new();
        };
        This::combined(session, chosen, self.marks.die)
    }

    /// Moves the chosen piece to `to`, and asks if there are several ways to do so. Returns whether it has moved.
    pub(super) fn go(&mut self, chosen: Pick, to: Place, cx: &mut Context<'_>) -> bool {
        let mut ways = self.moves(cx.table);
        ways.retain(|one| one.pick == chosen && one.to == to);
        if ways.is_empty() {
            let mut rows = self.ahead(chosen, cx.table).into_iter();
            let mut actions = rows
                .find(|ahead| ahead.to == to)
                .map(|ahead| ahead.actions.into_iter());
            let first = actions.as_mut().and_then(Iterator::next);
            self.queue = actions.into_iter().flatten().collect();
            return first.is_some_and(|first| self.act(first, cx));
        }
        if let Some(session) = &cx.table.session {
            This::narrow(&mut ways, self.marks.die, session);
        }
        if let [one] = ways[..] {
            return self.begin(one.action, cx);
        }
        self.ask_way_to_move(ways, cx);
        false
    }

    /// Makes a move, and what follows it automatically. Returns whether it was made.
    fn begin(&mut self, action: Action, cx: &mut Context<'_>) -> bool {
        let session = cx.table.session.as_ref();
        let session = session.filter(|_| cx.table.lesson().is_none());
        let rest = session.map(|session| This::follow_ups(session, action));
        self.queue = rest.into_iter().flatten().collect();
        self.act(action, cx)
    }

    /// Makes a move, or asks which of several ways to take.
    pub(super) fn act_or_ask(&mut self, action: Action, cx: &mut Context<'_>) {
        let mut ways = self.moves(cx.table);
        ways.retain(|one| This::is_same_move(one, action));
        if ways.len() > 1 {
            self.ask_way_to_move(ways, cx);
        } else {
            self.act(action, cx);
        }
    }

    fn ask_way_to_move(&self, ways: Vec<Move>, cx: &mut Context<'_>) {
        let actions: Vec<Action> = ways.iter().map(|one| one.action).collect();
        let sender = self.sender.clone();
        cx.effects.want(Effect::Choose(Choice {
            ways: Vec::new(),
            words: Box::new(move || ChoiceWords {
                title: This::which_way(),
                text: String::new(),
                answers: ways.iter().map(This::way_in_words).collect(),
            }),
            first: 0,
            leave: Leave::Free,
            answer: Box::new(move |n| {
                if let Some(&action) = actions.get(n) {
                    sender.send(Message::Act(action));
                }
            }),
        }));
    }

    /// Carries out a person's decision, if it is legal and no lesson forbids it. Returns whether it did.
    pub(super) fn act(&mut self, action: Action, cx: &mut Context<'_>) -> bool {
        let does = cx.table.decides() && self.lesson_lets(action, cx);
        if does {
            cx.effects.want(Effect::Enter(Entry::Action(action), None));
        }
        does
    }

    /// Uses the dice in the only possible way, if there is only one.
    pub(super) fn force(&mut self, cx: &mut Context<'_>) {
        let Some(session) = cx.table.session.as_ref().filter(|_| cx.table.decides()) else {
            return;
        };
        let mut actions = This::forced(session).into_iter();
        if let Some(first) = actions.next() {
            self.queue = actions.collect();
            self.act(first, cx);
        }
    }

    pub(super) fn end_turn(&mut self, cx: &mut Context<'_>) {
        let legal = cx
            .table
            .session
            .as_ref()
            .map(|session| session.legal().iter());
        let action = legal.and_then(|mut legal| legal.find(|action| This::ends_turn(action)));
        match action {
            Some(&action) => {
                self.act(action, cx);
            }
            None => cx.effects.want(Effect::ConfirmTurn),
        }
    }

    /// Whether the current lesson, if any, allows this action; refuses it otherwise.
    pub(super) fn lesson_lets(&mut self, action: Action, cx: &mut Context<'_>) -> bool {
        let wanted = cx.table.lesson_wants();
        let lets = wanted.is_none_or(|wanted| wanted.contains(&action));
        if !lets {
            self.marks.clear_choice();
            cx.effects.refuse(m::lesson_other);
        }
        lets
    }

    pub(super) fn show_how(&mut self, cx: &mut Context<'_>) {
        let Some(lesson) = cx.table.lesson() else {
            return;
        };
        match lesson.task() {
            Some(Task::Throw) => self.throw(cx),
            Some(Task::Do(..)) => match cx.table.lesson_wants().unwrap_or_default().first() {
                Some(action) if This::throws_again(action) => self.rethrow(cx),
                Some(&action) => {
                    self.act(action, cx);
                }
                None => {}
            },
            Some(Task::Try(..)) => {
                let piece = piece_to_try(cx.table);
                match lesson.trial() {
                    Some((_, Some(to))) => self.explain(piece, to, cx),
                    Some((from, None)) => self.explain(None, from, cx),
                    None => {}
                }
                self.marks.clear_choice();
                cx.effects.show();
            }
            None => {}
        }
    }
}

/// Whether a lesson asks for a vain attempt to go there with the chosen piece.
fn is_on_trial(table: &Table, chosen: Option<Pick>, to: Place) -> bool {
    let trial = table.lesson().and_then(|lesson| lesson.trial());
    trial
        .zip(chosen)
        .is_some_and(|((from, there), chosen)| from == chosen.place() && there == Some(to))
}

/// The piece that a lesson asks to try in vain.
pub(super) fn piece_to_try(table: &Table) -> Option<Pick> {
    This::piece_to_try(table.session.as_ref()?, table.lesson()?)
}

impl Play {
    /// Asks the person at the screen what is not decided on the board.
    pub(crate) fn ask(&self, decision: Decision, cx: &mut Context<'_>) {
        let sender = self.sender.clone();
        let Decision {
            words,
            entries,
            ways,
        } = decision;
        cx.effects.want(Effect::Choose(Choice {
            ways,
            words,
            first: 0,
            // The game needs an answer to this question.
            leave: Leave::Never,
            answer: Box::new(move |n| {
                if let Some(entry) = entries.get(n) {
                    sender.send(Message::Answer(entry.clone()));
                }
            }),
        }));
    }
}
