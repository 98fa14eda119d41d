//! What an animation sounds like.

use kotra::{Munk, Side};
use scene::sort_few;

use super::act::Act;
use super::{Animation, Gait};
use crate::Place;

/// A sound of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SoundCue {
    /// A checker is set down on the board.
    Knock,
    /// A checker is laid to those that are borne off.
    Off,
    /// A blot is hit.
    Hit,
    /// A band is torn up: one sound for all its checkers, each of which is then set down on the bar.
    Tear,
    /// Half a munk stands.
    HalfMunk,
    /// A munk wins: half of one, or the whole.
    Munk(Munk),
    /// A side is jan.
    Jan,
    /// The game is over, and this side has won.
    End(Option<Side>),
}

/// The sounds in order, and when they begin on the caller's clock.
pub(super) fn of(animation: &Animation) -> Vec<(f64, SoundCue)> {
    let mut cues: Vec<(f64, SoundCue)> = Vec::new();
    let backward = animation.timeline.is_backward();
    let over = |act: &Act| matches!(act, Act::Win(_));
    let ends_game = animation
        .timeline
        .clips()
        .iter()
        .any(|clip| over(&clip.act));
    for clip in animation.timeline.clips() {
        match clip.act {
            // Of what did not happen only the checkers are heard that are set down.
            Act::Go { .. } if backward => {
                cues.push((animation.timeline.mirrored(clip.start), SoundCue::Knock));
            }
            Act::Go { to, gait, .. } => {
                let begins = match gait {
                    Gait::Move => None,
                    Gait::Hit => Some(SoundCue::Hit),
                    Gait::Tear => Some(SoundCue::Tear),
                };
                let begins = begins.filter(|new| cues.iter().all(|(_, cue)| cue != new));
                cues.extend(begins.map(|cue| (clip.start, cue)));
                let set_down = match to.place {
                    Place::Off(_) => SoundCue::Off,
                    Place::Point(_) | Place::Bar(_) => SoundCue::Knock,
                };
                cues.push((clip.end, set_down));
            }
            Act::Munk(_, _, part) if ends_game => cues.push((clip.start, SoundCue::Munk(part))),
            Act::Munk(..) => cues.push((clip.start, SoundCue::HalfMunk)),
            Act::Jan(_) => cues.push((clip.start, SoundCue::Jan)),
            Act::Win(winner) => cues.push((clip.start, SoundCue::End(winner))),
            Act::Turn(_) => {}
        }
    }
    sort_few(&mut cues, |a, b| a.0 < b.0);
    cues
}
