use super::act::lose;
use super::*;

fn sorted(mut view: View) -> (Vec<Figure>, [crate::view::Lost; 2], bool) {
    view.figures.sort();
    (view.figures, view.lost, view.inert)
}

#[test]
fn every_film_leads_to_the_true_position() {
    let mut moves = 0;
    games(4, 400, |judge, before, events, after| {
        let film = Film::new(judge, before, events, Pace::Travel(1.0), 1000.0);
        let truth = View::of(judge, after);
        if film.is_idle(1000.0) {
            return;
        }
        moves += 1;
        let mut last = truth.clone();
        let moment = film.show(&mut last, film.end() - 1e-6);
        // What is still under way at the last moment is where it goes.
        for moving in moment.moving {
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
        assert_eq!(film.show(&mut over, film.end()), Moment::default());
        assert_eq!(over, truth);
    });
    assert!(moves > 1000, "{moves}");
}

#[test]
fn no_piece_is_missing_or_doubled_while_it_moves() {
    games(4, 400, |judge, before, events, after| {
        let film = Film::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let pieces = |view: &View, moment: &Moment| {
            let lost: u32 = view
                .lost
                .iter()
                .map(|lost| u32::from(lost.soldiers) + u32::from(lost.queen))
                .sum();
            (view.figures.len() + moment.moving.len()) as u32 + lost
        };
        let mut count = None;
        let removed = events
            .iter()
            .any(|e| matches!(e, Event::KingRemoved { .. }));
        for t in (0..film.end() as u32).step_by(60).filter(|_| !removed) {
            let mut view = View::of(judge, after);
            let moment = film.show(&mut view, f64::from(t));
            let now = pieces(&view, &moment);
            assert_eq!(*count.get_or_insert(now), now, "{events:?} at {t}");
        }
    });
}

#[test]
fn a_film_can_be_ended_and_still_ones_never_begin() {
    games(4, 400, |judge, before, events, after| {
        let mut film = Film::new(judge, before, events, Pace::Travel(1.0), 5.0);
        film.finish();
        assert!(film.is_idle(5.0));
        let truth = View::of(judge, after);
        let mut view = truth.clone();
        let _ = film.show(&mut view, 5.0);
        assert_eq!(view, truth);
        assert!(Film::new(judge, before, events, Pace::Still, 5.0).is_idle(5.0));
    });
}

#[test]
fn no_piece_is_under_way_once_a_film_is_settled() {
    let (mut passed, mut moved) = (0, 0);
    games(2, 300, |judge, before, events, after| {
        let film = Film::new(judge, before, events, Pace::Travel(1.0), 0.0);
        for t in (0..film.end() as u32).step_by(40).map(f64::from) {
            let mut view = View::of(judge, after);
            let moment = film.show(&mut view, t);
            if film.is_settled(t) {
                assert!(moment.moving.is_empty() && moment.raid.is_none());
                passed += usize::from(moment.turn.is_some());
            } else {
                assert!(moment.turn.is_none() && moment.win.is_none());
                moved += 1;
            }
        }
    });
    assert!(passed > 100 && moved > 100, "{passed} {moved}");
}

#[test]
fn fading_takes_no_travel_and_little_time() {
    games(4, 400, |judge, before, events, after| {
        let film = Film::new(judge, before, events, Pace::Fade, 0.0);
        assert!(film.end() <= 160.0 * (events.len() as f64 + 1.0));
        let mut view = View::of(judge, after);
        let moment = film.show(&mut view, 40.0);
        let travels = |m: &Moving| !matches!(m.gait, Gait::Fade | Gait::Vanish);
        assert!(moment.still || moment == Moment::default());
        assert!(!moment.moving.iter().any(travels));
    });
}

#[test]
fn a_step_taken_back_begins_as_things_stand_and_ends_as_they_stood() {
    let mut moves = 0;
    games(1, 200, |judge, before, events, after| {
        let film = Film::back(judge, before, events, Pace::Travel(1.0), 1000.0);
        if film.is_idle(1000.0) {
            return;
        }
        moves += 1;
        let (old, new) = (View::of(judge, before), View::of(judge, after));
        let mut first = old.clone();
        let moment = film.show(&mut first, 1000.0);
        assert_eq!(moment, Moment::default());
        let removed = |e: &Event| matches!(e, Event::KingRemoved { .. });
        if !events.iter().any(removed) {
            assert_eq!(sorted(first).0, sorted(new).0, "{events:?}");
        }
        let mut last = old.clone();
        assert_eq!(film.show(&mut last, film.end()), Moment::default());
        assert_eq!(last, old);
    });
    assert!(moves > 200, "{moves}");
}
