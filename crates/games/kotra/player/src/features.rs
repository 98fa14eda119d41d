//! The input features of the net.
//!
//! The net evaluates positions before a throw, from the viewpoint of the side that throws. Each side's features use its own
//! numbering of the points, so a position with the sides swapped has the same features. All values are multiples of 1/128; see
//! [`crate::Net`].

use kotra::{Checkers, Judge, Pattern, Points, Position};

// The offsets of the groups of one side's features.

/// One-hot: the number of checkers on home.
const HOME: usize = 0;
/// Points 2 to 11 with a checker.
const FIRST_HALF: usize = HOME + 16;
/// The number of further checkers on point 7 (§6).
const FOUR: usize = FIRST_HALF + 10;
/// By point, 12 to 18: one checker, a band, a third checker, and the number beyond.
const THIRD_QUARTER: usize = FOUR + 1;
/// By point, 19 to 24: one checker, a band, a third, fourth, and fifth checker, and the number beyond.
const LAST_QUARTER: usize = THIRD_QUARTER + 4 * 7;
/// By number: at least that many hit checkers.
const HIT: usize = LAST_QUARTER + 6 * 6;
/// One-hot: the number of further hit checkers that do not yet make jan.
const MARGIN: usize = HIT + 6;
/// One-hot, with hit checkers: the number of points where they can be entered.
const ENTRIES: usize = MARGIN + 7;
/// With hit checkers: bands are open to entering (§5, b).
const TEARS: usize = ENTRIES + 7;
/// One-hot: the number of faces of a die that hit a blot of this side.
const SHOTS: usize = TEARS + 1;
/// The number of its blots that one die can hit.
const EXPOSED: usize = SHOTS + 7;
/// The distance that these have travelled.
const AT_STAKE: usize = EXPOSED + 1;
/// The number of further blots that two dice can hit together.
const INDIRECT: usize = AT_STAKE + 1;
/// Enough blots are exposed that one throw may make it jan.
const JAN_THREAT: usize = INDIRECT + 1;
/// By length: three to six bands in a row along the other side's way.
const ROW: usize = JAN_THREAT + 1;
/// By quarter: the number of checkers.
const QUARTERS: usize = ROW + 4;
/// All checkers are on 13 to 24.
const PAST_HALF: usize = QUARTERS + 4;
/// All in the last quarter.
const ALL_IN: usize = PAST_HALF + 1;
/// Borne off: any, and the number.
const OFF: usize = ALL_IN + 1;
const PIPS: usize = OFF + 2;
/// Whether bands may be laid (§3).
const FIVE_OUT: usize = PIPS + 1;
/// By pattern: whether it can still be made; how near it is, in the last pips and overall; the number of checkers in their
/// places.
const PATTERNS: usize = FIVE_OUT + 1;
/// The number of features of one side.
const SIDE_FEATURES: usize = PATTERNS + 4 * PATTERN_COUNT;

const PATTERN_COUNT: usize = Pattern::ALL.len();

// Features that belong to neither side follow those of both.

/// The sides have passed each other.
const NO_CONTACT: usize = 2 * SIDE_FEATURES;
/// After-throws: whether they are in progress, how many are left, and whether they decide on mar (§11).
const AFTER: usize = NO_CONTACT + 1;
/// Rules: the number of after-throws, `single_die`, `litli_meistari`, and `last_throw` by who began.
const RULES: usize = AFTER + 3;

/// The number of input features.
pub const FEATURE_COUNT: usize = RULES + 5;

/// A value for each feature.
pub type Features = [f32; FEATURE_COUNT];

