//! Printed sheets: everything is on the paper, in its intended size.

use crate::Place;
use crate::lessons::{KotraCourse, Lesson};
use crate::paper::{
    CHECKER, DIE_SIDE, Diagram, Lie, Opening, board, dice, dice_in_rows, named_pieces, pieces,
};
use kotra::{Die, Judge, Pattern, Side, Throw, preset};
use lessons::lessons;
use paper::{Format, Labels, PathShown, Sheet};
use testkit::printed::{self, Panel, Path, Text, drawn, panels, texts};

const PALE: &str = "#ece5d8";
const DARK: &str = "#8a6247";

fn folds(svg: &str) -> Vec<Path> {
    let folded = |(_, style): &(Path, &str)| style.contains("dasharray");
    let all = drawn(svg).into_iter().filter(folded);
    all.map(|(path, _)| path).collect()
}

fn judge() -> Judge {
    Judge::new(preset("kotra").unwrap().rules)
}

fn words() -> Labels {
    Labels {
        title: "Kotra – The board".into(),
        hints: vec![
            "To begin: all fifteen checkers of each player on the home, the point farthest to the right.".into(),
            "The numbers of White are bold, those of Black are slanted.".into(),
            "Print this at 100 %.".into(),
        ],
    }
}

/// A page with the picture and a few rules.
fn rules_on_a_page(judge: &Judge, format: Format) -> Sheet {
    let names = ["White", "Black"].map(String::from);
    let said = "A checker goes as far as the die says. ";
    printed::rules_on_a_page(&Opening { judge, names }, said, format)
}

const NUMBERS: [&[Side]; 4] = [&[], &Side::BOTH, &[Side::White], &[Side::Black]];

#[test]
fn nothing_is_cut_off() {
    for format in Format::ALL {
        let mut sheets: Vec<Sheet> = NUMBERS
            .map(|numbers| board(numbers, format, &words()))
            .into();
        sheets.push(pieces(format, &words()));
        sheets.push(dice(format, &words()));
        sheets.push(rules_on_a_page(&judge(), format));
        for sheet in sheets {
            printed::nothing_is_cut_off(&sheet);
        }
    }
}

#[test]
fn words_stand_below_everything_else() {
    for format in Format::ALL {
        let sheets = [
            board(&[], format, &words()),
            pieces(format, &words()),
            dice(format, &words()),
        ];
        for sheet in sheets {
            let paths = drawn(&sheet.svg).into_iter().flat_map(|(path, _)| path);
            let panels = panels(&sheet.svg)
                .into_iter()
                .map(|(at, size, _)| at.1 + size.1);
            let lowest = paths.map(|at| at.1).chain(panels).max().unwrap();
            let title = texts(&sheet.svg).iter().map(|text| text.0.1).min().unwrap();
            assert!(lowest < title - 56, "{lowest} {title}");
        }
    }
}

#[test]
fn a_board_has_24_points_with_room_for_checkers() {
    for format in Format::ALL {
        let svg = board(&[], format, &Labels::default()).svg;
        // A line from the base to the tip and back.
        let points: Vec<Path> = drawn(&svg)
            .into_iter()
            .filter(|(path, style)| path.len() == 3 && style.contains("fill=\"none\""))
            .map(|(path, _)| path)
            .collect();
        assert_eq!(points.len(), 24);
        let tinted = drawn(&svg)
            .into_iter()
            .filter(|(path, style)| path.len() == 3 && style.contains("#d9c8a9"));
        assert_eq!(tinted.count(), 12);
        for point in points {
            assert_eq!(point[0].1, point[2].1);
            assert!(point[2].0 - point[0].0 >= CHECKER + 20);
            assert!((point[1].1 - point[0].1).abs() >= 3 * CHECKER);
        }
    }
}

