//! What turns are about, in worked positions.

use core::fmt::Display;

use game::{Bot, Game, Preset, Record, Recorded, RuleSets, Theme as _, read_position};

/// A theme, a rule set, a position, a turn for which the theme holds, and one for which it does not.
pub type Worked<T> = (T, &'static str, &'static str, &'static str, &'static str);

/// The themes of the turn with these entries from this position.
///
/// # Panics
/// If there is no such turn.
#[must_use]
pub fn themes<B>(rules: &str, position: &str, turn: &str) -> Vec<B::Theme>
where
    B: Bot<Game: Recorded<Entry: Display>>,
{
    let mut presets = <B::Game as Recorded>::Rules::PRESETS.iter();
    let preset: Option<&Preset<_>> = presets.find(|preset| preset.id == rules);
    let judge = preset.and_then(|preset| preset.rules.judge().ok());
    let judge = judge.expect("a rule set");
    let position = read_position::<B::Game>(&judge, position);
    let position = position.unwrap_or_else(|error| panic!("{error}"));
    let mut record = Record::<B::Game>::new(judge, Some(position));
    for word in turn.split(' ') {
        let mut decisions = record.replay(usize::MAX).decisions().into_iter();
        let entry = decisions.find(|entry| entry.to_string() == word);
        record.push(entry.unwrap_or_else(|| panic!("{word} is not legal")));
    }
    B::themes(&record)
}

/// Every theme holds in its worked position, and in no other. Themes that are tested `elsewhere` need no worked position.
///
/// # Panics
/// If that is not so.
pub fn each_holds_where_it_has_to<B>(worked: &[Worked<B::Theme>], elsewhere: &[B::Theme])
where
    B: Bot<Game: Recorded<Entry: Display>>,
{
    for &(theme, rules, position, holds, not) in worked {
        let about = |turn| themes::<B>(rules, position, turn).contains(&theme);
        assert!(about(holds), "{holds}: {theme:?}");
        assert!(!about(not), "{not}: {theme:?}");
    }
    let tried = worked.iter().map(|worked| worked.0);
    let tried: Vec<B::Theme> = tried.chain(elsewhere.iter().copied()).collect();
    for theme in B::Theme::ALL {
        assert!(tried.contains(theme), "{theme:?} is not tried");
    }
}
