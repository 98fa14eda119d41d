//! Printed sheets: everything is on the paper, in its intended size.

use crate::board::{Mark, marked};
use crate::paper::{Diagram, Opening, board, named_pieces, pieces};
use hnefatafl::{Board, Escape, Judge, KingTaken, PRESETS, Piece, Rules, preset};
use paper::{Format, Labels, Sheet, TENT_WALL, TENT_WIDTH};
use testkit::printed::{self, Path, drawn, paths, texts};

/// The paint of each kind of piece, the king's iron point last.
const COLOURS: [(Piece, &str); 3] = [
    (Piece::King, "#c79a3b"),
    (Piece::Drabant, "#ece5d8"),
    (Piece::Muscovite, "#5b3a24"),
];
const IRON: &str = "#33383d";

/// Every named rule set, and every board with both kinds of exits.
fn all_rules() -> Vec<Rules> {
    let boards = Board::ALL.iter().flat_map(|&board| {
        Escape::ALL.iter().map(move |&escape| Rules {
            board,
            escape,
            king_taken: KingTaken::Two,
            ..preset("linne").unwrap().rules
        })
    });
    let presets = PRESETS.iter().map(|preset| preset.rules);
    presets.chain(boards).collect()
}

fn words() -> Labels {
    Labels {
        title: "Hnefatafl – Linné – The board".into(),
        hints: vec![
            "The king stands on the castle, with his drabants around him and a Muscovite on every square of the camps."
                .into(),
            "Print this at 100 %.".into(),
        ],
    }
}

/// A page with the picture and a few rules.
fn rules_on_a_page(judge: &Judge, format: Format) -> Sheet {
    let names = ["king", "drabants", "Muscovites"].map(String::from);
    let said = "A piece moves along a rank or a file, as far as it can. ";
    printed::rules_on_a_page(&Opening { judge, names }, said, format)
}

/// How many pieces of each kind there are at the start.
fn count(board: Board) -> [usize; 3] {
    let squares = [board.drabants(), board.muscovites()].map(|squares| squares.len() as usize);
    [1, squares[0], squares[1]]
}

#[test]
fn nothing_is_cut_off() {
    for rules in all_rules() {
        let judge = Judge::new(rules).unwrap();
        for format in Format::ALL {
            let sheets = [
                board(&rules, format, &words()),
                pieces(&judge, format, &Labels::default()),
                rules_on_a_page(&judge, format),
            ];
            for sheet in sheets {
                printed::nothing_is_cut_off(&sheet);
            }
        }
    }
}

#[test]
fn squares_are_square_and_have_room_for_pieces() {
    for rules in all_rules() {
        for format in Format::ALL {
            let svg = board(&rules, format, &words()).svg;
            let lines: Vec<Path> = paths(&svg)
                .into_iter()
                .filter(|path| path.len() == 2)
                .collect();
            let (upright, level): (Vec<Path>, Vec<Path>) =
                lines.into_iter().partition(|path| path[0].0 == path[1].0);
            let distances = |at: Vec<i32>| -> Vec<i32> {
                assert_eq!(at.len(), usize::from(rules.board.size()) + 1);
                at.windows(2).map(|pair| pair[1] - pair[0]).collect()
            };
            let across = distances(upright.iter().map(|path| path[0].0).collect());
            let down = distances(level.iter().map(|path| path[0].1).collect());
            let pitch = across[0];
            assert!(across.iter().chain(&down).all(|width| *width == pitch));
            // A piece to cut out stands on a square with room for fingers.
            assert!(pitch >= TENT_WIDTH + 30, "{pitch}");
            assert_eq!(
                upright[0][1].1 - upright[0][0].1,
                pitch * i32::from(rules.board.size())
            );
        }
    }
}

#[test]
fn throne_camps_and_corners_are_carved_as_on_the_screen() {
    for rules in all_rules() {
        let svg = board(&rules, Format::A4, &Labels::default()).svg;
        let (size, lines) = (usize::from(rules.board.size()), paths(&svg));
        let count = |mark| {
            let marks = marked(rules.board, rules.escape);
            marks.filter(|(_, other)| *other == mark).count()
        };
        assert_eq!(count(Mark::Throne), 1);
        assert_eq!(count(Mark::Camp), rules.board.muscovites().len() as usize);
        // The throne has three outlines, a camp two, and the frame one plus one in each of its corners.
        let outlines = lines.iter().filter(|path| path.len() == 4).count();
        assert_eq!(outlines, 3 + 2 * count(Mark::Camp) + 5);
        // A corner has three angles, and every line within the board ends in four teeth for two.
        let angles = lines.iter().filter(|path| path.len() == 3).count();
        assert_eq!(angles, 3 * count(Mark::Corner) + 4 * (size - 1));
        assert_eq!(count(Mark::Corner) == 4, rules.escape == Escape::Corner);
    }
}

