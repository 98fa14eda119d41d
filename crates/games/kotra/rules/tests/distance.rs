//! Online matches between two people.

use game::Game as _;
use kotra::{Game, Judge, Match, PRESETS, Record, Side, Units};
use online::{GameId, Letter, Peer, Secret, Sides, Terms, Throws};

#[test]
fn the_next_game_of_a_match_begins_as_the_match_has_it() {
    let mut start = Record::new(Judge::new(PRESETS[0].rules), None);
    let standing = Match::standing(7, [Units::ZERO; 2], Some(Side::Black)).unwrap();
    standing.opening().for_each(|entry| start.push(entry));
    let terms = Terms {
        start,
        name: "Guðrún".to_owned(),
        sides: Sides::Inviter(game::Side::First),
        throws: Throws::Strict,
        clock: None,
        follows: None,
    };
    let mut inviter = Peer::<Game>::invite(GameId([1; 16]), Secret::new([1; 32]), terms).unwrap();
    let mut invited = Peer::<Game>::open(Letter::read(&inviter.letter().write()).unwrap(), None);
    let accepted = invited.accept(Secret::new([2; 32]), "Jón", game::Side::Second);
    accepted.unwrap();
    inviter.receive(&invited.letter().write()).unwrap();
    let turn = inviter.state().unwrap().game().turn();
    assert_eq!(turn.side(), Some(Side::Black));
}
