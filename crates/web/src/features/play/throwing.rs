//! Throwing dice.

use super::state::Play;
use crate::effects::{Context, Effect};
use crate::messages as m;
use crate::table::{Fall, falling, in_hand};
use crate::this_game::{Action, DieSet, Entry, Face, Pending, SessionExt, Side, throw_from_bits};

impl Play {
    /// Takes up the dice that are to be thrown and shakes them. Whether there are any.
    pub(super) fn shake(&mut self, cx: &Context<'_>) -> bool {
        if !cx.table.may_throw() || self.board.is_moving() {
            return false;
        }
        let dice = cx.table.session.as_ref().map(in_hand).unwrap_or_default();
        if dice.is_empty() {
            return false;
        }
        let faces: Vec<Option<Face>> = dice.iter().map(|die| die.face).collect();
        self.board.shake(Some(&faces));
        self.draw_soon();
        true
    }

    /// Throws for the person at the screen, if it is time for that.
    pub(super) fn throw(&mut self, cx: &mut Context<'_>) {
        if cx.table.may_throw() {
            cx.effects.want(Effect::Throw);
        }
    }

    /// The throw that comes next, as an entry of the record, and how its dice fall.
    pub(crate) fn next_throw(&self, cx: &Context<'_>) -> Option<(Entry, Option<Fall>)> {
        let session = cx.table.session.as_ref()?;
        let Ok(bits) = self.random.bits(session.record().entries().len()) else {
            cx.page.notice(&m::notice_no_chance());
            return None;
        };
        let rules = session.judge().rules();
        let throw = |count, bits| throw_from_bits(rules, count, bits);
        let fall = |dice, from_left| {
            Some(Fall {
                dice,
                seed: bits,
                from_left,
            })
        };
        Some(match session.pending() {
            Pending::Round(count) => {
                // Both sides' dice come from one draw of 64 bits, of which each die needs two.
                let (men, women) = (throw(count, bits), throw(count, bits >> 32));
                let all = (0..men.len() + women.len()).collect();
                (Entry::Round { men, women }, fall(all, false))
            }
            Pending::Lot => (Entry::Begins(Side::BOTH[(bits & 1) as usize]), None),
            Pending::Throw(thrower, count) => {
                let dice = falling(session, usize::from(count));
                let lesson = cx.table.lesson.as_ref();
                let thrown = match lesson {
                    None => Entry::Throw(throw(count, bits)),
                    Some(lesson) => lesson.next_throw(session.game())?,
                };
                let from_left = thrower == cx.settings.side_below(cx.table);
                (thrown, fall(dice, from_left))
            }
            _ => return None,
        })
    }

    /// Throws the X dice that were tapped again; all of them if none was.
    pub(super) fn rethrow(&mut self, cx: &mut Context<'_>) {
        if !cx.table.decides() {
            return;
        }
        let mut dice = self.marks.lifted.clone();
        if dice.is_empty() {
            let tray = cx
                .table
                .session
                .iter()
                .flat_map(|session| session.tray().dice());
            let lies = tray
                .enumerate()
                .filter(|(_, die)| die.face == Some(Face::X) && !die.used);
            dice = lies.map(|(n, _)| n).collect();
        }
        let dice = dice.into_iter().try_fold(DieSet::NONE, DieSet::with);
        let dice = dice.unwrap_or_default();
        if self.lesson_lets(Action::Rethrow(dice.count()), cx) {
            cx.effects.want(Effect::Enter(Entry::Rethrow(dice), None));
            // The dice are in the hand: nothing is left to decide before they fall. Where these rules do not let just
            // these dice be thrown again, nothing is to be thrown.
            cx.effects.want(Effect::Throw);
        }
    }
}
