//! How scores become probabilities under each named rule set. `cargo xtask train --game hnefatafl --calibrate` writes this file.

use crate::Calibration;

pub(crate) static NAMED: [(&str, Calibration); 3] = [
    ("linne", Calibration::UNFITTED),
    ("tablut", Calibration::UNFITTED),
    ("brandubh", Calibration::UNFITTED),
];
