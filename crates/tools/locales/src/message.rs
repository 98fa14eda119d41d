//! Messages, with the subset of Fluent that is needed here.

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};
use sahkku_words::pattern::escape;
use std::collections::{BTreeMap, BTreeSet};

/// U+2060 WORD JOINER. It is an invisible mark before a number that names a place on the board, such as a point, and
/// distinguishes it from all other numbers.
const POINT: char = '\u{2060}';

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub name: String,
    pub pattern: Pattern,
}

/// A text with gaps and choices.
pub type Pattern = Vec<Piece>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    Shown(String),
    /// One of several texts, chosen by the value of an argument.
    Chosen {
        by: String,
        variants: Vec<(String, Pattern)>,
        /// The text for all other values, and its key.
        default: (String, Pattern),
    },
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Argument {
    pub shown: bool,
    /// The values that texts are chosen by.
    pub keys: BTreeSet<String>,
}

impl Message {
    pub(crate) fn from_fluent(message: &ast::Message<String>) -> Result<Message, String> {
        let value = message.value.as_ref().ok_or("it has no text")?;
        if let Some(attribute) = message.attributes.first() {
            return Err(format!(
                "it has an attribute .{}, which messages here do not have",
                attribute.id.name
            ));
        }
        Ok(Message {
            name: message.id.name.clone(),
            pattern: pattern(value)?,
        })
    }

    pub fn arguments(&self) -> BTreeMap<String, Argument> {
        let mut arguments = BTreeMap::new();
        collect(&self.pattern, &mut arguments);
        arguments
    }

    /// The message in the notation of catalogues.
    pub fn compact(&self) -> String {
        let mut text = String::new();
        write(&mut text, &self.pattern);
        text
    }
}

fn pattern(pattern: &ast::Pattern<String>) -> Result<Pattern, String> {
    pattern.elements.iter().map(part).collect()
}

fn part(element: &PatternElement<String>) -> Result<Piece, String> {
    match element {
        PatternElement::TextElement { value } => text(value),
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Ok(Piece::Shown(id.name.clone()))
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => text(value),
            Expression::Inline(InlineExpression::NumberLiteral { value }) => {
                Ok(Piece::Text(format!("{POINT}{value}")))
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => choice(&id.name, variants),
            _ => Err("it uses something that is not provided for; there are { $name }, { \"text\" }, { 12 } and choices by { $name -> … }".to_owned()),
        },
    }
}

fn text(value: &str) -> Result<Piece, String> {
    // A message takes one line, and its name ends with a tab.
    match value.chars().find(|sign| "\t\r".contains(*sign)) {
        Some(sign) => Err(format!("a text cannot contain {sign:?}")),
        None => Ok(Piece::Text(value.replace('\n', "\u{2028}"))),
    }
}

fn choice(by: &str, variants: &[ast::Variant<String>]) -> Result<Piece, String> {
    let key = |variant: &ast::Variant<String>| match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    };
    let (defaults, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
    let default = defaults
        .first()
        .ok_or("a choice needs one text for all else, marked with a star")?;
    let mut kept = Vec::new();
    for variant in others {
        kept.push((key(variant), pattern(&variant.value)?));
    }
    Ok(Piece::Chosen {
        by: by.to_owned(),
        variants: kept,
        default: (key(default), pattern(&default.value)?),
    })
}

fn collect(pattern: &Pattern, arguments: &mut BTreeMap<String, Argument>) {
    for part in pattern {
        match part {
            Piece::Text(_) => {}
            Piece::Shown(name) => arguments.entry(name.clone()).or_default().shown = true,
            Piece::Chosen {
                by,
                variants,
                default,
            } => {
                for (key, pattern) in variants.iter().chain([default]) {
                    let argument = arguments.entry(by.clone()).or_default();
                    argument.keys.insert(key.clone());
                    collect(pattern, arguments);
                }
            }
        }
    }
}

fn write(text: &mut String, pattern: &Pattern) {
    for part in pattern {
        match part {
            Piece::Text(words) => text.push_str(&escape(words)),
            Piece::Shown(name) => {
                text.push('{');
                text.push_str(name);
                text.push('}');
            }
            Piece::Chosen {
                by,
                variants,
                default,
            } => {
                text.push('{');
                text.push_str(by);
                for (key, pattern) in variants {
                    text.push('|');
                    text.push_str(key);
                    text.push(':');
                    write(text, pattern);
                }
                text.push_str("|*:");
                write(text, &default.1);
                text.push('}');
            }
        }
    }
}
