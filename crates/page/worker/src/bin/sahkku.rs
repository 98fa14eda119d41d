//! The worker of sáhkku's computer players, a bundle of its own.

worker::program!(sahkku_table::thinking::SahkkuPlayers, 2 << 20);
