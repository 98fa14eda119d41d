//! What a throw can be used for, worked out a second time: every sequence of uses is tried on plain
//! arrays, and what it comes to is compared with the judge in random positions (§2 to §7, §10).

use std::collections::{BTreeSet, HashSet};

use crate::common::{Chance, legal};
use kotra::{Action, Checkers, Die, Judge, OneDie, Point, Position, Ways};

/// Both sides on plain arrays: the side to move first, each by places in its own numbering, hit
/// checkers at 0, those borne off at 25.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Plain {
    own: [u8; 26],
    enemy: [u8; 26],
    five_out: bool,
    four_of_enemy: bool,
}

fn places(checkers: &Checkers) -> [u8; 26] {
    let mut places = [0; 26];
    places[0] = checkers.hit();
    places[1..25].copy_from_slice(&checkers.points());
    places[25] = checkers.off();
    places
}

/// The other side's number of a point.
fn across(point: usize) -> usize {
    if point <= 12 { point + 12 } else { point - 12 }
}

impl Plain {
    fn of(position: &Position) -> Plain {
        let own = position.checkers(position.turn());
        let enemy = position.checkers(position.turn().other());
        Plain {
            own: places(own),
            enemy: places(enemy),
            five_out: own.five_out(),
            four_of_enemy: enemy.open_band(),
        }
    }

    fn enemies_on(&self, point: usize) -> u8 {
        self.enemy[across(point)]
    }

    /// Whether the enemy's band on `point` is one of six or more in a row (§5, a).
    fn is_in_row(&self, point: usize) -> bool {
        (1..=19).any(|k| {
            (k..k + 6).contains(&point) && (k..k + 6).all(|point| self.enemies_on(point) >= 2)
        })
    }

    /// Whether hit checkers may tear up bands in the enemy's third quarter (§5, b).
    fn has_few_free(&self) -> bool {
        let free = (1..=6).filter(|&n| self.own[n] == 0 && self.enemies_on(n) <= 1);
        usize::from(self.own[0]) > free.count()
    }

    fn may_land(&self, to: usize) -> bool {
        let open = self.is_in_row(to) || to == across(7) && self.four_of_enemy;
        let own_there = self.own[to] > 0;
        (self.enemies_on(to) < 2 || open) && (!own_there || self.five_out && to >= 12)
    }

    fn may_enter(&self, to: usize) -> bool {
        let open = self.is_in_row(to) || self.has_few_free();
        (self.enemies_on(to) < 2 || open) && self.own[to] == 0
    }

    /// Moves a checker from one place to another, if that is allowed.
    fn moved(&self, from: usize, die: usize) -> Option<Plain> {
        if self.own[from] == 0 || from > 0 && self.own[0] > 0 {
            return None;
        }
        let mut to = from + die;
        if to > 24 {
            let all_there = self.own[1..19].iter().all(|&count| count == 0);
            let farther_back = self.own[1..from].iter().any(|&count| count > 0);
            if !all_there || to > 25 && farther_back {
                return None;
            }
            to = 25;
        } else if from == 0 && !self.may_enter(to) || from > 0 && !self.may_land(to) {
            return None;
        }
        let mut next = *self;
        next.own[from] -= 1;
        next.own[to] += 1;
        next.five_out |= next.own[1] <= 10;
        if to < 25 {
            next.enemy[0] += next.enemies_on(to);
            if to == across(7) && next.enemies_on(to) > 0 {
                next.four_of_enemy = false;
            }
            next.enemy[across(to)] = 0;
        }
        Some(next)
    }

    fn has_ended(&self) -> bool {
        let free = self.enemy[1..7].iter().filter(|&&count| count == 0).count();
        usize::from(self.enemy[0]) > free || self.own[25] == 15
    }
}

/// A use: where from, and with which die.
type Use = (usize, usize);

/// All sequences of uses that go on until nothing can be used.
fn try_all(
    plain: &Plain,
    dice: &[usize],
    so_far: &mut Vec<Use>,
    see: &mut impl FnMut(&[Use], &Plain),
) {
    let mut stuck = true;
    if so_far.is_empty() || !plain.has_ended() {
        for (n, &die) in dice.iter().enumerate() {
            if dice[..n].contains(&die) {
                continue;
            }
            let mut left = dice.to_vec();
            left.remove(n);
            for from in 0..25 {
                if let Some(next) = plain.moved(from, die) {
                    stuck = false;
                    so_far.push((from, die));
                    try_all(&next, &left, so_far, see);
                    so_far.pop();
                }
            }
        }
    }
    if stuck {
        see(so_far, plain);
    }
}

