//! Computer players: matches between them, their speed, and how much of the game is luck.
//!
//! Results are kept in `docs/training/matches.csv`. A match that was played before with the same
//! weights, seed and number of games is not played again, so the benchmark can be interrupted, and
//! run in parts: `--preset`, `--pair`, `--games`.

mod node;

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use clap::Parser;
use game::Brain;
use indicatif::{ProgressBar, ProgressStyle};
use sahkku::{Judge, PRESETS, Preset, Reason, Side};
use sahkku_bench::{EngineWork, play_game, thread_time, wilson_interval};
use sahkku_player::{Net, Player, PositionEvaluator};

use node::Node;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The matches that are played if `--pair` names none.
const PAIRS: [&str; 9] = [
    "easy-beginner",
    "steady-easy",
    "strong-steady",
    "master-strong",
    "master-greedy",
    "master-random",
    "beginner-random",
    "steady-steady",
    "master-master",
];

#[derive(Parser)]
struct Arguments {
    /// How many games a match has
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Only these rule sets
    #[arg(long)]
    preset: Vec<String>,
    /// Only these matches, such as master-greedy; more players: random, greedy
    #[arg(long)]
    pair: Vec<String>,
    /// The seed of all random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once; by default one on each core
    #[arg(long)]
    threads: Option<usize>,
    /// Plays no matches: measures the speed, and whether native and WebAssembly decisions agree
    #[arg(long)]
    speed: bool,
    /// Plays no matches: only prints the tables of the results
    #[arg(long)]
    tables: bool,
    /// The folder of the weights
    #[arg(long)]
    weights: Option<PathBuf>,
    /// The file of the results
    #[arg(long)]
    results: Option<PathBuf>,
    /// Cargo passes this to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../..")
        .join(path)
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let presets: Vec<&Preset> = PRESETS
        .iter()
        .filter(|preset| {
            arguments.preset.is_empty() || arguments.preset.iter().any(|id| id == preset.id)
        })
        .collect();
    if !arguments.speed && !arguments.tables {
        play_matches(&arguments, &presets)?;
    }
    if !arguments.speed {
        tables(&arguments)?;
    }
    if arguments.speed {
        speed(&arguments, &presets)?;
    }
    Ok(())
}

fn weights(arguments: &Arguments, preset: &Preset) -> Vec<u8> {
    let folder = arguments.weights.clone();
    let folder = folder.unwrap_or_else(|| project("crates/games/sahkku/player/opponents"));
    // Without any, the hand-crafted evaluation plays.
    fs::read(folder.join(format!("{}.net", preset.id))).unwrap_or_default()
}

/// A hash that identifies weights (FNV-1a).
fn weights_hash(weights: &[u8]) -> String {
    let hash = weights
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{:08x}", hash >> 32)
}

/// The result of a match, for the first of the two players.
#[derive(Clone, Default)]
struct MatchResult {
    games: u64,
    won: u64,
    lost: u64,
    /// Won by the side that began, and by the men.
    first: u64,
    men: u64,
    turns: u64,
    ends: BTreeMap<String, u64>,
    seconds: f64,
}

const COLUMNS: &str = "preset,pair,seed,weights,games,won,lost,first,men,turns,seconds,ends";

impl MatchResult {
    fn line(&self, key: &str) -> String {
        let ends: Vec<String> = self
            .ends
            .iter()
            .map(|(end, count)| format!("{end} {count}"))
            .collect();
        let MatchResult {
            games,
            won,
            lost,
            first,
            men,
            turns,
            seconds,
            ..
        } = self;
        let ends = ends.join("; ");
        format!("{key},{games},{won},{lost},{first},{men},{turns},{seconds:.0},{ends}")
    }

