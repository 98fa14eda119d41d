//! How many whole turns of random play a second: all ways listed, one taken.
use kotra::*;
use rand_core::{Rng, SeedableRng};
use std::time::Instant;
fn main() {
    let judge = Judge::new(preset("kotra").unwrap().rules);
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let mut ways = Ways::new();
    let (mut turns, mut games, mut listed) = (0u64, 0u64, 0u64);
    let mut ends = std::collections::BTreeMap::new();
    let start = Instant::now();
    while turns < 3_000_000 {
        let mut p = judge.start(Side::White);
        games += 1;
        while p.outcome().is_none() {
            let r = rng.next_u64();
            let d = |x: u64| Die::new((((x & 0xffff) * 6) >> 16) as u8 + 1).unwrap();
            judge.ways_of_throw(&p, Throw::two(d(r), d(r >> 16)), &mut ways);
            listed += ways.len() as u64;
            let n = ((r >> 32) * ways.len() as u64) >> 32;
            p = *ways.end(n as usize);
            turns += 1;
        }
        *ends.entry(p.outcome().unwrap().reason).or_insert(0u64) += 1;
    }
    let s = start.elapsed().as_secs_f64();
    println!(
        "{turns} turns {games} games {:.0} a second, {:.1} ways a turn, {:.1} turns a game, {ends:?}, size {}",
        turns as f64 / s,
        listed as f64 / turns as f64,
        turns as f64 / games as f64,
        std::mem::size_of::<Position>()
    );
}
