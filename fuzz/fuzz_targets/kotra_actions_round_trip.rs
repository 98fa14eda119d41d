#![no_main]
#![allow(missing_docs, reason = "the promise is in the module")]

#[path = "../src/kotra/mod.rs"]
mod promises;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    promises::actions_round_trip(input);
});
