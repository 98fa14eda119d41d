//! Puzzles from one's own games.
//!
//! A costly turn of a kept game becomes a puzzle where a deeper search says that it is one. The thinker finds that out when it has
//! nothing else to do.

use context::browser::thinker::{Answer, Thinker};
use context::dom::{Page, Sender};
use context::effects::{Context, Costly};
use context::messages as m;
use context::this_game::{Game, Players, Position, Response, Session, Side};
use game::{Game as _, Linked, Recorded as _, Turn};
use puzzles::{Own, OwnList, Puzzle, margin};
use thinker::{Asked, Question, RequestId};
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlElement};

use super::elements::{Button, Part};

/// The attribute of a button that opens one, with its number.
pub(super) const OPENS: &str = "data-own";

/// That of a button that erases one.
pub(super) const ERASES: &str = "data-erase-own";

/// How many turns of a game are looked at: the costliest.
const TURNS: usize = 3;

/// A costly turn that may be a puzzle.
struct Candidate {
    game: String,
    date: String,
    /// The game before the turn.
    before: Session,
    /// Where the turn led.
    played: Position,
}

/// The search for puzzles among costly turns.
pub(super) struct OwnPuzzles {
    reply: Sender<(RequestId, Answer)>,
    candidates: Vec<Candidate>,
    /// The request for the last of these.
    looking: Option<RequestId>,
}

impl OwnPuzzles {
    /// Nothing is looked for yet. Answers of the thinker are sent to `reply`.
    pub(super) const fn new(reply: Sender<(RequestId, Answer)>) -> OwnPuzzles {
        OwnPuzzles {
            reply,
            candidates: Vec::new(),
            looking: None,
        }
    }

    /// The request that is to be answered.
    pub(super) const fn asked(&self) -> Option<RequestId> {
        self.looking
    }

    /// Looks for puzzles among the costly turns of a kept game of this day.
    pub(super) fn find(&mut self, game: Costly, date: &str, cx: &mut Context<'_>) {
        // The last of them may be looked at just now.
        self.candidates.splice(0..0, candidates(game, date));
        self.look_at_next(cx.thinker);
    }

    /// Forgets what is from the kept games of these names.
    pub(super) fn forget_games(&mut self, games: &[String], cx: &mut Context<'_>) {
        let is_gone = |candidate: &Candidate| games.contains(&candidate.game);
        if self.candidates.last().is_some_and(is_gone) {
            self.cancel(cx.thinker);
        }
        self.candidates.retain(|candidate| !is_gone(candidate));
        let mut list = kept(cx);
        list.remove(|own| games.contains(&own.game));
        cx.store.keep_own_puzzles(&list.to_string());
        self.look_at_next(cx.thinker);
    }

    /// Looks for nothing any more.
    pub(super) fn stop(&mut self, thinker: &mut Thinker) {
        self.cancel(thinker);
        self.candidates.clear();
    }

    /// Keeps what was found of the candidate that was looked at, and goes on.
    pub(super) fn answered(&mut self, answer: Answer, cx: &mut Context<'_>) {
        self.looking = None;
        if let Some(candidate) = self.candidates.pop()
            && let Answer::Response(Response::Puzzle(Some(line))) = answer
            && let Ok(puzzle) = line.parse::<Puzzle>()
            && end_of(&puzzle).is_some_and(|end| end != candidate.played)
        {
            let mut list = kept(cx);
            list.add(Own {
                game: candidate.game,
                date: candidate.date,
                puzzle,
            });
            cx.store.keep_own_puzzles(&list.to_string());
        }
        self.look_at_next(cx.thinker);
    }

    /// Lists the puzzles, the last first, by their names and whether they are solved, and says whether more are looked for.
    pub(super) fn write(
        &self,
        cx: &Context<'_>,
        name: impl Fn(&Own) -> String,
        is_solved: impl Fn(&Own) -> bool,
    ) {
        let (page, list) = (cx.page, kept(cx));
        let looks = self.looking.is_some();
        page.show(Part::PuzzlesOwn, looks || !list.all().is_empty());
        page.show(Part::PuzzlesLooking, looks);
        page.show(Button::PuzzleStop, looks);
        let said = looks.then(m::puzzles_looking);
        page.say(Part::PuzzlesLooking, &said.unwrap_or_default());
        let Ok(items) = page.element::<Element>(Part::PuzzlesOwnList) else {
            return;
        };
        items.replace_children_with_node_0();
        for (number, own) in list.all().iter().enumerate().rev() {
            // What cannot be added is a puzzle that cannot be chosen.
            let _ = add(page, &items, number, &name(own), is_solved(own));
        }
    }

