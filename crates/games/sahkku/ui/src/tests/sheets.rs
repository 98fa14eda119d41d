//! Printed sheets: everything is on the paper, in its intended size.

use crate::board::{Lines, marked};
use crate::paper::{
    DIE_LENGTH, DIE_WIDTH, Diagram, Opening, board, dice, dice_in_rows, named_pieces, pieces,
};
use paper::{Format, Labels, PathShown, Sheet};
use sahkku::{Drawing, Face, Judge, PRESETS, Place, Row, Rules, preset};
use scene::Ornament;
use testkit::printed::{self, paths};

fn all_rules() -> Vec<Rules> {
    let wide = |columns| {
        let mut rules = preset("lagesvuotna").unwrap().rules;
        rules.columns = columns;
        rules
    };
    let widths = (9..=21).step_by(2).flat_map(|columns| {
        [Drawing::Lines, Drawing::Squares].map(|places| Rules {
            places,
            ..wide(columns)
        })
    });
    PRESETS
        .iter()
        .map(|preset| preset.rules)
        .chain(widths)
        .collect()
}

/// A page with the picture and a few rules.
fn rules_on_a_page(judge: &Judge, format: Format) -> Sheet {
    let names = ["men", "women", "king", "queens"].map(String::from);
    let said = "A soldier walks as many places as a die shows, ";
    printed::rules_on_a_page(&Opening { judge, names }, said, format)
}

fn all_sheets() -> Vec<Sheet> {
    let words = Labels {
        title: "A title".into(),
        hints: vec!["One".into(), "Two".into()],
    };
    let mut sheets = Vec::new();
    for rules in all_rules() {
        let judge = Judge::new(rules).unwrap();
        for format in Format::ALL {
            for lines in [Lines::Short, Lines::Joined] {
                sheets.push(board(&rules, lines, Ornament::Sun, format, &words));
            }
            sheets.push(dice(&rules, format, &words));
            sheets.push(pieces(&judge, format, &words));
            sheets.push(rules_on_a_page(&judge, format));
        }
    }
    sheets
}

#[test]
fn nothing_is_cut_off() {
    for sheet in all_sheets() {
        printed::nothing_is_cut_off(&sheet);
    }
}

#[test]
fn the_picture_on_the_rules_has_every_piece() {
    for preset in &PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let sheet = rules_on_a_page(&judge, Format::A4);
        let count = |colour: &str| sheet.svg.matches(colour).count();
        let army = usize::from(judge.start(sahkku::Side::Men).soldiers(sahkku::Side::Men));
        let queen = usize::from(preset.rules.queens);
        // Each once more in the legend, which shows one queen.
        assert_eq!(count("#5b3a24"), army + 1 + 2 * queen, "{}", preset.id);
        assert_eq!(count("#d8d2c6"), army + 1 + queen, "{}", preset.id);
        assert_eq!(count("#c79a3b"), 2);
    }
}

#[test]
fn a_board_has_a_line_for_every_place() {
    for rules in all_rules() {
        let count = |lines| {
            let sheet = board(
                &rules,
                lines,
                Ornament::Diamond,
                Format::A4,
                &Labels::default(),
            );
            let upright = |path: &Vec<(i32, i32)>| path.len() == 2 && path[0].0 == path[1].0;
            paths(&sheet.svg)
                .iter()
                .filter(|path| upright(path))
                .count()
        };
        let columns = usize::from(rules.columns);
        match rules.places {
            Drawing::Lines => {
                assert_eq!(count(Lines::Short), 3 * columns);
                assert_eq!(count(Lines::Joined), columns);
            }
            Drawing::Squares => assert_eq!(count(Lines::Short), columns + 1),
        }
    }
}

#[test]
fn a_board_is_marked_where_the_one_on_the_screen_is() {
    for rules in all_rules() {
        let sheet = |ornament| {
            board(
                &rules,
                Lines::Short,
                ornament,
                Format::A4,
                &Labels::default(),
            )
        };
        let mut diamonds: Vec<i32> = paths(&sheet(Ornament::Diamond).svg)
            .iter()
            .filter(|path| path.len() == 4)
            .map(|path| path[0].0)
            .collect();
        diamonds.sort_unstable();
        let width = Format::A4.size().0;
        let middle = diamonds[diamonds.len() / 2];
        assert!((middle - width / 2).abs() <= 1, "the Castle is at {middle}");
        let count = marked(rules.places, rules.columns).count();
        assert_eq!(diamonds.len(), count, "{:?}", rules.places);
        // Only the Castle has the sun; the other marked places have crosses.
        assert_eq!(sheet(Ornament::Sun).svg.matches("<circle").count(), 1);
    }
    let squares = preset("maze").unwrap().rules;
    assert_eq!(marked(squares.places, squares.columns).count(), 1);
}

#[test]
fn a_die_can_be_folded() {
    let rules = preset("lagesvuotna").unwrap().rules;
    let sheet = dice(&rules, Format::A4, &Labels::default());
    // The outline of the net: 4 points up, 4 down, the edges between them, and the tab.
    let nets: Vec<_> = paths(&sheet.svg)
        .into_iter()
        .filter(|path| path.len() == 20)
        .collect();
    assert_eq!(nets.len(), usize::from(rules.dice));
    for net in nets {
        let (left, top) = net[0];
        for side in 0..4 {
            let (x, y) = net[2 + 2 * side];
            // Four sides of one width, or it would not close; 16 by 34 millimetres.
            assert_eq!((x, y), (left + DIE_WIDTH * (side as i32 + 1), top));
            // The point stands over the middle of its side, and farther out than half the width: then the four
            // triangles meet.
            let point = net[1 + 2 * side];
            assert_eq!(point.0, x - DIE_WIDTH / 2);
            assert!(top - point.1 > DIE_WIDTH / 2);
        }
        let bottom = net.iter().map(|point| point.1).max().unwrap();
        assert_eq!(bottom - top - 120, DIE_LENGTH);
    }
}

#[test]
fn diagrams_are_of_one_piece_and_everything_lies_in_them() {
    for rules in all_rules() {
        let judge = Judge::new(rules).unwrap();
        let start = judge.start(sahkku::Side::Men);
        let ends = [1, rules.columns].map(|column| Place::new(Row::B, column).unwrap());
        let diagram = Diagram {
            figures: start.figures().collect(),
            steps: vec![(ends[0], ends[1])],
            refused: ends.to_vec(),
            throws: vec![vec![Face::X, Face::II]],
            path: PathShown::Yes,
            ..Diagram::new(&rules)
        };
        let dice = dice_in_rows(&[(Some(sahkku::Side::Men), rules.faces.as_slice().to_vec())]);
        for svg in [
            diagram.svg(),
            dice,
            named_pieces(&rules, ["a", "b", "c", "d"]),
        ] {
            printed::is_whole(&svg);
        }
    }
}
