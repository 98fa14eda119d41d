//! The data stored with a finished game, in addition to its save.

use archive::{Dice as Fallen, Head, Opponent, Outcome};
use context::{Game, Session, Side, This, only_person};
use game::session::PlayerKind;
use game::{Game as _, Recorded as _, Turn};
use on_page::Dice as _;
use on_page::text::rules::rule_set;

/// The data of a finished game. `played` is whether it was played here, and not only opened.
pub(super) fn head(session: &Session, played: bool, time: u64, today: &str) -> Head {
    let players = Side::BOTH.map(|side| session.player(side));
    let is_distant = players.contains(&PlayerKind::Distant);
    let person = only_person(session).filter(|_| played || is_distant);
    let opponent = match person {
        Some(side) => match session.player(side.other()) {
            PlayerKind::Computer(level) => Opponent::Computer(level),
            _ => Opponent::Distant(session.record().name(side.other()).to_owned()),
        },
        None if played && players.iter().all(|player| player.is_here()) => Opponent::Here,
        None => {
            let names = Side::BOTH.map(|side| session.record().name(side));
            let names = names.into_iter().filter(|name| !name.is_empty());
            Opponent::Others(names.collect::<Vec<_>>().join(" – "))
        }
    };
    let winner = match session.turn() {
        Turn::Over(outcome) => outcome.winner,
        _ => None,
    };
    let outcome = match (winner, person) {
        (None, _) => Outcome::Drawn,
        (Some(winner), Some(side)) if winner == side => Outcome::Won,
        (Some(_), Some(_)) => Outcome::Lost,
        (Some(winner), None) => [Outcome::First, Outcome::Second][winner.index()],
    };
    let dice = match opponent {
        Opponent::Others(_) => Fallen::default(),
        _ => fallen(session),
    };
    Head {
        game: Game::ID.to_owned(),
        time,
        date: session.record().date().unwrap_or(today).to_owned(),
        rules: rule_set::<This>(session.judge().rules()),
        opponent,
        outcome,
        dice,
        decisions: None,
    }
}

/// The dice that fell, for people at this screen and for the others.
fn fallen(session: &Session) -> Fallen {
    let faces = This::faces(session.judge());
    let mut counts = [vec![0; faces.len()], vec![0; faces.len()]];
    let mut game = session.record().opening();
    for entry in session.record().entries() {
        let thrower = game.turn().side();
        let thrown = This::fallen(entry);
        for (n, face) in thrown.iter().enumerate() {
            let half = Side::BOTH[usize::from(2 * n >= thrown.len())];
            let person = session.player(thrower.unwrap_or(half)).is_here();
            if let Some(at) = faces.iter().position(|known| known == face) {
                counts[usize::from(!person)][at] += 1;
            }
        }
        // An entry on record is always legal.
        let _ = game.enter_unseen(entry);
    }
    Fallen {
        faces: faces
            .into_iter()
            .map(|face| This::face_word(face).to_owned())
            .collect(),
        fallen: counts,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use game::{Level, RuleSets as _};

    use super::*;
    use context::{Entry, PRESETS};

    const COMPUTER: PlayerKind = PlayerKind::Computer(Level::Steady);

    /// A game with these players that the first side resigned; with a throw, if the game has dice.
    pub(in super::super) fn given_up(players: [PlayerKind; 2]) -> Session {
        let judge = PRESETS[0].rules.judge().unwrap();
        let mut session = on_page::promises::played::<This>(judge, 5, 6);
        for (side, player) in Side::BOTH.into_iter().zip(players) {
            session.set_player(side, player);
        }
        session.enter(Entry::Resigned(Side::BOTH[0])).unwrap();
        session
    }

    fn of(players: [PlayerKind; 2], played: bool) -> Head {
        head(&given_up(players), played, 7, "2026-11-26")
    }

    #[test]
    fn a_game_is_won_or_lost_by_the_person_here() {
        let lost = of([PlayerKind::Human, COMPUTER], true);
        assert_eq!(
            (lost.opponent, lost.outcome),
            (Opponent::Computer(Level::Steady), Outcome::Lost)
        );
        let won = of([COMPUTER, PlayerKind::Human], true);
        assert_eq!(won.outcome, Outcome::Won);
        let two = of([PlayerKind::Human; 2], true);
        assert_eq!(
            (two.opponent, two.outcome),
            (Opponent::Here, Outcome::Second)
        );
        let mut distant = given_up([PlayerKind::Human, PlayerKind::Distant])
            .record()
            .clone();
        distant.set_name(Side::BOTH[1], "Biret");
        let distant = Session::from_record(distant, [PlayerKind::Human, PlayerKind::Distant]);
        // It may have ended while nobody was here.
        let distant = head(&distant, false, 7, "2026-11-26");
        assert_eq!(
            (distant.opponent, distant.outcome),
            (Opponent::Distant("Biret".to_owned()), Outcome::Lost)
        );
    }

    #[test]
    fn what_was_only_opened_or_watched_is_nobody_s_result() {
        for (players, played) in [
            ([PlayerKind::Human, COMPUTER], false),
            ([PlayerKind::Distant; 2], true),
            ([COMPUTER; 2], true),
        ] {
            let opened = of(players, played);
            assert_eq!(opened.opponent, Opponent::Others(String::new()));
            assert_eq!(opened.outcome, Outcome::Second);
            assert_eq!(opened.dice, Fallen::default());
        }
    }

    #[test]
    fn every_die_is_counted_for_the_side_that_threw_it() {
        let session = given_up([PlayerKind::Human, COMPUTER]);
        let all: usize = session
            .record()
            .entries()
            .iter()
            .map(|entry| This::fallen(entry).len())
            .sum();
        let count = |head: &Head, who: usize| head.dice.fallen[who].iter().sum::<u32>();
        let [own, other] = [[PlayerKind::Human, COMPUTER], [COMPUTER, PlayerKind::Human]]
            .map(|players| of(players, true));
        assert_eq!((count(&own, 0) + count(&own, 1)) as usize, all);
        assert_eq!(count(&own, 0), count(&other, 1));
        assert_eq!(all > 0, This::HAS_DICE);
    }
}