    /// Has the thinker look at the next candidate, if there is one.
    fn look_at_next(&mut self, thinker: &mut Thinker) {
        if let Some(candidate) = self.candidates.last()
            && self.looking.is_none()
        {
            self.looking = thinker.ask(&candidate.before, Question::Puzzle, &self.reply);
            if self.looking.is_none() {
                // Nobody can be asked.
                self.candidates.clear();
            }
        }
    }

    fn cancel(&mut self, thinker: &mut Thinker) {
        if let Some(id) = self.looking.take() {
            thinker.cancel(id);
        }
    }
}

/// The puzzles that are kept.
pub(super) fn kept(cx: &Context<'_>) -> OwnList {
    OwnList::read(&cx.store.own_puzzles().unwrap_or_default())
}

/// Erases the one of this number.
pub(super) fn erase(number: usize, cx: &Context<'_>) {
    let mut list = kept(cx);
    if let Some(gone) = list.all().get(number).cloned() {
        list.remove(|own| *own == gone);
        cx.store.keep_own_puzzles(&list.to_string());
    }
}

/// Where the best turn of a puzzle leads; `None` if it is none of this game.
fn end_of(puzzle: &Puzzle) -> Option<Position> {
    match Linked::<Game>::read(&puzzle.link) {
        Ok(Linked::Game(record)) => Some(*record.replay(usize::MAX).position()),
        _ => None,
    }
}

/// The costliest turns of the person in a game, of those that cost as much as a puzzle has to; the costliest last.
fn candidates(game: Costly, date: &str) -> Vec<Candidate> {
    let Costly {
        name,
        session,
        side,
        costs,
    } = game;
    let mut going = session.record().opening();
    let mut mover = None;
    let mut turns: Vec<(usize, f64, Position)> = Vec::new();
    for (n, entry) in session.record().entries().iter().enumerate() {
        let decides = matches!(going.turn(), Turn::Decide(now) if now == side);
        if decides && mover != Some(side) {
            turns.push((n, 0.0, *going.position()));
        }
        mover = match going.turn() {
            Turn::Decide(now) => Some(now),
            _ => None,
        };
        // What is on record can come next.
        let _ = going.enter_unseen(entry);
        if decides && let Some((_, cost, played)) = turns.last_mut() {
            let of_entry = costs
                .iter()
                .filter(|(at, whose, _)| (*at, *whose) == (n, side));
            *cost += of_entry.map(|(.., cost)| cost).sum::<f64>();
            *played = *going.position();
        }
    }
    turns.retain(|(_, cost, _)| *cost >= margin::<<Players as Asked>::Brain>());
    turns.sort_by(|(_, one, _), (_, other, _)| one.total_cmp(other));
    let first = turns.len().saturating_sub(TURNS);
    let candidate = |(n, _, played)| {
        let mut record = session.record().clone();
        record.truncate(n);
        let players = Side::BOTH.map(|side| session.player(side));
        Candidate {
            game: name.clone(),
            date: date.to_owned(),
            before: Session::from_record(record, players),
            played,
        }
    };
    turns.drain(first..).map(candidate).collect()
}

/// Adds a puzzle to the list.
fn add(
    page: &Page,
    items: &Element,
    number: usize,
    name: &str,
    is_solved: bool,
) -> Result<(), JsValue> {
    let (item, button): (Element, HtmlElement) = (page.create("li")?, page.create("button")?);
    let erase: HtmlElement = page.create("button")?;
    button.set_attribute(OPENS, &number.to_string())?;
    erase.set_attribute(ERASES, &number.to_string())?;
    erase.set_class_name("quiet");
    let solved = if is_solved { " ✓" } else { "" };
    page.write_text(&button, &format!("{name}{solved}"));
    page.write_text(&erase, &m::archive_erase());
    erase.set_attribute("aria-label", &format!("{}: {name}", m::puzzle_erase()))?;
    item.append_child(&button)?;
    item.append_child(&erase)?;
    items.append_child(&item)?;
    Ok(())
}
