//! Properties of the reviews of any game.

use core::fmt::Debug;
use std::collections::HashMap;

use game::{
    Bot, Game, Level, Progress, Record, Recorded, ReviewOf, Reviewer as _, Search as _, Side, Turn,
    nth_random, unit_interval,
};

pub fn review<B: Bot>(model: &B::Model, record: &Record<B::Game>) -> ReviewOf<B::Game> {
    let mut reviewer = B::review(model, record);
    while reviewer.advance(u64::MAX) == Progress::Searching {}
    reviewer.review().clone()
}

/// The sizes of the steps make no difference to a review, and its progress never decreases.
pub fn portions_make_no_difference<B>(model: &B::Model, record: &Record<B::Game>)
where
    B: Bot<Game: Recorded<Side: Debug>>,
    <B::Game as Game>::Action: PartialEq + Debug,
{
    let mut reviewer = B::review(model, record);
    let mut progress = 0.0;
    while reviewer.advance(7) == Progress::Searching {
        assert!((progress..=1.0).contains(&reviewer.progress()));
        progress = reviewer.progress();
    }
    assert!(!reviewer.review().steps.is_empty());
    assert_eq!(*reviewer.review(), review::<B>(model, record));
}

/// A game continued from the end of a record, for at least `entries` entries unless it ends: each decision by a player of the
/// level that `level` returns, or at random.
pub fn played<B: Bot>(
    model: &B::Model,
    record: Record<B::Game>,
    entries: usize,
    seed: u64,
    level: impl Fn(u64) -> Option<Level>,
) -> Record<B::Game> {
    play_on::<B>(record, entries, seed, |game, n, random| match level(n) {
        Some(level) => B::of_level(level).decide(model, game, random),
        None => {
            let mut all = game.decisions();
            let any = random as usize % all.len();
            Some(vec![all.swap_remove(any)])
        }
    })
}

/// A game between two players, continued from the end of a record, for `entries` entries or a few more.
pub fn between<B: Bot>(
    model: &B::Model,
    [first, second]: [B; 2],
    record: Record<B::Game>,
    entries: usize,
    seed: u64,
) -> Record<B::Game> {
    play_on::<B>(record, entries, seed, |game, _, random| {
        let side = game.turn().side()?;
        let player = match side.into() {
            Side::First => first,
            Side::Second => second,
        };
        player.decide(model, game, random)
    })
}

fn play_on<B: Bot>(
    mut record: Record<B::Game>,
    entries: usize,
    seed: u64,
    decide: impl Fn(&B::Game, u64, u64) -> Option<Vec<<B::Game as Recorded>::Entry>>,
) -> Record<B::Game> {
    let mut game = record.replay(usize::MAX);
    for n in 0.. {
        if record.entries().len() >= entries {
            break;
        }
        let random = nth_random(seed, n);
        let next = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => {
                let mut left = f64::from(unit_interval(random));
                let mut all = B::chances(&game).into_iter();
                let falls = all.find(|(_, probability)| {
                    left -= probability;
                    left < 0.0
                });
                let (entry, _) = falls.unwrap_or_else(|| B::chances(&game).swap_remove(0));
                vec![entry]
            }
            Turn::Decide(_) => decide(&game, n, random).expect("there is a decision to make"),
        };
        for entry in next {
            game.enter_known(&entry);
            record.push(entry);
        }
    }
    record
}

