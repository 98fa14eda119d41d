//! The throwing tray and the dice in it: lying, flying, or held in the hand.

use crate::die::{DieShape, Pose, Solid};
use crate::die_face::DieFace;
use crate::die_selection::{DieSelection, SelectionState};
use crate::geometry::Point;
use crate::long_die::LongDie;
use crate::marks::joy;
use crate::tumble::{self, Knock, Tumble};
use crate::twins;
use crate::visual_rng::VisualRng;

/// How long the dice in the hand hop, in milliseconds.
const HOP: f64 = 450.0;

/// The dice as objects; `F` is a face as the game knows it. The tray knows where each die lies. Times are milliseconds of the
/// caller's clock.
#[derive(Clone, PartialEq, Debug)]
pub struct Tray<F, D: DieShape = LongDie> {
    /// The faces of each die, by side number.
    faces: Vec<F>,
    cuts: D::Faces,
    dice: Vec<Die<D>>,
    tumble: Option<(f64, Tumble)>,
    shaken_since: Option<f64>,
    /// When the dice in the hand hopped to be taken.
    hopped: Option<f64>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Die<D: DieShape> {
    pose: Pose,
    turned: D::Turned,
    in_hand: bool,
    selection: SelectionState,
}

impl<F: Copy + PartialEq, D: DieShape> Tray<F, D> {
    /// Creates an empty tray for dice with these faces. `carved` returns the carving of a face.
    pub fn new(faces: &[F], carved: impl Fn(F) -> DieFace) -> Tray<F, D> {
        let mut cuts = D::BLANK;
        for (side, face) in cuts.as_mut().iter_mut().zip(faces) {
            *side = carved(*face);
        }
        Tray {
            faces: faces.to_vec(),
            cuts,
            dice: Vec::new(),
            tumble: None,
            shaken_since: None,
            hopped: None,
        }
    }

    /// What die `n` looks like in this pose, drawn at `scale` pixels per unit.
    pub(crate) fn solid(&self, n: usize, pose: &Pose, scale: f64) -> Solid<D> {
        let turned = self.dice.get(n).map(|die| die.turned);
        let faces = D::turn(&self.cuts, turned.unwrap_or_default());
        D::solid(pose, &faces, scale)
    }

    pub fn len(&self) -> usize {
        self.dice.len()
    }

    pub fn is_empty(&self) -> bool {
        self.dice.is_empty()
    }

    fn side(&self, face: F) -> usize {
        self.faces.iter().position(|&f| f == face).unwrap_or(0)
    }

    /// Makes the dice show these faces without a visible throw; `None` is a die in the hand. A die that already lies as it should
    /// stays where it is.
    pub fn lay(&mut self, faces: &[Option<F>]) {
        self.finish();
        let count = faces.len();
        if self.dice.len() != count {
            self.dice = (0..count)
                .map(|n| Die {
                    pose: slot(n, count),
                    turned: D::Turned::default(),
                    in_hand: true,
                    selection: SelectionState::default(),
                })
                .collect();
        }
        for (n, face) in faces.iter().enumerate() {
            let side = face.map(|face| self.side(face));
            let die = &mut self.dice[n];
            die.in_hand = side.is_none();
            if let Some(side) = side
                && D::face(die.turned, die.pose.side_up()) != side
            {
                let (turned, side) = D::turned_to(side, n as u64);
                die.turned = turned;
                die.pose = Pose::at_rest(die.pose.at, die.pose.yaw, side);
            }
        }
    }

    /// Throws the dice in the hand. Each of `dice` is the number of a die and the face that it falls on. They come in from the
    /// right or from the left. If the shape has twins, these come out of the thrown dice once all lie still.
    pub fn throw(&mut self, now: f64, seed: u64, from_left: bool, dice: &[(usize, F)]) {
        self.finish();
        self.shaken_since = None;
        let thrown = self.dice.len().min(D::THROWN);
        let plan: Vec<Result<usize, Pose>> = (0..thrown)
            .map(|n| match dice.iter().find(|(die, _)| *die == n) {
                Some((_, face)) => {
                    let whim = seed.wrapping_add(n as u64);
                    let (turned, side) = D::turned_to(self.side(*face), whim);
                    self.dice[n].turned = turned;
                    Ok(side)
                }
                None => Err(self.dice[n].pose),
            })
            .collect();
        let from = if from_left { -1.0 } else { 1.0 };
        let mut tumble = Tumble::new::<D>(seed, from, &plan);
        for (n, die) in self.dice.iter_mut().take(thrown).enumerate() {
            if plan[n].is_ok() {
                die.in_hand = false;
                die.selection = SelectionState::default();
                die.pose = tumble.pose(n, f64::INFINITY).unwrap_or(die.pose);
            }
        }
        if self.dice.len() > D::THROWN {
            self.lay_twins();
            tumble.hear_after(twins::PARTING, twins::FORCE);
        }
        self.tumble = Some((now, tumble));
    }

