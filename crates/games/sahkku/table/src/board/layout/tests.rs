use super::lay::margin;
use super::*;
use testkit::screens::{LARGE, apart, canvas, lie_apart};

const SCREENS: [(f64, f64); 10] = [
    (280.0, 360.0),
    (360.0, 520.0),
    (360.0, 640.0),
    (640.0, 360.0),
    (768.0, 1024.0),
    (1080.0, 1920.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    (2560.0, 900.0),
    (3840.0, 2160.0),
];

fn all() -> impl Iterator<Item = Layout> {
    SCREENS.into_iter().flat_map(|(width, height)| {
        [9, 11, 13, 15, 21].into_iter().flat_map(move |columns| {
            [
                (Drawing::Lines, Lines::Short),
                (Drawing::Lines, Lines::Joined),
                (Drawing::Squares, Lines::Short),
            ]
            .into_iter()
            .flat_map(move |(places, lines)| {
                Side::BOTH.into_iter().map(move |below| {
                    Layout::fit(LayoutSpec {
                        width,
                        height,
                        columns,
                        places,
                        lines,
                        below,
                        turned: None,
                    })
                })
            })
        })
    })
}

#[test]
fn everything_lies_on_the_canvas_and_nothing_overlaps() {
    for layout in all() {
        let canvas = canvas(layout.spec.width, layout.spec.height);
        let parts = [
            layout.board,
            layout.tray.rect,
            layout.captured[0],
            layout.captured[1],
        ];
        lie_apart(&parts, canvas, &layout);
        assert!(
            layout
                .places()
                .all(|place| layout.board.holds(&layout.cell(place)))
        );
    }
}

/// The tables of all rule sets on large screens with words and buttons beside the tray.
fn with_panels() -> impl Iterator<Item = Layout> {
    // On a square screen the board leaves them less room.
    let screens = LARGE.into_iter().filter(|(width, height)| width != height);
    screens.flat_map(|(width, height)| {
        sahkku::PRESETS.iter().flat_map(move |preset| {
            [None, Some(true), Some(false)].map(|turned| {
                Layout::with_panel(LayoutSpec {
                    width,
                    height,
                    columns: preset.rules.columns,
                    places: preset.rules.places,
                    lines: Lines::Short,
                    below: Side::Men,
                    turned,
                })
            })
        })
    })
}

#[test]
fn beside_the_tray_is_room_for_words_and_buttons() {
    for layout in with_panels() {
        let canvas = canvas(layout.spec.width, layout.spec.height);
        let panel = layout.panel.unwrap();
        let [men, women] = layout.captured;
        let parts = [
            layout.board,
            layout.tray.rect,
            men,
            women,
            panel.words,
            panel.buttons,
        ];
        lie_apart(&parts, canvas, &layout);
        if layout.spec.turned.is_none() {
            assert!(panel.words.w > 190.0 && panel.words.h > 140.0, "{layout:?}");
            assert!(
                panel.buttons.w > 190.0 && panel.buttons.h > 140.0,
                "{layout:?}"
            );
        }
    }
}

#[test]
fn with_words_and_buttons_beside_the_tray_the_table_fills_the_screen_and_pieces_grow() {
    for layout in with_panels().filter(|layout| layout.spec.turned.is_none()) {
        let (spec, margin) = (layout.spec, margin(&layout.spec));
        let panel = layout.panel.unwrap();
        if spec.height > spec.width {
            assert!(layout.board.x <= 2.0 * margin, "{layout:?}");
            assert!(
                panel.words.x + panel.words.w >= spec.width - 2.0 * margin,
                "{layout:?}"
            );
            // Words and buttons below the table would take a line of a tenth of its height from it.
            let below = LayoutSpec {
                height: spec.height * 0.9,
                ..spec
            };
            assert!(layout.pitch > Layout::fill(below).pitch, "{layout:?}");
        }
    }
}

/// What a name covers, in a font whose digits are so wide, in heights of letters.
fn lettered(layout: &Layout, name: Name, at: Point, wide: f64) -> Rect {
    let letters = if matches!(name, Name::Column(10..)) {
        2.0
    } else {
        1.0
    };
    let size = layout.name_size();
    Rect::around(at, size * wide * letters, size * 0.74)
}

/// The frame on the board, and the lines and squares with their round ends and their lit edges.
fn strokes(layout: &Layout) -> Vec<Rect> {
    let width = layout.line();
    let stroke = |rect: Rect| {
        let lit = width * 0.42;
        let drawn = rect.inset(-width / 2.0);
        drawn.with(&Rect {
            x: drawn.x + lit,
            y: drawn.y + lit,
            ..drawn
        })
    };
    let frame = layout.board.inset(layout.frame());
    let thin = (layout.pitch * 0.022).max(1.0);
    let sides = [
        Rect { h: 0.0, ..frame },
        Rect { w: 0.0, ..frame },
        Rect {
            y: frame.y + frame.h,
            h: 0.0,
            ..frame
        },
        Rect {
            x: frame.x + frame.w,
            w: 0.0,
            ..frame
        },
    ];
    let mut all: Vec<Rect> = sides.map(|side| side.inset(-thin / 2.0)).into();
    for place in layout.places() {
        let ends = [-1.0, 1.0].map(|along| Rect::around(layout.along(place, along), 0.0, 0.0));
        all.push(stroke(match layout.spec.places {
            Drawing::Lines => ends[0].with(&ends[1]),
            Drawing::Squares => layout.cell(place),
        }));
    }
    all
}

#[test]
fn names_are_crossed_by_no_line() {
    for layout in all().chain(with_panels()) {
        let strokes = strokes(&layout);
        for (name, at) in layout.names() {
            // Bold, in a wide font.
            let letters = lettered(&layout, name, at, 0.7);
            for stroke in &strokes {
                assert!(
                    !letters.meets(stroke),
                    "{name:?} and {stroke:?} of {layout:?}"
                );
            }
        }
    }
}

#[test]
fn names_stand_on_the_board_beside_all_places_and_along_the_near_edge() {
    for layout in all() {
        let size = layout.name_size();
        assert!(size >= 10.0, "{layout:?}");
        let boxed = |(name, at): (Name, Point)| lettered(&layout, name, at, 0.57);
        let boxes: Vec<Rect> = layout.names().map(boxed).collect();
        assert_eq!(boxes.len(), usize::from(layout.spec.columns) + 6);
        for (n, name) in boxes.iter().enumerate() {
            assert!(layout.board.holds(name), "{n} of {layout:?}");
            for place in layout.places() {
                assert!(
                    apart(name, &layout.cell(place)),
                    "{n} at {place} of {layout:?}"
                );
            }
            for other in &boxes[n + 1..] {
                assert!(apart(name, other), "{n} of {layout:?}");
            }
        }
        // Beside its own places, at the end that is nearer to who sits there.
        for (name, at) in layout.names() {
            let own = layout.places().filter(|place| name.is_of(*place));
            let near = -layout.forward(layout.spec.below);
            for place in own {
                let off = at - layout.point(place);
                match name {
                    Name::Column(_) => {
                        assert!(off.dot(layout.columnward()).abs() < 1e-6);
                        assert!(off.dot(near) > 0.0);
                    }
                    Name::Row(_) => {
                        assert!(off.dot(layout.northward()).abs() < layout.length * 0.4);
                    }
                }
            }
        }
    }
}

#[test]
fn place_and_point_go_both_ways() {
    for layout in all() {
        for place in layout.places() {
            for along in [-0.9, -0.3, 0.0, 0.6, 0.9] {
                assert_eq!(layout.place_at(layout.along(place, along)), Some(place));
            }
        }
    }
}

#[test]
fn the_own_row_is_below_or_at_the_right_and_is_walked_rightward_or_up() {
    for layout in all() {
        let below = layout.spec.below;
        let own = layout.point(Place::new(Row::home(below), 3).unwrap());
        let far = layout.point(Place::new(Row::home(below.other()), 3).unwrap());
        let next = layout.point(Place::new(Row::home(below), 4).unwrap());
        let walked = if below == Side::Men {
            next - own
        } else {
            own - next
        };
        if layout.turned {
            assert!(own.x > far.x && walked.y < 0.0);
        } else {
            assert!(own.y > far.y && walked.x > 0.0);
        }
    }
}

#[test]
fn tall_screens_turn_the_board_and_a_phone_gets_columns_of_at_least_24_pixels() {
    for layout in all() {
        let (width, height) = (layout.spec.width, layout.spec.height);
        if layout.spec.columns >= 13 && layout.spec.places == Drawing::Lines && width > 300.0 {
            assert_eq!(layout.turned, height > width, "{layout:?}");
        }
        if width >= 360.0 && height >= 640.0 && layout.spec.columns <= 15 {
            assert!(layout.pitch >= 24.0, "{layout:?}");
        }
    }
}

#[test]
fn a_phone_of_which_the_page_takes_a_third_still_gets_a_turned_board() {
    let layout = Layout::fill(LayoutSpec {
        width: 360.0,
        height: 440.0,
        columns: 15,
        places: Drawing::Lines,
        lines: Lines::Short,
        below: Side::Men,
        turned: None,
    });
    assert!(layout.turned && layout.pitch > 26.0, "{layout:?}");
    assert!(layout.tray.rect.h > layout.tray.rect.w && layout.tray.rect.w > 70.0);
}
