//! Stand-in board until the table is ready.
use sahkku::{Event, Judge, Place, Position, Row, Use};
use sahkku_session::Die;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Target {
    Place(Place),
    Die(usize),
    Tray,
    Nothing,
}

#[derive(Clone, Default)]
pub(crate) struct Marks {
    pub(crate) uses: Vec<Use>,
    pub(crate) chosen: Option<Place>,
    pub(crate) die: Option<usize>,
    pub(crate) lifted: Vec<usize>,
    pub(crate) dragged: Option<(f64, f64)>,
    pub(crate) focus: Option<Place>,
}
impl Marks {
    pub(crate) fn clear_choice(&mut self) {
        *self = Marks {
            focus: self.focus,
            ..Marks::default()
        };
    }
    pub(crate) fn toggle_lifted(&mut self, n: usize) {
        match self.lifted.iter().position(|&other| other == n) {
            Some(at) => {
                self.lifted.remove(at);
            }
            None => self.lifted.push(n),
        }
    }
}
pub(crate) struct Board {
    canvas: HtmlCanvasElement,
    ctx: CanvasRenderingContext2d,
    columns: u8,
    w: f64,
    h: f64,
    view: Option<(Position, Vec<Die>, Marks)>,
}
impl Board {
    pub(crate) fn new(canvas: HtmlCanvasElement) -> Result<Board, JsValue> {
        let ctx = canvas.get_context("2d")?.ok_or("no 2d")?.unchecked_into();
        let mut b = Board {
            canvas,
            ctx,
            columns: 15,
            w: 0.0,
            h: 0.0,
            view: None,
        };
        b.resize();
        Ok(b)
    }
    pub(crate) fn resize(&mut self) {
        let r = self.canvas.get_bounding_client_rect();
        self.w = r.width();
        self.h = r.height();
        self.canvas.set_width(self.w as u32);
        self.canvas.set_height(self.h as u32);
    }
    pub(crate) fn set_pace(&mut self, _f: f64) {}
    pub(crate) fn set_rules(&mut self, j: &Judge) {
        self.columns = j.rules().columns;
    }
    pub(crate) fn show(&mut self, _j: &Judge, p: &Position, d: &[Die], m: &Marks) {
        self.view = Some((*p, d.to_vec(), m.clone()));
    }
    pub(crate) fn play(&mut self, _j: &Judge, _p: &Position, _e: &[Event]) {}
    pub(crate) fn tumble(&mut self, _w: &[usize], _s: u64) {}
    pub(crate) fn is_moving(&self) -> bool {
        false
    }
    pub(crate) fn is_tumbling(&self) -> bool {
        false
    }
    pub(crate) fn finish(&mut self) {}
    pub(crate) fn dropped(&mut self, _p: Place) {}
    pub(crate) fn refuse(&mut self, _p: Place) {}
    pub(crate) fn hover(&mut self, _x: f64, _y: f64) {}
    pub(crate) fn step_focus(&mut self, m: &mut Marks, _k: &str) {
        m.focus = Place::new(Row::B, 8);
    }
    fn xy(&self, p: Place) -> (f64, f64) {
        let cw = self.w / f64::from(self.columns + 1);
        (
            f64::from(p.column()) * cw,
            self.h * (0.65 - 0.2 * f64::from(p.row() as u8)),
        )
    }
    pub(crate) fn hit(&self, x: f64, y: f64) -> Target {
        if y > self.h * 0.8 {
            let n = (x / 60.0) as usize;
            return match &self.view {
                Some((_, d, _)) if n < d.len() => Target::Die(n),
                _ => Target::Tray,
            };
        }
        let mut best = (1e9, Target::Nothing);
        for row in Row::ALL {
            for c in 1..=self.columns {
                if let Some(p) = Place::new(row, c) {
                    let (px, py) = self.xy(p);
                    let d = (px - x).hypot(py - y);
                    if d < best.0 && d < 60.0 {
                        best = (d, Target::Place(p));
                    }
                }
            }
        }
        best.1
    }
    fn client(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let r = self.canvas.get_bounding_client_rect();
        (x + r.left(), y + r.top())
    }
    pub(crate) fn point_of_place(&self, p: Place) -> (f64, f64) {
        self.client(self.xy(p))
    }
    pub(crate) fn point_of_die(&self, n: usize) -> Option<(f64, f64)> {
        Some(self.client((n as f64 * 60.0 + 30.0, self.h * 0.9)))
    }
    pub(crate) fn draw(&mut self, _t: f64) {
        let Some((p, d, m)) = &self.view else { return };
        let c = &self.ctx;
        c.clear_rect(0.0, 0.0, self.w, self.h);
        c.set_font("14px sans-serif");
        for f in p.figures() {
            let (x, y) = self.xy(f.at.place());
            let _ = c.fill_text(
                &format!(
                    "{}{}",
                    if f.awake { "A" } else { "z" },
                    f.piece.word().get(..1).unwrap_or("")
                ),
                x - 8.0,
                y,
            );
        }
        for u in &m.uses {
            let (x, y) = self.xy(u.from.place());
            c.stroke_rect(x - 10.0, y - 14.0, 20.0, 20.0);
            if m.chosen == Some(u.from.place()) {
                let (x, y) = self.xy(u.to);
                let _ = c.fill_text(u.die.word(), x - 5.0, y + 20.0);
            }
        }
        for (n, die) in d.iter().enumerate() {
            let _ = c.fill_text(
                &format!(
                    "{}{}",
                    die.face.map_or("?", |f| f.word()),
                    if die.used { "x" } else { "" }
                ),
                n as f64 * 60.0 + 20.0,
                self.h * 0.9,
            );
        }
    }
}
