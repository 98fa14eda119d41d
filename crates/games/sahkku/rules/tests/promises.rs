//! The conformance suite: properties of every reachable position of every rule set, recorded or generated.

use crate::common::{play, rules};
use proptest::prelude::*;
use sahkku::{
    Action, Actions, Entry, Event, Face, Game, Judge, KingChoice, LinkError, Linked, Phase, Piece,
    Place, Places, Position, Record, Row, Side, Sleepers, Spot, Use, read_rules,
};

/// Every action that can be written for a board of `columns` columns, legal or not.
fn thinkable(columns: u8) -> impl Iterator<Item = Action> {
    let places = move || {
        Row::ALL
            .into_iter()
            .flat_map(move |row| (1..=columns).filter_map(move |column| Place::new(row, column)))
    };
    let uses = places().flat_map(move |from| {
        places().flat_map(move |to| {
            Face::ALL.into_iter().flat_map(move |die| {
                Piece::ALL.iter().flat_map(move |&piece| {
                    [false, true].into_iter().flat_map(move |home| {
                        let choices = [None, Some(KingChoice::Take), Some(KingChoice::Remove)];
                        choices.into_iter().flat_map(move |king| {
                            let step = Use {
                                piece,
                                from: Spot::new(from, home),
                                to,
                                die,
                                king,
                            };
                            [Action::Move(step), Action::Activate(step)]
                        })
                    })
                })
            })
        })
    });
    uses.chain((0..6).map(Action::Rethrow))
        .chain([Action::Stop])
}

fn legal(game: &Game) -> Actions {
    let mut legal = Actions::new();
    game.judge().legal(game.position(), &mut legal);
    legal
}

fn places_of(position: &Position, side: Side, wanted: impl Fn(&sahkku::Figure) -> bool) -> Places {
    let figures = position
        .figures()
        .filter(|figure| figure.piece != Piece::King);
    figures
        .filter(|figure| figure.side == Some(side) && wanted(figure))
        .map(|figure| figure.at.place())
        .collect()
}

fn check_invariants(before: &Game, after: &Game) {
    let (old, new) = (before.position(), after.position());
    let rules = after.judge().rules();
    let all = |position, side| places_of(position, side, |_| true);
    assert!(
        (all(new, Side::Men) & all(new, Side::Women)).is_empty(),
        "two armies on one place"
    );
    for side in Side::BOTH {
        let asleep = |position| places_of(position, side, |figure| !figure.awake);
        assert!(
            (asleep(new) - asleep(old)).is_empty(),
            "a piece fell asleep"
        );
        assert!(
            new.soldiers(side) <= old.soldiers(side),
            "a soldier appeared"
        );
        if rules.sleepers != Sleepers::Exposed && side != old.turn() {
            let rammed = old.king().holder() != new.king().holder();
            assert!(
                rammed || asleep(new) == asleep(old),
                "a closed sleeper was touched"
            );
        }
    }
    let kings = new
        .figures()
        .filter(|figure| figure.piece == Piece::King)
        .count();
    assert_eq!(
        kings,
        usize::from(!new.king().removed()),
        "one king, or a removed one"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn play_keeps_the_invariants(rules in rules(), seed: u64) {
        let mut before: Option<Game> = None;
        let (game, _) = play(rules, seed, 400, |game, _| {
            if let (Some(before), Phase::Play) = (&before, game.phase())
                && before.phase() == Phase::Play
            {
                check_invariants(before, game);
            }
            before = Some(game.clone());
        });
        if let Phase::Over(outcome) = game.phase() {
            prop_assert!(rules.end_reasons().any(|reason| reason == outcome.reason));
        }
    }

    #[test]
    fn games_with_variations_come_back(tree in game::strategies::trees::<Game>(60)) {
        game::strategies::comes_back(&tree)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: testkit::tries(4, 24), ..ProptestConfig::default() })]

    #[test]
    fn legal_is_exactly_what_why_and_play_allow(rules in rules(), seed: u64) {
        let mut count = 0;
        play(rules, seed, 160, |game, _| {
            count += 1;
            // Every position would take minutes: a stride through the game meets all its phases.
            if game.phase() != Phase::Play || count % 16 != 0 {
                return;
            }
            let legal = legal(game);
            for action in thinkable(rules.columns) {
                let allowed = legal.contains(&action);
                let why = game.judge().why(game.position(), action);
                assert_eq!(why.is_none(), allowed, "{action}: {why:?}");
            }
            for action in thinkable(rules.columns).step_by(97).chain(legal.iter().copied()) {
                let mut position = *game.position();
                let played = game.judge().play(&mut position, action, |_| ());
                assert_eq!(played.is_ok(), legal.contains(&action), "{action}");
                assert!(played.is_ok() || position == *game.position());
            }
        });
    }

    #[test]
    fn listing_along_the_way_lists_the_same(rules in rules(), seed: u64) {
        play(rules, seed, 300, |game, entry| {
            let judge = game.judge();
            let (mut looked, mut listed) = (*game.position(), *game.position());
            let mut list = Actions::new();
            match entry {
                Entry::Throw(throw) => {
                    let dice = throw.iter().copied().collect();
                    judge.throw_unchecked(&mut looked, dice, &mut |_| ());
                    judge.throw_and_list(&mut listed, dice, &mut list, &mut |_| ());
                }
                Entry::Action(action) => {
                    judge.play_unchecked(&mut looked, *action, &mut |_| ());
                    judge.play_and_list(&mut listed, *action, &mut list, &mut |_| ());
                }
                _ => return,
            }
            assert_eq!(looked, listed);
            let mut legal = Actions::new();
            judge.legal(&looked, &mut legal);
            assert_eq!(list, legal);
        });
    }

    #[test]
    fn events_tell_what_changed(rules in rules(), seed: u64) {
        let (mut game, entries) = play(rules, seed, 0, |_, _| ());
        assert!(entries.is_empty());
        let (_, entries) = play(rules, seed, 300, |_, _| ());
        for entry in entries {
            let before = *game.position();
            let begun = game.phase() == Phase::Play;
            let mut lost = [0; 2];
            game.enter(&entry, |event| {
                if let Event::Captured { side, piece: Piece::Soldier, .. } = event {
                    lost[side.index()] += 1;
                }
            }).unwrap();
            for side in Side::BOTH.into_iter().filter(|_| begun) {
                let left = before.soldiers(side) - lost[side.index()];
                prop_assert_eq!(game.position().soldiers(side), left);
            }
        }
    }
}

