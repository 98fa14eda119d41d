//! The book of rules, and what can be printed.

use core::fmt;
use core::marker::PhantomData;

use game::{Game as _, Judge, Turn};
use lessons::{Contents, Topic, TopicRole};
use on_page::{Book, Coach, Sheets, Terms};
use paper::{Drawing, Format, Labels, Pen, Point, Sheet};
use small::{Entry, Outcome, Position as _};

use crate::{Action, Game, Page, Place, Rules, Session, Side, SmallPage, words as m};

/// What a small game teaches: what its topics say. It has no lessons.
pub struct Course<B>(PhantomData<fn() -> B>);

impl<B> Clone for Course<B> {
    fn clone(&self) -> Course<B> {
        *self
    }
}

impl<B> Copy for Course<B> {}

impl<B> fmt::Debug for Course<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Course")
    }
}

/// A rule that is told where it `holds`: the messages `topic-NAME` and `topic-NAME-rule`. `option` is the option that it is about,
/// if there is one.
#[must_use]
pub const fn told<B: SmallPage>(
    name: &'static str,
    option: &'static str,
    holds: fn(&Rules<B>) -> bool,
) -> Topic<Course<B>> {
    Topic {
        name,
        chapter: "rules",
        option,
        part: TopicRole::Word,
        holds,
        scene: "",
        throws: &[],
        tasks: &[],
    }
}

impl<B: SmallPage> lessons::Course for Course<B> {
    type Game = Game<B>;
    type Rules = Rules<B>;
    type Place = Place;
    type Goal = ();

    const TOPICS: &'static [Topic<Course<B>>] = B::TOPICS;
    const CHAPTERS: &'static [Contents] = &[Contents::named("rules", &[])];

    /// There are no scenes.
    fn scene(_: &Topic<Course<B>>, _: &Rules<B>) -> Option<Game<B>> {
        None
    }

    fn place(_: &Game<B>, text: &str) -> Option<Place> {
        text.parse().ok()
    }

    fn stands(game: &Game<B>, place: Place) -> bool {
        let mut pieces = B::pieces(game.position()).into_iter();
        pieces.any(|(side, at)| at == place && Turn::side(game.turn()) == Some(side))
    }

    fn throw(_: &Game<B>, falls: &str) -> Option<Entry<Action<B>>> {
        falls.parse().ok().map(Entry::Throw)
    }

    fn way(action: Action<B>) -> Option<(Place, Place)> {
        Some(B::way(action))
    }

    fn meets(_: &Game<B>, (): (), _: Action<B>) -> bool {
        true
    }
}

/// What cards and chapters open with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// The board at the start.
    Start,
    /// The start of each rule set.
    EveryStart,
}

impl Picture {
    /// That of a chapter.
    #[must_use]
    pub fn of_chapter<R>(name: &str, _: &R) -> Picture {
        match name {
            "table" => Picture::EveryStart,
            _ => Picture::Start,
        }
    }

    /// That of a topic.
    #[must_use]
    pub fn of_topic<T, R>(_: &T, _: &R) -> Picture {
        Picture::Start
    }
}

impl<B: SmallPage> Coach for Page<B> {}

impl<B: SmallPage> Terms for Page<B> {}

impl<B: SmallPage> Book for Page<B> {
    type Picture = Picture;

    const LESSONS_MESSAGE: &'static str = "topics-about";
    const GLOSSARY: &'static [&'static str] = &[];
    const GLOSSARY_LANGUAGE: &'static str = "en";

    fn about_end(_: Outcome, _: &Judge<Game<B>>) -> Option<&'static Topic<Course<B>>> {
        None
    }

    fn advice(_: &Rules<B>) -> Vec<&'static str> {
        Vec::new()
    }

    fn svg(_: &Picture, rules: &Rules<B>) -> String {
        let (width, height) = size::<B>();
        let mut drawing = Drawing::of_size(width, height);
        draw::<B>(&mut drawing, &B::Position::start(rules), (0, 0), PITCH);
        drawing.into_svg()
    }

    fn diagram(session: &Session<B>) -> String {
        let (width, height) = size::<B>();
        let mut drawing = Drawing::of_size(width, height);
        draw::<B>(&mut drawing, session.position(), (0, 0), PITCH);
        drawing.into_svg()
    }
}

