//! Makes a Rust function out of every message in `web/locales/en.ftl`, so that a missing message,
//! a surplus argument or a typing error in a name fails the build.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};

type Text = String;
type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let file = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../web/locales/en.ftl");
    println!("cargo::rerun-if-changed={}", file.display());
    let source = fs::read_to_string(&file)?;
    let resource = fluent_syntax::parser::parse(source)
        .map_err(|(_, errors)| format!("{}: {errors:?}", file.display()))?;
    let mut code = String::new();
    let mut plain = String::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        write_message(&mut code, &mut plain, message)?;
    }
    writeln!(
        code,
        "/// The messages without arguments, by the names that the page calls them by.\n\
         pub(crate) const PLAIN: &[(&str, &str)] = &[\n{plain}];"
    )?;
    fs::write(
        PathBuf::from(env::var("OUT_DIR")?).join("messages.rs"),
        code,
    )?;
    Ok(())
}

/// Writes the function for a message, and its line in the table of those without arguments.
fn write_message(
    code: &mut String,
    plain: &mut String,
    message: &Message<Text>,
) -> Result<(), Failure> {
    let name = &message.id.name;
    let pattern = message
        .value
        .as_ref()
        .ok_or_else(|| format!("{name} has no text"))?;
    if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
        let name = rust_name(name);
        writeln!(
            code,
            "pub(crate) fn {name}() -> String {{\n    {value:?}.to_owned()\n}}\n"
        )?;
        writeln!(plain, "        ({:?}, {value:?}),", message.id.name)?;
        return Ok(());
    }
    let mut arguments = BTreeSet::new();
    let mut body = String::new();
    write_pattern(&mut body, pattern, &mut arguments)?;
    let parameters: Vec<String> = arguments
        .iter()
        .map(|name| {
            format!(
                "{}: {}",
                rust_name(name),
                if name == "count" { "u32" } else { "&str" }
            )
        })
        .collect();
    writeln!(
        code,
        "pub(crate) fn {}({}) -> String {{\n    let mut text = String::new();\n{body}    text\n}}\n",
        rust_name(name),
        parameters.join(", ")
    )?;
    Ok(())
}

fn write_pattern(
    body: &mut String,
    pattern: &Pattern<Text>,
    arguments: &mut BTreeSet<String>,
) -> Result<(), Failure> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => writeln!(body, "text += {value:?};")?,
            PatternElement::Placeable { expression } => {
                write_expression(body, expression, arguments)?;
            }
        }
    }
    Ok(())
}

fn write_expression(
    body: &mut String,
    expression: &Expression<Text>,
    arguments: &mut BTreeSet<String>,
) -> Result<(), Failure> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            arguments.insert(id.name.clone());
            let name = rust_name(&id.name);
            if id.name == "count" {
                writeln!(body, "text += &{name}.to_string();")?;
            } else {
                writeln!(body, "text += {name};")?;
            }
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            writeln!(body, "text += {value:?};")?;
        }
        Expression::Select {
            selector: InlineExpression::VariableReference { id },
            variants,
        } => {
            arguments.insert(id.name.clone());
            let by_count = id.name == "count";
            let name = rust_name(&id.name);
            let subject = if by_count {
                format!("plural({name})")
            } else {
                name
            };
            writeln!(body, "match {subject} {{")?;
            let (fallback, others): (Vec<_>, Vec<_>) =
                variants.iter().partition(|variant| variant.default);
            for variant in others {
                writeln!(body, "{:?} => {{", key(variant))?;
                write_pattern(body, &variant.value, arguments)?;
                writeln!(body, "}}")?;
            }
            let fallback = fallback.first().ok_or("a choice without a default")?;
            writeln!(body, "_ => {{")?;
            write_pattern(body, &fallback.value, arguments)?;
            writeln!(body, "}}\n}}")?;
        }
        other => return Err(format!("not provided for in messages: {other:?}").into()),
    }
    Ok(())
}

fn key(variant: &Variant<Text>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn rust_name(name: &str) -> String {
    name.replace('-', "_")
}
