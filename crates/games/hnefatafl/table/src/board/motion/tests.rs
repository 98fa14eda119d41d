use super::act::set_down;
use super::*;
use crate::board::view::{Figure, KingState};
use hnefatafl::{Entry, preset};
use scene::Timed as _;

fn sorted(mut view: View) -> (Vec<Figure>, KingState, [u8; 2]) {
    view.figures.sort();
    (view.figures, view.king, view.lost)
}

/// A view with all that is under way where it goes.
fn landed(mut view: View, frame: Frame) -> View {
    for moving in frame.moving {
        set_down(&mut view, moving.piece, moving.to);
    }
    view
}

/// What a move brings about: the position before it and the one after it, and its events.
fn step(rules: &str, position: &str, action: &str) -> (Judge, Position, Vec<Event>, Position) {
    let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
    let before = judge.read_position(position).unwrap();
    let mut game = Game::from_position(judge.clone(), before);
    let entry = Entry::Action(action.parse().unwrap());
    let mut events = Vec::new();
    game.enter(&entry, |event| events.push(event)).unwrap();
    let after = *game.position();
    (judge, before, events, after)
}

#[test]
fn every_animation_leads_to_the_true_position() {
    let (mut moves, mut captures, mut ends) = (0, 0, 0);
    games(12, 300, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 1000.0);
        let truth = View::of(judge, after);
        moves += 1;
        captures += events
            .iter()
            .filter(|e| matches!(e, Event::Captured { .. }))
            .count();
        ends += usize::from(after.outcome().is_some());
        let mut last = truth.clone();
        let frame = animation.show(&mut last, animation.end() - 1e-6);
        assert!(
            frame.turn.is_none() || after.outcome().is_none(),
            "{events:?}"
        );
        assert_eq!(last.ways, truth.ways, "{events:?}");
        assert!(
            truth.turn.is_none() || last.turn == truth.turn,
            "{events:?}"
        );
        assert_eq!(
            sorted(landed(last, frame)),
            sorted(truth.clone()),
            "{events:?}"
        );
        let mut over = truth.clone();
        assert_eq!(animation.show(&mut over, animation.end()), Frame::default());
        assert_eq!(over, truth);
    });
    assert!(
        moves > 1000 && captures > 100 && ends > 10,
        "{moves} {captures} {ends}"
    );
}

#[test]
fn no_piece_is_missing_or_doubled_while_it_moves() {
    games(4, 300, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let pieces = |view: &View, frame: &Frame| {
            let lost = view.lost[0] + view.lost[1];
            view.figures.len() + frame.moving.len() + usize::from(lost)
        };
        let count = pieces(&View::of(judge, before), &Frame::default());
        for t in (0..animation.end() as u32).step_by(60) {
            let mut view = View::of(judge, after);
            let frame = animation.show(&mut view, f64::from(t));
            assert_eq!(pieces(&view, &frame), count, "{events:?} at {t}");
        }
    });
}

#[test]
fn an_animation_can_be_ended_and_still_ones_never_begin() {
    games(2, 100, testkit::motion::can_be_ended::<Moves>);
}

#[test]
fn no_piece_is_under_way_once_an_animation_is_settled() {
    let (mut passed, mut moved) = (0, 0);
    games(2, 200, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        for t in (0..animation.end() as u32).step_by(40).map(f64::from) {
            let mut view = View::of(judge, after);
            let frame = animation.show(&mut view, t);
            if animation.is_settled(t) {
                assert!(frame.moving.is_empty());
                assert!(frame.turn.is_none() || after.outcome().is_none());
                passed += 1;
            } else {
                assert!(frame.turn.is_none() && frame.win.is_none() && frame.word.is_none());
                moved += 1;
            }
        }
    });
    assert!(passed > 100 && moved > 100, "{passed} {moved}");
}

#[test]
fn a_longer_way_takes_longer_and_captures_leave_together_after_the_landing() {
    let settled = |action: &str| {
        let (judge, before, events, after) =
            step("linne", "9/9/9/3Tt1tT1/9/5T3/9/1tKt5/9 swede", action);
        let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
        let times = (0..5000).map(f64::from);
        let landing = times.clone().find(|t| {
            let frame = animation.show(&mut View::of(&judge, &after), *t);
            let slides = |m: &Moving| matches!(m.to, Rest::On(_));
            !frame.moving.iter().any(slides)
        });
        let leaving: Vec<usize> = times
            .map(|t| animation.show(&mut View::of(&judge, &after), t))
            .map(|frame| {
                let leaves = |m: &&Moving| matches!(m.to, Rest::Captured(_));
                frame.moving.iter().filter(leaves).count()
            })
            .collect();
        (landing.unwrap(), leaving)
    };
    let (near, none) = settled("f4-f5");
    assert!(none.iter().all(|count| *count == 0));
    let (far, leaving) = settled("f4-f6");
    assert!(far > near);
    let first = leaving.iter().position(|count| *count > 0).unwrap();
    assert!((first as f64 - far).abs() <= 1.0, "{first} {far}");
    assert!(leaving.iter().all(|count| *count == 0 || *count == 2));
}

