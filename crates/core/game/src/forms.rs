//! The forms that a reader expected where it found something else.

/// Declares an enumeration of expected forms, each with a name in kebab case and an English phrase. With `Form in Own of
/// Rules`, it is the part `Own::Form` that only the texts of a game with these rules can expect.
#[macro_export]
macro_rules! forms {
    ($(#[$about:meta])* $name:ident in $own:ident of $rules:ident { $($forms:tt)* }) => {
        $crate::forms! { $(#[$about])* $name { $($forms)* } }

        impl From<$name> for $crate::Expected<$rules> {
            fn from(form: $name) -> Self {
                $own::$name(form).into()
            }
        }

        impl From<$own> for $crate::Expected<$rules> {
            fn from(own: $own) -> Self {
                $crate::Expected::Own(own)
            }
        }
    };
    ($(#[$about:meta])* $name:ident { $($form:ident $word:literal $english:literal;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $(#[doc = $english] $form,)* }

        impl $name {
            /// Every form.
            pub const ALL: &[$name] = &[$($name::$form),*];

            /// The name of the form in kebab case.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$form => $word,)* }
            }

            const fn english(self) -> &'static str {
                match self { $($name::$form => $english,)* }
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.english())
            }
        }
    };
}

forms! {
    /// Forms that texts of any game can expect.
    Anywhere {
        Space "space" "a space";
        LineEnd "line-end" "the end of the line";
        OptionValue "option-value" "an option written name=value";
        OptionOnce "option-once" "each option only once";
        Rules "rules" "the word rules and the name of a rule set";
        Nothing "nothing" "nothing after the result";
        Once "once" "this header line only once";
        Name "name" "a name of at most 80 characters on one line";
        Date "date" "one date, such as 2026-11-21";
        Place "place-above" "a place named earlier, such as 12 or 2.3";
        NewLine "new-line" "the number of a new line";
        FewerLines "fewer-lines" "at most 1,000 lines";
        Entry "entry" "an entry that can come next";
        FewerEntries "fewer-entries" "at most 10,000 entries";
    }
}