/// What may come first, and what the throw can come to, by the rule that as much as possible is used.
fn best_uses(judge: &Judge, position: &Position) -> (BTreeSet<Use>, BTreeSet<Plain>) {
    let dice: Vec<usize> = position
        .unused()
        .dice()
        .map(|die| usize::from(die.pips()))
        .collect();
    let mut best = (0, 0);
    let (mut first, mut ends) = (BTreeSet::new(), BTreeSet::new());
    let start = Plain::of(position);
    try_all(&start, &dice, &mut Vec::new(), &mut |uses, end| {
        let used = match end.has_ended() {
            true => dice.len(),
            false => uses.len(),
        };
        // Where one of two different dice is used, the higher one is better.
        let one = used == 1 && dice.len() == 2 && dice[0] != dice[1];
        let higher = match judge.rules().one_die {
            OneDie::Higher if one => uses[0].1,
            _ => 0,
        };
        if (used, higher) > best {
            best = (used, higher);
            first.clear();
            ends.clear();
        }
        if (used, higher) == best {
            first.extend(uses.first());
            ends.insert(*end);
        }
    });
    (first, ends)
}

/// The use of a die that an action is.
fn as_use(action: Action) -> Option<Use> {
    let from = action.from().map_or(0, Point::number);
    Some((from.into(), action.die()?.pips().into()))
}

/// The positions that playing legal actions until the throw is used up leads to.
fn play_out(
    judge: &Judge,
    position: &Position,
    ends: &mut HashSet<Position>,
    seen: &mut HashSet<Position>,
) {
    if position.throw().is_none() {
        ends.insert(*position);
        return;
    }
    if !seen.insert(*position) {
        return;
    }
    for action in legal(judge, position) {
        let mut next = *position;
        judge.play_unchecked(&mut next, action, &mut |_| ());
        play_out(judge, &next, ends, seen);
    }
}

#[test]
fn the_greatest_use_is_what_trying_everything_finds() {
    let mut chance = Chance::new(2);
    let mut ways = Ways::new();
    for _ in 0..20_000 {
        let judge = Judge::new(chance.rules());
        let position = chance.thrown(&judge);
        let (first, ends) = best_uses(&judge, &position);

        let uses: Vec<Use> = legal(&judge, &position)
            .into_iter()
            .filter_map(as_use)
            .collect();
        assert_eq!(uses.len(), first.len(), "listed twice: {position:?}");
        assert_eq!(BTreeSet::from_iter(uses), first, "{position:?}");

        judge.ways(&position, &mut ways);
        let mut found = BTreeSet::new();
        for n in 0..ways.len() {
            let actions = ways.actions(n);
            let mut end = Plain::of(&position);
            let mut left = position.unused();
            for action in &actions {
                if let Some((from, die)) = as_use(*action) {
                    end = end.moved(from, die).unwrap();
                    left = left.without(Die::new(die as u8).unwrap());
                }
            }
            // A side may stop at a half munk before, or where nothing more can be used.
            let goes_on = left.dice().any(|die| {
                let pips = usize::from(die.pips());
                (0..25).any(|from| end.moved(from, pips).is_some())
            });
            if actions.iter().all(|action| action.die().is_some()) || !goes_on {
                found.insert(end);
                let (own, enemy) = (position.turn(), position.turn().other());
                let reached = ways.end(n);
                assert_eq!(places(reached.checkers(own)), end.own);
                assert_eq!(places(reached.checkers(enemy)), end.enemy);
            }
        }
        assert_eq!(found, ends, "{position:?}");
    }
}

#[test]
fn all_ways_are_what_legal_actions_lead_to_each_end_once() {
    let mut chance = Chance::new(3);
    let mut ways = Ways::new();
    for _ in 0..20_000 {
        let judge = Judge::new(chance.rules());
        let position = chance.thrown(&judge);
        let mut wanted = HashSet::new();
        play_out(&judge, &position, &mut wanted, &mut HashSet::new());

        judge.ways(&position, &mut ways);
        assert_eq!(ways.len(), ways.ends().len());
        let found: HashSet<Position> = ways.ends().copied().collect();
        assert_eq!(found.len(), ways.len(), "an end twice: {position:?}");
        assert_eq!(found, wanted, "{position:?}");

        // The actions of a way are legal one after the other, and lead to its end.
        let n = chance.below(ways.len());
        let mut played = position;
        for action in ways.actions(n) {
            judge.play(&mut played, action, |_| ()).unwrap();
        }
        assert_eq!(played, *ways.end(n));
    }
}

/// A throw that cannot be used has one way, without an action: the turn passes.
#[test]
fn the_ways_of_a_throw_are_those_after_it_falls() {
    let mut chance = Chance::new(4);
    let mut ways = Ways::new();
    let mut passed = 0;
    for _ in 0..5_000 {
        let judge = Judge::new(chance.rules());
        let position = chance.position(&judge);
        let throw = chance.throw();
        judge.ways_of_throw(&position, throw, &mut ways);
        let mut thrown = position;
        judge.throw_unchecked(&mut thrown, throw, &mut |_| ());
        if thrown.throw().is_none() {
            passed += 1;
            assert_eq!(ways.len(), 1);
            assert!(ways.actions(0).is_empty());
            assert_eq!(*ways.end(0), thrown);
        } else {
            let ends: HashSet<Position> = ways.ends().copied().collect();
            judge.ways(&thrown, &mut ways);
            assert_eq!(ends, ways.ends().copied().collect());
        }
    }
    assert!(passed > 50, "{passed}");
}
