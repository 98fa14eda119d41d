//! The sounds of an animation.

use hnefatafl::Word;

use super::Rest;
use super::act::{Act, Go};
use crate::board::{Act as AnyAct, Animation};

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SoundCue {
    /// A piece slides over the board for this many milliseconds.
    Slide(f64),
    /// A piece is set down or falls over.
    Knock,
    /// Pieces are taken off the board: one sound for all that leave at once.
    Capture,
    /// One way is open.
    Raichi,
    Tuichu,
}

/// The sounds in order, and their start times on the caller's clock.
pub(in crate::board) fn of(animation: &Animation) -> Vec<(f64, SoundCue)> {
    let mut cues: Vec<(f64, SoundCue)> = Vec::new();
    let backward = animation.timeline.is_backward();
    for clip in animation.timeline.clips() {
        let (start, end) = animation.timeline.seen(clip);
        match clip.act {
            AnyAct::Own(Act::Go(Go {
                to: Rest::On(_), ..
            })) => {
                if !animation.still {
                    cues.push((start, SoundCue::Slide(end - start)));
                }
                cues.push((end, SoundCue::Knock));
            }
            // In reverse, only setting down the piece is heard.
            _ if backward => {}
            AnyAct::Own(Act::Go(Go {
                to: Rest::Captured(_),
                ..
            })) => {
                let cue = (start, SoundCue::Capture);
                if !cues.contains(&cue) {
                    cues.push(cue);
                }
            }
            AnyAct::Own(Act::Go(_)) => cues.push((end, SoundCue::Knock)),
            AnyAct::Own(Act::Say(Word::Raichi)) => cues.push((start, SoundCue::Raichi)),
            AnyAct::Own(Act::Say(Word::Tuichu)) => cues.push((start, SoundCue::Tuichu)),
            AnyAct::Win(_) | AnyAct::Turn(_) | AnyAct::Beat(..) => {}
        }
    }
    cues
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::board::HnefataflBoard;
    use scene::{Pace, Timed as _};
    use testkit::steps::step;

    /// The sounds of a move, and its duration.
    fn heard(position: &str, action: &str, pace: Pace) -> (Vec<(f64, SoundCue)>, f64) {
        let (judge, before, events, _) = step::<HnefataflBoard>("linne", position, action);
        let animation = Animation::new(&judge, &before, &events, pace, 1000.0);
        (of(&animation), animation.end())
    }

    fn sounds(cues: &[(f64, SoundCue)]) -> Vec<SoundCue> {
        let kind = |(_, cue): &(f64, SoundCue)| match cue {
            SoundCue::Slide(_) => SoundCue::Slide(0.0),
            other => *other,
        };
        cues.iter().map(kind).collect()
    }

    #[test]
    fn a_move_slides_and_knocks_and_all_captures_are_one_sound() {
        use SoundCue::{Capture, Knock, Slide};
        let position = "9/9/9/3Tt1tT1/9/5T3/9/1tKt5/9 swede";
        let (faded, _) = heard(position, "f4-f6", Pace::Fade);
        assert!(!sounds(&faded).contains(&Slide(0.0)));
        let (cues, _) = heard(position, "f4-f6", Pace::Travel(1.0));
        let first = &sounds(&cues)[..3];
        assert_eq!(first, [Slide(0.0), Knock, Capture]);
        assert_eq!(cues[1].0, cues[2].0);
    }

    #[test]
    fn words_and_falls_are_heard() {
        use SoundCue::{Knock, Raichi, Slide, Tuichu};
        let told =
            |position: &str, action: &str| sounds(&heard(position, action, Pace::Travel(1.0)).0);
        let both = told("9/9/9/9/2t6/1tK1t4/2t6/9/9 swede", "c4-d4");
        assert_eq!(both, [Slide(0.0), Knock, Tuichu]);
        let one = told("3t5/9/9/9/2t6/1tK1t4/2t6/9/9 swede", "c4-d4");
        assert_eq!(one, [Slide(0.0), Knock, Raichi]);
        let out = told("9/9/9/9/9/2K6/9/9/7t1 swede", "c4-a4");
        assert_eq!(out, [Slide(0.0), Knock, Knock]);
        let taken = told("9/9/9/4t4/3tKt3/9/9/4t4/9 muscovite", "e2-e4");
        assert_eq!(taken, [Slide(0.0), Knock, Knock]);
    }
}
