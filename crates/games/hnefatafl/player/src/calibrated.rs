//! How scores become probabilities under each named rule set. `cargo xtask train --game hnefatafl --calibrate` writes this file.

use crate::{Calibration, Curve};

pub(crate) static NAMED: [(&str, Calibration); 5] = [
    (
        "linne",
        Calibration {
            searched: [
                Curve {
                    even: 1.585,
                    slopes: [1.364, 0.02, 6.35, 1.189],
                },
                Curve {
                    even: 1.536,
                    slopes: [1.367, 0.02, 6.313, 1.207],
                },
            ],
            at_once: [
                Curve {
                    even: 4.392,
                    slopes: [1.403, 2.607, 3.32, 1.205],
                },
                Curve {
                    even: 2.663,
                    slopes: [1.295, 1.301, 3.712, 1.754],
                },
            ],
        },
    ),
    (
        "tablut",
        Calibration {
            searched: [
                Curve {
                    even: -0.175,
                    slopes: [0.781, 2.163, 1.706, 2.671],
                },
                Curve {
                    even: -0.218,
                    slopes: [0.776, 2.15, 1.742, 2.616],
                },
            ],
            at_once: [
                Curve {
                    even: 0.21,
                    slopes: [1.292, 1.803, 1.579, 2.725],
                },
                Curve {
                    even: -0.327,
                    slopes: [0.885, 1.997, 1.368, 1.983],
                },
            ],
        },
    ),
    (
        "brandubh",
        Calibration {
            searched: [
                Curve {
                    even: 0.688,
                    slopes: [1.78, 1.373, 1.688, 2.056],
                },
                Curve {
                    even: 0.602,
                    slopes: [1.946, 1.329, 1.691, 1.963],
                },
            ],
            at_once: [
                Curve {
                    even: 1.104,
                    slopes: [1.091, 1.368, 1.168, 2.008],
                },
                Curve {
                    even: 0.957,
                    slopes: [1.408, 1.32, 1.191, 1.866],
                },
            ],
        },
    ),
    (
        "copenhagen",
        Calibration {
            searched: [
                Curve {
                    even: 2.79,
                    slopes: [0.552, 0.623, 1.529, 1.121],
                },
                Curve {
                    even: 2.813,
                    slopes: [0.558, 0.631, 1.544, 1.118],
                },
            ],
            at_once: [
                Curve {
                    even: 2.9,
                    slopes: [0.535, 0.726, 1.666, 1.128],
                },
                Curve {
                    even: 2.943,
                    slopes: [0.549, 0.767, 1.392, 1.157],
                },
            ],
        },
    ),
    (
        "fetlar",
        Calibration {
            searched: [
                Curve {
                    even: 0.971,
                    slopes: [0.285, 0.02, 2.366, 1.418],
                },
                Curve {
                    even: 0.975,
                    slopes: [0.286, 0.02, 2.271, 1.446],
                },
            ],
            at_once: [
                Curve {
                    even: 1.88,
                    slopes: [0.275, 0.959, 1.719, 1.374],
                },
                Curve {
                    even: 1.746,
                    slopes: [0.287, 0.816, 1.683, 1.419],
                },
            ],
        },
    ),
];
