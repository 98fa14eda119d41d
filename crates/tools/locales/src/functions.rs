//! Rust code for the messages.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::elements::pascal;
use crate::kinds::Kinds;
use crate::message::Argument;
use crate::{BOOT, Words};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// Shared messages, which are the same for every game.
    House,
    Game,
}

/// Generates a function for every message without arguments, and a struct for every other one, with a field for each argument
/// and a method `text`. A missing message, a wrong argument or a typing error in a name fails the build. The generated code
/// calls `say`, and `Text`, `Count` and `Shown`, which must be in scope where it is included.
pub fn functions(words: &Words, owner: Owner) -> String {
    let mut code = String::new();
    let english = words.english().into_iter();
    let parts = english.flat_map(|english| &english.parts);
    for (part, messages) in parts {
        if part == BOOT {
            continue;
        }
        let own = |name: &String| words.own.contains(name) == (owner == Owner::Game);
        for message in messages.values().filter(|message| own(&message.name)) {
            let arguments = message.arguments();
            code += &if arguments.is_empty() {
                function(&message.name)
            } else {
                structure(&message.name, &arguments, &words.kinds)
            };
        }
    }
    code
}

fn function(name: &str) -> String {
    format!(
        "pub fn {}() -> String {{\n    say({name:?}, &[])\n}}\n\n",
        field_name(name)
    )
}

fn structure(name: &str, arguments: &BTreeMap<String, Argument>, kinds: &Kinds) -> String {
    let (mut fields, mut values) = (String::new(), Vec::new());
    let (mut declared, mut inferred) = ("", "");
    for argument in arguments.keys() {
        // A missing type is reported as a problem elsewhere, and fails the build.
        let Some(kind) = kinds.of(argument) else {
            continue;
        };
        if kind.borrows() {
            (declared, inferred) = ("<'a>", "<'_>");
        }
        let field = field_name(argument);
        // Writing to a String cannot fail.
        let _ = writeln!(fields, "    pub {field}: {},", kind.rust);
        values.push(format!("({argument:?}, {})", kind.value(&field)));
    }
    let (rust, values) = (pascal(name), values.join(", "));
    format!(
        "pub struct {rust}{declared} {{\n{fields}}}\n\nimpl {rust}{inferred} {{\n    \
         pub fn text(self) -> String {{\n        say({name:?}, &[{values}])\n    }}\n}}\n\n"
    )
}

fn field_name(name: &str) -> String {
    name.replace('-', "_")
}