#[test]
fn files_and_ranks_are_named_at_every_edge() {
    for rules in all_rules() {
        let svg = board(&rules, Format::A4, &Labels::default()).svg;
        let names = texts(&svg);
        assert_eq!(names.len(), 4 * usize::from(rules.board.size()));
        for n in 1..=rules.board.size() {
            let file = char::from(b'a' + n - 1).to_string();
            let at = |name: &str| -> Path {
                let found = names.iter().filter(|(_, _, words)| *words == name);
                found.map(|(at, _, _)| *at).collect()
            };
            let ([below, above], [left, right]) = (
                <[_; 2]>::try_from(at(&file)).unwrap(),
                <[_; 2]>::try_from(at(&n.to_string())).unwrap(),
            );
            assert!(below.0 == above.0 && below.1 > above.1, "{file}");
            assert!(left.1 == right.1 && left.0 < right.0, "{n}");
        }
    }
}

#[test]
fn there_is_a_tent_for_every_piece() {
    for rules in all_rules() {
        let judge = Judge::new(rules).unwrap();
        for format in Format::ALL {
            let sheet = pieces(&judge, format, &words());
            let drawn = drawn(&sheet.svg);
            let tents: Vec<&Path> = drawn
                .iter()
                .filter(|(path, style)| path.len() == 4 && style.contains("fill=\"none\""))
                .map(|(path, _)| path)
                .collect();
            let kinds = count(rules.board);
            assert_eq!(tents.len(), kinds.iter().sum::<usize>());
            for ((_, colour), count) in COLOURS.iter().zip(kinds) {
                // Once on each wall.
                assert_eq!(sheet.svg.matches(colour).count(), 2 * count);
            }
            assert_eq!(sheet.svg.matches(IRON).count(), 2);
            let lowest = tents.iter().map(|tent| tent[2].1).max().unwrap();
            let title = texts(&sheet.svg).iter().map(|text| text.0.1).min().unwrap();
            assert!(lowest < title - 56, "words stand over pieces");
            for tent in &tents {
                assert_eq!(tent[1].0 - tent[0].0, TENT_WIDTH);
            }
            let areas = drawn
                .iter()
                .filter(|(_, style)| !style.contains("fill=\"none\""));
            for (area, _) in areas {
                let (left, top) = (
                    area.iter().map(|at| at.0).min(),
                    area.iter().map(|at| at.1).min(),
                );
                let (right, bottom) = (
                    area.iter().map(|at| at.0).max(),
                    area.iter().map(|at| at.1).max(),
                );
                assert!(bottom.unwrap() - top.unwrap() < TENT_WALL);
                let inside = tents.iter().filter(|tent| {
                    tent[0].0 < left.unwrap()
                        && right.unwrap() < tent[1].0
                        && tent[0].1 < top.unwrap()
                        && bottom.unwrap() < tent[2].1
                });
                assert_eq!(inside.count(), 1);
            }
        }
    }
}

#[test]
fn the_picture_on_the_rules_has_every_piece() {
    for rules in all_rules() {
        let judge = Judge::new(rules).unwrap();
        for format in Format::ALL {
            let sheet = rules_on_a_page(&judge, format);
            for ((piece, colour), count) in COLOURS.iter().zip(count(rules.board)) {
                // Each once more in the legend.
                assert_eq!(sheet.svg.matches(colour).count(), count + 1, "{piece:?}");
            }
        }
    }
}

#[test]
fn everything_lies_in_a_picture_and_long_names_do_too() {
    let names = ["gonagas", "moskoviittalaččat-guhkes", "k"];
    let mut pictures = vec![named_pieces(names)];
    for rules in all_rules() {
        let judge = Judge::new(rules).unwrap();
        let start = judge.start();
        let edge = rules.board.edge().into_iter();
        let diagram = Diagram {
            figures: start.pieces().collect(),
            steps: rules
                .board
                .corners()
                .into_iter()
                .zip(edge.clone())
                .collect(),
            refused: edge.clone().collect(),
            captured: edge.clone().collect(),
            ways: edge.filter(|end| end.in_line_with(start.king())).collect(),
            ..Diagram::new(&rules)
        };
        pictures.push(diagram.svg());
    }
    for svg in pictures {
        printed::is_whole(&svg);
    }
}

#[test]
fn a_diagram_shows_what_is_done() {
    let rules = preset("linne").unwrap().rules;
    let square = |name: &str| name.parse().unwrap();
    let empty = Diagram::new(&rules);
    let strokes = |diagram: &Diagram<'_>| diagram.svg().matches("#8a2f1d").count();
    assert_eq!(strokes(&empty), 0);
    let with = |change: fn(&mut Diagram<'_>, fn(&str) -> hnefatafl::Square)| {
        let mut diagram = Diagram {
            figures: vec![(Piece::King, square("e4"))],
            ..empty.clone()
        };
        change(&mut diagram, |name| name.parse().unwrap());
        strokes(&diagram)
    };
    // A shaft and a head.
    assert_eq!(with(|d, at| d.steps = vec![(at("e4"), at("c4"))]), 2);
    assert_eq!(with(|d, at| d.refused = vec![at("e5")]), 2);
    assert_eq!(with(|d, at| d.captured = vec![at("e6"), at("e7")]), 2);
    // An arrowhead on each of d4, c4, b4, a4 and e3, e2, e1.
    assert_eq!(with(|d, at| d.ways = vec![at("a4"), at("e1")]), 7);
}