/// Where this number of a board stands, among those that begin at these heights.
fn named(texts: &[Text<'_>], name: &str) -> Path {
    let found = texts.iter().filter(|(_, _, words)| *words == name);
    found.map(|((x, y), end, _)| ((x + end) / 2, *y)).collect()
}

#[test]
fn every_side_finds_its_numbers_where_it_counts_them() {
    let svg = |numbers: &[Side]| board(numbers, Format::A4, &Labels::default()).svg;
    for side in Side::BOTH {
        let svg = svg(&[side]);
        let texts = texts(&svg);
        assert_eq!(texts.len(), 24);
        let at = |number: u8| <[_; 1]>::try_from(named(&texts, &number.to_string())).unwrap()[0];
        // Own 24 is at the right hand of the side that sits there, and 1 is across.
        let right = |number: u8| match side {
            Side::White => at(number).0,
            Side::Black => -at(number).0,
        };
        let near = |number: u8| match side {
            Side::White => at(number).1,
            Side::Black => -at(number).1,
        };
        assert!((1..12).all(|n| right(n) > right(n + 1) && near(n) == near(1)));
        assert!((13..24).all(|n| right(n) < right(n + 1) && near(n) == near(24)));
        assert!(near(1) < near(24));
        assert!((right(1) - right(24)).abs() < 20);
    }
    let both = svg(&Side::BOTH);
    let both = texts(&both);
    assert_eq!(both.len(), 48);
    for n in 1..=12_u8 {
        // Each number stands with the other side's number of the same point.
        let (here, there) = (
            named(&both, &n.to_string()),
            named(&both, &(n + 12).to_string()),
        );
        assert_eq!((here.len(), there.len()), (2, 2));
        for (x, _) in here {
            assert!(there.iter().any(|(other, _)| (other - x).abs() < 20), "{n}");
        }
    }
    assert!(texts(&svg(&[])).is_empty());
}

#[test]
fn there_are_fifteen_checkers_of_each_side_to_cut_out() {
    for format in Format::ALL {
        let svg = pieces(format, &Labels::default()).svg;
        let discs = panels(&svg);
        for colour in [PALE, DARK] {
            let of_side = discs.iter().filter(|(_, _, other)| *other == colour);
            assert_eq!(of_side.count(), 15);
        }
        assert_eq!(discs.len(), 30);
        assert!(discs.iter().all(|(_, size, _)| *size == (CHECKER, CHECKER)));
        for (n, (one, ..)) in discs.iter().enumerate() {
            for (other, ..) in &discs[..n] {
                let apart = (one.0 - other.0).abs().max((one.1 - other.1).abs());
                assert!(apart > CHECKER, "no room for scissors");
            }
        }
        // Grooves tell the sides apart in grey, too: one groove, or three.
        assert_eq!(svg.matches("<circle").count(), 15 + 3 * 15);
    }
}

#[test]
fn dice_fold_to_cubes_whose_opposite_sides_have_seven_pips() {
    for format in Format::ALL {
        let svg = dice(format, &Labels::default()).svg;
        let nets: Vec<Path> = drawn(&svg)
            .into_iter()
            .filter(|(path, _)| path.len() > 4)
            .map(|(path, _)| path)
            .collect();
        assert_eq!(nets.len(), 2);
        // A cube has twelve edges: five between sides of the net, and seven with a tab.
        let folds = folds(&svg);
        assert_eq!(folds.len(), 2 * 12);
        for fold in &folds {
            let (from, to) = (fold[0], fold[1]);
            assert_eq!((from.0 - to.0).abs() + (from.1 - to.1).abs(), DIE_SIDE);
        }
        let pips = panels(&svg);
        assert_eq!(pips.len(), 2 * 21);
        for net in nets {
            let (left, top) = net[0];
            let on = |column: i32, row: i32| {
                let inside = |at: i32, from: i32| (from..from + DIE_SIDE).contains(&at);
                let here = |((x, y), ..): &&Panel<'_>| {
                    inside(*x, left + column * DIE_SIDE) && inside(*y, top + row * DIE_SIDE)
                };
                pips.iter().filter(here).count()
            };
            assert_eq!(on(0, 0) + on(2, 0), 7);
            assert_eq!(on(1, 0) + on(3, 0), 7);
            assert_eq!(on(1, -1) + on(1, 1), 7);
            let mut all = [on(0, 0), on(1, 0), on(2, 0), on(3, 0), on(1, -1), on(1, 1)];
            all.sort_unstable();
            assert_eq!(all, [1, 2, 3, 4, 5, 6]);
        }
    }
}

#[test]
fn the_picture_on_the_rules_has_both_stacks_and_their_number() {
    for format in Format::ALL {
        let svg = rules_on_a_page(&judge(), format).svg;
        let discs = |colour| {
            panels(&svg)
                .iter()
                .filter(|panel| panel.2 == colour)
                .count()
        };
        // Five of fifteen are visible, one is in the legend, and a number stands on something pale.
        assert_eq!((discs(PALE), discs(DARK)), (5 + 1 + 2, 5 + 1));
        let fifteen = texts(&svg).iter().filter(|text| text.2 == "15").count();
        // The stacks, and White's point 15.
        assert_eq!(fifteen, 2 + 1);
    }
}

