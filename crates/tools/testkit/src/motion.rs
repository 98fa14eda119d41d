//! What is promised of every step in motion.

use core::fmt::Debug;

use game::{Judge, Recorded};
use scene::{Animation, Motion, Pace, Timed as _};

type Position<M> = <<M as Motion>::Game as Recorded>::Position;
type Event<M> = <<M as Motion>::Game as Recorded>::Event;

/// An animation can be ended at any moment, shows the true position then, and never begins where nothing is to move.
///
/// # Panics
/// Where that is not so.
pub fn can_be_ended<M>(
    judge: &Judge<M::Game>,
    before: &Position<M>,
    events: &[Event<M>],
    after: &Position<M>,
) where
    M: Motion<View: Clone + PartialEq + Debug>,
{
    let mut animation = Animation::<M>::new(judge, before, events, Pace::Travel(1.0), 5.0);
    animation.finish();
    assert!(animation.is_idle(5.0));
    let truth = M::view(judge, after);
    let mut view = truth.clone();
    let _ = animation.show(&mut view, 5.0);
    assert_eq!(view, truth);
    let still = Animation::<M>::new(judge, before, events, Pace::Still, 5.0);
    assert!(still.is_idle(5.0));
    assert!(still.sound_cues().is_empty());
}

/// What is heard of a step and of taking it back: in order, and while something is seen.
///
/// # Panics
/// Where that is not so.
#[must_use]
pub fn heard<M>(
    judge: &Judge<M::Game>,
    before: &Position<M>,
    events: &[Event<M>],
    pace: Pace,
) -> [Vec<(f64, M::Cue)>; 2]
where
    M: Motion<Cue: Debug>,
{
    let begin = [Animation::<M>::new, Animation::<M>::reverse];
    begin.map(|begin| {
        let animation = begin(judge, before, events, pace, 1000.0);
        let cues = animation.sound_cues();
        assert!(cues.is_sorted_by(|a, b| a.0 <= b.0), "{cues:?}");
        let seen = 1000.0..=animation.end();
        assert!(cues.iter().all(|(at, _)| seen.contains(at)), "{cues:?}");
        cues
    })
}

/// A step that is taken back is seen as it was played, from its end. `same` compares views and frames of both ways at the same
/// times of the step.
///
/// # Panics
/// Where that is not so.
pub fn goes_back<M>(
    judge: &Judge<M::Game>,
    before: &Position<M>,
    events: &[Event<M>],
    after: &Position<M>,
    mut same: impl FnMut((M::View, M::Frame), (M::View, M::Frame)),
) where
    M: Motion<View: Clone + PartialEq + Debug, Frame: PartialEq + Debug>,
{
    let events = events.iter().filter(|event| M::goes_back(event));
    let events: Vec<_> = events.cloned().collect();
    let forward = Animation::<M>::new(judge, before, &events, Pace::Travel(1.6), 0.0);
    let backward = Animation::<M>::reverse(judge, before, &events, Pace::Travel(1.0), 0.0);
    let (old, new) = (M::view(judge, before), M::view(judge, after));
    let mut last = old.clone();
    let settled = backward.end();
    assert_eq!(backward.show(&mut last, settled), M::Frame::default());
    assert_eq!(last, old);
    for n in 1..20 {
        let t = settled * f64::from(n) / 20.0;
        let (mut then, mut again) = (new.clone(), old.clone());
        let ahead = forward.show(&mut then, t);
        let back = backward.show(&mut again, settled - t);
        same((then, ahead), (again, back));
    }
}
