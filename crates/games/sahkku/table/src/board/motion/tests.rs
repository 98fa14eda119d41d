use super::act::lose;
use super::*;
use scene::Timed as _;

fn sorted(mut view: View) -> (Vec<Figure>, [crate::board::view::Lost; 2], bool) {
    view.figures.sort();
    (view.figures, view.lost, view.inert)
}

#[test]
fn every_film_leads_to_the_true_position() {
    let mut moves = 0;
    games(4, 400, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 1000.0);
        let truth = View::of(judge, after);
        if animation.is_idle(1000.0) {
            return;
        }
        moves += 1;
        let mut last = truth.clone();
        let frame = animation.show(&mut last, animation.end() - 1e-6);
        // What is still under way at the last moment is where it goes.
        for moving in frame.moving {
            match moving.gait {
                Gait::Leave | Gait::Vanish => lose(&mut last, &moving.from),
                _ => last.figures.push(moving.to),
            }
        }
        if events.iter().any(|e| matches!(e, Event::KingTaken { .. })) {
            last.inert = false;
        }
        if !events
            .iter()
            .any(|e| matches!(e, Event::KingRemoved { .. }))
        {
            let (a, b) = (sorted(last), sorted(truth.clone()));
            assert_eq!(a, b, "{events:?}");
        }
        let mut over = truth.clone();
        assert_eq!(animation.show(&mut over, animation.end()), Frame::default());
        assert_eq!(over, truth);
    });
    assert!(moves > 1000, "{moves}");
}

#[test]
fn no_piece_is_missing_or_doubled_while_it_moves() {
    games(4, 400, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let pieces = |view: &View, frame: &Frame| {
            let lost: u32 = view
                .lost
                .iter()
                .map(|lost| u32::from(lost.soldiers) + u32::from(lost.queen))
                .sum();
            (view.figures.len() + frame.moving.len()) as u32 + lost
        };
        let mut count = None;
        let removed = events
            .iter()
            .any(|e| matches!(e, Event::KingRemoved { .. }));
        for t in (0..animation.end() as u32).step_by(60).filter(|_| !removed) {
            let mut view = View::of(judge, after);
            let frame = animation.show(&mut view, f64::from(t));
            let now = pieces(&view, &frame);
            assert_eq!(*count.get_or_insert(now), now, "{events:?} at {t}");
        }
    });
}

#[test]
fn a_film_can_be_ended_and_still_ones_never_begin() {
    games(4, 400, testkit::motion::can_be_ended::<Moves>);
}

#[test]
fn no_piece_is_under_way_once_a_film_is_settled() {
    let (mut passed, mut moved) = (0, 0);
    games(2, 300, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        for t in (0..animation.end() as u32).step_by(40).map(f64::from) {
            let mut view = View::of(judge, after);
            let frame = animation.show(&mut view, t);
            if animation.is_settled(t) {
                assert!(frame.moving.is_empty() && frame.raid.is_none());
                passed += usize::from(frame.turn.is_some());
            } else {
                assert!(frame.turn.is_none() && frame.win.is_none());
                moved += 1;
            }
        }
    });
    assert!(passed > 100 && moved > 100, "{passed} {moved}");
}

#[test]
fn fading_takes_no_travel_and_little_time() {
    games(4, 400, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Fade, 0.0);
        assert!(animation.end() <= 160.0 * (events.len() as f64 + 1.0));
        let mut view = View::of(judge, after);
        let frame = animation.show(&mut view, 40.0);
        let travels = |m: &Moving| !matches!(m.gait, Gait::Fade | Gait::Vanish);
        assert!(frame.still || frame == Frame::default());
        assert!(!frame.moving.iter().any(travels));
    });
}

#[test]
fn a_step_taken_back_begins_as_things_stand_and_ends_as_they_stood() {
    let mut moves = 0;
    games(1, 200, |judge, before, events, after| {
        let animation = Animation::reverse(judge, before, events, Pace::Travel(1.0), 1000.0);
        if animation.is_idle(1000.0) {
            return;
        }
        moves += 1;
        let (old, new) = (View::of(judge, before), View::of(judge, after));
        let mut first = old.clone();
        let frame = animation.show(&mut first, 1000.0);
        assert_eq!(frame, Frame::default());
        let removed = |e: &Event| matches!(e, Event::KingRemoved { .. });
        if !events.iter().any(removed) {
            assert_eq!(sorted(first).0, sorted(new).0, "{events:?}");
        }
        let mut last = old.clone();
        assert_eq!(animation.show(&mut last, animation.end()), Frame::default());
        assert_eq!(last, old);
    });
    assert!(moves > 200, "{moves}");
}
