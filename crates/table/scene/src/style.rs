//! The choices about the look of every table. Their words are permanent: settings, addresses and embedding pages use them.

use crate::choice;

choice! {
    /// The material of the board, the tray and the pieces.
    Material {
        Birch = "birch",
        /// Dark smoked wood on grey wool.
        DarkWood = "dark-wood",
        /// The inside of an unfolded reindeer-hide bag.
        Hide = "hide",
        /// Quiet colours without grain.
        Plain = "plain",
        Night = "night",
        /// Black on white, everything at the contrast that WCAG calls AAA.
        HighContrast = "high-contrast",
    }
}

choice! {
    /// The carvings at the marked places of a board.
    Ornament {
        /// A sun at the first place, crosses at the others.
        Sun = "sun",
        /// Crosses everywhere.
        Cross = "x",
        Diamond = "diamond",
        Star = "star",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_values_go_both_ways() {
        for material in Material::ALL {
            assert_eq!(material.to_string().parse(), Ok(*material));
        }
        for ornament in Ornament::ALL {
            assert_eq!(ornament.to_string().parse(), Ok(*ornament));
        }
        assert_eq!(Material::default(), Material::ALL[0]);
    }

    #[test]
    fn another_word_is_refused_and_told_which_there_are() {
        let refused = "Sun".parse::<Ornament>().unwrap_err();
        let told = "the choices are sun, x, diamond, star";
        assert_eq!(refused.to_string(), told);
    }
}
