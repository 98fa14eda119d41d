//! `sahkku bench`.

use serde_json::Value;

use crate::common::sahkku;

#[test]
fn bench_measures_what_it_is_asked_to() {
    let arguments = [
        "bench",
        "--rules",
        "maze",
        "--repeats",
        "1",
        "--milliseconds",
        "5",
        "--format",
        "json",
    ];
    let rows: Value = serde_json::from_str(&sahkku(&arguments).fine()).unwrap();
    assert_eq!(rows[0]["rules"], "maze");
    assert!(rows[0]["decisions_a_second"].as_f64().unwrap() > 0.0);
    assert!(rows[0]["actions_a_second"].as_f64().unwrap() > 0.0);
}
