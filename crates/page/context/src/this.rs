//! The game of this program: where it is built with several, the first of them. The build script writes which one that is.

include!(concat!(env!("OUT_DIR"), "/this.rs"));
