//! The dice of the next throw, chosen by hand.

use browser::dom::Page;
use context::this::words as m;
use context::{Entry, Session, This};
use on_page::Dice;
use web_sys::{Element, HtmlSelectElement};

use super::elements::Part;
use super::form::lists;

type Face = <This as Dice>::Face;

/// The number of dice in the next throw.
fn count(session: &Session) -> usize {
    let hand = This::dice_in_hand(session).len();
    match This::both_throw(session) {
        true => hand,
        false => This::falling_dice(session, hand).len(),
    }
}

/// Shows a list for each die of the next throw.
pub(super) fn show(page: &Page, session: &Session) {
    let faces = This::faces(session.judge());
    let first = faces.first().map(|&face| vec![face; count(session)]);
    // Not all chance comes from dice.
    let thrown = first.filter(|dice| This::throw_of(session, dice).is_some());
    page.show(Part::StudyDice, thrown.is_some());
    let count = thrown.map_or(0, |dice| dice.len());
    if all(page).len() == count {
        return;
    }
    let words = faces.iter().map(|&face| This::face_word(face).to_owned());
    let words: Vec<String> = words.collect();
    let die = |n: usize| {
        let value = &n.to_string();
        (m::EditorDie { value }.text(), words.clone())
    };
    let dice: Vec<_> = (1..=count).map(die).collect();
    // A die without a list cannot be chosen, and is thrown.
    let _ = lists(page, Part::StudyFaces, &dice);
}

/// Makes all lists be rebuilt.
pub(super) fn forget(page: &Page) {
    if let Ok(all) = page.element::<Element>(Part::StudyFaces) {
        all.replace_children_with_node_0();
    }
}

pub(super) fn chosen(page: &Page, session: &Session) -> Option<Entry> {
    let faces = This::faces(session.judge());
    let face = |list: HtmlSelectElement| -> Option<Face> {
        let number: usize = list.value().parse().ok()?;
        faces.get(number).copied()
    };
    let dice: Option<Vec<Face>> = all(page).into_iter().map(face).collect();
    This::throw_of(session, &dice?)
}

fn all(page: &Page) -> Vec<HtmlSelectElement> {
    page.all("#study-faces select")
}