    fn read(line: &str) -> Option<(String, MatchResult)> {
        let fields: Vec<&str> = line.split(',').collect();
        let key = fields.get(..4)?.join(",");
        let number = |n: usize| fields.get(n)?.parse().ok();
        let mut ends = BTreeMap::new();
        for end in fields.get(11)?.split("; ") {
            let (end, count) = end.split_once(' ')?;
            ends.insert(end.to_owned(), count.parse().ok()?);
        }
        let result = MatchResult {
            games: number(4)?,
            won: number(5)?,
            lost: number(6)?,
            first: number(7)?,
            men: number(8)?,
            turns: number(9)?,
            seconds: fields.get(10)?.parse().ok()?,
            ends,
        };
        Some((key, result))
    }

    /// The share of games won, a draw counted as half a win, and its 95% interval (Wilson's).
    fn share(&self) -> (f64, f64, f64) {
        let n = self.games as f64;
        share_and_interval(
            self.won as f64 + (self.games - self.won - self.lost) as f64 / 2.0,
            n,
        )
    }
}

fn share_and_interval(hits: f64, n: f64) -> (f64, f64, f64) {
    let (low, high) = wilson_interval(hits, n);
    (hits / n, low, high)
}

fn results(arguments: &Arguments) -> PathBuf {
    let path = arguments.results.clone();
    path.unwrap_or_else(|| project("docs/training/matches.csv"))
}

fn read_results(arguments: &Arguments) -> BTreeMap<String, MatchResult> {
    let text = fs::read_to_string(results(arguments)).unwrap_or_default();
    text.lines().skip(1).filter_map(MatchResult::read).collect()
}

