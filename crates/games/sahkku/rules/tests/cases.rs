//! The hand-made cases of `crates/games/sahkku/cases`, one claim of the rules each: every one is followed.

use sahkku::{Action, Event, Game, Judge, Outcome, Place, Side, Spot, Taking};
use testkit::cases::{Cases, all_hold, faults, no_statement, same};

#[test]
fn every_case_holds() {
    all_hold::<Words>(concat!(env!("CARGO_MANIFEST_DIR"), "/../cases"), 329);
}

/// What the cases say.
struct Words;

impl Cases for Words {
    type Game = Game;

    /// A position in which nothing can be done any more is refused.
    fn laid(judge: &Judge, text: &str) -> Result<Game, String> {
        let position = judge
            .read_position(text)
            .map_err(|error| error.to_string())?;
        let written = judge.write_position(&position);
        let turn = |text: &str| text.split_whitespace().nth(1).map(str::to_owned);
        if turn(&written) != turn(text) {
            return Err(format!(
                "nothing can be done there, and the turn has passed: {written}"
            ));
        }
        Ok(Game::from_position(judge.clone(), position))
    }

    /// The side that begins, and perhaps `miedut`; the throw-off if this is not said.
    fn started(judge: &Judge, text: &str) -> Result<Game, String> {
        if text.is_empty() {
            return Ok(Game::new(judge.clone()));
        }
        let (first, way) = text.split_once(' ').unwrap_or((text, ""));
        let first = read_side(first)?;
        let position = match way {
            "" => judge.start(first),
            "miedut" => judge.start_miedut(first),
            _ => return Err("expected `men` or `women`, and perhaps `miedut`".to_owned()),
        };
        Ok(Game::from_position(judge.clone(), position))
    }

    fn is_of(event: &Event, action: &Action) -> bool {
        match (*event, *action) {
            (Event::Rethrown { count, .. }, Action::Rethrow(wanted)) => count == wanted,
            (Event::Stopped { .. }, Action::Stop) => true,
            (
                Event::Activated {
                    piece, from, to, ..
                },
                Action::Activate(step),
            ) => piece == step.piece && from == step.from.place() && to.place() == step.to,
            (
                Event::Moved {
                    piece,
                    from,
                    to,
                    die,
                    ..
                },
                Action::Move(step),
            ) => {
                piece == step.piece && from == step.from && to.place() == step.to && die == step.die
            }
            _ => false,
        }
    }

    fn told(event: &Event) -> String {
        match *event {
            Event::Captured {
                side,
                piece,
                at,
                asleep,
                riding,
            } => {
                let asleep = if asleep { " asleep" } else { "" };
                let riding = if riding { " riding" } else { "" };
                format!("captured {side} {} {at:?}{asleep}{riding}", piece.word())
            }
            Event::KingTaken { by, from, at, how } => {
                let from = from.map_or(String::new(), |side| format!(" from {side}"));
                let how = match how {
                    Taking::Landing => "landing".to_owned(),
                    Taking::Push { to } => format!("push to {to:?}"),
                    Taking::Mount => "mount".to_owned(),
                    Taking::Raid => "raid".to_owned(),
                };
                format!("{by} take the king{from} at {at} by {how}")
            }
            Event::KingRemoved { by, at } => format!("{by} remove the king at {at}"),
            Event::Dismounted { side, at } => format!("{side} dismount at {at}"),
            Event::TurnPassed { to, lost } if lost.is_empty() => format!("turn to {to}"),
            Event::TurnPassed { to, lost } => format!("turn to {to}, lost {lost}"),
            Event::GameOver(Outcome {
                winner: Some(winner),
                reason,
            }) => format!("{winner} win: {}", reason.word()),
            Event::GameOver(Outcome { reason, .. }) => format!("draw: {}", reason.word()),
            other => format!("{other:?}"),
        }
    }

