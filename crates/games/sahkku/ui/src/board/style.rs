//! The choices about the look of a board of sáhkku.

use scene::choice;

choice! {
    /// The style of the lines of a board. Both styles are traditional.
    Lines {
        /// A short line for every place.
        Short = "short",
        /// One line through the three rows of every column.
        Joined = "joined",
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn words_and_values_go_both_ways() {
        for lines in Lines::ALL {
            assert_eq!(lines.to_string().parse(), Ok(*lines));
        }
    }

    #[test]
    fn another_word_is_refused_and_told_which_there_are() {
        let refused = "Short".parse::<Lines>().unwrap_err();
        assert_eq!(refused.to_string(), "the choices are short, joined");
    }
}
