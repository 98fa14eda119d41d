#![no_main]
#![allow(missing_docs, reason = "the promise is in the module")]

#[path = "../src/letters.rs"]
mod letters;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    letters::letter::<kotra::Game>(input);
});
