//! A value from a JSON file.

/// A value from a JSON file, whoever read the file.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// `null`, or something that JSON does not have.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Value>),
    /// Names and their values, in the order of the file.
    Object(Vec<(String, Value)>),
}
