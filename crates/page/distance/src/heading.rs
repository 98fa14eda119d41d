//! The heading of the panel, in place of the turn and its choices: what has to be sent comes first.

use context::this::words as m;
use context::{Table, This};
use game::{Game as _, Turn};
use on_page::News;
use online::Word;

use super::panel::broken_off;
use super::state::Distance;
use super::stored::StoredGame;

impl Distance {
    /// Returns whose turn it is and what can be done, when the local player has nothing to play. What has to be sent comes first.
    pub(super) fn heading(
        &self,
        stored: &StoredGame,
        rests: bool,
        table: &Table,
    ) -> Option<[String; 2]> {
        if table.seen_past().is_some() || !rests || stored.is_over() || stored.peer.is_to_decide() {
            return None;
        }
        if let Some(words) = broken_off(stored) {
            return Some([words, String::new()]);
        }
        let waiting = || Some([This::turn_in_words(table.seen()?), String::new()]);
        self.to_send(stored).or_else(waiting)
    }

    /// Returns the line below while something has to be sent; empty if the heading already says it.
    pub(super) fn unsent(&self, stored: &StoredGame) -> Option<String> {
        if self.to_send(stored).is_some() {
            return Some(String::new());
        }
        let word = stored.peer.letter().aside.map(|aside| aside.word);
        let waved = stored.is_unsent() && word == Some(Word::Wave);
        waved.then(m::distance_games_unsent)
    }

    /// Returns what to send or to wait for before the next move, and what that means.
    fn to_send(&self, stored: &StoredGame) -> Option<[String; 2]> {
        let peer = &stored.peer;
        let party = peer.party()?;
        let Some(state) = peer.state() else {
            let invited = match stored.is_unsent() {
                true => m::distance_games_unsent(),
                false => m::distance_games_invited(),
            };
            return Some([invited, String::new()]);
        };
        if self.carries() || stored.is_over() {
            return None;
        }
        let name = &self.other();
        let throws =
            matches!(state.game().turn(), Turn::Chance(Some(side)) if state.party(side) == party);
        if peer.is_to_send() {
            return Some(match (throws, peer.drafted().is_some()) {
                (true, _) if stored.other().is_empty() => [
                    m::DistanceAnswerThrow { name }.text(),
                    m::distance_answer_throw_about_friend(),
                ],
                (true, _) => [
                    m::DistanceAnswerThrow { name }.text(),
                    m::DistanceAnswerThrowAbout { name }.text(),
                ],
                (false, true) => [m::distance_ready(), m::distance_ready_about()],
                (false, false) => [m::distance_answer_made(), String::new()],
            });
        }
        // An aside is not a turn.
        let turn = stored.is_unsent() && peer.letter().aside.is_none();
        turn.then(|| [m::distance_ready(), String::new()])
    }
}