    /// Shows the current throw this many times as fast.
    pub fn hasten(&mut self, speed: f64) {
        if let Some((_, tumble)) = &mut self.tumble {
            tumble.hasten(speed);
        }
    }

    /// Lays each die that is not thrown beside the die whose twin it is.
    fn lay_twins(&mut self) {
        for n in D::THROWN..self.dice.len() {
            let mut twin = self.dice[n - D::THROWN];
            let lying = self.dice[..n].iter().map(|die| die.pose.at);
            twin.pose.at = twins::beside::<D>(&twin.pose, lying);
            self.dice[n] = twin;
        }
    }

    /// Picks out fallen dice as told and lays the others back; with `at_once`, without motion.
    pub fn select(&mut self, now: f64, selections: &[DieSelection], at_once: bool) {
        for (n, die) in self.dice.iter_mut().enumerate() {
            let how = selections.get(n).copied().unwrap_or_default();
            die.selection.set(now, how, at_once);
        }
    }

    /// Whether a die is being picked out or laid back, or hops.
    pub fn is_turning(&self, now: f64) -> bool {
        let hops = self.hopped.is_some_and(|since| now - since < HOP);
        hops || self.dice.iter().any(|die| die.selection.is_moving(now))
    }

    /// Makes the dice in the hand hop, as an invitation to throw them.
    pub fn hop(&mut self, now: f64) {
        self.hopped = Some(now);
    }

    /// Starts or stops shaking the dice in the hand.
    pub fn shake(&mut self, now: f64, shaking: bool) {
        self.shaken_since = match (shaking, self.shaken_since) {
            (true, None) => Some(now),
            (true, since) => since,
            (false, _) => None,
        };
    }

    /// Whether the dice in the hand are being shaken.
    pub fn is_shaken(&self) -> bool {
        self.shaken_since.is_some()
    }

    /// Ends the throw at once: the dice lie where they would come to rest.
    pub fn finish(&mut self) {
        self.tumble = None;
    }

    /// Whether nothing moves at this time.
    pub fn is_idle(&self, now: f64) -> bool {
        let thrown = self.tumble.as_ref().is_none_or(|(start, tumble)| {
            let twins = self.dice.len() > D::THROWN;
            let rest = if twins { now - twins::PARTING } else { now };
            rest - start >= tumble.duration()
        });
        thrown && self.shaken_since.is_none()
    }

    /// The knocks of the current throw, timed from its start.
    pub fn knocks(&self) -> &[Knock] {
        self.tumble
            .as_ref()
            .map_or(&[], |(_, tumble)| tumble.knocks())
    }

    /// The pose of die `n` at this time.
    pub fn pose(&self, n: usize, now: f64) -> Option<Pose> {
        let die = self.dice.get(n)?;
        if die.in_hand {
            return Some(self.held(n, die, now));
        }
        match &self.tumble {
            Some((start, tumble)) if n >= D::THROWN => {
                let from = self.dice[n - D::THROWN].pose;
                twins::parting(&from, &die.pose, now - start - tumble.duration())
            }
            Some((start, tumble)) => tumble.pose(n, now - start),
            None => Some(die.selection.show::<D>(die.pose, now)),
        }
    }

    /// The face that die `n` has come, or will come, to rest on, as read off its pose. `None` in the hand.
    pub fn shown(&self, n: usize) -> Option<F> {
        let die = self.dice.get(n).filter(|die| !die.in_hand)?;
        self.faces
            .get(D::face(die.turned, die.pose.side_up()))
            .copied()
    }

