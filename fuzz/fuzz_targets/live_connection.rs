#![no_main]
#![allow(missing_docs, reason = "the promise is in the module")]

#[path = "../src/connections.rs"]
mod connections;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    connections::connection(input);
});
