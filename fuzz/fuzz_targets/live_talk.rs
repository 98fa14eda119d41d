#![no_main]
#![allow(missing_docs, reason = "the promise is in the module")]

#[path = "../src/talks.rs"]
mod talks;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    talks::talk(input);
});
