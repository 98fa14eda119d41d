//! What the layouts of all boards share.

use crate::board::Board;
use crate::geometry::{Point, Rect};
use crate::plate::Plate;
use crate::tray_area::TrayArea;

/// The input of a layout.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LayoutSpec<B: Board> {
    /// The canvas, in CSS pixels.
    pub width: f64,
    /// The canvas, in CSS pixels.
    pub height: f64,
    /// The side at the lower edge of the screen; at the right if the board is turned.
    pub below: B::Side,
    /// Whether the board is turned a quarter, where that can be chosen; `None` chooses what makes the pieces larger.
    pub turned: Option<bool>,
    pub format: B::Format,
}

impl<B: Board> LayoutSpec<B> {
    /// The same for a canvas that is not empty.
    pub fn sane(self) -> LayoutSpec<B> {
        LayoutSpec {
            width: self.width.max(1.0),
            height: self.height.max(1.0),
            ..self
        }
    }
}

/// Where everything lies, in CSS pixels from the upper left corner of the canvas.
///
/// The rows lie across the screen, or the board is *turned* a quarter so that the near side sits at the right.
#[derive(Clone, PartialEq, Debug)]
pub struct Base<B: Board> {
    pub spec: LayoutSpec<B>,
    /// Whether the board is turned a quarter.
    pub turned: bool,
    /// Whether the board lies between two people, who each see their own pieces upright.
    pub between: bool,
    /// From one column to the next.
    pub pitch: f64,
    pub unit: f64,
    pub board: Rect,
    pub plates: [Rect; 2],
    /// The plates on which the page shows a portrait.
    pub portraits: [bool; 2],
    /// The tray, which is empty for a game without dice.
    pub tray: TrayArea,
    /// Room for text and for buttons, if that was asked for.
    pub panel: Option<Panel>,
    /// The direction of increasing columns, of length 1.
    pub column_axis: Point,
    /// The direction in which the first side looks over the board, of length 1.
    pub row_axis: Point,
}

/// Room beside the board for the page's text and buttons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    pub words: Rect,
    pub buttons: Rect,
}

impl<B: Board> Base<B> {
    /// Creates a board of this size around `centre`, and nothing else yet.
    pub fn new(spec: LayoutSpec<B>, turned: bool, centre: Point, size: Point) -> Base<B> {
        let (column_axis, row_axis) = if turned {
            (Point::new(0.0, -1.0), Point::new(-1.0, 0.0))
        } else {
            (Point::new(1.0, 0.0), Point::new(0.0, -1.0))
        };
        let facing = match spec.below.into() {
            game::Side::First => 1.0,
            game::Side::Second => -1.0,
        };
        Base {
            spec,
            turned,
            between: false,
            pitch: 0.0,
            unit: 0.0,
            board: Rect::around(centre, size.x, size.y),
            plates: [Rect::default(); 2],
            portraits: [false; 2],
            tray: TrayArea::default(),
            panel: None,
            column_axis: column_axis * facing,
            row_axis: row_axis * facing,
        }
    }

    pub fn canvas(&self) -> Rect {
        let (x, y) = (0.0, 0.0);
        let (w, h) = (self.spec.width, self.spec.height);
        Rect { x, y, w, h }
    }

    /// Whether the rows run up the screen as the pieces stand, not across it.
    pub fn is_upright(&self) -> bool {
        self.turned && !self.between
    }

    /// The rotation of a side's pieces, plates and numbers on the screen, in radians clockwise. What belongs to no side stands
    /// upright for the near side.
    pub fn facing(&self, side: Option<B::Side>) -> f64 {
        if !self.between {
            return 0.0;
        }
        let up = self.forward(side.unwrap_or(self.spec.below));
        up.x.atan2(-up.y)
    }

    /// The direction on the screen in which a side looks over the board, of length 1.
    pub fn forward(&self, side: B::Side) -> Point {
        match side.into() {
            game::Side::First => self.row_axis,
            game::Side::Second => -self.row_axis,
        }
    }

    /// The plate of a side. At a table it stands upright for its player.
    pub fn plate(&self, side: B::Side) -> Plate {
        let index = side.into().index();
        Plate {
            rect: self.plates[index],
            facing: self.facing(Some(side)),
            portrait: self.portraits[index],
        }
    }

    /// Sets the plates of the near and the far side.
    pub fn set_plates(&mut self, near: Rect, far: Rect) {
        self.plates = match self.spec.below.into() {
            game::Side::First => [near, far],
            game::Side::Second => [far, near],
        };
    }

    /// The tray, if the game has dice.
    pub fn tray_area(&self) -> Option<&TrayArea> {
        B::DICE.then_some(&self.tray)
    }
}

/// A length that grows with the columns, but never falls below a number of CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Length {
    /// In widths of a column.
    pub share: f64,
    /// In CSS pixels.
    pub least: f64,
}

impl Length {
    /// Creates a length of `share` widths of a column, but at least `least` CSS pixels.
    pub const fn new(share: f64, least: f64) -> Length {
        Length { share, least }
    }

    /// The length where columns are `pitch` wide.
    pub fn of(self, pitch: f64) -> f64 {
        (self.share * pitch).max(self.least)
    }

    /// The two straight lines whose maximum it is, each a share and a constant.
    pub fn lines(self) -> [(f64, f64); 2] {
        [(self.share, 0.0), (0.0, self.least)]
    }

    pub fn times(self, factor: f64) -> Length {
        Length::new(self.share * factor, self.least * factor)
    }
}
