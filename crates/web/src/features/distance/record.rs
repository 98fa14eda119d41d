//! The record of a game at a distance has the letter with it, from which everybody can verify how its throws came about.

use remote::recorded::{self, Difference};
use remote::{Letter, Log, Party, State, Throws};

use super::held::Held;
use super::invite::side_name;
use super::state::Distance;
use super::troubles;
use crate::effects::{Context, Effect, WithLetter};
use crate::messages as m;
use crate::this_game::{Game, dice};

impl Distance {
    /// Shows the record of the game at hand; without a letter where no invitation was accepted, or where the other way of a
    /// fork is looked at.
    pub(super) fn show_record(&self, cx: &mut Context<'_>) {
        let begun = |held: &&Held| held.seat.state().is_some();
        let (text, about) = match self.held.as_ref().filter(begun) {
            Some(held) => written(held),
            None => {
                let game = cx.table.session.as_ref();
                let text = game.map(|game| game.record().to_string());
                (text.unwrap_or_default(), String::new())
            }
        };
        cx.effects.want(Effect::ShowRecord(text, about));
    }
}

/// The record of a game with its letter, and what is to be said about it.
fn written(held: &Held) -> (String, String) {
    let letter = held.seat.letter();
    let mut about = account(&letter.log);
    if held.seat.drafted().is_some() {
        about.push(m::distance_record_unsent());
    }
    (recorded::write(&letter, None), about.join(" "))
}

/// Compares a record with its letter.
pub(super) fn verify(with_letter: WithLetter, cx: &mut Context<'_>) {
    let outcome = about(&with_letter).map(|about| (Box::new(with_letter.record), about));
    cx.effects.want(Effect::Verified(outcome));
}

/// How a game came about whose record this is, if it is that of its letter.
fn about(with_letter: &WithLetter) -> Result<String, String> {
    let WithLetter {
        record,
        letter: text,
        line,
    } = with_letter;
    let line = *line;
    let letter = Letter::<Game>::read(text).map_err(|why| {
        let reason = &troubles::unread(why, text);
        m::DistanceRecordUnverified { line, reason }.text()
    })?;
    recorded::check(record, &letter).map_err(|difference| {
        let reason = &differs(&difference);
        m::DistanceRecordDiffers { line, reason }.text()
    })?;
    Ok(account(&letter.log).join(" "))
}

/// Who played a game, and how its throws came about: all that its log proves.
fn account(log: &Log<Game>) -> Vec<String> {
    let name = |party| match log.name(party) {
        "" => m::distance_somebody(),
        name => name.to_owned(),
    };
    let [inviter, invited] = &Party::BOTH.map(name);
    let entries = log
        .state()
        .map_or(&[][..], |state| state.record().entries());
    // Those that a game was begun with are nobody's.
    let own = entries.iter().skip(log.terms().start.entries().len());
    let count = own.filter(|entry| dice::is_throw(entry)).count() as u32;
    let made = match log.terms().throws {
        _ if count == 0 => m::distance_record_signed(),
        Throws::Strict => m::DistanceRecordStrict { count }.text(),
        Throws::Trusting => m::DistanceRecordTrusting { count }.text(),
    };
    let mut account = vec![m::DistanceRecordBy { inviter, invited }.text(), made];
    let count = log.state().map_or(0, State::taken_back);
    if count > 0 {
        account.push(m::DistanceRecordTakenBack { count }.text());
    }
    account
}

