//! The search: iterative deepening, principal variation search with late move reductions, and a quiescence search of captures,
//! escapes and threats of escape.
//!
//! The search keeps its own stack, so that it can stop after any node and continue later.

use game::{Progress, nth_random};
use hnefatafl::{Action, Actions, Game, Judge, Position, Side};

use crate::geometry::bit;
use crate::mirrored::Symmetries;
use crate::order::{Candidate, Experience, Kind, Kinds};
use crate::repetition::Past;
use crate::score::{INFINITE, MAX_PLY, WIN, WON, for_side};
use crate::table::{Bound, Table};
use crate::wins::{squares_to_block, winning_move};
use crate::{Answer, Evaluator, RankedAction, Settings, Weights};

/// The plies beyond the last in which captures are searched.
const QUIESCENCE: i32 = 8;

/// The plies beyond the last in which threats of escape are searched.
const THREATS: i32 = 4;

/// Up to this depth a position far above the window is cut off, and quiet moves are skipped in one far below it.
const FUTILITY_DEPTH: i32 = 2;

/// The margin that counts as far, for each ply of depth.
const FUTILITY_MARGIN: i32 = 130;

/// How the current move is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pass {
    /// Less deep by this number of plies, to see whether it is better at all.
    Reduced(i32),
    /// With a narrow window, to see whether it is better at all.
    Narrow,
    /// With the full window, to see how good it is.
    Full,
}

/// A position on the path from the root.
#[derive(Clone, Debug)]
struct Frame {
    position: Position,
    depth: i32,
    /// The initial lower bound of the window.
    floor: i32,
    alpha: i32,
    beta: i32,
    best: i32,
    best_action: Option<Action>,
    /// The index of its first move in the list of all moves.
    first: usize,
    next: usize,
    end: usize,
    tried: usize,
    current: Candidate,
    pass: Pass,
    /// Whether the current move is to be searched again, with another pass.
    again: bool,
    /// Whether the king threatens to escape.
    threatened: bool,
    /// The most that quiet moves can gain here, if that is not enough: they are skipped.
    futile: Option<i32>,
}

/// A move at the root.
#[derive(Clone, Copy, Debug)]
struct RootMove {
    action: Action,
    score: i32,
    exact: bool,
}

/// A search in progress.
pub struct Search {
    judge: Judge,
    evaluator: Evaluator,
    settings: Settings,
    seed: u64,
    root: Position,
    root_moves: Vec<RootMove>,
    past: Past,
    table: Table,
    experience: Experience,
    frames: Vec<Frame>,
    candidates: Vec<Candidate>,
    /// By ply: the best line from there.
    lines: Vec<Vec<Action>>,
    legal: Box<Actions>,
    iteration: i32,
    completed: i32,
    best_score: i32,
    best_line: Vec<Action>,
    /// The latest line of each move at the root that has had an exact score.
    root_lines: Vec<Vec<Action>>,
    nodes: u64,
    done: bool,
}

impl Search {
    /// Starts to search for the best move of a game. `seed` chooses between equal moves, and when to make a weaker one. The
    /// same game, settings and seed lead to the same answer.
    #[must_use]
    pub fn new(game: &Game, settings: Settings, seed: u64) -> Search {
        let judge = game.judge().clone();
        let mut legal = Box::new(Actions::new());
        game.legal(&mut legal);
        let mut root_moves: Vec<RootMove> = legal
            .iter()
            .map(|&action| RootMove {
                action,
                score: -INFINITE,
                exact: false,
            })
            .collect();
        // Keeps the first of equal moves.
        for n in (1..root_moves.len()).rev() {
            let other = nth_random(seed, n as u64) % (n as u64 + 1);
            root_moves.swap(n, other as usize);
        }
        Search {
            evaluator: Evaluator::new(&judge),
            root: *game.position(),
            past: Past::new(game),
            table: Table::new(settings.table_bits),
            experience: Experience::new(),
            frames: Vec::with_capacity(MAX_PLY + 1),
            candidates: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            iteration: 0,
            completed: 0,
            best_score: 0,
            best_line: Vec::new(),
            root_lines: Vec::new(),
            nodes: 0,
            done: root_moves.is_empty(),
            judge,
            settings,
            seed,
            root_moves,
            legal,
        }
    }