fn play_matches(arguments: &Arguments, presets: &[&Preset]) -> Result<()> {
    let mut pairs: Vec<&str> = arguments.pair.iter().map(String::as_str).collect();
    if pairs.is_empty() {
        pairs.extend(PAIRS);
    }
    let bar = ProgressBar::new(arguments.games * pairs.len() as u64 * presets.len() as u64);
    bar.set_style(ProgressStyle::with_template(
        "{elapsed_precise} {bar:30} {pos}/{len} games, {eta} to go  {msg}",
    )?);
    for pair in pairs {
        let players = pair
            .split_once('-')
            .ok_or("a pair is such as master-greedy")?;
        let named = |word| Player::named(word).ok_or("there is no such player");
        let players: [Player; 2] = [named(players.0)?, named(players.1)?];
        for preset in presets {
            bar.set_message(format!("{pair} {}", preset.id));
            let weights = weights(arguments, preset);
            let key = format!(
                "{},{pair},{},{}",
                preset.id,
                arguments.seed,
                weights_hash(&weights)
            );
            let results = read_results(arguments);
            if results
                .get(&key)
                .is_some_and(|result| result.games >= arguments.games)
            {
                bar.inc(arguments.games);
                continue;
            }
            let judge = Judge::new(preset.rules).map_err(|error| error.reason())?;
            let engine = Arc::new(PositionEvaluator::new(&judge, Net::read(&weights).ok()));
            let result = play_match(arguments, &engine, players, &bar);
            save_result(arguments, &key, result)?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

fn save_result(arguments: &Arguments, key: &str, result: MatchResult) -> Result<()> {
    let mut results_by_key = read_results(arguments);
    results_by_key.insert(key.to_owned(), result);
    let mut text = format!("{COLUMNS}\n");
    for (key, result) in &results_by_key {
        text.push_str(&result.line(key));
        text.push('\n');
    }
    let path = results(arguments);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)?;
    Ok(())
}

fn play_match(
    arguments: &Arguments,
    engine: &Arc<PositionEvaluator>,
    players: [Player; 2],
    bar: &ProgressBar,
) -> MatchResult {
    let next = AtomicU64::new(0);
    let total = Mutex::new(MatchResult::default());
    let threads = arguments
        .threads
        .or_else(|| thread::available_parallelism().ok().map(usize::from));
    thread::scope(|scope| {
        for _ in 0..threads.unwrap_or(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= arguments.games {
                        return;
                    }
                    let start = Instant::now();
                    // Every second game repeats the one before with the players swapped: the same
                    // dice, turn by turn.
                    let side = Side::BOTH[(game % 2) as usize];
                    let mut by_side = players;
                    if side == Side::Women {
                        by_side.swap(0, 1);
                    }
                    let seed = (arguments.seed << 32) | (game / 2);
                    let result = play_game(engine, by_side, seed);
                    let winner = result.outcome.and_then(|outcome| outcome.winner);
                    let end = result
                        .outcome
                        .map_or("unfinished", |outcome| outcome.reason.word());
                    let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                    total.games += 1;
                    total.won += u64::from(winner == Some(side));
                    total.lost += u64::from(winner == Some(side.other()));
                    total.first += u64::from(winner == Some(result.first));
                    total.men += u64::from(winner == Some(Side::Men));
                    total.turns += u64::from(result.turns);
                    total.seconds += start.elapsed().as_secs_f64();
                    *total.ends.entry(end.to_owned()).or_default() += 1;
                    bar.inc(1);
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Prints the tables of the results with the present weights.
fn tables(arguments: &Arguments) -> Result<()> {
    let results = read_results(arguments);
    let find = |preset: &Preset, pair: &str| {
        let weights = weights_hash(&weights(arguments, preset));
        results.get(&format!(
            "{},{pair},{},{weights}",
            preset.id, arguments.seed
        ))
    };
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    println!("\nGames won of 100, a draw counted as half a win, with 95% intervals:\n");
    println!(
        "| match | {} |",
        PRESETS.map(|preset| preset.id).join(" | ")
    );
    println!("|---|{}", "---|".repeat(PRESETS.len()));
    for pair in &PAIRS[..7] {
        let cell = |preset: &Preset| {
            find(preset, pair).map_or("–".to_owned(), |result| {
                let (share, low, high) = result.share();
                format!("{} ({}–{})", percent(share), percent(low), percent(high))
            })
        };
        let cells: Vec<String> = PRESETS.iter().map(cell).collect();
        println!("| {} | {} |", pair.replace('-', " : "), cells.join(" | "));
    }
    println!("\nHow many games each cell is the result of:\n");
    println!(
        "| match | {} |",
        PRESETS.map(|preset| preset.id).join(" | ")
    );
    println!("|---|{}", "---|".repeat(PRESETS.len()));
    for pair in &PAIRS {
        let counts = PRESETS.each_ref().map(|preset| {
            find(preset, pair)
                .map_or(0, |result| result.games)
                .to_string()
        });
        println!("| {pair} | {} |", counts.join(" | "));
    }
    luck_and_skill(&find);
    println!("\nMasters against each other:\n");
    println!("| rule set | the side that begins wins | the men win | turns | ends |");
    println!("|---|---|---|---|---|");
    for preset in &PRESETS {
        let Some(result) = find(preset, "master-master") else {
            continue;
        };
        let decided = (result.won + result.lost).max(1) as f64;
        let with_interval = |count: u64| {
            let (share, low, high) = share_and_interval(count as f64, decided);
            format!("{} ({}–{})", percent(share), percent(low), percent(high))
        };
        let turns = result.turns as f64 / result.games.max(1) as f64;
        let (first, men) = (with_interval(result.first), with_interval(result.men));
        println!(
            "| {} | {first} | {men} | {turns:.0} | {} |",
            preset.id,
            ends(result)
        );
    }
    Ok(())
}

/// Prints how much the rules leave to skill: the Elo difference between the weakest level and the
/// strongest, and the share of games between players one level apart that the dice decide. Assume
/// that the dice alone decide some games and the better player wins all others: it loses half of the
/// former, so their number is twice that of its losses.
fn luck_and_skill<'a>(find: &impl Fn(&Preset, &str) -> Option<&'a MatchResult>) {
    println!("\nHow much is luck, and how much is skill:\n");
    println!(
        "| rule set | {} | beginner to master, Elo | greedy to master, Elo |",
        PAIRS[..4]
            .iter()
            .map(|pair| format!("{}, decided by dice", pair.replace('-', " : ")))
            .collect::<Vec<_>>()
            .join(" | ")
    );
    println!("|---|---|---|---|---|---|---|");
    for preset in &PRESETS {
        let share = |pair: &str| find(preset, pair).map(|result| result.share().0);
        let dice = |pair: &&str| {
            share(pair).map_or("–".to_owned(), |share| {
                format!("{:.0} %", 200.0 * (1.0 - share).min(0.5))
            })
        };
        let dice: Vec<String> = PAIRS[..4].iter().map(dice).collect();
        let ladder: Option<f64> = PAIRS[..4].iter().map(|pair| share(pair).map(elo)).sum();
        let greedy = share("master-greedy").map(|share| {
            let sign = if share >= 0.999 { "over " } else { "" };
            format!("{sign}{:.0}", elo(share.min(0.999)))
        });
        println!(
            "| {} | {} | {} | {} |",
            preset.id,
            dice.join(" | "),
            ladder.map_or("–".to_owned(), |ladder| format!("{ladder:.0}")),
            greedy.unwrap_or("–".to_owned())
        );
    }
}

/// The Elo difference of a player who wins this share of the games.
fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

fn ends(result: &MatchResult) -> String {
    let order = |end: &str| Reason::WORDS.iter().position(|&word| word == end);
    let mut ends: Vec<(&String, &u64)> = result.ends.iter().collect();
    ends.sort_by_key(|(end, _)| order(end).unwrap_or(usize::MAX));
    let share = |count: u64| 100.0 * count as f64 / result.games.max(1) as f64;
    let text = ends
        .into_iter()
        .map(|(end, &count)| format!("{end} {:.1}", share(count)));
    text.collect::<Vec<String>>().join(", ")
}

/// Prints the speed natively and as WebAssembly, and checks that both decide the same.
fn speed(arguments: &Arguments, presets: &[&Preset]) -> Result<()> {
    let mut node = match env::var_os("SAHKKU_BENCH_WASM") {
        Some(folder) => Some(Node::start(Path::new(&folder))?),
        None => None,
    };
    println!("\nThousand positions a second, natively and as WebAssembly optimised for speed:\n");
    println!(
        "| rule set | static evaluation | wasm | own turn | wasm | with replies | wasm | same games |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for preset in presets {
        let preset_index = PRESETS.iter().position(|known| known.id == preset.id);
        let preset_index = preset_index.ok_or("no such rule set")?;
        let judge = Judge::new(preset.rules).map_err(|error| error.reason())?;
        let weights = weights(arguments, preset);
        print!("| `{}` |", preset.id);
        for (work_index, work) in EngineWork::ALL.into_iter().enumerate() {
            let amount = match work {
                EngineWork::StaticEval => 400_000,
                EngineWork::OwnTurn | EngineWork::Replies => 200_000,
                EngineWork::Games => 3,
            };
            let start = thread_time();
            let tally = work.run(&judge, &weights, amount);
            let native = tally.rate(thread_time() - start);
            let mut wasm = None;
            if let Some(node) = &mut node {
                // The second run counts: Node optimises the module while it runs.
                for _ in 0..2 {
                    let (nanoseconds, checksum) = node.run(1, work_index, preset_index, amount)?;
                    if checksum != tally.checksum {
                        return Err(format!("{}: WebAssembly decides otherwise", preset.id).into());
                    }
                    wasm = Some(tally.rate(nanoseconds));
                }
            }
            if work == EngineWork::Games {
                let same = wasm.map_or("–".to_owned(), |_| tally.units.to_string());
                print!(" {same} |");
            } else {
                let thousands = |rate: f64| format!("{:.0}", rate / 1e3);
                let wasm = wasm.map_or("–".to_owned(), thousands);
                print!(" {} | {wasm} |", thousands(native));
            }
        }
        println!();
    }
    Ok(())
}
