//! Computer players: matches between them, how fast they think, and how much of the game is luck.
//!
//! Matches that were played before with the same weights, seed and number of games are not played again: their results are kept
//! in `docs/training/matches.csv`. So it can be broken off, and run in parts: `--preset`, `--pair`, `--games`.

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
use indicatif::{ProgressBar, ProgressStyle};
use sahkku::{Judge, PRESETS, Preset, Reason, Side};
use sahkku_bench::{Player, Thought, play_game, think};
use sahkku_opponent::{Engine, Net};

use node::{Node, now};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The matches that are played without `--pair`.
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
    /// What chance is made of
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once; as many as there are processors if not said
    #[arg(long)]
    threads: Option<usize>,
    /// No matches: only how fast they think, and whether they decide the same natively and as WebAssembly
    #[arg(long)]
    speed: bool,
    /// No matches and no measuring: only the tables of what was played
    #[arg(long)]
    tables: bool,
    /// Where the weights are
    #[arg(long)]
    weights: Option<PathBuf>,
    /// Where the results are kept
    #[arg(long)]
    results: Option<PathBuf>,
    /// What cargo says to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
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
    let folder = folder.unwrap_or_else(|| project("web/opponents"));
    // Without any, the evaluation made by hand plays.
    fs::read(folder.join(format!("{}.net", preset.id))).unwrap_or_default()
}

/// A number of the weights' own, so that results are not taken for those of others.
fn fingerprint(weights: &[u8]) -> String {
    let sum = weights
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{:08x}", sum >> 32)
}