    /// The same search with other weights than the learned ones.
    #[must_use]
    pub fn with_weights(mut self, weights: &Weights) -> Search {
        self.evaluator = self.evaluator.weighed_by(weights);
        self
    }

    /// Continues the search for `nodes` nodes. The sizes of the steps make no difference to the answer.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let until = self.nodes.saturating_add(nodes).min(self.settings.nodes);
        while !self.done && self.nodes < until {
            self.advance();
        }
        // Even the smallest search has a move.
        if self.nodes >= self.settings.nodes {
            self.done = true;
        }
        if self.done {
            Progress::Done
        } else {
            Progress::Searching
        }
    }

    /// Searches to the end and returns the move to make; `None` when the game is over.
    pub fn decide(&mut self) -> Option<Action> {
        while self.step(u64::MAX) == Progress::Searching {}
        self.answer().map(|answer| answer.action)
    }

    /// The side that is to move.
    pub(crate) const fn side(&self) -> Side {
        self.root.turn()
    }

    /// The symmetries that leave the searched position unchanged.
    pub(crate) fn symmetries(&self) -> Symmetries {
        Symmetries::of(&self.root, self.judge.rules().board.size())
    }

    /// The number of positions searched so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The plies of the last complete iteration.
    pub(crate) const fn depth(&self) -> u32 {
        self.completed.unsigned_abs()
    }

    /// The latest line that begins with this move; `None` while the move is only known to be no better than another.
    pub(crate) fn line_from(&self, action: Action) -> Option<Vec<Action>> {
        let begins = |line: &&Vec<Action>| line.first() == Some(&action);
        let best = [&self.best_line];
        let mut lines = best.into_iter().chain(&self.root_lines);
        lines.find(begins).cloned()
    }

    /// The answer so far; `None` when the game is over.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        let mut ranked = self.root_moves.clone();
        let best = self.best_line.first().copied();
        // The best move of the last iteration comes first, even if a move of an earlier one looked better.
        ranked.sort_by_key(|root| {
            let is_best = Some(root.action) == best;
            (
                core::cmp::Reverse(is_best),
                core::cmp::Reverse(root.score),
                !root.exact,
            )
        });
        let side = self.root.turn();
        let calibration = &self.evaluator.calibration;
        let swede = |score| calibration.after_search(side, for_side(score, side));
        let action = self.choose(&ranked)?;
        Some(Answer {
            action,
            score: for_side(self.best_score, side),
            win_probability: swede(self.best_score),
            line: match self.best_line.is_empty() {
                true => vec![action],
                false => self.best_line.clone(),
            },
            ranked: ranked
                .iter()
                .map(|root| RankedAction {
                    action: root.action,
                    win_probability: swede(root.score.min(self.best_score)),
                    exact: root.exact,
                })
                .collect(),
            depth: self.depth(),
        })
    }

    /// The best move, or sometimes a weaker one. A forced win is never given up.
    fn choose(&self, ranked: &[RootMove]) -> Option<Action> {
        let best = ranked.first()?;
        let random = nth_random(self.seed, 1 << 32);
        let chance = (random >> 40) as f32 / (1_u64 << 24) as f32;
        if chance >= self.settings.weaker || self.best_score >= WON {
            return Some(best.action);
        }
        let least = self.best_score - self.settings.margin;
        let weaker: Vec<&RootMove> = ranked[1..]
            .iter()
            .filter(|root| root.exact && root.score >= least)
            .collect();
        let chosen = nth_random(self.seed, 1 << 33).checked_rem(weaker.len() as u64);
        Some(chosen.map_or(best.action, |n| weaker[n as usize].action))
    }

    /// Does the smallest piece of work: at most one more node.
    fn advance(&mut self) {
        match self.frames.last() {
            None => self.begin_iteration(),
            Some(frame) if frame.again => self.search_current(),
            Some(_) => {
                if self.take_next() {
                    self.search_current();
                } else {
                    self.leave();
                }
            }
        }
    }

    fn begin_iteration(&mut self) {
        self.iteration += 1;
        let kinds = Kinds::new(&self.judge, &self.evaluator.geometry, &self.root);
        self.candidates.clear();
        for (n, root) in self.root_moves.iter().enumerate() {
            self.candidates.push(Candidate {
                action: root.action,
                kind: kinds.of(root.action),
                order: -(n as i32),
            });
        }
        let position = self.root;
        let (end, current) = (self.candidates.len(), self.candidates[0]);
        self.lines[0].clear();
        self.frames.push(Frame {
            position,
            depth: self.iteration,
            floor: -INFINITE,
            alpha: -INFINITE,
            beta: INFINITE,
            best: -INFINITE,
            best_action: None,
            first: 0,
            next: 0,
            end,
            tried: 0,
            current,
            pass: Pass::Full,
            again: false,
            threatened: squares_to_block(&self.judge, &self.evaluator.geometry, &position)
                .is_some(),
            futile: None,
        });
    }

    /// Takes the next move of the last frame; `false` if the frame has no more moves.
    fn take_next(&mut self) -> bool {
        let at_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else {
            return false;
        };
        loop {
            if frame.next >= frame.end {
                return false;
            }
            let rest = &mut self.candidates[frame.next..frame.end];
            let mut first = 0;
            for n in 1..rest.len() {
                if rest[n].order > rest[first].order {
                    first = n;
                }
            }
            rest.swap(0, first);
            frame.current = rest[0];
            frame.next += 1;
            let moves_king = frame.current.action.from == frame.position.king();
            let quiet = frame.current.kind == Kind::Quiet && !moves_king;
            if let Some(most) = frame.futile
                && quiet
                && frame.tried > 0
            {
                // Skipped moves do not prove a loss.
                if frame.best <= -WON {
                    frame.best = most;
                }
                continue;
            }
            let wide = at_root && self.settings.margin > 0;
            frame.pass = if frame.tried == 0 || wide || frame.depth <= 0 {
                Pass::Full
            } else {
                match reduction(frame, quiet, at_root) {
                    0 => Pass::Narrow,
                    plies => Pass::Reduced(plies),
                }
            };
            return true;
        }
    }

    /// Makes the current move of the last frame and searches the resulting position.
    fn search_current(&mut self) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        frame.again = false;
        let (alpha, beta, depth) = match frame.pass {
            Pass::Full => (-frame.beta, -frame.alpha, frame.depth - 1),
            Pass::Narrow => (-frame.alpha - 1, -frame.alpha, frame.depth - 1),
            Pass::Reduced(plies) => (-frame.alpha - 1, -frame.alpha, frame.depth - 1 - plies),
        };
        let mut position = frame.position;
        let action = frame.current.action;
        self.judge
            .play_unchecked(&mut position, action, &mut |_| ());
        if let Some(score) = self.visit(position, alpha, beta, depth) {
            self.deliver(-score);
        }
    }

    /// Starts to search a position with this window. Returns the score for its side to move if it is known at once.
    fn visit(&mut self, position: Position, alpha: i32, beta: i32, depth: i32) -> Option<i32> {
        let ply = self.frames.len();
        self.nodes += 1;
        self.lines[ply].clear();
        let side = position.turn();
        if let Some(outcome) = position.outcome() {
            return Some(if outcome.winner == Some(side) {
                WIN - ply as i32
            } else {
                ply as i32 - WIN
            });
        }
        let key = position.key();
        let same_side = self.frames.iter().rev().skip(1).step_by(2);
        let in_line = same_side.filter(|frame| frame.position.key() == key);
        let in_line = in_line.count() as u32;
        if let Some(score) = self.past.score(&self.judge, key, in_line, side, ply) {
            return Some(score);
        }
        let geometry = &self.evaluator.geometry;
        let quick = self.settings.quiescence;
        if quick && let Some(action) = winning_move(&self.judge, geometry, &position) {
            self.lines[ply].push(action);
            return Some(WIN - ply as i32 - 1);
        }
        if ply >= MAX_PLY || !quick && depth <= 0 {
            return Some(self.static_score(&position));
        }
        // No line from here is better than a win with the move after next, nor worse than a loss with the next.
        let floor = alpha.max(ply as i32 + 2 - WIN);
        let beta = beta.min(WIN - ply as i32 - 1);
        if floor >= beta {
            return Some(floor);
        }
        let block = if quick {
            squares_to_block(&self.judge, geometry, &position)
        } else {
            None
        };
        let threatened = block.is_some();
        let extends = threatened && depth > 0 && ply < 2 * self.iteration as usize;
        let depth = depth + i32::from(extends);
        let narrow = beta - floor <= 1;
        let known = self.table.get(key);
        if let Some(known) = known
            && (narrow || depth <= 0)
            && i32::from(known.depth) >= depth.max(-1)
        {
            let score = known.score(ply);
            if known.decides(score, floor, beta) {
                return Some(score);
            }
        }
        let mut alpha = floor;
        let mut best = -INFINITE;
        let mut futile = None;
        if threatened {
            if depth <= -QUIESCENCE {
                return Some(self.static_score(&position));
            }
        } else if depth <= FUTILITY_DEPTH && quick {
            let score = self.static_score(&position);
            if depth <= 0 {
                if score >= beta || depth <= -QUIESCENCE {
                    return Some(score);
                }
                best = score;
                alpha = alpha.max(score);
            } else if narrow && score.abs() < WON && beta.abs() < WON {
                if score - FUTILITY_MARGIN * depth >= beta {
                    return Some(score);
                }
                let most = score + FUTILITY_MARGIN * depth;
                futile = (most <= alpha).then_some(most);
            }
        }
        let known_action = known.and_then(|known| known.action);
        let first = self.candidates.len();
        self.list(&position, depth, block, known_action);
        let end = self.candidates.len();
        if first == end {
            // A side that cannot block loses to the king's next move.
            return Some(if threatened {
                ply as i32 + 2 - WIN
            } else {
                best
            });
        }
        self.frames.push(Frame {
            position,
            depth,
            floor,
            alpha,
            beta,
            best,
            best_action: None,
            first,
            next: first,
            end,
            tried: 0,
            current: self.candidates[first],
            pass: Pass::Full,
            again: false,
            threatened,
            futile,
        });
        None
    }

    /// Adds the moves of a position to search at this depth to the list.
    fn list(
        &mut self,
        position: &Position,
        depth: i32,
        block: Option<u128>,
        known: Option<Action>,
    ) {
        let (side, ply) = (position.turn(), self.frames.len());
        // If another repetition may end the game before the king escapes, other moves count too.
        let block = block.filter(|_| depth <= 0 || !self.past.stood_twice());
        self.judge.legal(position, &mut self.legal);
        let kinds = Kinds::new(&self.judge, &self.evaluator.geometry, position);
        for &action in self.legal.iter() {
            let kind = kinds.of(action);
            let wanted = match block {
                Some(block) => block & bit(action.to) != 0,
                None if depth > 0 => true,
                None => match kind {
                    Kind::Capture(_) => true,
                    Kind::OpensWays(_) => depth > -THREATS,
                    Kind::Quiet => false,
                },
            };
            if wanted {
                self.candidates.push(Candidate {
                    action,
                    kind,
                    order: self.experience.order(side, ply, action, kind, known),
                });
            }
        }
    }

    /// Accepts the score of the current move of the last frame, for the side that made it.
    fn deliver(&mut self, score: i32) {
        let ply = self.frames.len().saturating_sub(1);
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        match frame.pass {
            Pass::Reduced(_) if score > frame.alpha => {
                (frame.pass, frame.again) = (Pass::Narrow, true);
                return;
            }
            Pass::Narrow if score > frame.alpha && score < frame.beta => {
                (frame.pass, frame.again) = (Pass::Full, true);
                return;
            }
            _ => {}
        }
        let Candidate { action, kind, .. } = frame.current;
        let first = frame.tried == 0;
        frame.tried += 1;
        let exact = score > frame.alpha;
        if score > frame.best {
            frame.best = score;
            frame.best_action = Some(action);
        }
        if exact {
            frame.alpha = score;
            let (here, beyond) = self.lines.split_at_mut(ply + 1);
            here[ply].clear();
            here[ply].push(action);
            here[ply].extend_from_slice(&beyond[0]);
        }
        if frame.alpha >= frame.beta {
            frame.next = frame.end;
            let (depth, side) = (frame.depth, frame.position.turn());
            if kind == Kind::Quiet && depth > 0 {
                self.experience.refuted(side, ply, depth, action);
            }
        }
        if ply == 0 {
            self.deliver_at_root(action, score, exact, first);
        }
    }

    /// Stores the result for a move at the root.
    fn deliver_at_root(&mut self, action: Action, score: i32, exact: bool, first: bool) {
        if let Some(root) = self
            .root_moves
            .iter_mut()
            .find(|root| root.action == action)
        {
            (root.score, root.exact) = (score, exact);
        }
        if exact {
            let known = self.root_lines.iter_mut();
            let mut known = known.filter(|line| line.first() == Some(&action));
            match known.next() {
                Some(line) => line.clone_from(&self.lines[0]),
                None => self.root_lines.push(self.lines[0].clone()),
            }
        }
        let better = first || score > self.best_score;
        if better {
            self.best_score = score;
            self.best_line.clone_from(&self.lines[0]);
        }
        // With a margin, slightly worse moves get exact scores as well.
        if self.settings.margin > 0
            && let Some(frame) = self.frames.first_mut()
        {
            frame.alpha = self.best_score - self.settings.margin - 1;
        }
    }

    /// Leaves the last frame once all of its moves have been searched.
    fn leave(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        self.candidates.truncate(frame.first);
        let ply = self.frames.len();
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let scored = (frame.best, bound);
        let action = frame.best_action;
        let key = frame.position.key();
        self.table.put(key, ply, frame.depth, scored, action);
        if ply == 0 {
            self.end_iteration();
        } else {
            self.deliver(-frame.best);
        }
    }

    fn end_iteration(&mut self) {
        self.completed = self.iteration;
        let best = self.best_line.first().copied();
        self.root_moves.sort_by_key(|root| {
            let is_best = Some(root.action) == best;
            core::cmp::Reverse((is_best, root.score))
        });
        let plies_to_end = WIN - self.best_score.abs();
        let decided = plies_to_end <= self.iteration;
        let forced = self.root_moves.len() == 1;
        let deep = self.iteration as u32 >= self.settings.depth;
        self.done = decided || forced || deep || self.iteration as usize >= MAX_PLY / 2;
    }

    /// The static evaluation, for the side to move.
    fn static_score(&self, position: &Position) -> i32 {
        for_side(self.evaluator.evaluate(position), position.turn())
    }
}

/// The depth reduction for the first search of the current move. Late quiet moves are seldom the best.
fn reduction(frame: &Frame, quiet: bool, at_root: bool) -> i32 {
    if frame.depth < 3 || !quiet || frame.threatened || frame.tried < 4 {
        return 0;
    }
    let late = i32::from(frame.tried >= 14 && !at_root);
    let deep = i32::from(frame.depth >= 6);
    1 + late + deep
}
