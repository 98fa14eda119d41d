//! The worker of the bots of Kotra, a bundle of its own.

worker::program!(kotra_table::thinking::KotraPlayers, 4 << 20);
