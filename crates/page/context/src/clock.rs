//! The clock of a game at one screen: the chosen one, and what it shows.

use game::Turn;
use game::session::{Clock, Times};

use crate::course::in_words as turn_in_words;
use crate::elements::Field;
use crate::matches::player;
use crate::table::Table;
use crate::telling::Step;
use crate::this::words as m;
use crate::this_game::{Session, Side, This};
use browser::clock::counted;
use browser::dom::Page;
use on_page::History as _;
use on_page::text::seats;

/// The available clocks for a game or for a turn: the list value of each, and its minutes or seconds.
const GAME: [(&str, u32); 5] = [
    ("game-300", 5),
    ("game-600", 10),
    ("game-900", 15),
    ("game-1800", 30),
    ("game-3600", 60),
];
const TURN: [(&str, u32); 4] = [
    ("turn-15", 15),
    ("turn-30", 30),
    ("turn-60", 60),
    ("turn-120", 120),
];
const INCREMENTS: [(&str, u32); 4] = [("3", 3), ("5", 5), ("10", 10), ("30", 30)];

pub fn offer(page: &Page) {
    let game = GAME.map(|(word, count)| (word, m::SetClockGame { count }.text()));
    let turn = TURN.map(|(word, count)| (word, m::SetClockTurn { count }.text()));
    let none = [("", m::set_clock_none())];
    let chosen = page.value(Field::Clock);
    let clocks = none.into_iter().chain(game).chain(turn);
    page.fill(Field::Clock, clocks, &chosen);
    let by = INCREMENTS.map(|(word, count)| (word, m::SetIncrementBy { count }.text()));
    let none = [("", m::set_increment_none())];
    let chosen = page.value(Field::Increment);
    page.fill(Field::Increment, none.into_iter().chain(by), &chosen);
}

pub fn chosen(page: &Page) -> Option<Clock> {
    read(&page.value(Field::Clock), &page.value(Field::Increment))
}

fn read(clock: &str, increment: &str) -> Option<Clock> {
    let (kind, seconds) = clock.split_once('-')?;
    let seconds = seconds.parse().ok()?;
    let increment = increment.parse().unwrap_or(0);
    Clock::new(match kind {
        "game" => Times::Game { seconds, increment },
        _ => Times::Turn { seconds },
    })
}

/// The clock of the game on the table, if that game is played at this screen.
pub fn of(table: &Table) -> Option<Clock> {
    let session = table.session.as_ref();
    let session = session.filter(|_| table.is_game())?;
    session.clock()
}

pub fn shown(table: &Table) -> Option<[String; 2]> {
    let (clock, now) = (of(table)?, counted());
    Some(Side::BOTH.map(|side| in_digits(clock.left(side.into(), now))))
}

/// What each side has left, in words.
pub fn in_words(table: &Table) -> Option<String> {
    let (session, shown) = (table.session.as_ref()?, shown(table)?);
    let told = Side::BOTH.map(|side| {
        let left = &shown[side.index()];
        format!("{} {left}", player(session, side))
    });
    let told = &told.join(" · ");
    Some(m::ClockTimes { told }.text())
}

pub fn up_in_words(session: &Session, side: Side) -> String {
    if seats::is_you(side) {
        return m::clock_up_you();
    }
    let name = &player(session, side);
    m::ClockUp { name }.text()
}

/// Says that the time of a side is up, and what was done for it in this turn.
pub fn played_on_in_words(session: &Session, side: Side) -> String {
    let up = up_in_words(session, side);
    let Some(turn) = session.last_turn().filter(|turn| turn.side == side) else {
        return up;
    };
    let history = This::history_of(session);
    let all = session.record().entries().iter().zip(&history);
    let turn: Vec<Step<'_>> = all
        .skip(turn.entries.start)
        .take(turn.entries.len())
        .collect();
    format!("{up} {}", turn_in_words(&turn))
}

