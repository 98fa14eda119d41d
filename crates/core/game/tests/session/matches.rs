//! Matches of several games.

use game::Side;
use game::session::{EvenMatch, Match, NotAMatch, Score};

#[test]
fn whoever_wins_so_many_games_first_wins_the_match() {
    let (first, second) = (Some(Side::First), Some(Side::Second));
    let mut score = Score::new(2).unwrap();
    // A player wins with the first side, and then with the second, as the sides are swapped in between.
    score = score.after(first);
    assert_eq!((score.winner(), score.won()), (None, [1, 0]));
    score = score.next();
    assert_eq!(score.won(), [0, 1]);
    // A draw counts for nobody.
    score = score.after(None).next();
    assert_eq!(score.won(), [1, 0]);
    score = score.after(second).next();
    assert_eq!((score.winner(), score.won()), (None, [1, 1]));
    score = score.after(second);
    assert_eq!((score.winner(), score.won()), (second, [1, 2]));
    assert_eq!(score.next(), Score::new(2).unwrap());
}

#[test]
fn a_match_has_more_than_one_game_and_an_end() {
    assert_eq!(Score::new(0), None);
    assert_eq!(Score::new(1), None);
    assert_eq!(Score::new(Score::MOST + 1), None);
    assert!(Score::new(Score::MOST).is_some());
}

#[test]
fn it_is_read_as_it_is_written_and_nothing_else_is() {
    let score = Score::new(3).unwrap();
    for of in [
        Match::Even(EvenMatch::First),
        Match::Wins(score),
        Match::Wins(score.after(Some(Side::Second))),
    ] {
        assert_eq!(of.to_string().parse(), Ok(of));
    }
    assert_eq!(Match::Wins(score).to_string(), "wins-3:0:0");
    for wrong in [
        "",
        "wins-",
        "wins-3",
        "wins-3:0",
        "wins-3:0:0:0",
        "wins-1:0:0",
        "wins-100:0:0",
        "wins-3:3:0",
        "wins-3:+1:0",
        "wins-3:01:0",
        "wins-3:-1:0",
        "even-3",
    ] {
        assert_eq!(wrong.parse::<Match>(), Err(NotAMatch), "{wrong}");
    }
}
