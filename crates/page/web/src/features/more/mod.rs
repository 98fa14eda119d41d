//! Further choices beyond those of the start: another rule set, the other side, a match.
mod cards;
mod map;

use browser::dom::Sender;
use context::clock;
use context::elements::{Dialog, Field, Part};
use context::this::words as m;
use context::this::words::named;
use context::{Context, Effect, Feature, Game, Key, This};
use game::session::Times;
use game::{Level, Recorded as _};
use gloo_render::AnimationFrame;
use on_page::text::rules::portrait_of;
use on_page::{Ending, RulesInWords as _};
use web_sys::Element;

use cards::Card;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A rule set was chosen, by its id.
    Rules(String),
    Handicap,
    Clock,
    /// Show what else there is below the cards.
    Rest,
    /// Draw the next of the boards, one per frame.
    Draw(usize),
}

#[derive(Default)]
pub(crate) struct More {
    pub(super) sender: Sender<Message>,
    cards: Vec<Card>,
    frame: Option<AnimationFrame>,
}

impl More {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Rules(id) => {
                cx.setup.take_preset(&id);
                cx.effects.want(Effect::SetupChanged);
            }
            Message::Handicap => {
                cx.setup.even_out(&cx.page.value(Field::Handicap));
                cx.effects.want(Effect::SetupChanged);
            }
            Message::Clock => self.write(cx),
            Message::Rest => {
                if let Ok(rest) = cx.page.element::<Element>(Part::MoreRest) {
                    rest.scroll_into_view();
                }
            }
            Message::Draw(n) => {
                if let Some(card) = self.cards.get_mut(n) {
                    card.draw(cx.settings);
                    self.draw_soon(n + 1);
                }
            }
        }
    }

    fn draw_soon(&mut self, n: usize) {
        let draw = self.sender.sending(move |_: f64| Message::Draw(n));
        self.frame = Some(gloo_render::request_animation_frame(draw));
    }

    /// Shows the settings of the new game.
    pub(crate) fn write(&self, cx: &Context<'_>) {
        let (page, setup, settings) = (cx.page, &*cx.setup, &*cx.settings);
        for card in &self.cards {
            card.write(setup);
        }
        map::show_large(page, setup.base().id);
        let portrait = portrait_of::<This>(setup.base(), setup.rules());
        page.say(Part::PortraitName, setup.base().name);
        page.say(Part::Portrait, &portrait);
        let handicaps = This::handicaps(setup.base());
        let evened = setup.evened_by(handicaps.iter().map(|(changes, _)| *changes));
        page.fill(Field::Handicap, handicaps.iter().cloned(), evened);
        page.say(Part::OpponentAbout, &about(setup.opponent(settings)));
        let sides = Game::SIDES.iter();
        let sides = sides.map(|side| {
            let name = named(&format!("set-side-{side}"));
            (*side, name.unwrap_or_default())
        });
        page.fill(Field::MySide, sides, settings.get(Key::Side));
        let mut length = page.value(Field::Match);
        if length.is_empty() {
            let first = setup.first_length(setup.opponent(settings), cx.store.played());
            let usual = This::matches().next().map_or("", |(word, _)| word);
            let first = if first.is_empty() { usual } else { first };
            first.clone_into(&mut length);
        }
        page.fill(Field::Match, This::matches(), &length);
        clock::offer(page);
        let clock = clock::chosen(page);
        let of_game = matches!(clock.map(|clock| clock.times()), Some(Times::Game { .. }));
        page.show(Part::IncrementField, of_game);
        page.show(Part::ClockAbout, clock.is_some());
    }
}

fn about(level: Level) -> String {
    match level {
        Level::Beginner => m::about_beginner(),
        Level::Easy => m::about_easy(),
        Level::Steady => m::about_steady(),
        Level::Strong => m::about_strong(),
        Level::Master => m::about_master(),
    }
}

impl Feature for More {
    fn restyle(&mut self, cx: &mut Context<'_>) {
        if cx.page.is_open(Dialog::More) {
            self.write(cx);
            self.draw_soon(0);
        }
    }

    fn opening(&mut self, dialog: Dialog, cx: &mut Context<'_>) {
        if dialog == Dialog::More {
            self.cards = cards::make(cx.page, cx.setup);
            self.write(cx);
            self.draw_soon(0);
        }
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        if cx.page.is_open(Dialog::More) {
            self.write(cx);
        }
    }

    fn start_over(&mut self, cx: &mut Context<'_>) {
        for list in [Field::Match, Field::Clock, Field::Increment] {
            cx.page.choose(list, "");
        }
    }
}
