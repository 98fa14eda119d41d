use super::*;
use crate::board::view::Checkers;
use kotra::{Action, Die, Outcome, Reason, Throw, preset};

/// A view with all that is under way where it goes.
fn landed(view: &View, frame: &Frame) -> [Checkers; 2] {
    let mut checkers = view.checkers;
    for moving in &frame.moving {
        checkers[moving.side.index()].put(moving.to.place);
    }
    checkers
}

fn is_hit(event: &Event, least: u8) -> bool {
    matches!(event, Event::Hit { count, .. } if *count >= least)
}

#[test]
fn every_animation_leads_to_the_true_position() {
    let (mut steps, mut hits, mut torn, mut jan, mut munks) = (0, 0, 0, 0, 0);
    games(200, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 1000.0);
        let truth = View::of(judge, after);
        steps += 1;
        hits += usize::from(events.iter().any(|event| is_hit(event, 1)));
        torn += usize::from(events.iter().any(|event| is_hit(event, 2)));
        let reason = after.outcome().map(|outcome| outcome.reason);
        jan += usize::from(reason == Some(Reason::Jan));
        munks += usize::from(reason == Some(Reason::Munk));
        let mut last = truth.clone();
        let frame = animation.show(&mut last, animation.end() - 1e-6);
        assert!(
            truth.turn.is_none() || last.turn == truth.turn,
            "{events:?}"
        );
        assert_eq!(landed(&last, &frame), truth.checkers, "{events:?}");
        let mut over = truth.clone();
        assert_eq!(animation.show(&mut over, animation.end()), Frame::default());
        assert_eq!(over, truth);
    });
    assert!(steps > 1000 && hits > 100, "{steps} {hits}");
    assert!(torn > 3 && jan > 10 && munks > 3, "{torn} {jan} {munks}");
}

#[test]
fn no_checker_is_missing_or_doubled_while_it_moves() {
    games(60, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        for t in (0..animation.end() as u32).step_by(50) {
            let mut view = View::of(judge, after);
            let frame = animation.show(&mut view, f64::from(t));
            for side in Side::BOTH {
                let lie = Place::all().map(|at| view.count(side, at)).sum::<u8>();
                let own = |moving: &&Moving| moving.side == side;
                let go = frame.moving.iter().filter(own).count();
                assert_eq!(usize::from(lie) + go, 15, "{events:?} at {t}");
            }
            // Nobody goes from or to the same rest as another.
            for (n, one) in frame.moving.iter().enumerate() {
                for other in &frame.moving[n + 1..] {
                    let same = one.side == other.side;
                    assert!(!same || one.from != other.from && one.to != other.to);
                }
            }
        }
    });
}

#[test]
fn an_animation_can_be_ended_and_still_ones_never_begin() {
    games(10, testkit::motion::can_be_ended::<Moves>);
}

#[test]
fn no_checker_is_under_way_once_an_animation_is_settled() {
    let (mut rest, mut moved) = (0, 0);
    games(40, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        for t in (0..animation.end() as u32).step_by(40).map(f64::from) {
            let mut view = View::of(judge, after);
            let frame = animation.show(&mut view, t);
            if animation.is_settled(t) {
                assert!(frame.moving.is_empty(), "{events:?} at {t}");
                assert_eq!(view.pattern, View::of(judge, after).pattern);
                rest += 1;
            } else {
                let shown = (frame.turn, frame.munk, frame.jan, frame.win);
                assert_eq!(shown, (None, None, None, None), "{events:?} at {t}");
                moved += 1;
            }
        }
    });
    assert!(rest > 100 && moved > 100, "{rest} {moved}");
}

#[test]
fn fading_takes_little_time() {
    games(20, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Fade, 0.0);
        let most = 160.0 * (events.len() as f64 + 2.0) + 900.0;
        assert!(animation.end() <= most, "{events:?}");
        if !animation.is_idle(0.0) {
            assert!(animation.show(&mut View::of(judge, after), 0.0).still);
        }
    });
}

#[test]
fn a_step_taken_back_is_the_same_from_its_end() {
    let mut moves = 0;
    games(40, |judge, before, events, after| {
        let same = |(then, ahead): (View, Frame), (again, back): (View, Frame)| {
            assert_eq!(then.checkers, again.checkers, "{events:?}");
            assert_eq!(ahead.moving.len(), back.moving.len(), "{events:?}");
            for (a, b) in ahead.moving.iter().zip(&back.moving) {
                assert_eq!((a.from, a.to), (b.from, b.to));
                assert!((a.progress - b.progress).abs() < 1e-6);
            }
            moves += ahead.moving.len();
        };
        testkit::motion::goes_back::<Moves>(judge, before, events, after, same);
    });
    assert!(moves > 1000, "{moves}");
}

