//! The players: the opponent of a new game, and the players of both sides in the current one.
use context::elements::{Dialog, Field};
use context::{Context, Effect, Feature, Side};
use game::Level;
use game::session::PlayerKind;

/// The lists of the players of the game, the first side's first.
const LISTS: [Field; 2] = [Field::SeatFirst, Field::SeatSecond];

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    Open,
    /// The card was closed. The chosen players take over now: nothing happens behind the card.
    Closed,
}

#[derive(Default)]
pub(crate) struct Players;

impl Players {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        let Some(session) = &cx.table.session else {
            return cx.page.close_dialog(Dialog::MenuCard);
        };
        let sides = Side::BOTH.into_iter().zip(LISTS);
        match message {
            Message::Open => {
                cx.page.close_dialog(Dialog::MenuCard);
                for (side, list) in sides {
                    let level = session.player(side).level();
                    cx.page.choose(list, level.map_or("human", Level::word));
                }
                cx.page.open_dialog(Dialog::Players);
            }
            Message::Closed => {
                for (side, list) in sides {
                    let word = cx.page.value(list);
                    let player = word.parse().map_or(PlayerKind::Human, PlayerKind::Computer);
                    if session.player(side) != player {
                        cx.effects.want(Effect::SetPlayer(side, player));
                    }
                }
            }
        }
    }
}

impl Feature for Players {}

/// The drawing on the page for a computer player.
pub(crate) fn portrait(level: Level) -> String {
    format!("portrait-{}", level.word())
}