/// Writes the features of a position before a throw.
pub fn write_features(judge: &Judge, position: &Position, features: &mut Features) {
    *features = [0.0; FEATURE_COUNT];
    let side = position.turn();
    let (own, enemy) = (position.checkers(side), position.checkers(side.other()));
    write_side(own, enemy, &mut features[..SIDE_FEATURES]);
    write_side(enemy, own, &mut features[SIDE_FEATURES..2 * SIDE_FEATURES]);
    features[NO_CONTACT] = flag(is_past_half(own) && is_past_half(enemy));
    if let Some(after) = position.after() {
        features[AFTER] = 1.0;
        features[AFTER + 1] = f32::from(after.left) / 8.0;
        features[AFTER + 2] = flag(after.value.in_halves() > 4);
    }
    let rules = judge.rules();
    features[RULES] = f32::from(rules.after_throws.number()) / 16.0;
    features[RULES + 1] = flag(rules.single_die);
    features[RULES + 2] = flag(rules.litli_meistari);
    if rules.last_throw {
        features[RULES + 3 + usize::from(position.first() != side)] = 1.0;
    }
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

fn is_past_half(checkers: &Checkers) -> bool {
    checkers.hit() == 0 && checkers.rearmost().is_none_or(|point| point.number() > 12)
}

fn write_side(own: &Checkers, enemy: &Checkers, features: &mut [f32]) {
    let points = own.points();
    features[HOME + usize::from(points[0])] = 1.0;
    for (n, &count) in points.iter().enumerate().skip(1) {
        if count == 0 {
            continue;
        }
        match n {
            1..=10 => {
                features[FIRST_HALF + n - 1] = 1.0;
                features[FOUR] += f32::from(count - 1) / 4.0;
            }
            11..=17 => {
                let at = THIRD_QUARTER + 4 * (n - 11);
                write_count::<3>(&mut features[at..at + 4], count);
            }
            _ => {
                let at = LAST_QUARTER + 6 * (n - 18);
                write_count::<5>(&mut features[at..at + 6], count);
            }
        }
        features[QUARTERS + n / 6] += f32::from(count) / 16.0;
    }
    features[QUARTERS] += f32::from(points[0]) / 16.0;
    write_hits(own, enemy, features);
    write_row(own, features);
    features[PAST_HALF] = flag(is_past_half(own));
    features[ALL_IN] = flag(own.all_in_last_quarter());
    features[OFF] = flag(own.off() > 0);
    features[OFF + 1] = f32::from(own.off()) / 16.0;
    features[PIPS] = f32::from(own.pips()) / 128.0;
    features[FIVE_OUT] = flag(own.five_out());
    if own.off() == 0 {
        write_patterns(own, &points, features);
    }
}

/// One checker; two or more, up to `MOST` or more; the number beyond.
fn write_count<const MOST: usize>(features: &mut [f32], count: u8) {
    let count = usize::from(count);
    if count == 1 {
        features[0] = 1.0;
        return;
    }
    for more in features.iter_mut().take(count.min(MOST)).skip(1) {
        *more = 1.0;
    }
    features[MOST] = count.saturating_sub(MOST) as f32 / 8.0;
}

const FIRST_QUARTER: u32 = Points::FIRST_QUARTER.bits();

/// Hit checkers, and blots that the other side can hit.
fn write_hits(own: &Checkers, enemy: &Checkers, features: &mut [f32]) {
    let hit = own.hit();
    for feature in features[HIT..].iter_mut().take(usize::from(hit).min(6)) {
        *feature = 1.0;
    }
    let unoccupied = Points::FIRST_QUARTER.less(own.occupied());
    let margin = unoccupied.len().saturating_sub(hit);
    features[MARGIN + usize::from(margin)] = 1.0;
    if hit > 0 {
        let free = unoccupied.less(enemy.bands().across()).len();
        features[ENTRIES + usize::from(free)] = 1.0;
        features[TEARS] = flag(hit > free);
    }
    // In the numbering of the other side.
    let blots = own.occupied().less(own.bands()).across().bits();
    let attackers = enemy.occupied().bits();
    let (mut exposed, mut indirect, mut shots) = (0, 0, 0);
    if enemy.hit() > 0 {
        exposed = blots & FIRST_QUARTER;
        shots = exposed.count_ones() as usize;
    } else {
        for die in 1..=6 {
            let reached = attackers << die & blots;
            exposed |= reached;
            shots += usize::from(reached != 0);
            indirect |= attackers << (die + 6) & blots;
        }
        indirect &= !exposed;
    }
    let count = exposed.count_ones();
    features[SHOTS + shots] = 1.0;
    features[EXPOSED] = count as f32 / 8.0;
    features[INDIRECT] = indirect.count_ones() as f32 / 8.0;
    features[JAN_THREAT] = flag(u32::from(margin) < count.min(4));
    let mut at_stake = 0;
    while exposed != 0 {
        let at = exposed.trailing_zeros();
        // Back to the numbering of its owner.
        at_stake += if at > 12 { at - 12 } else { at + 12 };
        exposed &= exposed - 1;
    }
    features[AT_STAKE] = at_stake as f32 / 32.0;
}

/// Bands in a row.
fn write_row(own: &Checkers, features: &mut [f32]) {
    let bands = own.bands().across().bits();
    let mut row = bands & bands >> 1;
    for (n, feature) in features[ROW..ROW + 4].iter_mut().enumerate() {
        row &= bands >> (n + 2);
        *feature = flag(row != 0);
    }
}

fn write_patterns(own: &Checkers, points: &[u8; 24], features: &mut [f32]) {
    // Pips from the entry of hit checkers to the current places of all checkers.
    let gone = 25 * 15 - own.pips();
    for (n, pattern) in Pattern::ALL.iter().enumerate() {
        let wanted = pattern.checkers();
        let (mut stand, mut room, mut fitting) = (0, 0, 0);
        let reachable = points[18..].iter().zip(wanted).rev().all(|(&on, wants)| {
            stand += on;
            room += wants;
            fitting += on.min(wants);
            stand <= room
        });
        if !reachable {
            continue;
        }
        let pips = pattern.pips() - gone;
        let at = PATTERNS + 4 * n;
        features[at] = 1.0;
        features[at + 1] = f32::from(32_u16.saturating_sub(pips)) / 32.0;
        features[at + 2] = f32::from(128_u16.saturating_sub(pips)) / 128.0;
        features[at + 3] = f32::from(fitting) / 16.0;
    }
}
