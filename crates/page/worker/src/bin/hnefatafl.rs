//! The worker of the computer players of Hnefatafl, a bundle of its own.

worker::program!(hnefatafl_table::thinking::HnefataflPlayers, 4 << 20);