    /// A die in the hand hangs over where it lay, on edge, so that it shows no face as fallen.
    fn held(&self, n: usize, die: &Die<D>, now: f64) -> Pose {
        let mut pose = tumble::within_rim::<D>(Pose {
            height: D::HALF_WIDTH * 1.9,
            roll: core::f64::consts::FRAC_PI_4 * (2 * n + 1) as f64,
            pitch: 0.16,
            ..die.pose
        });
        if let Some(since) = self.hopped.filter(|since| now >= *since) {
            pose.height += joy((now - since) / HOP, 0.1 * n as f64, 0.5);
        }
        if let Some(since) = self.shaken_since {
            let t = (now - since) / 1000.0;
            let wave = |rate: f64| (t * rate + n as f64 * 2.1).sin();
            pose.at = pose.at + Point::new(0.10 * wave(31.0), 0.07 * wave(43.0));
            pose.height += 0.10 * wave(37.0);
            pose.roll += t * 17.0;
            pose.yaw += 0.3 * wave(23.0);
        }
        pose
    }
}

/// Where die `n` of `count` lies if it was never thrown: side by side, slightly askew.
fn slot(n: usize, count: usize) -> Pose {
    let mut rng = VisualRng::new(n as u64 * 77 + 5);
    let off = n as f64 - (count as f64 - 1.0) / 2.0;
    let at = Point::new(off * 0.78, 0.12 * rng.symmetric());
    Pose::at_rest(at, 1.35 + 0.35 * rng.symmetric(), 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACES: [char; 4] = ['x', '2', '3', '-'];

    fn tray() -> Tray<char> {
        Tray::new(&FACES, |_| DieFace::BLANK)
    }

    fn shown(tray: &Tray<char>, now: f64) -> Vec<char> {
        (0..tray.len())
            .map(|n| FACES[tray.pose(n, now).unwrap().side_up()])
            .collect()
    }

    #[test]
    fn what_is_laid_is_shown() {
        let mut tray = tray();
        tray.lay(&[Some('2'), Some('-'), Some('x')]);
        assert_eq!(shown(&tray, 0.0), ['2', '-', 'x']);
        assert!(tray.is_idle(0.0));
    }

    #[test]
    fn a_throw_moves_ends_and_can_be_skipped() {
        let mut tray = tray();
        tray.lay(&[None, None, None]);
        tray.throw(100.0, 1, false, &[(0, 'x'), (1, '3'), (2, 'x')]);
        assert!(!tray.is_idle(200.0));
        assert!(tray.is_idle(100.0 + 4000.0));
        let end = shown(&tray, 9000.0);
        assert_eq!(end, ['x', '3', 'x']);
        tray.finish();
        assert!(tray.is_idle(200.0));
        assert_eq!(shown(&tray, 200.0), end);
    }

    #[test]
    fn dice_in_the_hand_hop_without_being_thrown() {
        let mut tray = tray();
        tray.lay(&[None, Some('2')]);
        let held = [tray.pose(0, 0.0), tray.pose(1, 0.0)];
        tray.hop(0.0);
        assert!(tray.is_idle(100.0) && tray.is_turning(100.0));
        assert_ne!(tray.pose(0, 100.0), held[0]);
        assert!(!tray.is_turning(HOP));
        assert_eq!([tray.pose(0, HOP * 2.0), tray.pose(1, 100.0)], held);
    }

    #[test]
    fn a_hastened_throw_lasts_less_and_ends_alike() {
        let mut tray = tray();
        tray.lay(&[None, None]);
        tray.throw(0.0, 1, false, &[(0, 'x'), (1, '3')]);
        let (end, knocks) = (tray.pose(1, 9000.0), tray.knocks().to_vec());
        let lasts = |tray: &Tray<char>| (0..500).find(|n| tray.is_idle(f64::from(*n) * 10.0));
        let before: u32 = lasts(&tray).unwrap();
        tray.hasten(2.0);
        assert!(lasts(&tray).unwrap() <= before.div_ceil(2));
        assert_eq!(tray.knocks()[0].at, knocks[0].at / 2.0);
        assert_eq!(tray.pose(1, 9000.0), end);
    }

    #[test]
    fn dice_taken_up_move_only_while_shaken() {
        let mut tray = tray();
        tray.lay(&[None, None]);
        tray.throw(0.0, 3, true, &[(0, 'x'), (1, '2')]);
        let lies = tray.pose(1, 5000.0);
        tray.lay(&[None, Some('2')]);
        assert_eq!(tray.pose(1, 5000.0), lies);
        assert!(tray.is_idle(5000.0));
        assert_eq!(tray.pose(0, 5000.0), tray.pose(0, 5100.0));
        tray.shake(5000.0, true);
        assert!(!tray.is_idle(5050.0));
        assert_ne!(tray.pose(0, 5050.0), tray.pose(0, 5100.0));
        tray.throw(5200.0, 4, true, &[(0, '-')]);
        assert_eq!(tray.pose(1, 5300.0), lies);
        assert_eq!(shown(&tray, 9000.0), ['-', '2']);
    }
}
