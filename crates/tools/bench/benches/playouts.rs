//! Random games, move generation and perft of every rule set, natively and as WebAssembly in Node.
//!
//! `tools/bench-wasm.sh playouts` builds the modules and says where they are; without them only
//! the native numbers are printed. Each number is the median of repeats in which native and
//! WebAssembly take turns, and counts time on the processor. `sahkku bench` measures the same work
//! in the same way, natively.

mod node;

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

use sahkku::{Judge, PRESETS, Preset};
use sahkku_bench::{RulesWork, median};

use node::Node;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// How often each measurement is repeated.
const REPEATS: usize = 9;

fn main() -> Result<()> {
    let mut node = match env::var_os("SAHKKU_BENCH_WASM") {
        Some(folder) => Some(Node::start(Path::new(&folder))?),
        None => None,
    };
    describe_machine();
    let node = &mut node;
    measure(
        node,
        RulesWork::Playouts,
        "Random games",
        "decisions",
        |_| 4_000_000,
    )?;
    measure(
        node,
        RulesWork::MoveGeneration,
        "Move generation",
        "actions",
        |_| 6_000_000,
    )?;
    measure(node, RulesWork::Perft, "Perft", "leaves", deep_enough)?;
    Ok(())
}

/// The least depth with more than two million leaves.
fn deep_enough(judge: &Judge) -> u32 {
    (1..10)
        .find(|&depth| RulesWork::Perft.run(judge, depth).units > 2_000_000)
        .unwrap_or(10)
}

fn judge(preset: &Preset) -> Result<Judge> {
    Ok(Judge::new(preset.rules).map_err(|error| error.reason())?)
}

/// Measures one kind of work under all rule sets and prints the table.
fn measure(
    node: &mut Option<Node>,
    work: RulesWork,
    title: &str,
    unit: &str,
    amount: impl Fn(&Judge) -> u32,
) -> Result<()> {
    println!("\n{title}, million {unit} a second:\n");
    println!(
        "| rule set | native | ns each | wasm as shipped | of native | wasm -O3 | of native |"
    );
    println!("|---|---|---|---|---|---|---|");
    let work_index = RulesWork::ALL.iter().position(|&known| known == work);
    let work_index = work_index.ok_or("no such work")?;
    for (preset_index, preset) in PRESETS.iter().enumerate() {
        let judge = judge(preset)?;
        let mut native = Vec::new();
        let mut modules = [Vec::new(), Vec::new()];
        let amount = amount(&judge);
        for repeat in 0..=REPEATS {
            let measurement = work.measure(&judge, amount);
            // The first repeat warms up: Node optimises the module while it runs.
            if repeat > 0 {
                native.push(measurement.rate());
            }
            let Some(node) = node else { continue };
            for (module, rates) in modules.iter_mut().enumerate() {
                let (nanoseconds, checksum) = node.run(module, work_index, preset_index, amount)?;
                if checksum != measurement.tally.checksum {
                    return Err(format!("{}: WebAssembly does other work", preset.id).into());
                }
                if repeat > 0 {
                    rates.push(measurement.tally.rate(nanoseconds));
                }
            }
        }
        let native = median(&mut native);
        print!(
            "| `{}` | {:.1} | {:.1} |",
            preset.id,
            native / 1e6,
            1e9 / native
        );
        for mut rates in modules {
            if rates.is_empty() {
                print!(" – | – |");
            } else {
                let rate = median(&mut rates);
                print!(" {:.1} | {:.0} % |", rate / 1e6, 100.0 * rate / native);
            }
        }
        println!();
    }
    Ok(())
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
