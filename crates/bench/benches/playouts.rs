//! Random games, move generation and perft of every rule set, natively and as WebAssembly under Node.
//!
//! `cargo xtask bench playouts` builds the modules and says where they are; without them only
//! the native numbers are printed. Every number is a median of repeats in which native and
//! WebAssembly take turns, of time on the processor.

mod node;

use std::env;
use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::process::Command;

use sahkku::PRESETS;
use sahkku_bench::{Tally, Work, run};

use node::{Node, now};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// How often everything is measured.
const REPEATS: usize = 9;

fn main() -> Result<()> {
    let mut node = match env::var_os("SAHKKU_BENCH_WASM") {
        Some(folder) => Some(Node::start(Path::new(&folder))?),
        None => None,
    };
    describe_machine();
    measure(&mut node, Work::Playouts, "million decisions", |_| {
        4_000_000
    })?;
    measure(&mut node, Work::Moves, "million actions found", |_| {
        6_000_000
    })?;
    measure(&mut node, Work::Perft, "million leaves", deep_enough)?;
    Ok(())
}

/// The least depth with so many leaves that they take a while to count.
fn deep_enough(preset: usize) -> u32 {
    let leaves = |depth: &u32| run(Work::Perft, preset, *depth).map_or(0, |tally| tally.units);
    (1..10)
        .find(|depth| leaves(depth) > 2_000_000)
        .unwrap_or(10)
}

/// Measures one kind of work under all rule sets and prints the table.
fn measure(
    node: &mut Option<Node>,
    work: Work,
    unit: &str,
    amount: impl Fn(usize) -> u32,
) -> Result<()> {
    println!("\n{work:?}, {unit} a second:\n");
    println!(
        "| rule set | native | ns each | wasm as shipped | of native | wasm -O3 | of native |"
    );
    println!("|---|---|---|---|---|---|---|");
    for (preset, known) in PRESETS.iter().enumerate() {
        let mut native = Vec::new();
        let mut modules = [Vec::new(), Vec::new()];
        let amount = amount(preset);
        for repeat in 0..=REPEATS {
            let begin = now();
            let tally = run(work, preset, black_box(amount)).ok_or("no such rule set")?;
            let rate = per_second(&tally, now() - begin);
            // The first time warms up: Node compiles better while the module runs.
            if repeat > 0 {
                native.push(rate);
            }
            let Some(node) = node else { continue };
            for (module, rates) in modules.iter_mut().enumerate() {
                let number = Work::ALL.iter().position(|&known| known == work);
                let number = number.ok_or("no such work")?;
                let (nanoseconds, checksum) = node.run(module, number, preset, amount)?;
                if checksum != tally.checksum {
                    return Err(format!("{}: another game in WebAssembly", known.id).into());
                }
                if repeat > 0 {
                    rates.push(per_second(&tally, nanoseconds));
                }
            }
        }
        let native = median(native);
        print!(
            "| `{}` | {:.1} | {:.1} |",
            known.id,
            native / 1e6,
            1e9 / native
        );
        for rates in modules {
            if rates.is_empty() {
                print!(" – | – |");
            } else {
                let rate = median(rates);
                print!(" {:.1} | {:.0} % |", rate / 1e6, 100.0 * rate / native);
            }
        }
        println!();
    }
    Ok(())
}

fn per_second(tally: &Tally, nanoseconds: f64) -> f64 {
    tally.units as f64 * 1e9 / nanoseconds.max(1.0)
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

fn describe_machine() {
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = processors.lines().find(|line| line.starts_with(name));
        let value = line.and_then(|line| line.split_once(':'));
        value.map_or("unknown", |(_, value)| value.trim())
    };
    println!(
        "{} (family {}, model {}), {} cores; {}; Node {}; median of {REPEATS}",
        field("model name"),
        field("cpu family"),
        field("model\t"),
        std::thread::available_parallelism().map_or(0, usize::from),
        version_of("rustc"),
        version_of("node"),
    );
}

fn version_of(program: &str) -> String {
    let output = Command::new(program).arg("--version").output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    text.unwrap_or_else(|_| "unknown".to_owned())
}
