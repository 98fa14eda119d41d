//! The meaning of keys and mouse buttons, for any keyboard and any mouse.

/// The meaning of a pressed key: the name of a key such as `Enter`, or a lower-case letter, a digit or a sign. `key` is what the
/// key writes, `code` its position on the keyboard.
///
/// A Latin letter means itself, in either case. A key that writes a letter of another script, such as Cyrillic or Greek, means
/// the Latin letter at its position. A key that writes a sign in place of a digit, as on French keyboards, means that digit.
pub(crate) fn meant(key: &str, code: &str, shift: bool) -> String {
    let mut written = key.chars();
    let (Some(sign), None) = (written.next(), written.next()) else {
        return key.to_owned();
    };
    let letter = code.strip_prefix("Key").filter(|_| !sign.is_ascii());
    let digit = || code.strip_prefix("Digit").filter(|_| !shift);
    let lies_there = match sign.is_ascii_alphanumeric() {
        true => None,
        false => letter.or_else(digit),
    };
    lies_there.unwrap_or(key).to_ascii_lowercase()
}

/// Whether a held key repeats its action: only if it moves from place to place. Undoing, resigning, throwing and answering take
/// one press each time.
pub(crate) fn repeats(meant: &str) -> bool {
    meant.starts_with("Arrow")
}

/// A step through a game that is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    First,
    Back,
    On,
    Last,
}

impl Step {
    pub fn of(key: &str) -> Option<Step> {
        Some(match key {
            "Home" => Step::First,
            "ArrowLeft" => Step::Back,
            "ArrowRight" => Step::On,
            "End" => Step::Last,
            _ => return None,
        })
    }

    /// The step of a wheel: one for each notch, forward if it turns toward the hand. `turned` is how far it has turned since the
    /// last step. `delta` and `mode` are those of the event: pixels, lines or pages.
    pub fn of_wheel(turned: &mut f64, delta: f64, mode: u32) -> Option<Step> {
        let pixels = match mode {
            0 => delta,
            1 => delta * LINE,
            _ => delta.signum() * NOTCH,
        };
        // A turn in the other direction is counted from its start.
        let before = if *turned * pixels < 0.0 { 0.0 } else { *turned };
        *turned = before + pixels;
        if turned.abs() < NOTCH {
            return None;
        }
        let step = if *turned < 0.0 { Step::Back } else { Step::On };
        *turned = 0.0;
        Some(step)
    }
}

/// The height of a line that a wheel scrolls by, in pixels.
const LINE: f64 = 16.0;
/// How far a wheel scrolls for one step, in pixels: less than one notch of any mouse, more than a touch of a touchpad.
const NOTCH: f64 = 40.0;

/// What a pointer does on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointerPhase {
    /// It is pressed down, or its first button is.
    Down,
    Move,
    Up,
    /// Its action is cancelled.
    Cancel,
    /// It has left the board.
    Leave,
}

impl PointerPhase {
    /// The event types of pointers.
    pub const KINDS: [&str; 5] = [
        "pointerdown",
        "pointermove",
        "pointerup",
        "pointercancel",
        "pointerleave",
    ];

