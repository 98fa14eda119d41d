//! Hnefatafl at the table: what the crates that know no game are told of it.

pub mod thinking;
