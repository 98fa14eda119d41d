//! Two games with sides exchanged.

use game::Side;
use game::session::{By, EvenMatch, Finished, NotEven};

fn finished(winner: Option<Side>, moves: u32, captured: [u32; 2]) -> Finished {
    Finished {
        winner,
        moves,
        captured,
    }
}

/// The side of the match winner in the second game, and the deciding criterion.
fn verdict(first: Finished, second: Finished) -> Option<(Side, By, u32, u32)> {
    let verdict = first.verdict(second)?;
    Some((verdict.winner, verdict.by, verdict.own, verdict.others))
}

#[test]
fn more_wins_count_first_then_fewer_moves_then_captures() {
    let (swede, muscovite) = (Some(Side::First), Some(Side::Second));
    let won = |winner, moves| finished(winner, moves, [3, 5]);
    // The same player wins with both sides: the second side of the second game.
    assert_eq!(
        verdict(won(swede, 20), won(muscovite, 90)),
        Some((Side::Second, By::Wins, 2, 0))
    );
    // A win and a draw.
    assert_eq!(
        verdict(won(None, 20), won(swede, 90)),
        Some((Side::First, By::Wins, 1, 0))
    );
    assert_eq!(
        verdict(won(swede, 20), won(None, 90)),
        Some((Side::Second, By::Wins, 1, 0))
    );
    // Each player wins with the same side: the faster one wins the match.
    assert_eq!(
        verdict(won(swede, 31), won(swede, 25)),
        Some((Side::First, By::Moves, 25, 31))
    );
    assert_eq!(
        verdict(won(swede, 25), won(swede, 31)),
        Some((Side::Second, By::Moves, 25, 31))
    );
    // Equally fast: the pieces of both games count. The player of the first side in the second game had the second side before.
    let (first, second) = (finished(swede, 25, [3, 5]), finished(swede, 25, [3, 4]));
    assert_eq!(
        verdict(first, second),
        Some((Side::First, By::Captures, 8, 7))
    );
    assert_eq!(verdict(won(None, 9), finished(None, 80, [3, 5])), None);
    assert_eq!(
        verdict(won(None, 9), finished(None, 80, [3, 6])),
        Some((Side::Second, By::Captures, 9, 8))
    );
}

#[test]
fn it_is_read_as_it_is_written_and_nothing_else_is() {
    for even in [
        EvenMatch::First,
        EvenMatch::Second(finished(None, 0, [0, 65_535])),
        EvenMatch::Second(finished(Some(Side::Second), 31, [4, 7])),
    ] {
        assert_eq!(even.to_string().parse(), Ok(even));
    }
    for wrong in [
        "",
        "even",
        "even-3",
        "even-2",
        "even-2:first",
        "even-2:first:1:2",
        "even-2:first:1:2:3:4",
        "even-2:third:1:2:3",
        "even-2:draw:+1:2:3",
        "even-2:draw:01:2:3",
        "even-2:draw:1:2:65536",
    ] {
        assert_eq!(wrong.parse::<EvenMatch>(), Err(NotEven), "{wrong}");
    }
}
