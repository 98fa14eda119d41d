//! Why a piece cannot go, in sentences.

use std::collections::BTreeMap;

use sahkku::{Action, Face, Figure, Judge, KingChoice, Place, Position, Refusal, Row, Spot, Use};

use super::story;

/// For every piece on `place`, what it can do with `die`, or why it can do nothing.
pub(super) fn explain(judge: &Judge, position: &Position, place: Place, die: Face) -> Vec<String> {
    let figures = position.figures();
    let figures = figures.filter(|figure| figure.at.place() == place);
    let mut figures: Vec<Figure> = figures.collect();
    // Each soldier of a stack would get the same answer.
    figures.dedup();
    if figures.is_empty() {
        return vec![format!("nothing stands on {place}")];
    }
    let told = figures.iter();
    let told = told.map(|figure| explain_figure(judge, position, figure, die));
    told.collect()
}

fn explain_figure(judge: &Judge, position: &Position, figure: &Figure, die: Face) -> String {
    let name = name(figure);
    if figure.riding {
        return format!("{name}: {}", sentence(Refusal::RiderTied));
    }
    let mut legal = Vec::new();
    let mut refusals: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    let mut not_straight = false;
    for to in places(judge) {
        for king in [None, Some(KingChoice::Take), Some(KingChoice::Remove)] {
            let action = attempt(figure, to, die, king);
            match judge.why(position, action) {
                None => legal.push(action),
                // These concern another place than the one where the piece would land, or a choice that does not matter here.
                Some(
                    Refusal::LandsElsewhere { .. } | Refusal::NoKingChoice | Refusal::ChooseKing,
                ) => {}
                Some(Refusal::NotStraight) => not_straight = true,
                Some(refusal) => {
                    let places = refusals.entry(sentence(refusal)).or_default();
                    if places.last() != Some(&to) {
                        places.push(to);
                    }
                }
            }
        }
    }
    let mut parts: Vec<String> = Vec::new();
    if !legal.is_empty() {
        let actions: Vec<String> = legal.iter().map(Action::to_string).collect();
        parts.push(format!("can go: {}", actions.join(" ")));
    }
    let everywhere = usize::from(judge.rules().columns) * 3;
    for (sentence, places) in refusals {
        if places.len() == everywhere {
            parts.push(sentence);
        } else {
            let places: Vec<String> = places.iter().map(Place::to_string).collect();
            parts.push(format!("not to {}: {sentence}", places.join(", ")));
        }
    }
    if parts.is_empty() && not_straight {
        parts.push(sentence(Refusal::NotStraight));
    }
    format!("{name}: {}", parts.join("; "))
}

fn attempt(figure: &Figure, to: Place, die: Face, king: Option<KingChoice>) -> Action {
    let step = Use {
        piece: figure.piece,
        from: figure.at,
        to,
        die,
        king,
    };
    if figure.awake {
        Action::Move(step)
    } else {
        Action::Activate(step)
    }
}

fn places(judge: &Judge) -> impl Iterator<Item = Place> {
    let columns = judge.rules().columns;
    Row::ALL
        .into_iter()
        .flat_map(move |row| (1..=columns).filter_map(move |column| Place::new(row, column)))
}

fn name(figure: &Figure) -> String {
    let piece = figure.piece.word();
    let at = story::spot(Spot::new(figure.at.place(), figure.at.homebound()));
    match figure.side {
        Some(side) => {
            let state = state(!figure.awake, figure.riding);
            format!("the {side}'s {state}{piece} on {at}")
        }
        None => format!("the {piece} on {at}"),
    }
}

pub(super) const fn state(asleep: bool, riding: bool) -> &'static str {
    match (asleep, riding) {
        (true, _) => "sleeping ",
        (false, true) => "riding ",
        (false, false) => "",
    }
}

/// The rule that forbids an action, and how it applies here.
pub(super) fn sentence(refusal: Refusal) -> String {
    let reason = refusal.reason();
    match refusal {
        Refusal::RethrowCount { crosses } => format!("{reason} ({crosses} do)"),
        Refusal::NoSuchDie(face) => format!("{reason} ({face})"),
        Refusal::DieMustWait { first } => format!("{reason} ({first})"),
        Refusal::NotFront { front } => format!("{reason} (on {front})"),
        Refusal::NextNotFree { next } => format!("{reason} (here {next})"),
        Refusal::LandsElsewhere { at } => format!("{reason} (on {at})"),
        Refusal::Queue { at } => format!("{reason} (one stands on {at})"),
        Refusal::ClosedBySleeper { side } => format!("{reason} (one of the {side})"),
        Refusal::PushBlocked { onto } => format!("{reason} (on {onto})"),
        _ => reason.to_owned(),
    }
}
