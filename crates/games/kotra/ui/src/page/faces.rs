//! Faces of dice in words.

use kotra::Die;

/// Dice as digits: `6, 2`.
pub(crate) fn dice(dice: impl Iterator<Item = Die>) -> String {
    let dice: Vec<String> = dice.map(|die| die.to_string()).collect();
    dice.join(", ")
}
