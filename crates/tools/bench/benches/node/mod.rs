//! WebAssembly modules in Node, for benchmarks that do the same work there.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The module as shipped, optimised for size, and optimised for speed.
const MODULES: [&str; 2] = ["shipped.wasm", "fast.wasm"];

/// A Node process with the modules loaded.
pub(crate) struct Node {
    process: Child,
    requests: ChildStdin,
    responses: BufReader<ChildStdout>,
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
        let requests = process.stdin.take().ok_or("Node has no input")?;
        let responses = process.stdout.take().ok_or("Node has no output")?;
        Ok(Node {
            process,
            requests,
            responses: BufReader::new(responses),
        })
    }

    /// Does the work with this index in a module. Returns nanoseconds and checksum.
    pub(crate) fn run(
        &mut self,
        module: usize,
        work: usize,
        preset: usize,
        amount: u32,
    ) -> Result<(f64, u32)> {
        writeln!(self.requests, "{module} {work} {preset} {amount}")?;
        let mut response = String::new();
        self.responses.read_line(&mut response)?;
        let (nanoseconds, checksum) = response.trim().split_once(' ').ok_or("Node has failed")?;
        Ok((nanoseconds.parse()?, checksum.parse()?))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
