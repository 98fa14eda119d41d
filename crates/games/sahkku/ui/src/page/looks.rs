//! The look of sáhkku on the page's table.

use crate::Sahkku;
use crate::board::{Format, Lines, Look, Stance, View};
use crate::lessons::Lesson;
use crate::{Pending, Session};
use game::Dealt as _;
use sahkku::{Action, Drawing, Entry, Judge, Place, Position, Side};
use sahkku_player::PositionEvaluator;

use super::path;
use on_page::{Annotation, Board, BoardStyle};

impl Board for Sahkku {
    const SHAPE: f64 = 1.75;

    fn first_format() -> Format {
        Format {
            columns: 15,
            places: Drawing::Lines,
            lines: Lines::default(),
        }
    }

    fn fit_rules(format: &mut Format, judge: &Judge) {
        *format = Format::of(judge.rules(), format.lines);
    }

    fn fit_style(format: &mut Format, style: &BoardStyle) {
        format.lines = style.lines.parse().unwrap_or_default();
    }

    fn start_position(judge: &Judge) -> Position {
        judge.start(Side::Men)
    }

    const LATEST_MIDDLE: usize = 600;

    /// A turn begins, pieces of both sides are awake, some are captured, and most of both armies still stand.
    fn is_in_the_middle(game: &Session) -> bool {
        let start = game.record().opening();
        let position = game.position();
        let whole = |side| u32::from(start.position().soldiers(side));
        let stands = |side| u32::from(position.soldiers(side));
        let both = |count: &dyn Fn(Side) -> u32| Side::BOTH.into_iter().map(count).sum::<u32>();
        let lost = both(&whole).saturating_sub(both(&stands));
        let most_stand = |side| 2 * stands(side) > whole(side);
        let awake = |side| stands(side) > u32::from(position.asleep(side));
        matches!(Pending::of(game), Pending::Throw(..))
            && !position.used_any()
            && 10 * lost >= both(&whole)
            && Side::BOTH
                .into_iter()
                .all(|side| most_stand(side) && awake(side))
    }

    fn simple_bot(judge: &Judge) -> impl FnMut(&Session, u64) -> Option<Vec<Entry>> {
        let engine = PositionEvaluator::new(judge, None);
        move |game: &Session, bits| {
            Some(vec![match Pending::of(game) {
                Pending::Way(_) => Entry::Walks(bits & 1 == 0),
                Pending::Decision(_) => Entry::Action(best(&engine, game)?),
                _ => game.game().deal(|| bits)?,
            }])
        }
    }

    fn side_to_move(position: &Position) -> Side {
        position.turn()
    }

    fn side_look(side: Side) -> Look {
        let stance = Stance::Awake;
        Look::Soldier { side, stance }
    }

    fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
        view.own.names = set.unwrap_or(spoken);
    }

    fn path(
        session: &Session,
        lesson: Option<&Lesson>,
        place: Option<Place>,
    ) -> Option<Annotation<Place, Side>> {
        path::annotation(session, lesson, place)
    }
}

/// The action with the best evaluation for the side to move.
fn best(engine: &PositionEvaluator, game: &Session) -> Option<Action> {
    let side = game.position().turn();
    let stands = |action: &Action| {
        let mut after = *game.position();
        let judge = game.judge();
        judge.play_unchecked(&mut after, *action, &mut |_| ());
        engine.static_eval(&after, side)
    };
    let ranked = game.legal().iter().map(|action| (*action, stands(action)));
    ranked
        .max_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(action, _)| action)
}
