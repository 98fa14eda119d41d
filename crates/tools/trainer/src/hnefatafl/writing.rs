//! The learned weights as source of the players' crate, and as a table for the docs.

use core::fmt::Write as _;

use hnefatafl_player::{Family, Feature, Weights};

const HEAD: &str = "\
//! The weights learned by self-play. `crates/tools/trainer` writes this file.

use crate::{Feature, Weights};
";

pub(crate) fn source(tables: &[(Family, Weights)]) -> String {
    let mut source = HEAD.to_owned();
    for (family, weights) in tables {
        let name = family.word().to_uppercase();
        let _ = write!(
            source,
            "\npub(crate) static {name}: Weights = Weights::with(&[\n"
        );
        for (feature, points) in Feature::ALL.iter().zip(weights.0) {
            let _ = writeln!(source, "    (Feature::{feature:?}, {points}),");
        }
        source.push_str("]);\n");
    }
    source
}

pub(crate) fn table(tables: &[(Family, Weights)]) -> String {
    let mut table = "| feature |".to_owned();
    for (family, _) in tables {
        let _ = write!(table, " {} |", family.word());
    }
    let _ = writeln!(table, "\n|---|{}", "---|".repeat(tables.len()));
    for &feature in Feature::ALL {
        let _ = write!(table, "| `{}` |", feature.word());
        for (_, weights) in tables {
            let _ = write!(table, " {} |", weights.0[feature as usize]);
        }
        table.push('\n');
    }
    table
}
