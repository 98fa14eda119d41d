//! The record of a game at a distance contains the letter, from which everybody can verify how its throws were made.

use context::this::words as m;
use context::{Context, Effect, Game, This, WithLetter};
use on_page::Dice;
use online::{Difference, Letter, Log, Party, State, Throws, isolated, recorded};

use super::invite::side_name;
use super::panel::broken_off;
use super::state::Distance;
use super::stored::StoredGame;
use super::troubles;

impl Distance {
    /// Shows the record of the current game. It has no letter if no invitation was accepted, or if the other version of a fork is
    /// shown.
    pub(super) fn show_record(&self, cx: &mut Context<'_>) {
        let begun = |stored: &&StoredGame| stored.peer.state().is_some();
        let (text, about) = match self.stored.as_ref().filter(begun) {
            Some(stored) => written(stored, cx.table.entries()),
            None => {
                let game = cx.table.session.as_ref();
                let text = game.map(|game| game.record().to_string());
                (text.unwrap_or_default(), String::new())
            }
        };
        cx.effects.want(Effect::ShowRecord(text, about));
    }

    /// Compares a record with its letter.
    pub(super) fn verify(&self, with_letter: WithLetter, cx: &mut Context<'_>) {
        let outcome = about(&with_letter).map(|about| (Box::new(with_letter.record), about));
        cx.effects.want(Effect::Verified(outcome));
    }
}

/// Returns the record of a game with its letter, and a remark about it. The table shows `shown` entries.
fn written(stored: &StoredGame, shown: usize) -> (String, String) {
    let letter = stored.peer.letter();
    let mut about = account(&letter.log);
    let note = broken_off(stored);
    about.extend(note.as_ref().map(|note| format!("{note}.")));
    // The letter lacks the dice of a turn that was not sent, as it lacks its decisions.
    if shown > recorded::record(&letter).entries().len() {
        about.push(m::distance_record_unsent());
    }
    (recorded::write(&letter, note.as_deref()), about.join(" "))
}

/// Describes how the game of this record was played, if the record matches its letter.
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

/// Lists what the log proves: who played, and how the throws were made.
fn account(log: &Log<Game>) -> Vec<String> {
    let name = |party| match log.name(party).as_str() {
        "" => m::distance_somebody(),
        name => isolated(name),
    };
    let [inviter, invited] = &Party::BOTH.map(name);
    let entries = log
        .state()
        .map_or(&[][..], |state| state.record().entries());
    // Throws at the start of the game belong to nobody.
    let own = entries.iter().skip(log.terms().start.entries().len());
    let count = own.filter(|entry| This::is_throw(entry)).count() as u32;
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

/// Describes the difference between a record and its letter.
fn differs(difference: &Difference) -> String {
    match difference {
        Difference::Rules { told, signed } => m::DistanceRecordOtherRules { told, signed }.text(),
        Difference::Start => m::distance_record_other_start(),
        Difference::Name { word, told, signed } => {
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
    use online::recorded;

    use super::super::stored::tests::{turn, two, waiting};
    use super::{Difference, StoredGame, WithLetter, about, differs, written};
    use context::{Entry, This};
    use game::Game as _;
    use on_page::Dice as _;

    /// Both places after this many turns.
    fn played(turns: usize) -> [StoredGame; 2] {
        let mut both = two(None);
        (0..turns).for_each(|_| turn(&mut both));
        both
    }

    /// The entries that have been sent.
    fn sent(stored: &StoredGame) -> Vec<Entry> {
        recorded::record(&stored.peer.letter()).entries().to_vec()
    }

    /// What is said about the text of a record when it is opened.
    fn read(text: &str) -> Result<String, String> {
        let (record, letter) = recorded::split(text);
        let (line, letter) = letter.unwrap();
        about(&WithLetter {
            record: record.parse().unwrap(),
            letter: letter.to_owned(),
            line,
        })
    }

    #[test]
    fn the_players_and_the_throws_are_described() {
        let both = played(6);
        let entries = sent(&both[0]);
        let count = entries.iter().filter(|entry| This::is_throw(entry)).count();
        let made = match This::HAS_DICE {
            true => format!("Both made every throw; all {count} throws are verified."),
            false => "All signatures are genuine.".to_owned(),
        };
        let said = format!("Played at a distance by Anna and Biret. {made}");
        for stored in &both {
            let (text, about) = written(stored, entries.len());
            assert_eq!(about, said);
            assert_eq!(read(&text), Ok(about));
        }
    }

    #[test]
    fn an_unsent_turn_is_not_in_the_record() {
        let mut both = played(6);
        let floor = both[0].peer.log().floor().unwrap();
        let own = &mut both[floor.index()];
        let (before, said) = written(own, sent(own).len());
        let decisions = own.peer.state().unwrap().game().decisions();
        own.peer.decide(decisions[0].clone()).unwrap();
        let (text, about) = written(own, own.record().entries().len());
        assert_eq!(text, before);
        assert_eq!(about, said + " What you haven’t sent yet is not in it.");
    }

    #[test]
    fn a_game_that_was_broken_off_names_the_player() {
        let mut both = played(6);
        let (stored, other) = waiting(&mut both);
        let (before, _) = written(stored, 0);
        stored.wait(false);
        let (text, about) = written(stored, 0);
        let name = stored.name_of(other);
        assert!(about.contains(&format!(" {name} broke off")), "{about}");
        let notes: Vec<&str> = text.lines().filter(|line| line.starts_with('#')).collect();
        let [note] = notes[..] else {
            panic!("{text}");
        };
        assert!(note.starts_with(&format!("# {name} broke off")), "{note}");
        assert!(about.contains(note.trim_start_matches("# ")), "{about}");
        assert_eq!(read(&text), read(&before));
    }

    #[test]
    fn the_difference_from_the_letter_is_described() {
        let (text, _) = written(&played(6)[0], 0);
        let line = text.lines().count();
        let unlike = format!("This record doesn’t match the link in its line {line}. ");
        let renamed = read(&text.replace(" Anna\n", " Elle\n")).unwrap_err();
        assert!(renamed.starts_with(&unlike), "{renamed}");
        let named = ": “Elle” in the record, “Anna” in the link.";
        assert!(renamed.ends_with(named), "{renamed}");
        let (earlier, _) = written(&played(5)[0], 0);
        let (record, _) = earlier.split_once("distance ").unwrap();
        let (_, letter) = text.split_once("distance ").unwrap();
        let said = read(&format!("{record}distance {letter}")).unwrap_err();
        assert!(said.contains("Number of steps: "), "{said}");
        let [told, signed] = ["X,II", "X,III"].map(str::to_owned);
        let step = Difference::Entry {
            number: 3,
            told,
            signed,
        };
        let said = "Step 3: “X,II” in the record, “X,III” in the link.";
        assert_eq!(differs(&step), said);
        let [told, signed] = ["maze", "unjarga"].map(str::to_owned);
        let rules = Difference::Rules { told, signed };
        let said = "Rules: “maze” in the record, “unjarga” in the link.";
        assert_eq!(differs(&rules), said);
        let said = "They begin with different positions.";
        assert_eq!(differs(&Difference::Start), said);
    }
}
