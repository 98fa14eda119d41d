//! The worker of the bots of Hnefatafl, a bundle of its own.

worker::program!(hnefatafl_table::thinking::HnefataflPlayers, 4 << 20);
