//! What is printed: all of it on the paper, in the sizes that it is meant to have.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up has failed"
)]

use sahkku::{Drawing, Face, Judge, PRESETS, Place, Row, Rules, preset};
use sahkku_paper::{
    DIE_LENGTH, DIE_WIDTH, Diagram, Format, Labels, Leaflet, MARGIN, Paragraph, PathShown, Sheet,
    Style, board, dice, dice_in_rows, leaflet, named_pieces, pieces,
};
use sahkku_play::table::{Lines, marked};
use table::Ornament;

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

/// Every letter half as wide as it is high.
fn wide(_: Style, words: &str) -> i32 {
    words.chars().count() as i32 * 500
}

/// A page with as many rules as wanted.
fn page_of_rules(count: usize) -> Leaflet {
    let rule = |n: usize| {
        let name = (Style::Bold, format!("Rule{n}."));
        let said = "A soldier walks as many places as a die shows, ".repeat(1 + n % 3);
        vec![
            name,
            (Style::Plain, said),
            (Style::Slanted, "Somebody".into()),
        ]
    };
    let mut text = vec![Paragraph::Picture];
    for n in 0..count {
        if n % 4 == 0 {
            text.push(Paragraph::Heading(format!("Part{n}")));
        }
        text.push(Paragraph::Text(rule(n)));
    }
    Leaflet {
        title: "A title".into(),
        pieces: ["men", "women", "king", "queens"].map(String::from),
        text,
    }
}

/// A line of words on a sheet: where it begins, how large it is, how wide, and what it says.
struct Line {
    x: i32,
    y: i32,
    size: i32,
    width: Option<i32>,
    words: String,
}

fn lines(sheet: &Sheet) -> Vec<Line> {
    let line = |rest: &str| {
        let (head, words) = rest.split_once('>').unwrap();
        let value = |name: &str| {
            let rest = head.split_once(&format!("{name}=\""))?.1;
            rest.split_once('"')?.0.parse().ok()
        };
        Line {
            x: value("x").unwrap(),
            y: value(" y").unwrap(),
            size: value("font-size").unwrap(),
            width: value("textLength"),
            words: words.split_once('<').unwrap().0.to_owned(),
        }
    };
    sheet.svg.split("<text ").skip(1).map(line).collect()
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
            sheets.push(leaflet(&judge, format, &page_of_rules(40), &wide));
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
fn a_page_of_rules_holds_all_its_words_within_its_columns() {
    let judge = Judge::new(preset("lagesvuotna").unwrap().rules).unwrap();
    for (count, format) in [(8, Format::A4), (30, Format::Letter), (60, Format::A4)] {
        let words = page_of_rules(count);
        let sheet = leaflet(&judge, format, &words, &wide);
        let (width, height) = format.size();
        let mut set: Vec<Line> = lines(&sheet);
        set.retain(|line| line.width.is_some());
        for line in &set {
            let right = line.x + line.width.unwrap();
            assert!(
                line.x >= MARGIN && right <= width - MARGIN,
                "{}",
                line.words
            );
            assert!(line.y - line.size >= MARGIN && line.y <= height - MARGIN);
        }
        // Every word, in order.
        let all: String = set.iter().map(|line| line.words.clone() + " ").collect();
        let wanted = words.text.iter().flat_map(|paragraph| match paragraph {
            Paragraph::Heading(words) => words.split_whitespace().collect::<Vec<_>>(),
            Paragraph::Text(runs) => runs
                .iter()
                .flat_map(|(_, run)| run.split_whitespace())
                .collect(),
            Paragraph::Picture => Vec::new(),
        });
        assert!(all.split_whitespace().eq(wanted), "{all}");
        // Down one column, and then on at the top of the next.
        for (one, next) in set.iter().zip(set.iter().skip(1)) {
            let below = next.y >= one.y + next.size
                || (next.y == one.y && next.x >= one.x + one.width.unwrap());
            let beside = next.x >= one.x + one.width.unwrap() && next.y < one.y;
            assert!(below || beside, "{} – {}", one.words, next.words);
        }
    }
}

#[test]
fn fewer_rules_are_written_larger() {
    let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
    let size = |count| {
        let sheet = leaflet(&judge, Format::A4, &page_of_rules(count), &wide);
        lines(&sheet).last().unwrap().size
    };
    assert!(size(10) > size(40) && size(40) > size(60));
}

#[test]
fn the_picture_on_the_rules_has_every_piece() {
    for preset in &PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let sheet = leaflet(&judge, Format::A4, &page_of_rules(1), &wide);
        let count = |colour: &str| sheet.svg.matches(colour).count();
        let army = usize::from(
            judge
                .start(sahkku::Side::Men, false)
                .soldiers(sahkku::Side::Men),
        );
        let queen = usize::from(preset.rules.queens);
        // Each once more in the legend, which shows one queen.
        assert_eq!(count("#5b3a24"), army + 1 + 2 * queen, "{}", preset.id);
        assert_eq!(count("#d8d2c6"), army + 1 + queen, "{}", preset.id);
        assert_eq!(count("#c79a3b"), 2);
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
                &Labels::default(),
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
        let mut diamonds: Vec<i32> = paths(&sheet(Ornament::Diamond))
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
        // The sun is the Castle's; the others have crosses.
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
    let words = Labels {
        title: "<script>&\"\u{0}".into(),
        hints: Vec::new(),
    };
    let rules = preset("maze").unwrap().rules;
    let sheet = dice(&rules, Format::A4, &words);
    assert!(sheet.svg.contains("&lt;script&gt;&amp;"));
    assert!(!sheet.svg.contains("<script"));
}

#[test]
fn diagrams_are_of_one_piece_and_everything_lies_in_them() {
    for rules in all_rules() {
        let judge = Judge::new(rules).unwrap();
        let start = judge.start(sahkku::Side::Men, false);
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
            let sheet = Sheet {
                format: Format::A4,
                svg,
            };
            let number = |name: &str| -> i32 {
                let rest = sheet.svg.split_once(&format!(" {name}=\"")).unwrap().1;
                rest.split_once('"').unwrap().0.parse().unwrap()
            };
            let (width, height) = (number("width"), number("height"));
            for (x, y) in paths(&sheet).concat() {
                assert!(
                    (0..=width).contains(&x) && (0..=height).contains(&y),
                    "{x} {y} of {width} {height}"
                );
            }
            assert!(sheet.svg.ends_with("</svg>\n"));
        }
    }
}
