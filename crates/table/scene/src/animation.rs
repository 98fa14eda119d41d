//! The steps of a game in motion.

use game::{Judge, Recorded};

use crate::board::{Board, EventOf, PositionOf};
use crate::sort::sort_few;
use crate::timeline::{Clip, Pace, Span, Timed, Timeline};
use crate::view::View;

/// A step of play: the position before it, and what happened in it.
pub struct AnimatedStep<'a, G: Recorded> {
    /// The rules made ready for play.
    pub judge: &'a Judge<G>,
    pub before: &'a G::Position,
    pub events: &'a [G::Event],
}

/// What goes on at one moment, apart from the pieces at rest.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame<B: Board> {
    /// Whether less motion is asked for: nothing travels, everything fades.
    pub still: bool,
    /// The pieces in motion.
    pub moving: Vec<B::Moving>,
    /// The side that the turn passes to, and the progress of that, 0 to 1.
    pub turn: Option<(B::Side, f64)>,
    /// The end of the game: the winner, and the progress of the celebration, 0 to 1.
    pub win: Option<(Option<B::Side>, f64)>,
    pub own: B::Moment,
}

impl<B: Board> Default for Frame<B> {
    fn default() -> Frame<B> {
        Frame {
            still: false,
            moving: Vec::new(),
            turn: None,
            win: None,
            own: B::Moment::default(),
        }
    }
}

#[derive(Clone, Debug)]
pub enum Act<B: Board> {
    /// The turn passes to this side.
    Turn(B::Side),
    /// The game is over, and this side has won.
    Win(Option<B::Side>),
    Own(B::Act),
}

impl<B: Board> Act<B> {
    fn moves(&self) -> bool {
        match self {
            Act::Own(act) => B::moves(act),
            Act::Turn(_) | Act::Win(_) => false,
        }
    }
}

pub struct Plan<B: Board> {
    pub clips: Vec<Clip<Act<B>>>,
    /// When the next act can begin.
    pub clock: f64,
    pub pace: Pace,
}

impl<B: Board> Plan<B> {
    #[must_use]
    pub const fn new(pace: Pace) -> Plan<B> {
        Plan {
            clips: Vec::new(),
            clock: 0.0,
            pace,
        }
    }

    /// Adds an act that goes on from now for this long.
    pub fn clip(&mut self, act: Act<B>, lasts: f64) {
        let lasts = self.pace.lasts(lasts);
        self.clips.push(Clip::new(self.clock, lasts, act));
    }

    /// Lets the next act begin when all pieces so far have arrived.
    pub fn settle(&mut self) {
        let moves = self.clips.iter().filter(|clip| clip.act.moves());
        self.clock = moves.fold(self.clock, |end, clip| clip.end.max(end));
    }
}

/// The motion of one step of play, planned from the position before it and its events. The position is always already true. The
/// animation only shows how it came about; it can be ended at any moment and ends at the true position. Times are milliseconds of
/// the caller's clock.
pub struct Animation<B: Board> {
    pub timeline: Timeline<Act<B>>,
    /// The view before the step.
    pub before: View<B>,
    /// Whether nothing travels in it.
    pub still: bool,
}

impl<B: Board> Timed for Animation<B> {
    fn span(&self) -> &Span {
        self.timeline.span()
    }

    fn span_mut(&mut self) -> &mut Span {
        self.timeline.span_mut()
    }
}

impl<B: Board> Animation<B> {
    /// Plans the motion from the position before a step and the events of that step.
    #[must_use]
    pub fn new(
        judge: &Judge<B::Game>,
        before: &PositionOf<B>,
        events: &[EventOf<B>],
        pace: Pace,
        now: f64,
    ) -> Animation<B> {
        let step = AnimatedStep {
            judge,
            before,
            events,
        };
        let before = B::view(judge, before);
        let clips = match pace {
            Pace::Still => Vec::new(),
            Pace::Travel(_) | Pace::Fade => B::clips(&step, &before, pace),
        };
        Animation {
            timeline: Timeline::new(clips, pace, now, Act::moves),
            before,
            still: pace == Pace::Fade,
        }
    }

    /// Plans a step that is taken back: the same motion in reverse, and faster. `before` is the position that it leads to.
    #[must_use]
    pub fn reverse(
        judge: &Judge<B::Game>,
        before: &PositionOf<B>,
        events: &[EventOf<B>],
        pace: Pace,
        now: f64,
    ) -> Animation<B> {
        let events = events.iter().filter(|event| B::goes_back(event));
        let events: Vec<_> = events.cloned().collect();
        Animation::new(judge, before, &events, pace.times(1.6), now).reversed()
    }

    /// Turns `view`, which shows the true position, into what is visible now, and returns what goes on. Does nothing once the
    /// animation is over.
    pub fn show(&self, view: &mut View<B>, now: f64) -> Frame<B> {
        let mut frame = Frame::default();
        if self.is_idle(now) {
            return frame;
        }
        frame.still = self.still;
        let truth = view.own.clone();
        B::rewind(self, &mut view.own);
        view.turn = self.before.turn;
        for (act, progress) in self.timeline.begun(now) {
            let goes_on = progress < 1.0;
            match act {
                Act::Turn(side) => {
                    frame.turn = goes_on.then_some((*side, progress));
                    view.turn = Some(*side);
                }
                Act::Win(side) => frame.win = goes_on.then_some((*side, progress)),
                Act::Own(act) => B::show(act, view, &mut frame, progress, &truth),
            }
        }
        if self.is_settled(now) {
            B::settle(&mut view.own, &truth);
        }
        // A marked place must not be on a piece that is still in motion.
        view.hide_hints();
        view.chosen = None;
        frame
    }

    /// The sounds in order, and their start times on the caller's clock.
    #[must_use]
    pub fn sound_cues(&self) -> Vec<(f64, B::Cue)> {
        let mut cues = B::sound_cues(self);
        sort_few(&mut cues, |a, b| a.0 < b.0);
        cues
    }
}
