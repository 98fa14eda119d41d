//! WebAssembly modules under Node, for benchmarks that do the same there.

use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The module as shipped, optimised for size, and optimised for speed.
const MODULES: [&str; 2] = ["shipped.wasm", "fast.wasm"];

/// Nanoseconds that this thread has had on the processor, where the system says it; else the
/// time since the first question.
pub(crate) fn now() -> f64 {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let begin = BEGIN.get_or_init(Instant::now);
    let on_processor = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = on_processor.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.unwrap_or_else(|| begin.elapsed().as_nanos() as f64)
}

/// A Node process with the modules loaded.
pub(crate) struct Node {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Node {
    pub(crate) fn start(folder: &Path) -> Result<Node> {
        let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/node/run.mjs");
        let mut process = Command::new("node")
            .arg(script)
            .args(MODULES.map(|module| folder.join(module)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let questions = process.stdin.take().ok_or("Node takes no questions")?;
        let answers = process.stdout.take().ok_or("Node gives no answers")?;
        Ok(Node {
            process,
            questions,
            answers: BufReader::new(answers),
        })
    }

    /// Nanoseconds and checksum of some work, by its number, in a module.
    pub(crate) fn run(
        &mut self,
        module: usize,
        work: usize,
        preset: usize,
        amount: u32,
    ) -> Result<(f64, u32)> {
        writeln!(self.questions, "{module} {work} {preset} {amount}")?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        let (nanoseconds, checksum) = answer.trim().split_once(' ').ok_or("Node has failed")?;
        Ok((nanoseconds.parse()?, checksum.parse()?))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
