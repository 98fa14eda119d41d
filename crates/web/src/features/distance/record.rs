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
