//! The features of the page. Each feature has its own state and messages, an `update` that asks the shell for effects, and shows
//! its own part of the page. No feature knows another. A new feature is a module here and a line of [`features!`] below.

pub(crate) mod advice;
pub(crate) mod archive;
pub(crate) mod choice;
pub(crate) mod clocks;
pub(crate) mod coach;
pub(crate) mod commentary;
pub(crate) mod computer;
pub(crate) mod confirm;
pub(crate) mod draws;
pub(crate) mod ending;
pub(crate) mod handover;
pub(crate) mod hosting;
pub(crate) mod keeping;
pub(crate) mod kiosk;
pub(crate) mod lab;
pub(crate) mod language;
pub(crate) mod lessons;
pub(crate) mod more;
pub(crate) mod places;
pub(crate) mod play;
pub(crate) mod players;
pub(crate) mod printing;
pub(crate) mod puzzles;
pub(crate) mod qr;
pub(crate) mod recap;
pub(crate) mod records;
pub(crate) mod rulebook;
pub(crate) mod settings_card;
pub(crate) mod study;
pub(crate) mod terms;
pub(crate) mod warning;
pub(crate) mod welcome;

use browser::dom::{Page, Sender};
use context::elements::Dialog;
use context::{Context, Entered, Feature, Showing};
use wasm_bindgen::JsValue;

/// Defines the features together from a list of them: their state, their messages, and what concerns all of them. A line has the
/// module of a feature, its type, `(Message)` if it has messages, and `sends` if it sends some to itself. `draws` is the board.
macro_rules! features {
    ($($module:ident: $Feature:ident $(($Message:ident))? $($made:ident)?,)*) => {
        #[derive(Clone, Debug)]
        pub(crate) enum Message {
            $($($Feature($module::$Message),)?)*
            Kiosk(kiosk::Message),
        }

        $($(impl From<$module::$Message> for Message {
            fn from(message: $module::$Message) -> Message {
                Message::$Feature(message)
            }
        })?)*

        impl From<kiosk::Message> for Message {
            fn from(message: kiosk::Message) -> Message {
                Message::Kiosk(message)
            }
        }

        pub(crate) struct Features {
            $(pub(crate) $module: $module::$Feature,)*
            /// Set if the page is a kiosk.
            pub(crate) kiosk: Option<kiosk::Kiosk>,
        }

        impl Features {
            /// Creates the features of this page.
            ///
            /// # Errors
            /// What the page lacks.
            pub(crate) fn new<M: From<Message> + 'static>(
                page: &Page,
                sender: &Sender<M>,
            ) -> Result<Features, JsValue> {
                // What can fail comes first, so that nothing is to be dropped then.
                let play = made!(play::Play, M, sender, page)?;
                Ok(Features {
                    $($module: made!($module::$Feature, M, sender $(, $made play)?),)*
                    kiosk: None,
                })
            }

            pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
                match message {
                    $($(Message::$Feature(message) => {
                        let message: $module::$Message = message;
                        self.$module.update(message, cx);
                    })?)*
                    Message::Kiosk(message) => {
                        if let Some(kiosk) = &mut self.kiosk {
                            kiosk.update(message, cx);
                        }
                    }
                }
            }
        }

        impl Feature for Features {
            fn entered(&mut self, entered: &Entered, cx: &mut Context<'_>) {
                $(Feature::entered(&mut self.$module, entered, cx);)*
            }

            fn rethink(&mut self, cx: &mut Context<'_>) {
                $(Feature::rethink(&mut self.$module, cx);)*
            }

            fn forget(&mut self, cx: &mut Context<'_>) {
                $(Feature::forget(&mut self.$module, cx);)*
            }

            fn restyle(&mut self, cx: &mut Context<'_>) {
                $(Feature::restyle(&mut self.$module, cx);)*
            }

            fn speak(&mut self, cx: &mut Context<'_>) {
                $(Feature::speak(&mut self.$module, cx);)*
            }

            fn opening(&mut self, dialog: Dialog, cx: &mut Context<'_>) {
                $(Feature::opening(&mut self.$module, dialog, cx);)*
            }

            fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
                $(Feature::show(&mut self.$module, shown, cx);)*
            }

            fn start_over(&mut self, cx: &mut Context<'_>) {
                $(Feature::start_over(&mut self.$module, cx);)*
            }
        }
    };
}

/// Creates a feature, with a sender of its messages if it sends some to itself; the board has been made before.
macro_rules! made {
    ($Feature:ty, $M:ident, $sender:ident) => {
        <$Feature>::default()
    };
    ($Feature:ty, $M:ident, $sender:ident, sends $play:ident) => {
        made(|feature: &mut $Feature| {
            feature.sender = $sender.map(|message| $M::from(Message::from(message)));
        })
    };
    ($Feature:ty, $M:ident, $sender:ident, draws $play:ident) => {
        $play
    };
    ($Feature:ty, $M:ident, $sender:ident, $page:ident) => {
        <$Feature>::new(
            $page,
            $sender.map(|message| $M::from(Message::from(message))),
        )
    };
}

/// Creates a feature with its default state, and changes that.
fn made<F: Default>(set: impl FnOnce(&mut F)) -> F {
    let mut feature = F::default();
    set(&mut feature);
    feature
}

// The order matters twice: the course of a game is known before the ending is shown and before its summary is stored, and places
// mentioned in texts are drawn below other annotations.
features! {
    places: Places(Message) sends,
    warning: Warning(Message) sends,
    advice: Advice(Message) sends,
    choice: Asking,
    clocks: Clocks(Message) sends,
    coach: Coach,
    commentary: Commentary,
    computer: Computer(Message) sends,
    confirm: Confirm,
    draws: Draws(Message) sends,
    handover: Handover,
    hosting: Hosting(Message),
    keeping: Keeping(Message),
    lab: Lab(Message),
    lessons: Lessons(Message),
    play: Play(Message) draws,
    study: Study(Message) sends,
    archive: Archive(Message) sends,
    rulebook: Rulebook(Message) sends,
    settings_card: SettingsCard(Message),
    welcome: Welcome(Message) sends,
    qr: Qr(Message),
    ending: Ending(Message) sends,
    language: Languages(Message) sends,
    more: More(Message) sends,
    players: Players(Message),
    printing: Printing(Message),
    puzzles: Puzzles(Message),
    recap: Recap(Message),
    records: Records(Message) sends,
    terms: Terms(Message),
}
