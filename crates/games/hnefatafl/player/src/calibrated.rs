//! How scores become probabilities under each named rule set. `hnefatafl-trainer --calibrate` writes this file.

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
                    even: -0.197,
                    slopes: [0.546, 2.187, 1.755, 3.021],
                },
                Curve {
                    even: -0.228,
                    slopes: [0.518, 2.208, 1.737, 3.017],
                },
            ],
            at_once: [
                Curve {
                    even: 0.192,
                    slopes: [1.066, 1.804, 1.638, 3.091],
                },
                Curve {
                    even: -0.267,
                    slopes: [0.525, 2.196, 1.295, 1.956],
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
                    even: 3.787,
                    slopes: [0.919, 0.706, 1.735, 1.04],
                },
                Curve {
                    even: 3.811,
                    slopes: [0.92, 0.721, 1.718, 1.039],
                },
            ],
            at_once: [
                Curve {
                    even: 3.773,
                    slopes: [0.894, 0.733, 1.832, 1.051],
                },
                Curve {
                    even: 3.795,
                    slopes: [0.902, 0.747, 1.832, 1.049],
                },
            ],
        },
    ),
    (
        "fetlar",
        Calibration {
            searched: [
                Curve {
                    even: 1.131,
                    slopes: [0.297, 0.02, 3.501, 1.147],
                },
                Curve {
                    even: 1.134,
                    slopes: [0.3, 0.02, 3.506, 1.146],
                },
            ],
            at_once: [
                Curve {
                    even: 1.948,
                    slopes: [0.305, 0.839, 2.85, 1.141],
                },
                Curve {
                    even: 1.796,
                    slopes: [0.304, 0.687, 2.801, 1.173],
                },
            ],
        },
    ),
];
