//! What turns are about, in worked positions.

use core::fmt::Display;

use game::{Bot, Game, Record, Recorded, RuleSets as _, Theme as _, read_position, read_rules};

/// The themes of the turn with these entries from this position.
pub fn themes<B>(rules: &str, position: &str, turn: &str) -> Vec<B::Theme>
where
    B: Bot<Game: Recorded<Entry: Display>>,
{
    let rules = read_rules::<<B::Game as Recorded>::Rules>(rules);
    let judge = rules.ok().and_then(|rules| rules.judge().ok());
    let judge = judge.expect("rules");
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

/// Every theme holds in its worked position, and in no other. Each line of `worked` has a theme, a rule set, a position, a turn
/// for which the theme holds, and one for which it does not. Themes that are tested `elsewhere` need no worked position.
pub fn each_holds_where_it_has_to<B>(worked: &str, elsewhere: &[B::Theme])
where
    B: Bot<Game: Recorded<Entry: Display>>,
{
    let mut tried = elsewhere.to_vec();
    for line in worked.lines() {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [theme, rules, position, holds, not] = parts[..] else {
            panic!("{line}: five parts are expected");
        };
        let theme = B::Theme::named(theme).unwrap_or_else(|| panic!("{theme} is no theme"));
        let about = |turn| themes::<B>(rules, position, turn).contains(&theme);
        assert!(about(holds), "{holds}: {theme:?}");
        assert!(!about(not), "{not}: {theme:?}");
        tried.push(theme);
    }
    for theme in B::Theme::ALL {
        assert!(tried.contains(theme), "{theme:?} is not tried");
    }
}