/// In what a record is not that of its letter.
fn differs(difference: &Difference) -> String {
    match difference {
        Difference::Rules { told, signed } => m::DistanceRecordOtherRules { told, signed }.text(),
        Difference::Start => m::distance_record_other_start(),
        Difference::Name {
            word, told, signed, ..
        } => {
            let plays = &side_name(word);
            m::DistanceRecordOtherName {
                plays,
                told,
                signed,
            }
            .text()
        }
        Difference::Entry {
            number,
            told,
            signed,
        } => {
            let step = *number;
            m::DistanceRecordOtherStep { step, told, signed }.text()
        }
        Difference::Length { told, signed } => {
            let (told, signed) = (&told.to_string(), &signed.to_string());
            m::DistanceRecordOtherLength { told, signed }.text()
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, RuleSets as _, Side};
    use remote::recorded;
    use remote::{GameId, Letter, Log, Party, Seat, Secret, Sides, Terms, Throws};

    use super::{WithLetter, about};
    use crate::this_game::{Game, PRESETS, Record, dice};

    /// A game at a distance after so many turns, in each of which whatever is legal first is done.
    fn played(throws: Throws, turns: usize) -> Log<Game> {
        let terms = Terms {
            start: Record::new(PRESETS[0].rules.judge().unwrap(), None),
            name: "Anna".to_owned(),
            sides: Sides::Inviter(Side::First),
            throws,
            clock: None,
            follows: None,
        };
        let inviter = Seat::invite(GameId([7; 16]), Secret::new([1; 32]), terms).unwrap();
        let mut invited = Seat::open(inviter.letter(), None);
        let secret = Secret::new([2; 32]);
        invited.accept(secret, "Biret", Side::Second).unwrap();
        let mut seats = [inviter, invited];
        let mut letter = seats[1].letter().write();
        for _ in 0..turns {
            let floor = seats[1].log().floor().unwrap();
            let seat = &mut seats[floor.index()];
            seat.receive(&letter).unwrap();
            while seat.is_to_decide() {
                let mut legal = Default::default();
                seat.state().unwrap().game().legal(&mut legal);
                seat.decide(legal[0].into()).unwrap();
            }
            seat.send(None).unwrap();
            letter = seat.letter().write();
            seats[floor.other().index()].receive(&letter).unwrap();
        }
        seats[Party::Inviter.index()].log().clone()
    }

    fn read(text: &str) -> Result<String, String> {
        let (record, letter) = recorded::split(text);
        let (line, letter) = letter.unwrap();
        about(&WithLetter {
            record: record.parse().unwrap(),
            letter: letter.to_owned(),
            line,
        })
    }

    fn write(log: &Log<Game>) -> String {
        let log = log.clone();
        recorded::write(&Letter { log, aside: None }, None)
    }

    #[test]
    fn it_is_said_who_played_and_how_the_throws_were_made() {
        for (throws, made) in [
            (Throws::Strict, "Both made every throw;"),
            (
                Throws::Trusting,
                "Both made every throw, trusting each other;",
            ),
        ] {
            let log = played(throws, 6);
            let entries = log.state().unwrap().record().entries();
            let count = entries.iter().filter(|entry| dice::is_throw(entry)).count();
            let made = match dice::ARE_THERE {
                true => format!("{made} all {count} throws are verified."),
                false => "All signatures are genuine.".to_owned(),
            };
            let said = format!("Played at a distance by Anna and Biret. {made}");
            assert_eq!(read(&write(&log)), Ok(said));
        }
    }

    #[test]
    fn it_is_said_where_a_record_is_not_that_of_its_letter() {
        let text = write(&played(Throws::Strict, 6));
        let line = text.lines().count();
        let differs = format!("This record doesn’t match the link in its line {line}. ");
        let renamed = read(&text.replace(" Anna\n", " Elle\n")).unwrap_err();
        assert!(renamed.starts_with(&differs), "{renamed}");
        assert!(
            renamed.ends_with(": “Elle” in the record, “Anna” in the link."),
            "{renamed}"
        );
        let earlier = write(&played(Throws::Strict, 5));
        let (_, letter) = text.split_once("distance ").unwrap();
        let (record, _) = earlier.split_once("distance ").unwrap();
        let said = read(&format!("{record}distance {letter}")).unwrap_err();
        assert!(said.contains("Number of steps: "), "{said}");
    }

    #[test]
    fn a_letter_that_was_changed_is_refused() {
        let text = write(&played(Throws::Strict, 6));
        let line = text.lines().count();
        let refused = format!("The link in line {line} of this record can’t be verified. ");
        let letter = text.find("play=").unwrap();
        for at in (letter..text.len() - 1).step_by(97) {
            let mut changed = text.clone();
            let other = if &text[at..=at] == "A" { "B" } else { "A" };
            changed.replace_range(at..=at, other);
            let said = read(&changed).unwrap_err();
            assert!(said.starts_with(&refused), "{said}");
        }
    }
}
