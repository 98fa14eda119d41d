use super::*;
use crate::geometry::{Point, Rect};
use crate::layout::Want;
use crate::style::Lines;
use crate::view::{Destination, DieState, KingMark, Lost, Pick};
use sahkku::{Face, Judge, PRESETS, Side, Spot};

const SCREENS: [(f64, f64); 4] = [
    (360.0, 560.0),
    (1280.0, 800.0),
    (1080.0, 1920.0),
    (3840.0, 2160.0),
];

fn each(mut see: impl FnMut(&Layout, View, &Judge)) {
    for (width, height) in SCREENS {
        for preset in &PRESETS {
            for below in Side::BOTH {
                let judge = Judge::new(preset.rules).unwrap();
                let layout = Layout::fit(Want {
                    width,
                    height,
                    columns: preset.rules.columns,
                    places: preset.rules.places,
                    lines: Lines::Short,
                    below,
                    turned: None,
                });
                let view = View::of(&judge, &judge.start(Side::Men, false));
                see(&layout, view, &judge);
            }
        }
    }
}

fn compose(layout: &Layout, view: &View) -> Scene {
    Scene::compose(layout, view, &Moment::default(), &Tray::new(&[]), 0.0)
}

#[test]
fn every_piece_is_seen_within_its_own_cell() {
    each(|layout, view, _| {
        let pieces = compose(layout, &view)
            .items
            .iter()
            .filter(|item| matches!(item, Item::Piece { .. }))
            .count();
        assert_eq!(pieces, view.figures.len());
        for stack in arrange::stacks(layout, &view) {
            let place = stack.figure.at.place();
            assert_eq!(layout.place_at(stack.middle(layout)), Some(place));
        }
    });
}

#[test]
fn lost_pieces_stand_in_their_area_on_the_canvas() {
    each(|layout, mut view, _| {
        view.figures.clear();
        view.lost = [Lost {
            soldiers: 15,
            queen: true,
        }; 2];
        for item in compose(layout, &view).items {
            let Item::Piece { at, look, unit, .. } = item else {
                continue;
            };
            let middle = at - Point::new(0.0, look.height() * unit / 2.0);
            let area = layout.captured.iter().find(|area| area.contains(middle));
            assert!(area.is_some(), "{look:?} at {at:?} in {layout:?}");
        }
    });
}

#[test]
fn a_stack_is_counted_and_a_lone_piece_is_not() {
    each(|layout, mut view, _| {
        let mut awake = view.figures[0];
        awake.awake = true;
        awake.at = Spot::outbound("b2".parse().unwrap());
        view.figures = vec![awake; 5];
        let counts = |view: &View| -> Vec<u8> {
            let items = compose(layout, view).items;
            let count = |item: &Item| match item {
                Item::Count { count, .. } => Some(*count),
                _ => None,
            };
            items.iter().filter_map(count).collect()
        };
        assert_eq!(counts(&view), [5]);
        view.figures.truncate(1);
        assert_eq!(counts(&view), []);
    });
}

#[test]
fn a_destination_says_its_die_on_the_canvas_and_rings_who_stands_there() {
    each(|layout, mut view, judge| {
        let canvas = Rect {
            x: 0.0,
            y: 0.0,
            w: layout.want.width,
            h: layout.want.height,
        };
        for place in layout.places() {
            view.destinations = vec![Destination {
                place,
                faces: vec![Face::X, Face::III],
                captures: true,
                king: KingMark::Taken,
            }];
            let items = compose(layout, &view).items;
            let tags = items.iter().filter(|item| matches!(item, Item::Tag { .. }));
            assert!(tags.clone().count() == 1 && tags.clone().all(|t| canvas.holds(&t.bounds())));
            let rings = items
                .iter()
                .filter(|item| matches!(item, Item::Ring { .. }));
            let here = view.figures.iter().filter(|f| f.at.place() == place);
            assert_eq!(rings.count(), here.count(), "{place} of {judge:?}");
        }
    });
}

#[test]
fn what_is_drawn_stays_in_its_bounds() {
    each(|layout, mut view, judge| {
        let faces = judge.rules().faces;
        let mut tray = Tray::new(faces.as_slice());
        tray.lay(&[None, Some(Face::X)]);
        view.dice = vec![DieState::default(); 2];
        view.chosen = view.figures.first().map(|figure| Pick {
            piece: figure.piece,
            spot: figure.at,
        });
        for item in Scene::compose(layout, &view, &Moment::default(), &tray, 0.0).items {
            let bounds = item.bounds();
            assert!(bounds.w > 0.0 && bounds.h > 0.0, "{item:?}");
            if let Item::Die { solid, at, .. } = &item {
                let corners = solid.facets.iter().flat_map(|facet| facet.corners);
                let all = corners.chain(solid.cuts.iter().flat_map(|cut| cut.ends));
                assert!(all.map(|p| *at + p).all(|p| bounds.contains(p)));
            }
        }
    });
}
