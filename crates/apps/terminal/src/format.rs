//! How it is written what games came to.

use clap::ValueEnum;

/// How it is written what games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// For people
    Table,
    /// Comma-separated values, the first line with the names
    Csv,
    /// A list of JSON objects
    Json,
    /// For sahkku merge: all counts, as JSON
    Counts,
}