    /// `walk: men a1 a2 …`: each spot is one step after the previous one, and so on up to four.
    fn claim(game: &Game, _: &[Event], key: &str, text: &str) -> Result<(), String> {
        match key {
            "walk" => {}
            "standstill" => {
                let found = game.judge().only_king_moves(game.position());
                return same(text, if found { "yes" } else { "no" });
            }
            "owed" => return same(text, &game.owed().to_string()),
            _ => return Err(no_statement(key)),
        }
        let expected = "expected a side and the spots on its way";
        let (side, spots) = text.split_once(' ').ok_or(expected)?;
        let side = read_side(side)?;
        let spots = spots.split_whitespace().map(read_spot);
        let spots: Vec<Spot> = spots.collect::<Result<_, _>>()?;
        for (n, &from) in spots.iter().enumerate() {
            for (value, &to) in (1..=4).zip(&spots[n + 1..]) {
                let lands = game.judge().walk(game.position(), side, from, value).last();
                if lands != Some(to) {
                    return Err(format!(
                        "{value} steps after {from:?} comes {lands:?}, not {to:?}"
                    ));
                }
            }
        }
        Ok(())
    }
}

fn read_side(text: &str) -> Result<Side, String> {
    Side::from_word(text).ok_or_else(|| format!("`{text}` is no side"))
}

fn read_spot(word: &str) -> Result<Spot, String> {
    let name = word.trim_end_matches('\'');
    let place: Result<Place, _> = name.parse();
    let place = place.map_err(|error| format!("`{word}` is no place: {error}"))?;
    Ok(Spot::new(place, name != word))
}

/// Whether a case of the text fails, or cannot be read.
fn fails(text: &str) -> bool {
    !faults::<Words>(text).is_empty()
}

/// A valid case, with these last lines added.
fn raisa(claims: &str) -> String {
    format!(
        "case: §3 a soldier walks two places\nrules: raisa\nposition: w12/6K6/7M5 m m II,III\n{claims}\n"
    )
}

#[test]
fn a_true_claim_holds() {
    assert!(!fails(&raisa("has: II:a8-a10")));
    assert!(!fails(&raisa("play: II:a8-a10\nevents: none\nover: no")));
}

#[test]
fn a_false_claim_fails() {
    for claim in [
        "has: II:a8-a11",
        "legal: none",
        "legal: II:a8-a10 II:a8-a10",
        "legal: II:a8-a10 III:a8-a11",
        "lacks: II:a8-a10 because NoStacking",
        "lacks: II:a8-a11 because NoStacking",
        "play: II:a8-a10\nevents: captured women soldier a10",
        "play: II:a8-a10\nthen: w12/6K6/8M4 m m III,(II)",
        "over: men soldiers",
        "walk: men a8 a10",
        "impossible: w12/6K6/7M5 m m II,III because no reason",
        "refused: raisa because no reason",
        "refused: raisa columns=14 because there are two kings",
    ] {
        assert!(fails(&raisa(claim)), "{claim}");
    }
}

#[test]
fn a_case_that_claims_nothing_is_an_error() {
    assert!(fails(&raisa("")));
    assert!(fails(&raisa("play: II:a8-a10")));
}

#[test]
fn a_slip_of_the_pen_is_an_error() {
    for claim in [
        "hass: II:a8-a10",
        "has II:a8-a10",
        "has: II:a8-a99",
        "position: w13/6K6/7M5 m m II,III\nover: no",
        "position: w12/6K6/m12 m m II,III\nover: no",
    ] {
        assert!(fails(&raisa(claim)), "{claim}");
    }
    assert!(fails("has: II:a8-a10"));
    assert!(fails(
        "case: no section\nrules: raisa\nstart: men\nover: no"
    ));
    assert!(fails(""));
}

#[test]
fn a_fault_names_the_line() {
    let text = format!("# A remark.\n\n{}", raisa("has: II:a8-a11"));
    assert_eq!(faults::<Words>(&text)[0].line, 6);
}
