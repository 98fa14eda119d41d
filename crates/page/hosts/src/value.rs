//! A value from a JSON file.

/// A value from a JSON file, independent of the parser.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// `null`, or a value that JSON does not have.
    Null,
    Bool(bool),
    Number(f64),
    String(String),
    Array(Vec<Value>),
    /// Names and their values, in the order of the file.
    Object(Vec<(String, Value)>),
}

#[cfg(any(test, feature = "serde_json"))]
impl From<&serde_json::Value> for Value {
    fn from(json: &serde_json::Value) -> Value {
        use serde_json::Value as Json;
        match json {
            Json::Null => Value::Null,
            Json::Bool(flag) => Value::Bool(*flag),
            Json::Number(number) => Value::Number(number.as_f64().unwrap_or(f64::NAN)),
            Json::String(text) => Value::String(text.clone()),
            Json::Array(items) => Value::Array(items.iter().map(Value::from).collect()),
            Json::Object(entries) => {
                let entry = |(name, item): (&String, _)| (name.clone(), Value::from(item));
                Value::Object(entries.iter().map(entry).collect())
            }
        }
    }
}
