//! The worker of the bots of sáhkku, a bundle of its own.

worker::program!(sahkku_table::thinking::SahkkuPlayers, 2 << 20);
