//! Boards: the castle, the camps, and the squares of the pieces at the start.

use hnefatafl::{Board, Squares};

fn set(text: &str) -> Squares {
    text.split(' ')
        .map(|square| square.parse().unwrap())
        .collect()
}

#[test]
fn section_1_the_camps_are_a_t_on_9_two_in_line_on_7_and_six_on_11() {
    let [south, north, west, east] = Board::Nine.camps();
    assert_eq!(south, set("d1 e1 f1 e2"));
    assert_eq!(north, set("d9 e9 f9 e8"));
    assert_eq!(west, set("a4 a5 a6 b5"));
    assert_eq!(east, set("i4 i5 i6 h5"));
    assert_eq!(Board::Seven.camps()[0], set("d1 d2"));
    assert_eq!(Board::Eleven.camps()[0], set("d1 e1 f1 g1 h1 f2"));
}

#[test]
fn section_1_the_pieces_stand_as_described() {
    assert_eq!(Board::Nine.castle(), "e5".parse().unwrap());
    assert_eq!(Board::Nine.drabants(), set("e3 e4 e6 e7 c5 d5 f5 g5"));
    assert_eq!(Board::Seven.drabants(), set("d3 d5 c4 e4"));
    assert_eq!(
        Board::Eleven.drabants(),
        set("f4 f5 f7 f8 d6 e6 g6 h6 e5 e7 g5 g7")
    );
    let counts = Board::ALL.iter().map(|board| board.muscovites().len());
    assert_eq!(counts.collect::<Vec<_>>(), [8, 16, 24]);
}