/// How wide a place is in a picture, in tenths of a millimetre.
const PITCH: i32 = 200;

/// How wide and how high the board is with places of this width.
fn size<B: SmallPage>() -> (i32, i32) {
    let most = |of: fn(&(f64, f64)) -> f64| B::PLACES.iter().map(of).fold(0.0, f64::max);
    let length = |places: f64| ((places + 1.0) * f64::from(PITCH)) as i32;
    (length(most(|at| at.0)), length(most(|at| at.1)))
}

/// Draws the board with the pieces of a position, with places of this width.
fn draw<B: SmallPage>(drawing: &mut Drawing, position: &B::Position, corner: Point, pitch: i32) {
    let middle = |place: Place| {
        let (x, y) = B::PLACES
            .get(usize::from(place))
            .copied()
            .unwrap_or_default();
        let along = |at: f64| ((at + 0.5) * f64::from(pitch)) as i32;
        (corner.0 + along(x), corner.1 + along(y))
    };
    let square = |(x, y): Point, half: i32| {
        [
            (x - half, y - half),
            (x + half, y - half),
            (x + half, y + half),
            (x - half, y + half),
            (x - half, y - half),
        ]
    };
    for place in 0..B::PLACES.len() as Place {
        drawing.line(Pen::Firm, &square(middle(place), pitch * 9 / 20));
    }
    for (n, (side, place)) in B::pieces(position).into_iter().enumerate() {
        let (x, y) = middle(place);
        let down = if side == Side::First { 1 } else { -1 };
        let aside = if n.is_multiple_of(2) { -1 } else { 1 };
        let at = (x + aside * pitch / 5, y + down * pitch / 5);
        drawing.line(Pen::Firm, &square(at, pitch / 8));
        if side == Side::First {
            drawing.line(Pen::Firm, &square(at, pitch / 16));
        }
    }
}

/// The picture for the page of rules.
struct Opening<'a, B: SmallPage>(&'a Rules<B>);

impl<B: SmallPage> paper::Picture for Opening<'_, B> {
    fn height(&self, width: i32) -> i32 {
        let (wide, high) = size::<B>();
        high * width / wide.max(1)
    }

    fn draw(&self, drawing: &mut Drawing, at: Point, width: i32) {
        let (wide, _) = size::<B>();
        let pitch = PITCH * width / wide.max(1);
        draw::<B>(drawing, &B::Position::start(self.0), at, pitch);
    }
}

impl<B: SmallPage> Sheets for Page<B> {
    const SHEETS: &'static [&'static str] = &["rules", "board"];

    fn sheet(
        _: &str,
        rules: &Rules<B>,
        _: &on_page::BoardStyle,
        format: Format,
        labels: &Labels,
    ) -> Sheet {
        let mut drawing = Drawing::sheet(format);
        let (width, _) = format.size();
        let (wide, _) = size::<B>();
        let room = width - 2 * paper::MARGIN;
        let corner = (paper::MARGIN, 4 * paper::MARGIN);
        let pitch = PITCH * room / wide.max(1);
        draw::<B>(&mut drawing, &B::Position::start(rules), corner, pitch);
        drawing.labels(labels);
        Sheet {
            format,
            svg: drawing.into_svg(),
        }
    }

    fn sheet_name(_: &str) -> String {
        m::paper_board()
    }

    fn sheet_hint(_: &str, _: &Rules<B>) -> String {
        m::paper_board_how()
    }

    fn opening(rules: &Rules<B>) -> impl paper::Picture {
        Opening::<B>(rules)
    }

    fn about_opening() -> String {
        m::paper_board_how()
    }
}
