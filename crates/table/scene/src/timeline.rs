//! Events one after the other, in milliseconds of the caller's clock.

use crate::geometry::within;

/// The longest time for a fade, in milliseconds.
const FADE: f64 = 160.0;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pace {
    /// Pieces travel; 1 is the usual speed, 2 twice as fast.
    Travel(f64),
    /// Pieces fade out where they stood and in where they stand, for people who ask for less motion.
    Fade,
    /// Nothing moves at all.
    Still,
}

impl Pace {
    /// Travels this many times as fast; the other paces have no speed.
    pub fn times(self, factor: f64) -> Pace {
        match self {
            Pace::Travel(speed) => Pace::Travel(speed * factor),
            other => other,
        }
    }

    /// How long something lasts that travels for this long. A fade takes little time.
    pub fn lasts(self, travels: f64) -> f64 {
        match self {
            Pace::Fade => travels.min(FADE),
            Pace::Travel(_) | Pace::Still => travels,
        }
    }
}

/// Something that goes on for a while and then has changed the picture for good. Its times count from the start of the first
/// clip, at the usual speed.
#[derive(Clone, PartialEq, Debug)]
pub struct Clip<A> {
    pub start: f64,
    pub end: f64,
    pub act: A,
}

impl<A> Clip<A> {
    /// Goes on from `start` for this long.
    pub const fn new(start: f64, lasts: f64, act: A) -> Clip<A> {
        let end = start + lasts;
        Clip { start, end, act }
    }
}

/// When something begins, has settled and is over.
#[derive(Clone, Debug)]
pub struct Span {
    start: f64,
    settled: f64,
    end: f64,
    backward: bool,
}

/// Something that goes on for a while, in milliseconds of the caller's clock.
pub trait Timed: Sized {
    /// When it begins, has settled and is over.
    fn span(&self) -> &Span;

    /// Mutable access to the span.
    fn span_mut(&mut self) -> &mut Span;

    /// Whether it is over, so that the picture shows the true position.
    fn is_idle(&self, now: f64) -> bool {
        now >= self.span().end
    }

    /// Whether all pieces are at their final places. The turn may still be passing, or the celebration at the end of the game may
    /// still run.
    fn is_settled(&self, now: f64) -> bool {
        now >= self.span().settled
    }

    /// Ends it at once.
    fn finish(&mut self) {
        let span = self.span_mut();
        (span.settled, span.end) = (span.start, span.start);
    }

    fn end(&self) -> f64 {
        self.span().end
    }

    /// The same in reverse.
    fn reversed(mut self) -> Self {
        self.span_mut().backward = true;
        self
    }
}

/// Clips in time. They can be ended at any moment and shown in reverse.
#[derive(Clone, Debug)]
pub struct Timeline<A> {
    span: Span,
    clips: Vec<Clip<A>>,
}

impl<A> Timed for Timeline<A> {
    fn span(&self) -> &Span {
        &self.span
    }

    fn span_mut(&mut self) -> &mut Span {
        &mut self.span
    }
}

impl<A> Timeline<A> {
    /// Starts these clips now. `moves` tells which of them move pieces: everything is settled when the last of those is over.
    pub fn new(
        mut clips: Vec<Clip<A>>,
        pace: Pace,
        now: f64,
        moves: impl Fn(&A) -> bool,
    ) -> Timeline<A> {
        let speed = match pace {
            Pace::Travel(speed) => within(speed, 0.1, 20.0),
            Pace::Fade | Pace::Still => 1.0,
        };
        let (mut settled, mut end) = (now, now);
        for clip in &mut clips {
            clip.start = now + clip.start / speed;
            clip.end = now + clip.end / speed;
            end = end.max(clip.end);
            if moves(&clip.act) {
                settled = settled.max(clip.end);
            }
        }
        let span = Span {
            start: now,
            settled,
            end,
            backward: false,
        };
        Timeline { span, clips }
    }

    /// Whether it is shown in reverse.
    pub fn is_backward(&self) -> bool {
        self.span.backward
    }

    /// Whether there are no clips.
    pub fn is_empty(&self) -> bool {
        self.clips.is_empty()
    }

    /// The clips in order, in the caller's time as it goes forward.
    pub fn clips(&self) -> &[Clip<A>] {
        &self.clips
    }

    /// The time whose state is shown at this time.
    pub fn mirrored(&self, time: f64) -> f64 {
        if self.span.backward {
            self.span.start + self.span.end - time
        } else {
            time
        }
    }

    /// When a clip is seen to begin and to end.
    pub fn seen(&self, clip: &Clip<A>) -> (f64, f64) {
        let (one, other) = (self.mirrored(clip.start), self.mirrored(clip.end));
        (one.min(other), one.max(other))
    }

    /// The clips that have begun, with their progress: 0 to 1, where it stays.
    pub fn begun(&self, now: f64) -> impl Iterator<Item = (&A, f64)> {
        let now = self.mirrored(now);
        let begun = self.clips.iter().filter(move |clip| now >= clip.start);
        begun.map(move |clip| {
            let progress = if now >= clip.end {
                1.0
            } else {
                (now - clip.start) / (clip.end - clip.start)
            };
            (&clip.act, progress)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Act {
        Move,
        Cheer,
    }

    fn line(pace: Pace) -> Timeline<Act> {
        let clip = |start, end, act| Clip { start, end, act };
        let clips = vec![clip(0.0, 100.0, Act::Move), clip(100.0, 300.0, Act::Cheer)];
        Timeline::new(clips, pace, 1000.0, |act| *act == Act::Move)
    }

    fn begun(line: &Timeline<Act>, now: f64) -> Vec<(Act, f64)> {
        line.begun(now).map(|(act, at)| (*act, at)).collect()
    }

    #[test]
    fn what_has_begun_goes_on_until_it_is_over() {
        let line = line(Pace::Travel(1.0));
        assert_eq!(begun(&line, 999.0), []);
        assert_eq!(begun(&line, 1050.0), [(Act::Move, 0.5)]);
        let cheering = [(Act::Move, 1.0), (Act::Cheer, 0.25)];
        assert_eq!(begun(&line, 1150.0), cheering);
        assert!(!line.is_settled(1099.0) && line.is_settled(1100.0));
        assert!(!line.is_idle(1299.0) && line.is_idle(1300.0));
    }

    #[test]
    fn twice_as_fast_takes_half_the_time() {
        assert_eq!(line(Pace::Travel(1.0).times(2.0)).end(), 1150.0);
        assert_eq!(line(Pace::Fade.times(2.0)).end(), 1300.0);
    }

    #[test]
    fn backward_it_begins_with_its_end() {
        let line = line(Pace::Travel(1.0)).reversed();
        assert_eq!(begun(&line, 1000.0), [(Act::Move, 1.0), (Act::Cheer, 1.0)]);
        assert_eq!(begun(&line, 1250.0), [(Act::Move, 0.5)]);
        assert_eq!(line.mirrored(1100.0), 1200.0);
    }

    #[test]
    fn it_can_be_ended_at_once() {
        let mut line = line(Pace::Travel(1.0));
        line.finish();
        assert!(line.is_idle(1000.0) && line.is_settled(1000.0));
    }
}