/// A position with white to move, a throw, and what one action brings about.
fn step(
    white: &[(u8, u8)],
    black: &[(u8, u8)],
    throw: (u8, u8),
    action: Action,
) -> (Judge, Position, Vec<Event>, Position) {
    let judge = Judge::new(preset("kotra").unwrap().rules);
    let mut setup = judge.start(Side::White).to_setup();
    for (side, stand) in [(0, white), (1, black)] {
        setup.sides[side].points = [0; 24];
        setup.sides[side].five_out = true;
        let mut home = 15;
        for &(point, count) in stand {
            setup.sides[side].points[usize::from(point) - 1] = count;
            home -= count;
        }
        setup.sides[side].points[0] += home;
    }
    let mut before = judge.set_up(&setup).unwrap();
    let die = |pips| Die::new(pips).unwrap();
    let throw = Throw::two(die(throw.0), die(throw.1));
    judge.throw(&mut before, throw, |_| ()).unwrap();
    let (mut after, mut events) = (before, Vec::new());
    judge
        .play(&mut after, action, |event| events.push(event))
        .unwrap();
    (judge, before, events, after)
}

fn action(from: u8, die: u8) -> Action {
    let from = kotra::Point::new(from).unwrap();
    let die = Die::new(die).unwrap();
    Action::Move { from, die }
}

/// White hits a blot on its 8, or tears up a band of a row of six from 9 on.
fn hitting() -> (Judge, Position, Vec<Event>, Position) {
    step(&[(5, 1)], &[(20, 1)], (3, 1), action(5, 3))
}

fn tearing() -> (Judge, Position, Vec<Event>, Position) {
    let row = [(19, 2), (20, 2), (21, 2), (22, 2), (23, 2), (24, 3)];
    step(&[(5, 1)], &row, (3, 1), action(5, 3))
}

#[test]
fn a_blot_leaps_to_the_bar_and_a_band_flies_one_after_the_other() {
    for (step, wanted) in [(hitting(), Gait::Hit), (tearing(), Gait::Tear)] {
        let (judge, before, events, after) = step;
        let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
        let mut seen: Vec<(Side, Gait, Rest)> = Vec::new();
        for t in (0..animation.end() as u32).step_by(5) {
            let frame = animation.show(&mut View::of(&judge, &after), f64::from(t));
            for moving in frame.moving {
                let one = (moving.side, moving.gait, moving.to);
                if !seen.contains(&one) {
                    seen.push(one);
                }
            }
        }
        let hit: Vec<Rest> = seen[1..].iter().map(|(_, _, to)| *to).collect();
        let place = Place::Bar(Side::Black);
        let expected = (0..).map(|n| Rest { place, n });
        let count = if wanted == Gait::Hit { 1 } else { 2 };
        assert_eq!(seen[0].1, Gait::Move);
        assert_eq!(hit, expected.take(count).collect::<Vec<_>>());
        assert!(seen[1..].iter().all(|one| one.1 == wanted), "{seen:?}");
    }
}

fn sounds(judge: &Judge, before: &Position, events: &[Event]) -> Vec<SoundCue> {
    let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 1000.0);
    animation
        .sound_cues()
        .into_iter()
        .map(|(_, cue)| cue)
        .collect()
}

#[test]
fn each_thing_has_its_sound() {
    use SoundCue::{End, HalfMunk, Hit, Jan, Knock, Munk, Tear};
    let of = |(judge, before, events, _): (Judge, Position, Vec<Event>, Position)| {
        sounds(&judge, &before, &events)
    };
    assert_eq!(of(hitting()), [Knock, Hit, Knock]);
    assert_eq!(of(tearing()), [Knock, Tear, Knock, Knock]);
    let (judge, before, ..) = hitting();
    let over = |outcome| sounds(&judge, &before, &[Event::GameOver(outcome)]);
    let white = Some(Side::White);
    assert_eq!(over(Outcome::jan(Side::Black)), [Jan, End(white)]);
    assert_eq!(over(Outcome::off(Side::White, false)), [End(white)]);
    assert_eq!(over(Outcome::draw(Reason::Agreed)), [End(None)]);
    let pattern = Pattern::LangiMukur;
    for part in [kotra::Munk::Half, kotra::Munk::Whole] {
        let munk = Outcome::munk(Side::White, pattern, part, false);
        assert_eq!(over(munk), [Munk(part), End(white)]);
    }
    let side = Side::White;
    let half = sounds(&judge, &before, &[Event::HalfMunk { side, pattern }]);
    assert_eq!(half, [HalfMunk]);
}

#[test]
fn sounds_come_in_order_and_while_something_is_seen() {
    games(20, |judge, before, events, _| {
        for pace in [Pace::Travel(1.0), Pace::Travel(2.0), Pace::Fade] {
            let _ = testkit::motion::heard::<Moves>(judge, before, events, pace);
        }
    });
}
