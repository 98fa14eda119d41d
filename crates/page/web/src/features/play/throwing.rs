//! Throwing dice.

use context::this::words as m;
use context::{Context, Effect, Entry, This};
use on_page::{Dice, Fall, Moves};

use super::state::Play;

impl Play {
    /// Picks up the dice to be thrown, and shakes them. Returns whether there are any.
    pub(super) fn shake(&mut self, cx: &Context<'_>) -> bool {
        if !cx.table.may_throw() || !self.board.is_settled() {
            return false;
        }
        let dice = cx.table.session.as_ref().map(This::dice_in_hand);
        let dice = dice.unwrap_or_default();
        if dice.is_empty() {
            return false;
        }
        let faces: Vec<_> = dice.iter().map(|die| die.face).collect();
        self.board.shake(Some(&faces));
        self.draw_soon();
        true
    }

    /// Throws for the person at the screen, if it is time to.
    pub(super) fn throw(&mut self, cx: &mut Context<'_>) {
        if cx.table.may_throw() {
            cx.effects.want(Effect::Throw);
        }
    }

    /// The next throw as an entry of the record, and how its dice fall.
    pub(crate) fn next_throw(&self, cx: &Context<'_>) -> Option<(Entry, Option<Fall>)> {
        let session = cx.table.session.as_ref()?;
        let Ok(bits) = cx.random.bits(session.record().entries().len()) else {
            cx.page.notice(&m::notice_no_chance());
            return None;
        };
        let below = cx.settings.side_below(cx.table);
        This::next_throw(session, cx.table.lesson(), bits, below)
    }

    pub(super) fn rethrow(&mut self, cx: &mut Context<'_>) {
        let Some(session) = cx.table.session.as_ref().filter(|_| cx.table.decides()) else {
            return;
        };
        let Some(entry) = This::lift(session, &self.marks.lifted) else {
            return;
        };
        if This::action_of(&entry).is_some_and(|action| self.lesson_lets(action, cx)) {
            cx.effects.want(Effect::Enter(entry, None));
            // The dice are in the hand: nothing is left to decide before they fall. If these rules do not allow exactly these
            // dice to be rethrown, there is nothing to throw.
            cx.effects.want(Effect::Throw);
        }
    }
}