/// The review of a game adds up: from one step to the next, the value changes by the luck and the cost. A choice has no luck
/// and a throw costs nothing. No cost is negative, and each cost comes with a better choice. A finished game is worth its
/// result, and a move that wins it costs nothing. `rounding` is the tolerance.
pub fn adds_up<B: Bot>(record: &Record<B::Game>, review: &ReviewOf<B::Game>, rounding: f64) {
    let (mut game, mut at) = (record.opening(), 0);
    let mut worth = review.start;
    let mut sums = [[0.0; 2]; 2];
    for step in &review.steps {
        let mut enter = |until: usize, game: &mut B::Game| {
            let entries = record.entries()[at..until].iter();
            entries.for_each(|entry| game.enter_known(entry));
            at = until;
        };
        enter(step.entry, &mut game);
        let decides = matches!(game.turn(), Turn::Decide(_));
        enter(step.entry + step.count, &mut game);
        let side: Side = step.side.into();
        let told = || {
            let (cost, luck, first) = (step.cost, step.luck, step.first);
            format!(
                "entry {}: cost {cost}, luck {luck}, worth {first} after {worth}\n{record}",
                step.entry
            )
        };
        assert!(step.cost >= 0.0, "{}", told());
        assert_eq!(step.better.is_some(), step.cost > 0.0, "{}", told());
        let none = if decides { step.luck } else { step.cost };
        assert!(none.abs() <= rounding, "{}", told());
        let gained = step.luck - step.cost;
        let before = worth;
        let first = step.first;
        worth += if side == Side::First { gained } else { -gained };
        assert!(
            (worth - first).abs() <= rounding,
            "{before} + {gained} is not {first}\n{record}"
        );
        sums[0][side as usize] += step.luck;
        sums[1][side as usize] += step.cost;
        if let Turn::Over(outcome) = game.turn() {
            let settled = B::settled(&outcome);
            assert!(
                (first - settled).abs() <= rounding,
                "{first} is not {settled}\n{record}"
            );
            let won = if side == Side::First { 1.0 } else { 0.0 };
            if decides && !B::UNITS && settled == won {
                assert_eq!(step.cost, 0.0, "{record}");
            }
        }
    }
    for (sum, told) in sums
        .into_iter()
        .zip([review.luck.unwrap_or_default(), review.cost])
    {
        for (sum, told) in sum.into_iter().zip(told) {
            assert!(
                (sum - told).abs() <= rounding,
                "{sum} is not {told}\n{record}"
            );
        }
    }
}

/// The value of a game for the first side at the end of its review.
pub fn worth_at_the_end<B: Bot>(model: &B::Model, record: &Record<B::Game>) -> f64 {
    let review = review::<B>(model, record);
    review.steps.last().map_or(review.start, |step| step.first)
}

fn beginning<G: Game>(game: &G) -> Record<G> {
    Record::new(game.judge().clone(), Some(*game.position()))
}

/// Games that start here and reach the same position by two orders of decisions of the side to move: the first pairs found, at
/// most `most`.
pub fn orders<G: Game>(game: &G, most: usize) -> Vec<[Record<G>; 2]> {
    let mut known: HashMap<String, Record<G>> = HashMap::new();
    let mut pairs = Vec::new();
    let mover = game.turn().side();
    let mut open = vec![(game.clone(), beginning(game))];
    while let Some((game, record)) = open.pop() {
        for entry in game.decisions() {
            let (mut after, mut longer) = (game.clone(), record.clone());
            after.enter_known(&entry);
            longer.push(entry);
            let key = G::write_position(after.judge(), after.position());
            if let Some(other) = known.get(&key) {
                pairs.push([other.clone(), longer]);
                if pairs.len() == most {
                    return pairs;
                }
                continue;
            }
            known.insert(key, longer.clone());
            if matches!(after.turn(), Turn::Decide(side) if Some(side) == mover) {
                open.push((after, longer));
            }
        }
    }
    pairs
}

/// The difference between the value that a hint gives for each of its choices and the value in a review after it was played.
pub fn hint_against_review<B: Bot>(model: &B::Model, game: &B::Game) -> Vec<f64> {
    const SHOWN: usize = 3;
    let (Turn::Decide(side), Some(mut hint)) = (game.turn(), B::hint(model, game)) else {
        return Vec::new();
    };
    while hint.advance(u64::MAX) == Progress::Searching {}
    let differs = |(ranked, line): (game::Ranked<_>, Vec<<B::Game as Game>::Action>)| {
        let mut played = beginning(game);
        line.into_iter()
            .for_each(|action| played.push(action.into()));
        let first = worth_at_the_end::<B>(model, &played);
        let own = match (side.into(), B::UNITS) {
            (Side::First, _) => first,
            (Side::Second, true) => -first,
            (Side::Second, false) => 1.0 - first,
        };
        (own - ranked.worth).abs()
    };
    hint.lines().into_iter().take(SHOWN).map(differs).collect()
}
