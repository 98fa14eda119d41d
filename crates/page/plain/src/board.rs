//! How the board lies on the page's table, and what is heard of it.

use game::Turn;
use on_page::{Blow, Board, BoardParts as _, Dice, Marks, Sound, Sounds, TrayOf};
use plain::{Frame, Layout, LayoutSpec, Moves, Place, Scene, SoundCue, Target, View};
use scene::{DieState, Point, Pointer, Rect, TrayArea};
use session::{PlayerKind, SeededRandom};
use small::{Entry, Position as _};

use crate::{Page, Rules, Session, SmallPage};

impl<B: SmallPage> Board for Page<B> {
    type LayoutSpec = LayoutSpec;
    type View = View;
    type Frame = Frame;
    type Motion = Moves<B>;

    fn first_spec() -> LayoutSpec {
        LayoutSpec::of::<B>()
    }

    fn start_position(rules: &Rules<B>) -> B::Position {
        B::Position::start(rules)
    }

    /// A game in which some entries have been made at random.
    fn in_the_middle(rules: &Rules<B>, players: [PlayerKind; 2], seed: u64) -> Session<B> {
        const ENTRIES: usize = 12;
        let chance = SeededRandom::new(seed);
        let mut session = Session::<B>::new(*rules, players);
        for n in 0..ENTRIES {
            let bits = chance.bits(n);
            let entry = match session.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => game::Dealt::deal(session.game(), game::bits_from(bits)),
                Turn::Decide(_) => {
                    let legal = session.legal();
                    legal
                        .get(bits as usize % legal.len().max(1))
                        .map(|&action| Entry::Action(action))
                }
            };
            let before = session.clone();
            let entered = entry.map(|entry| session.enter(entry));
            if !matches!(entered, Some(Ok(_))) || session.turn().is_over() {
                return before;
            }
        }
        session
    }

    fn view(
        rules: &Rules<B>,
        position: &B::Position,
        dice: &[<Self as Dice>::Die],
        marks: &Marks<Self>,
    ) -> View {
        let mut view = View::of::<B>(rules, position);
        let states = dice.iter().enumerate();
        view.dice = states
            .map(|(n, die)| DieState {
                used: die.used,
                usable: marks.dice_usable && !die.used,
                chosen: marks.die == Some(n),
                ..DieState::default()
            })
            .collect();
        Self::mark(&mut view, marks);
        view
    }

    fn dice_in(view: &mut View) -> Option<&mut Vec<DieState>> {
        Some(&mut view.dice)
    }

    fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
        view.names = set.unwrap_or(spoken);
    }

    fn hit(
        layout: &Layout,
        view: &View,
        tray: &TrayOf<Self>,
        time: f64,
        at: Point,
        pointer: Pointer,
    ) -> Target {
        plain::hit(layout, view, tray, time, at, pointer)
    }

    fn compose(
        layout: &Layout,
        view: &View,
        frame: &Frame,
        tray: &TrayOf<Self>,
        time: f64,
    ) -> Scene {
        plain::compose(layout, view, frame, tray, time)
    }

    fn tray_area(layout: &Layout) -> Option<&TrayArea> {
        layout.tray.as_ref()
    }

    fn badges(layout: &Layout, _: &View, wanted: &[(Place, f64)], height: f64) -> Vec<Rect> {
        plain::badges(layout, wanted, height)
    }

    fn place_with_pieces(layout: &Layout, view: &View, place: Place) -> Rect {
        plain::place_with_pieces(layout, view, place)
    }
}

/// A piece is set down.
const KNOCK: Sound = Sound::of(&[Blow(0.0, 520.0, 0.08, 0.6)]);
/// The game is over.
const END: Sound = Sound::of(&[Blow(0.0, 294.0, 0.6, 0.6), Blow(0.18, 440.0, 0.6, 0.6)]);

impl<B: SmallPage> Sounds for Page<B> {
    const SOUNDS: &'static [Sound] = &[KNOCK, END];

    fn sound_of(cue: SoundCue) -> Sound {
        match cue {
            SoundCue::Slide(time) => Sound::slide(time),
            SoundCue::Knock => KNOCK,
            SoundCue::End => END,
        }
    }
}