#[test]
fn everything_lies_in_a_picture_and_long_names_do_too() {
    let place = |text: &str| text.parse::<Place>().unwrap();
    let mut pictures = vec![
        named_pieces(["White", "an exceedingly long name of Black"]),
        dice_in_rows(&[(None, Die::ALL.to_vec())]),
        dice_in_rows(&[
            (Some(Side::White), vec![Die::SIX]),
            (Some(Side::Black), vec![Die::ALL[0]]),
        ]),
        Diagram {
            stacks: Place::all()
                .zip(1..)
                .map(|(place, count)| (Side::Black, place, count % 15 + 1))
                .collect(),
            steps: Place::all().map(|to| (place("bar-white"), to)).collect(),
            refused: Place::all().collect(),
            hit: Place::all().collect(),
            throws: vec![Throw::two(Die::SIX, Die::SIX), Throw::one(Die::SIX)],
            path: PathShown::Yes,
            lie: Lie::Across,
        }
        .svg(),
        Diagram {
            refused: Place::all().collect(),
            ..Diagram::default()
        }
        .svg(),
    ];
    pictures.extend(
        Pattern::ALL
            .iter()
            .map(|&pattern| Diagram::munk(pattern).svg()),
    );
    let rules = *judge().rules();
    for topic in lessons::<KotraCourse>(&rules) {
        let lesson = Lesson::new(topic, &rules).unwrap();
        pictures.push(Diagram::of(lesson.start()).svg());
    }
    for svg in pictures {
        printed::is_whole(&svg);
    }
}

#[test]
fn a_diagram_shows_what_is_done() {
    let at = |text: &str| text.parse::<Place>().unwrap();
    let strokes = |diagram: Diagram| diagram.svg().matches("#8a2f1d").count();
    assert_eq!(strokes(Diagram::default()), 0);
    // A shaft and a head.
    let steps = vec![(at("w1"), at("w6"))];
    let refused = vec![at("w12")];
    let stepped = Diagram {
        steps: steps.clone(),
        ..Diagram::default()
    };
    assert_eq!(strokes(stepped), 2);
    let crossed = Diagram {
        refused: refused.clone(),
        ..Diagram::default()
    };
    assert_eq!(strokes(crossed), 2);
    let both = Diagram {
        steps: vec![(at("w6"), at("w12"))],
        refused,
        ..Diagram::default()
    };
    assert_eq!(strokes(both), 2, "a checker does go there");
    let hit = Diagram {
        hit: vec![at("w6"), at("w7")],
        ..Diagram::default()
    };
    assert_eq!(strokes(hit), 2);
    let way = Diagram {
        path: PathShown::Yes,
        ..Diagram::default()
    };
    assert_eq!(strokes(way), 4);
}

#[test]
fn a_diagram_of_a_position_has_all_its_checkers() {
    let rules = *judge().rules();
    for topic in lessons::<KotraCourse>(&rules) {
        let lesson = Lesson::new(topic, &rules).unwrap();
        let diagram = Diagram::of(lesson.start());
        for side in Side::BOTH {
            let own = diagram.stacks.iter().filter(|stack| stack.0 == side);
            assert_eq!(own.map(|stack| stack.2).sum::<u8>(), 15, "{}", topic.name);
        }
        // What is hidden is told as a number.
        let hidden =
            |(_, place, count): &&(Side, Place, u8)| *count > 5 || matches!(place, Place::Off(_));
        let svg = diagram.svg();
        let told = texts(&svg).len() - 24;
        assert_eq!(told, diagram.stacks.iter().filter(hidden).count());
    }
    for &pattern in Pattern::ALL {
        let stacks = Diagram::munk(pattern).stacks;
        assert_eq!(stacks.iter().map(|stack| stack.2).sum::<u8>(), 15);
    }
}

#[test]
fn dice_are_drawn_with_their_pips() {
    let throw = Throw::two(Die::SIX, Die::ALL[2]);
    let pips = |svg: &str| panels(svg).iter().filter(|panel| panel.2 == "#222").count();
    let diagram = Diagram {
        throws: vec![throw],
        ..Diagram::default()
    };
    assert_eq!(pips(&diagram.svg()), 9);
    assert_eq!(pips(&dice_in_rows(&[(None, Die::ALL.to_vec())])), 21);
}
