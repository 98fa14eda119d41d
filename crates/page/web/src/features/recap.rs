//! The last turn of a computer, or of a person elsewhere, as a whole: described in words and on the board until it is answered,
//! and shown again on request.

use board::CLASS_OF_SIDE;
use context::elements::{Button, Part};
use context::this::words as m;
use context::{
    Annotation, Context, Effect, Entry, Feature, HistoryEntry, Key, Motion, Purpose, Session,
    Showing, Side, Table, This,
};
use game::session::PastTurn;
use on_page::{History, News, told};

/// How many steps of a turn are described in words where there is little room; the style sheet hides the others.
const IN_WORDS: usize = 2;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    ShowAgain,
}

/// The last turn of a player who is not at this screen.
#[derive(Default)]
pub(crate) struct Recap {
    /// Its steps in words, as shown.
    words: Vec<String>,
}

impl Recap {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::ShowAgain => {
                if let Some(turn) = cx.table.session.as_ref().and_then(others_turn) {
                    cx.effects.want(Effect::PlayBack(turn.entries.start));
                }
            }
        }
    }
}

impl Feature for Recap {
    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let turn = Turn::seen(cx.table);
        let again = turn.is_some() && is_shown_again(cx.table, cx.motion);
        shown.buttons.push((Button::ShowAgain, again));
        // While the turn goes on, each step has its sentence.
        let answered = cx.table.seen().is_some_and(is_a_persons);
        shown.told.line = turn.as_ref().filter(|_| answered).map(Turn::in_line);
        // It stays until the next throw or move.
        let turn = turn.filter(|turn| again && turn.end == cx.table.entries());
        if let Some(turn) = turn.as_ref().filter(|_| shown.annotations.is_empty()) {
            shown.annotations.extend(turn.drawn());
        }
        let notation = cx.settings.is_on(Key::Notation);
        let words = turn.as_ref().map(|turn| turn.in_words(notation));
        let words = words.unwrap_or_default();
        if words != self.words {
            let items = cx.page.list_texts(Part::Story, &words);
            // The number in the drawing becomes a word for screen readers.
            let steps = turn.iter().flat_map(Turn::steps);
            for ((item, n), _) in items.iter().zip(1..).zip(steps) {
                let ordinal = match n {
                    1 => m::story_first(),
                    2 => m::story_second(),
                    n => format!("{n}:"),
                };
                cx.page.say_before(item, &ordinal);
            }
            cx.page.mark(Part::Story, "long", words.len() > IN_WORDS);
            self.words = words;
        }
        for side in Side::BOTH {
            let is = turn.as_ref().is_some_and(|turn| turn.side == side);
            cx.page.mark(Part::Story, CLASS_OF_SIDE[side.index()], is);
        }
        cx.page.show(Part::Story, !self.words.is_empty());
    }
}

/// A turn made elsewhere that people here have not begun to answer.
struct Turn {
    side: Side,
    entries: Vec<(Entry, HistoryEntry)>,
    /// The number of entries on record after it.
    end: usize,
}

impl Turn {
    /// The turn that was seen last, if it was made elsewhere.
    fn seen(table: &Table) -> Option<Turn> {
        let told = matches!(table.purpose, Purpose::Game | Purpose::Distance { .. });
        let seen = table.seen().filter(|_| told)?;
        let PastTurn { side, entries } = others_turn(seen)?;
        let history = This::history_of(seen).into_iter();
        let all = seen.record().entries().iter().zip(history);
        let end = entries.end;
        let entries = all.skip(entries.start).take(entries.len());
        let entries = entries.map(|(entry, told)| (entry.clone(), told)).collect();
        Some(Turn { side, entries, end })
    }

    fn in_line(&self) -> String {
        let told: Vec<HistoryEntry> = self.entries.iter().map(|(_, told)| told.clone()).collect();
        This::turn_in_line(&told)
    }

    /// The steps that moved a piece.
    fn steps(&self) -> impl Iterator<Item = &(Entry, HistoryEntry)> {
        let moves = |(_, told): &&(Entry, HistoryEntry)| This::went(told).is_some();
        self.entries.iter().filter(moves)
    }

    /// The steps in words. After more than are shown everywhere, the last text is the number of the others.
    fn in_words(&self, notation: bool) -> Vec<String> {
        let words = self.steps().map(|(entry, told)| match notation {
            true => This::notation(entry, told),
            false => This::step_in_words(entry, told),
        });
        let mut words: Vec<String> = words.collect();
        if words.len() > IN_WORDS {
            let count = (words.len() - IN_WORDS) as u32;
            words.push(m::StoryMore { count }.text());
        }
        words
    }

    /// The numbered steps on the board, and their captures.
    fn drawn(&self) -> Vec<Annotation> {
        told::<This>(self.side, self.entries.iter().map(|(_, told)| told))
    }
}

/// Whether it can be shown again now: a person is to act, and nothing moves.
fn is_shown_again(table: &Table, motion: Motion) -> bool {
    !motion.moving && table.seen_past().is_none() && table.seen().is_some_and(is_a_persons)
}

/// Whether a person at this screen is to act.
fn is_a_persons(session: &Session) -> bool {
    let side = session.turn().side();
    side.is_some_and(|side| session.player(side).is_here())
}

/// The last turn, if nobody at this screen made it.
fn others_turn(session: &Session) -> Option<PastTurn<Side>> {
    let turn = session.last_turn();
    turn.filter(|turn| !session.player(turn.side).is_here())
}