    /// The meaning of an event of this kind. `button` is the button of the event, `held` has a bit for each pressed button. A
    /// second button cancels the action of the first one; the event is reported as a move.
    pub fn of(kind: &str, button: i16, held: u16) -> Option<PointerPhase> {
        Some(match kind {
            "pointerdown" if button == 0 => PointerPhase::Down,
            "pointermove" if held > 1 => PointerPhase::Cancel,
            "pointermove" => PointerPhase::Move,
            "pointerup" => PointerPhase::Up,
            "pointercancel" => PointerPhase::Cancel,
            "pointerleave" => PointerPhase::Leave,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_means_the_same_on_every_keyboard() {
        for (key, code, shift, means) in [
            ("t", "KeyT", false, "t"),
            // Caps Lock, and Shift.
            ("T", "KeyT", false, "t"),
            ("T", "KeyT", true, "t"),
            // Russian, Greek, Hebrew, and Arabic.
            ("е", "KeyT", false, "t"),
            ("Е", "KeyT", true, "t"),
            ("τ", "KeyT", false, "t"),
            ("א", "KeyT", false, "t"),
            ("ف", "KeyT", false, "t"),
            // Letters follow the keyboard layout: AZERTY, QWERTZ, Dvorak.
            ("w", "KeyZ", false, "w"),
            ("y", "KeyZ", false, "y"),
            ("u", "KeyF", false, "u"),
            (".", "KeyE", false, "."),
            // Letters outside the English alphabet lie on keys without a Latin letter.
            ("ö", "Semicolon", false, "ö"),
            // French digits, Czech digits, and those of a number pad.
            ("&", "Digit1", false, "1"),
            ("é", "Digit2", false, "2"),
            ("1", "Digit1", true, "1"),
            ("ě", "Digit2", false, "2"),
            ("3", "Numpad3", false, "3"),
            // With Shift a digit writes a sign.
            ("!", "Digit1", true, "!"),
            ("?", "Minus", true, "?"),
            ("?", "KeyM", true, "?"),
            ("?", "Digit7", true, "?"),
            (" ", "Space", false, " "),
            ("Enter", "NumpadEnter", false, "Enter"),
            ("Escape", "Escape", false, "Escape"),
            ("ArrowLeft", "ArrowLeft", false, "ArrowLeft"),
            ("Dead", "KeyT", false, "Dead"),
            ("", "", false, ""),
        ] {
            assert_eq!(meant(key, code, shift), means, "{key:?} of {code}");
        }
    }

    #[test]
    fn a_held_key_moves_about_and_does_nothing_else() {
        for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
            assert!(repeats(key));
        }
        for key in [
            "u",
            "Backspace",
            "y",
            "t",
            "r",
            "e",
            "f",
            "1",
            "Enter",
            " ",
            "Escape",
            "h",
        ] {
            assert!(!repeats(key), "{key}");
        }
    }

    #[test]
    fn a_wheel_steps_once_a_notch_and_turns_back_at_once() {
        let mut turned = 0.0;
        let mut wheel = |delta, mode| Step::of_wheel(&mut turned, delta, mode);
        assert_eq!(wheel(100.0, 0), Some(Step::On));
        assert_eq!(wheel(-120.0, 0), Some(Step::Back));
        assert_eq!(wheel(3.0, 1), Some(Step::On));
        assert_eq!(wheel(-1.0, 2), Some(Step::Back));
        // A touchpad.
        assert_eq!(
            [wheel(15.0, 0), wheel(15.0, 0), wheel(15.0, 0)],
            [None, None, Some(Step::On)]
        );
        assert_eq!(
            [wheel(30.0, 0), wheel(-30.0, 0), wheel(-10.0, 0)],
            [None, None, Some(Step::Back)]
        );
        assert_eq!(wheel(0.0, 0), None);
        assert_eq!(Step::of("ArrowLeft"), Some(Step::Back));
        assert_eq!(Step::of("ArrowUp"), None);
    }

    #[test]
    fn a_second_button_calls_off_what_the_first_began() {
        use PointerPhase as P;
        let told = |events: &[(&str, i16, u16)]| -> Vec<Option<PointerPhase>> {
            let of = |&(kind, button, held)| P::of(kind, button, held);
            events.iter().map(of).collect()
        };
        // Drags with the left button, presses and releases the right one, and releases the left.
        let drag = [
            ("pointerdown", 0, 1),
            ("pointermove", -1, 1),
            ("pointermove", 2, 3),
            ("pointermove", 2, 1),
            ("pointerup", 0, 0),
        ];
        let meant = [P::Down, P::Move, P::Cancel, P::Move, P::Up].map(Some);
        assert_eq!(told(&drag), meant);
        // Releases the left button first, and the right one elsewhere.
        let drag = [
            ("pointermove", 2, 3),
            ("pointermove", 0, 2),
            ("pointerup", 2, 0),
        ];
        assert_eq!(told(&drag), [P::Cancel, P::Cancel, P::Up].map(Some));
        // The right button alone, then the left one.
        assert_eq!(P::of("pointerdown", 2, 2), None);
        assert_eq!(P::of("pointermove", 0, 3), Some(P::Cancel));
        assert_eq!(P::of("pointermove", -1, 0), Some(P::Move));
        assert!(P::KINDS.iter().all(|kind| P::of(kind, 0, 0).is_some()));
    }
}