/// A king without a holder beside a sleeping piece: `Km` alone would mean that the men hold him.
#[test]
fn a_neutral_king_beside_a_sleeper_reads_back() {
    let board = |rules: &str, text: &str| {
        let judge = sahkku::Judge::new(read_rules(rules).unwrap()).unwrap();
        let position = judge.read_position(text).unwrap();
        assert_eq!(position.king().holder(), None);
        assert_eq!(judge.write_position(&position), text);
    };
    board("lagesvuotna columns=9", "w*9./3wq(K)mq3/m*9. m m ?,?,?");
    board("vuovdaguoika", "5(K)w8/15/4m10 m m ?,?,?");
    board("vuovdaguoika", "14w/15/4(K)m*10. m m ?,?,?");
}

#[test]
fn a_link_of_this_version_opens_the_game_that_it_was_made_of() {
    let text = "sahkku 1\nrules maze stacking=no\nmen Áile\nround X/II\n1 men X,III X:+a12-a13 III:a13-b11\n\
                2 women X,X R1 I X:+c2-c1 I:c1-b1\n";
    let record: Record = text.parse().unwrap();
    let link = "game=1;maze%20stacking%3Dno;AACRDACQ;;;%C3%81ile";
    assert_eq!(record.write_link(), link);
    let Ok(Linked::Game(read)) = Linked::read(link) else {
        panic!("{link}")
    };
    assert_eq!(read.to_string(), text);
    for (link, error) in [
        ("game=2;maze;AAAA", LinkError::Version),
        ("position=10;", LinkError::Version),
        ("game=garbage", LinkError::Damaged),
        ("game=garbage;1;2", LinkError::Damaged),
        ("game=v2;maze;AAAA", LinkError::Damaged),
        ("game=;maze;AAAA", LinkError::Damaged),
        ("game=2", LinkError::Damaged),
        ("position=garbage", LinkError::Damaged),
        ("game=", LinkError::Parts),
        ("game=1", LinkError::Parts),
        ("game=1;maze", LinkError::Parts),
        ("play=2;maze", LinkError::Kind),
        ("garbage", LinkError::Kind),
    ] {
        assert_eq!(Linked::read(link).unwrap_err(), error, "{link}");
    }
}

#[test]
fn what_is_no_face_gets_the_blame_itself() {
    let judge = Judge::new(sahkku::PRESETS[0].rules).unwrap();
    let error = judge
        .read_position("w*15./3wq3K3mq3/m*15. m m X,IV,-")
        .unwrap_err();
    assert_eq!((error.column, error.found.as_str()), (29, "IV,-"));
}

/// A page keeps everything in a stack of one megabyte.
#[test]
fn a_judge_is_small_enough_to_be_handed_on() {
    assert!(size_of::<Judge>() < 8192, "{}", size_of::<Judge>());
}