#[test]
fn captured_pieces_go_each_to_the_next_place_of_its_side() {
    let position = "9/9/9/3Tt1tT1/9/5T3/9/1tKt5/9 swede";
    let (judge, before, events, after) = step("linne", position, "f4-f6");
    let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
    let landing = 170.0 + 2.0 * 55.0;
    let frame = animation.show(&mut View::of(&judge, &after), landing + 10.0);
    let going: Vec<Rest> = frame.moving.iter().map(|moving| moving.to).collect();
    let lost = View::of(&judge, &before).lost[Side::Muscovite.index()];
    assert_eq!(going, [Rest::Captured(lost), Rest::Captured(lost + 1)]);
    assert_eq!(View::of(&judge, &after).lost, [5, lost + 2]);
}

#[test]
fn the_king_goes_out_through_the_edge_and_falls_where_he_is_taken() {
    let rests = |rules: &str, position: &str, action: &str| {
        let (judge, before, events, after) = step(rules, position, action);
        let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 0.0);
        let mut rests: Vec<(Rest, Rest)> = Vec::new();
        for t in 0..3000 {
            let frame = animation.show(&mut View::of(&judge, &after), f64::from(t));
            let ways = frame.moving.iter().map(|m| (m.from, m.to));
            rests.extend(ways);
        }
        rests.dedup();
        (rests, View::of(&judge, &after).king)
    };
    let square = |name: &str| name.parse::<Square>().unwrap();
    let [a4, c4, e2, e4, e5] = ["a4", "c4", "e2", "e4", "e5"].map(square);
    let (out, king) = rests("linne", "9/9/9/9/9/2K6/9/9/7t1 swede", "c4-a4");
    let expected = [(Rest::On(c4), Rest::On(a4)), (Rest::On(a4), Rest::Out(a4))];
    assert_eq!((&*out, king), (&expected[..], KingState::Out));
    let before = "9/9/9/4t4/3tKt3/9/9/4t4/9 muscovite";
    let (fallen, king) = rests("linne", before, "e2-e4");
    let expected = [
        (Rest::On(e2), Rest::On(e4)),
        (Rest::On(e5), Rest::Fallen(e5)),
    ];
    assert_eq!((&*fallen, king), (&expected[..], KingState::Fallen));
}

#[test]
fn ways_end_with_the_swedes_next_move_and_begin_with_a_word() {
    let (mut begun, mut ended) = (0, 0);
    games(12, 200, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
        let truth = View::of(judge, after);
        for t in (0..animation.end() as u32).step_by(25).map(f64::from) {
            let mut view = truth.clone();
            let frame = animation.show(&mut view, t);
            match before.turn() {
                Side::Swede if !animation.is_settled(t) => {
                    assert!(view.ways.is_empty(), "{events:?} at {t}");
                    ended += 1;
                }
                Side::Swede => assert_eq!(view.ways, truth.ways, "{events:?} at {t}"),
                Side::Muscovite => {
                    let told = View::of(judge, before).ways;
                    assert!(
                        view.ways == told || view.ways == truth.ways,
                        "{events:?} at {t}"
                    );
                }
            }
            begun += usize::from(frame.word.is_some());
        }
    });
    assert!(begun > 100 && ended > 100, "{begun} {ended}");
}

#[test]
fn fading_takes_little_time() {
    games(2, 100, |judge, before, events, after| {
        let animation = Animation::new(judge, before, events, Pace::Fade, 0.0);
        assert!(animation.end() <= 160.0 * (events.len() as f64 + 1.0));
        let frame = animation.show(&mut View::of(judge, after), 40.0);
        assert!(frame.still);
    });
}

#[test]
fn a_step_taken_back_is_the_same_from_its_end() {
    let mut moves = 0;
    games(3, 120, |judge, before, events, after| {
        let backward = Animation::reverse(judge, before, events, Pace::Travel(1.0), 0.0);
        let mut first = View::of(judge, before);
        assert_eq!(backward.show(&mut first, 0.0).moving, []);
        assert_eq!(sorted(first), sorted(View::of(judge, after)), "{events:?}");
        // The turn passes forward only, once all is settled.
        let same = |(then, ahead): (View, Frame), (again, back): (View, Frame)| {
            moves += 1;
            let ways = |frame: &Frame| -> Vec<(Piece, Rest, Rest)> {
                let ways = frame.moving.iter().map(|m| (m.piece, m.from, m.to));
                ways.collect()
            };
            assert_eq!(ways(&ahead), ways(&back), "{events:?}");
            for (a, b) in ahead.moving.iter().zip(&back.moving) {
                assert!((a.progress - b.progress).abs() < 1e-6, "{events:?}");
            }
            assert_eq!(sorted(then), sorted(again), "{events:?}");
        };
        testkit::motion::goes_back::<Moves>(judge, before, events, after, same);
    });
    assert!(moves > 1000, "{moves}");
}
