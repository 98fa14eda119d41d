//! The match that a game belongs to: its score, and its next game.

use game::Turn;
use game::session::{EvenMatch, Match, Score};

use crate::this::words as m;
use crate::this_game::{Session, Side, This};
use on_page::Ending as _;
use on_page::text::seats;

/// The score of the first-to-n-wins match that a game belongs to, including this game once it is over.
pub fn score(session: &Session) -> Option<Score> {
    let Some(Match::Wins(score)) = session.of_match() else {
        return None;
    };
    Some(match session.turn() {
        Turn::Over(outcome) => score.after(outcome.winner.map(Into::into)),
        _ => score,
    })
}

/// Whether another game of the same match follows a game.
pub fn goes_on(session: &Session) -> bool {
    match session.of_match() {
        Some(Match::Even(even)) => even == EvenMatch::First,
        Some(Match::Wins(_)) => score(session).is_some_and(|score| score.winner().is_none()),
        None => This::is_in_match(session),
    }
}

/// The match of the game after a finished one. A finished match is followed by another one like it.
pub fn next(session: &Session) -> Option<Match> {
    match session.of_match()? {
        Match::Even(EvenMatch::First) => {
            let first = This::finished(session)?;
            Some(Match::Even(EvenMatch::Second(first)))
        }
        Match::Even(EvenMatch::Second(_)) => Some(Match::Even(EvenMatch::First)),
        Match::Wins(_) => Some(Match::Wins(score(session)?.next())),
    }
}

pub fn in_words(session: &Session) -> Option<String> {
    let Some(score) = score(session) else {
        return This::even_in_words(session);
    };
    let told = Side::BOTH.map(|side| {
        let won = score.won()[side.index()];
        format!("{} {won}", player(session, side))
    });
    let (told, count) = (&told.join(" · "), score.to().into());
    let stands = m::WinsScore { told, count }.text();
    let Some(winner) = score.winner().map(Side::from) else {
        return Some(stands);
    };
    let won = match seats::is_you(winner) {
        true => m::wins_you(),
        false => {
            let name = &player(session, winner);
            m::WinsWinner { name }.text()
        }
    };
    Some(format!("{won} {stands}"))
}

/// The label of the next game.
pub fn next_in_words(session: &Session) -> String {
    if session.even_match().is_none() && session.of_match().is_some() && goes_on(session) {
        return m::wins_next();
    }
    This::next_game_in_words(session).unwrap_or_else(m::play_again)
}

/// The name of a player beside the board: the side's, for a player without a name.
pub fn player(session: &Session, side: Side) -> String {
    let name = seats::name::<This>(session, side);
    if !name.is_empty() {
        name
    } else if session.player(side).is_here() && seats::is_you(side) {
        m::plate_you()
    } else {
        // In the list of moves the name follows a number.
        let name = m::ListSide { side }.text();
        let mut letters = name.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect()
    }
}

#[cfg(test)]
mod tests {
    use game::session::{Finished, PlayerKind};
    use game::{Level, RuleSets as _};

    use super::*;
    use crate::this_game::{Entry, PRESETS};

    const FOX: PlayerKind = PlayerKind::Computer(Level::Steady);

    fn given_up(side: Side, players: [PlayerKind; 2], of_match: Match) -> Session {
        let mut session = Session::new(PRESETS[0].rules.judge().unwrap(), players);
        session.set_match(Some(of_match));
        session.enter(Entry::Resigned(side)).unwrap();
        seats::speak_to::<This>(players);
        session
    }

    #[test]
    fn a_match_ends_with_enough_wins_and_another_begins() {
        let [first, second] = Side::BOTH;
        let begun = Match::Wins(Score::new(2).unwrap());
        let person = [PlayerKind::Human, FOX];
        let game = given_up(second, person, begun);
        assert!(goes_on(&game));
        assert_eq!(in_words(&game).unwrap(), "You 1 · Fox 0. First to 2.");
        assert_eq!(next_in_words(&game), "Next game: swap sides");
        // The sides are swapped, and the person wins again.
        let game = given_up(first, [FOX, PlayerKind::Human], next(&game).unwrap());
        assert!(!goes_on(&game));
        let told = "You win the match! Fox 0 · You 2. First to 2.";
        assert_eq!(in_words(&game).unwrap(), told);
        assert_eq!(next_in_words(&game), m::play_again());
        assert_eq!(next(&game), Some(begun));
        let lost = given_up(first, person, begun);
        let lost = given_up(first, [FOX, PlayerKind::Human], next(&lost).unwrap());
        assert!(goes_on(&lost), "each has won one");
        let lost = given_up(first, person, next(&lost).unwrap());
        assert!(in_words(&lost).unwrap().starts_with("Match winner: Fox. "));
    }

    #[test]
    fn an_even_match_has_two_games_and_a_game_alone_has_no_match() {
        let two = [PlayerKind::Human; 2];
        let first = given_up(Side::BOTH[0], two, Match::Even(EvenMatch::First));
        assert!(goes_on(&first));
        let finished = Finished {
            winner: None,
            moves: 1,
            captured: [0; 2],
        };
        let second = Match::Even(EvenMatch::Second(finished));
        assert!(!goes_on(&given_up(Side::BOTH[0], two, second)));
        let mut alone = first;
        alone.set_match(None);
        assert_eq!(
            (score(&alone), goes_on(&alone), next(&alone)),
            (None, false, None)
        );
        assert_eq!(next_in_words(&alone), m::play_again());
    }

    #[test]
    fn every_match_on_offer_can_be_chosen() {
        let offered: Vec<_> = This::matches().collect();
        assert_eq!(offered.first(), Some(&("", m::set_match_one())));
        for (word, _) in offered.iter().skip(1) {
            let read = word.parse::<Match>().unwrap();
            assert_eq!(read.to_string(), *word);
        }
    }
}