/// Says who lost a game by the clock.
pub fn lost_in_words(session: &Session) -> Option<String> {
    let clock = session.clock()?;
    let over = matches!(session.turn(), Turn::Over(_));
    let of_game = matches!(clock.times(), Times::Game { .. });
    let up = |side: &Side| clock.left((*side).into(), 0) == 0;
    let side = Side::BOTH.into_iter().find(up)?;
    (over && of_game).then(|| up_in_words(session, side))
}

/// Formats a time in minutes and seconds. A second that has begun counts.
fn in_digits(milliseconds: u32) -> String {
    let seconds = milliseconds.div_ceil(1000);
    let (minutes, rest) = (seconds / 60, seconds % 60);
    match minutes {
        60.. => format!("{}:{:02}:{rest:02}", minutes / 60, minutes % 60),
        _ => format!("{minutes}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use game::RuleSets as _;
    use game::session::PlayerKind;

    use super::*;
    use crate::this_game::{Entry, PRESETS};
    use on_page::Places as _;
    use on_page::promises::drawn;

    #[test]
    fn every_clock_on_offer_can_be_chosen() {
        for (word, minutes) in GAME {
            let (seconds, increment) = (60 * minutes, 5);
            let clock = read(word, "5").unwrap();
            assert_eq!(clock.times(), Times::Game { seconds, increment });
            let increment = 0;
            let clock = read(word, "").unwrap();
            assert_eq!(clock.times(), Times::Game { seconds, increment });
        }
        for (word, seconds) in TURN {
            assert_eq!(read(word, "5").unwrap().times(), Times::Turn { seconds });
        }
        for (word, seconds) in INCREMENTS {
            assert_eq!(word.parse(), Ok(seconds));
        }
        assert_eq!(read("", "5"), None);
    }

    #[test]
    fn a_second_that_has_begun_is_shown() {
        for (left, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (10_000, "0:10"),
            (59_001, "1:00"),
            (299_999, "5:00"),
            (3_600_000, "1:00:00"),
        ] {
            assert_eq!(in_digits(left), shown);
        }
    }

    #[test]
    fn what_is_played_for_a_side_whose_time_is_up_is_named() {
        let players = [PlayerKind::Human; 2];
        let mut session = Session::new(PRESETS[0].rules.judge().unwrap(), players);
        let chance = game::session::SeededRandom::new(3);
        let mut named = 0;
        while named < 5 {
            let n = session.record().entries().len();
            let entry = drawn::<This>(&session, chance.bits(n)).unwrap();
            session.enter(entry).unwrap();
            let history = This::history_of(&session);
            let told = history.last().unwrap();
            if let (Some(side), Some((_, to))) = (told.side, This::went(told)) {
                let said = played_on_in_words(&session, side);
                let up = up_in_words(&session, side);
                assert!(said.starts_with(&up), "{said}");
                assert!(said.contains(&This::place_in_words(to)), "{said}");
                named += 1;
            }
        }
    }

    #[test]
    fn who_lost_by_the_clock_is_said_and_nobody_else() {
        let players = [PlayerKind::Human; 2];
        let mut session = Session::new(PRESETS[0].rules.judge().unwrap(), players);
        seats::speak_to::<crate::this_game::This>(players);
        let [first, second] = Side::BOTH;
        let mut clock = read("game-300", "").unwrap();
        clock.run(Some(first.into()), 0);
        clock.run(None, 1000);
        session.set_clock(Some(clock));
        session.enter(Entry::Resigned(first)).unwrap();
        assert_eq!(lost_in_words(&session), None, "it was given up");
        clock.run(Some(first.into()), 0);
        clock.run(None, 400_000);
        session.set_clock(Some(clock));
        let said = lost_in_words(&session).unwrap();
        assert_eq!(said, up_in_words(&session, first));
        assert_ne!(said, up_in_words(&session, second));
    }
}