/// What a match came to, seen by the first of the two players.
#[derive(Clone, Default)]
struct Match {
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

impl Match {
    fn line(&self, key: &str) -> String {
        let ends: Vec<String> = self
            .ends
            .iter()
            .map(|(end, count)| format!("{end} {count}"))
            .collect();
        let Match {
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

    fn read(line: &str) -> Option<(String, Match)> {
        let fields: Vec<&str> = line.split(',').collect();
        let key = fields.get(..4)?.join(",");
        let number = |n: usize| fields.get(n)?.parse().ok();
        let mut ends = BTreeMap::new();
        for end in fields.get(11)?.split("; ") {
            let (end, count) = end.split_once(' ')?;
            ends.insert(end.to_owned(), count.parse().ok()?);
        }
        let result = Match {
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

    /// The share of games won, draws being half won, and its 95% interval (Wilson's).
    fn share(&self) -> (f64, f64, f64) {
        let n = self.games as f64;
        let share = (self.won as f64 + (self.games - self.won - self.lost) as f64 / 2.0) / n;
        interval(share, n)
    }
}

fn interval(share: f64, n: f64) -> (f64, f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let spread = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / spread;
    let half = Z / spread * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    (share, (centre - half).max(0.0), (centre + half).min(1.0))
}

fn results(arguments: &Arguments) -> PathBuf {
    let path = arguments.results.clone();
    path.unwrap_or_else(|| project("docs/training/matches.csv"))
}

fn read_results(arguments: &Arguments) -> BTreeMap<String, Match> {
    let text = fs::read_to_string(results(arguments)).unwrap_or_default();
    text.lines().skip(1).filter_map(Match::read).collect()
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
        let players: [Player; 2] = [players.0.parse()?, players.1.parse()?];
        for preset in presets {
            bar.set_message(format!("{pair} {}", preset.id));
            let weights = weights(arguments, preset);
            let key = format!(
                "{},{pair},{},{}",
                preset.id,
                arguments.seed,
                fingerprint(&weights)
            );
            let known = read_results(arguments);
            if known
                .get(&key)
                .is_some_and(|known| known.games >= arguments.games)
            {
                bar.inc(arguments.games);
                continue;
            }
            let judge = Judge::new(preset.rules).map_err(|error| error.reason())?;
            let mind = Arc::new(Engine::new(&judge, Net::read(&weights).ok()));
            let result = play_match(arguments, &mind, players, &bar);
            keep(arguments, &key, result)?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

fn keep(arguments: &Arguments, key: &str, result: Match) -> Result<()> {
    let mut known = read_results(arguments);
    known.insert(key.to_owned(), result);
    let mut text = format!("{COLUMNS}\n");
    for (key, result) in &known {
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
    mind: &Arc<Engine>,
    players: [Player; 2],
    bar: &ProgressBar,
) -> Match {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Match::default());
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
                    let begin = Instant::now();
                    // Every second game is the one before with sides swapped: the same dice, turn by turn.
                    let side = Side::BOTH[(game % 2) as usize];
                    let mut seats = players;
                    if side == Side::Women {
                        seats.swap(0, 1);
                    }
                    let seed = (arguments.seed << 32) | (game / 2);
                    let finish = play_game(mind, seats, seed);
                    let winner = finish.outcome.and_then(|outcome| outcome.winner);
                    let end = finish
                        .outcome
                        .map_or("unfinished", |outcome| outcome.reason.word());
                    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                    all.games += 1;
                    all.won += u64::from(winner == Some(side));
                    all.lost += u64::from(winner == Some(side.other()));
                    all.first += u64::from(winner == Some(finish.first));
                    all.men += u64::from(winner == Some(Side::Men));
                    all.turns += u64::from(finish.turns);
                    all.seconds += begin.elapsed().as_secs_f64();
                    *all.ends.entry(end.to_owned()).or_default() += 1;
                    bar.inc(1);
                }
            });
        }
    });
    all.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Prints the tables of what was played with the present weights.
fn tables(arguments: &Arguments) -> Result<()> {
    let known = read_results(arguments);
    let find = |preset: &Preset, pair: &str| {
        let weights = fingerprint(&weights(arguments, preset));
        known.get(&format!(
            "{},{pair},{},{weights}",
            preset.id, arguments.seed
        ))
    };
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    println!("\nGames won of 100, draws being half won, with 95% intervals:\n");
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
            let (share, low, high) = interval(count as f64 / decided, decided);
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

/// How much the rules leave to skill: how long the ladder of levels is, in points of Elo, and how many games between players one
/// level apart the dice decide. If the dice alone decided some games, and the better player won the others, the better one would
/// lose half of the former: so many games are twice what it loses.
fn luck_and_skill<'a>(find: &impl Fn(&Preset, &str) -> Option<&'a Match>) {
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

/// How many points of Elo a player is ahead that wins this share of its games.
fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

fn ends(result: &Match) -> String {
    let order = |end: &str| Reason::WORDS.iter().position(|&word| word == end);
    let mut ends: Vec<(&String, &u64)> = result.ends.iter().collect();
    ends.sort_by_key(|(end, _)| order(end).unwrap_or(usize::MAX));
    let share = |count: u64| 100.0 * count as f64 / result.games.max(1) as f64;
    let text = ends
        .into_iter()
        .map(|(end, &count)| format!("{end} {:.1}", share(count)));
    text.collect::<Vec<String>>().join(", ")
}

/// How fast is thought, natively and as WebAssembly, and whether the same comes of it.
fn speed(arguments: &Arguments, presets: &[&Preset]) -> Result<()> {
    let mut node = match env::var_os("SAHKKU_BENCH_WASM") {
        Some(folder) => Some(Node::start(Path::new(&folder))?),
        None => None,
    };
    println!("\nThousand positions a second, natively and as WebAssembly optimised for speed:\n");
    println!("| rule set | judging | wasm | own turn | wasm | with answers | wasm | games alike |");
    println!("|---|---|---|---|---|---|---|---|");
    for preset in presets {
        let number = PRESETS.iter().position(|known| known.id == preset.id);
        let number = number.unwrap_or_default();
        let weights = weights(arguments, preset);
        print!("| `{}` |", preset.id);
        for (number_of_thought, thought) in Thought::ALL.into_iter().enumerate() {
            let amount = match thought {
                Thought::Evaluation => 400_000,
                Thought::Turn | Thought::Answers => 200_000,
                Thought::Games => 3,
            };
            // The second time counts: Node compiles better while the module runs.
            let begin = now();
            let tally = think(thought, number, &weights, amount).ok_or("no such rule set")?;
            let native = tally.units as f64 * 1e6 / (now() - begin).max(1.0);
            let mut wasm = None;
            if let Some(node) = &mut node {
                for _ in 0..2 {
                    let (nanoseconds, checksum) = node.run(1, number_of_thought, number, amount)?;
                    if checksum != tally.checksum {
                        return Err(format!("{}: decided otherwise in wasm", preset.id).into());
                    }
                    wasm = Some(tally.units as f64 * 1e6 / nanoseconds.max(1.0));
                }
            }
            let shown = |rate: f64| format!("{rate:.0}");
            if thought == Thought::Games {
                let alike = wasm.map_or("–".to_owned(), |_| format!("{}", tally.units));
                print!(" {alike} |");
            } else {
                let wasm = wasm.map_or("–".to_owned(), shown);
                print!(" {} | {wasm} |", shown(native));
            }
        }
        println!();
    }
    Ok(())
}
