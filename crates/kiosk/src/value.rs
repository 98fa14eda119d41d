//! A value from a JSON file.

/// A value from a JSON file, whoever read the file.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// `null`, or something that JSON does not have.
    Nothing,
    /// `true` or `false`.
    Flag(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// Names and their values, in the order of the file.
    Table(Vec<(String, Value)>),
}
