//! What is printed: all of it on the paper, in the sizes that it is meant to have.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up has failed"
)]

use sahkku::{Drawing, Judge, PRESETS, Rules, preset};
use sahkku_paper::{DIE_LENGTH, DIE_WIDTH, Format, MARGIN, Sheet, Words, board, dice, pieces};
use sahkku_table::{Lines, Ornament};

/// All points of all paths of a sheet, path by path.
fn paths(sheet: &Sheet) -> Vec<Vec<(i32, i32)>> {
    let path = |text: &str| {
        let points = text.trim_end_matches('Z').split(['M', 'L']).skip(1);
        let point = |pair: &str| {
            let (x, y) = pair.split_once(' ').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        };
        points.map(point).collect()
    };
    let found = sheet.svg.split("<path d=\"").skip(1);
    found
        .map(|rest| path(rest.split_once('"').unwrap().0))
        .collect()
}

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

fn all_sheets() -> Vec<Sheet> {
    let words = Words {
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
        }
    }
    sheets
}

#[test]
fn nothing_is_cut_off() {
    for sheet in all_sheets() {
        let (width, height) = sheet.format.size();
        for (x, y) in paths(&sheet).into_iter().flatten() {
            assert!((MARGIN..=width - MARGIN).contains(&x), "{x} of {width}");
            assert!((MARGIN..=height - MARGIN).contains(&y), "{y} of {height}");
        }
    }
}

#[test]
fn a_sheet_is_as_large_as_its_paper() {
    for sheet in all_sheets() {
        let size = match sheet.format {
            Format::A4 => r#"width="297.0mm" height="210.0mm" viewBox="0 0 2970 2100""#,
            Format::Letter => r#"width="279.4mm" height="215.9mm" viewBox="0 0 2794 2159""#,
        };
        assert!(sheet.svg.contains(size));
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
                &Words::default(),
            );
            let upright = |path: &Vec<(i32, i32)>| path.len() == 2 && path[0].0 == path[1].0;
            paths(&sheet).iter().filter(|path| upright(path)).count()
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
fn a_die_can_be_folded() {
    let rules = preset("lagesvuotna").unwrap().rules;
    let sheet = dice(&rules, Format::A4, &Words::default());
    // The outline of the net: 4 points up, 4 down, the edges between them, and the tab.
    let nets: Vec<_> = paths(&sheet)
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
fn words_cannot_break_out_of_the_picture() {
    let words = Words {
        title: "<script>&\"\u{0}".into(),
        hints: Vec::new(),
    };
    let rules = preset("maze").unwrap().rules;
    let sheet = dice(&rules, Format::A4, &words);
    assert!(sheet.svg.contains("&lt;script&gt;&amp;"));
    assert!(!sheet.svg.contains("<script"));
}
