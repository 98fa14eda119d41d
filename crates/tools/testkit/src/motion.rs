//! Properties of every step in motion.

use game::Judge;
use scene::{Animation, Board, EventOf, Frame, Pace, PositionOf, Timed as _, View};

/// An animation can be ended at any moment, then shows the true position, and never begins if nothing moves.
pub fn can_be_ended<B: Board>(
    judge: &Judge<B::Game>,
    before: &PositionOf<B>,
    events: &[EventOf<B>],
    after: &PositionOf<B>,
) {
    let mut animation = Animation::<B>::new(judge, before, events, Pace::Travel(1.0), 5.0);
    animation.finish();
    assert!(animation.is_idle(5.0));
    let truth = View::<B>::of(judge, after);
    let mut view = truth.clone();
    let _ = animation.show(&mut view, 5.0);
    assert_eq!(view, truth);
    let still = Animation::<B>::new(judge, before, events, Pace::Still, 5.0);
    assert!(still.is_idle(5.0));
    assert!(still.sound_cues().is_empty());
}

/// The sounds of a step and of taking it back come in order, and while something is visible.
pub fn is_heard<B: Board>(
    judge: &Judge<B::Game>,
    before: &PositionOf<B>,
    events: &[EventOf<B>],
    pace: Pace,
) {
    for begin in [Animation::<B>::new, Animation::<B>::reverse] {
        let animation = begin(judge, before, events, pace, 1000.0);
        let cues = animation.sound_cues();
        assert!(cues.is_sorted_by(|a, b| a.0 <= b.0), "{cues:?}");
        let seen = 1000.0..=animation.end();
        assert!(cues.iter().all(|(at, _)| seen.contains(at)), "{cues:?}");
    }
}

/// A step that is taken back begins with the current position, plays the animation in reverse, and ends with the position
/// before the step.
pub fn goes_back<B: Board>(
    judge: &Judge<B::Game>,
    before: &PositionOf<B>,
    events: &[EventOf<B>],
    after: &PositionOf<B>,
) {
    let events = events.iter().filter(|event| B::goes_back(event));
    let events: Vec<_> = events.cloned().collect();
    let forward = Animation::<B>::new(judge, before, &events, Pace::Travel(1.6), 0.0);
    let backward = Animation::<B>::reverse(judge, before, &events, Pace::Travel(1.0), 0.0);
    let (old, new) = (View::<B>::of(judge, before), View::<B>::of(judge, after));
    let mut last = old.clone();
    let settled = backward.end();
    assert_eq!(backward.show(&mut last, settled), Frame::default());
    assert_eq!(last, old);
    for n in 1..20 {
        let t = settled * f64::from(n) / 20.0;
        let (mut then, mut again) = (new.clone(), old.clone());
        let ahead = forward.show(&mut then, t);
        let back = backward.show(&mut again, settled - t);
        assert_eq!(ahead.moving.len(), back.moving.len(), "{n}");
        assert_eq!(ahead.turn, back.turn, "{n}");
    }
}
