//! Rust functions for the messages.

use std::fmt::Write as _;

use crate::{BOOT, Locale};

/// One function for every message: a missing message, a surplus argument or a typing error in a name fails the build.
/// They call `say`, and `Text` and `Count`, which stand where they are included.
pub fn functions(english: &Locale) -> String {
    let mut code = String::new();
    for (part, messages) in &english.parts {
        if part == BOOT {
            continue;
        }
        for message in messages.values() {
            let mut parameters = Vec::new();
            let mut values = Vec::new();
            for argument in message.arguments().keys() {
                let name = rust_name(argument);
                let (kind, make) = match argument.as_str() {
                    "count" => ("u32", "Count"),
                    _ => ("&str", "Text"),
                };
                parameters.push(format!("{name}: {kind}"));
                values.push(format!("({argument:?}, {make}({name}))"));
            }
            // Writing to a String cannot fail.
            let _ = writeln!(
                code,
                "pub(crate) fn {}({}) -> String {{\n    say({:?}, &[{}])\n}}\n",
                rust_name(&message.name),
                parameters.join(", "),
                message.name,
                values.join(", ")
            );
        }
    }
    code
}

fn rust_name(name: &str) -> String {
    name.replace('-', "_")
}
