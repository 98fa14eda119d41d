#![no_main]
#![allow(missing_docs, reason = "the promise is in the library")]

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    sahkku_fuzz::set_ups_round_trip(input);
});
