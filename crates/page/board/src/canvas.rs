//! The board in the page: keeps what is shown, animates it, and finds what is under the pointer. The table and the painter decide
//! what it looks like.
use game::TrayDie;
use scene::{
    Animation, Beat, Board as _, BoardLayout as _, DieSelection, DieState, Frame, Heard,
    LayoutSpec, Material, Ornament, Pace, Plate, Point, Pointer, Rect, Rgb, Target, Theme,
    Timed as _, TrayArea, hit, within,
};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlCanvasElement, HtmlElement};

use super::paint::Painter;
use super::sound::vibrate;
use browser::clock::now;
use browser::media::{LESS_MOTION, MORE_CONTRAST, forced_colours, matches};
use on_page::{BoardStyle, Event, Judge, Marks, OnPage, Position, Side, Sound, TrayOf, View};

/// How long the flash of a refused place takes, in milliseconds, and how strongly the place stays marked after it.
const REFUSED: f64 = 600.0;
const STILL_REFUSED: f64 = 0.7;
/// The maximum number of device pixels drawn for a CSS pixel. More cannot be seen at arm's length, and cost a phone more than
/// twice the time and memory.
pub(super) const SHARPEST: f64 = 2.0;

/// The distance to where nothing is seen, in CSS pixels.
const FAR_AWAY: f64 = 1e5;

/// How the board looks and moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardLook {
    pub style: BoardStyle,
    /// The material of the table; `None` follows the contrast that the system asks for.
    pub material: Option<Material>,
    /// Whether the possible choices are marked.
    pub hints: bool,
    /// How much longer than usual motion takes; 0 for no motion.
    pub pace: f64,
}

/// How much faster than usual the steps of others go: what they did stays told on the board.
const OTHERS: f64 = 1.8;

/// Who sees a step, and who takes it.
#[derive(Clone, Copy, Debug)]
pub struct Audience<S> {
    /// The side of the only person at the screen.
    pub viewer: Option<S>,
    /// Whether a person at the screen takes the step.
    pub by_hand: bool,
    /// How many times as fast as usual it goes.
    pub haste: f64,
}

/// Starts the motion of a step.
type Start<G> = Box<dyn FnOnce(&mut Board<G>)>;

/// A step that is shown once the dice have come to rest.
struct Waiting<G: OnPage> {
    /// Whose turn it was before it.
    turn: Side<G>,
    /// Made only by the code that plays a step, so a page that only draws does not need the code that animates steps.
    start: Start<G>,
}

/// The canvas and everything on it.
pub struct Board<G: OnPage> {
    canvas: HtmlCanvasElement,
    painter: Painter<G>,
    spec: LayoutSpec<G::Table>,
    layout: G::Layout,
    tray: TrayOf<G>,
    view: View<G>,
    animation: Option<Animation<G::Table>>,
    waiting: Option<Waiting<G>>,
    last: Vec<(G::Place, G::Place)>,
    hover: Option<G::Place>,
    refused: Option<(G::Place, f64)>,
    pace: Pace,
    audience: Audience<Side<G>>,
    hints: bool,
    /// Whether rows and columns are named at the edge of the board. If unset, they are named once a text has mentioned a place.
    names: Option<bool>,
    /// Whether a text has mentioned a place since the board was laid out.
    spoken: bool,
    /// The places whose row and column are highlighted.
    pointed: Vec<G::Place>,
    at_table: bool,
    /// Whether there are no plates, as nobody plays.
    hides_plates: bool,
    portraits: [bool; 2],
    /// Whether words and buttons stand beside the tray, as the style sheet says.
    with_panel: bool,
    sounds: Vec<(f64, Sound, f64)>,
    /// The time of the next rattle of shaken dice.
    rattles_at: f64,
    pub(super) theme: Theme,
    ornament: Ornament,
    /// Whether the next step was shown by hand.
    dropped: bool,
    /// Whether the board is drawn with one device pixel for each CSS pixel, even on a sharp screen.
    rough: bool,
}

impl<G: OnPage> Board<G> {
    /// Creates the board on this canvas. It has no size before [`Board::resize`].
    pub fn new(canvas: HtmlCanvasElement) -> Board<G> {
        let spec = LayoutSpec {
            width: 1.0,
            height: 1.0,
            below: game::Side::First.into(),
            turned: None,
            format: G::first_format(),
        };
        let mut board = Board {
            painter: Painter::behind(canvas.clone()),
            canvas,
            spec,
            layout: G::Layout::fill(spec),
            tray: G::empty_tray(None),
            view: View::<G>::default(),
            animation: None,
            waiting: None,
            last: Vec::new(),
            hover: None,
            refused: None,
            pace: Pace::Travel(1.0),
            audience: Audience {
                viewer: None,
                by_hand: true,
                haste: 1.0,
            },
            theme: Theme::of(Material::default()),
            ornament: Ornament::default(),
            hints: true,
            names: None,
            spoken: false,
            pointed: Vec::new(),
            at_table: false,
            hides_plates: false,
            portraits: [false; 2],
            with_panel: false,
            sounds: Vec::new(),
            rattles_at: 0.0,
            dropped: false,
            rough: false,
        };
        board.set_look(None, Ornament::default());
        board
    }

    /// Draws roughly until [`Board::sharpen`]: on a sharp screen this takes a third of the time.
    pub fn begin_roughly(&mut self) {
        self.rough = true;
    }

    /// Draws as sharply as the screen allows from now on. Returns whether that is sharper than before.
    pub fn sharpen(&mut self) -> bool {
        core::mem::take(&mut self.rough) && self.resize() == Ok(true)
    }

    fn lay(&mut self) {
        self.layout = if self.at_table {
            G::Layout::between(self.spec)
        } else if self.with_panel {
            G::Layout::with_panel(self.spec)
        } else {
            G::Layout::fill(self.spec)
        };
        self.layout.portraits = self.portraits;
        if self.hides_plates {
            for plate in &mut self.layout.plates {
                plate.x -= FAR_AWAY;
            }
        }
        if let Some(panel) = self.layout.panel {
            self.place_panel(panel.words, panel.buttons);
        }
    }

    /// Tells the style sheet where the space beside the tray is.
    fn place_panel(&self, words: Rect, buttons: Rect) {
        let root = self
            .canvas
            .owner_document()
            .and_then(|document| document.document_element());
        let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let canvas = self.canvas.get_bounding_client_rect();
        for (name, rect) in [("words", words), ("buttons", buttons)] {
            for (side, length) in [
                ("x", canvas.x() + rect.x),
                ("y", canvas.y() + rect.y),
                ("w", rect.w),
                ("h", rect.h),
            ] {
                // The code that formats fractions would add 6 KB to the download.
                let length = length.round() as i32;
                let (name, length) = (format!("--{name}-{side}"), format!("{length}px"));
                // Fails only if no property has this name.
                let _ = root.style().set_property(&name, &length);
            }
        }
    }

    /// Whether the style sheet wants words and buttons beside the tray.
    fn is_panel_beside(&self) -> bool {
        let style = web_sys::window().and_then(|window| {
            let style = window.get_computed_style(&self.canvas);
            style.ok().flatten()
        });
        let panel = style.and_then(|style| style.get_property_value("--panel").ok());
        panel.is_some_and(|panel| panel.trim() == "beside")
    }

    /// Lays the board out for two people at the long sides of the screen, or for one in front.
    pub fn set_at_table(&mut self, at_table: bool) {
        if self.at_table != at_table {
            self.at_table = at_table;
            self.lay();
        }
    }

    /// Hides the plates of the players, or shows them.
    pub fn hide_plates(&mut self, hidden: bool) {
        if self.hides_plates != hidden {
            self.hides_plates = hidden;
            self.lay();
        }
    }

    /// Picks up the dice that have no face here and shakes them; `None` leaves the dice alone.
    pub fn shake(&mut self, dice: Option<&[Option<G::Face>]>) {
        if let Some(faces) = dice.filter(|_| matches!(self.pace, Pace::Travel(_))) {
            self.tray.lay(faces);
            self.view.dice = vec![DieState::default(); faces.len()];
            self.tray.shake(now(), true);
        } else {
            self.tray.shake(now(), false);
        }
    }

    /// The face that a die currently shows on the canvas.
    pub fn shown_face(&self, n: usize) -> Option<G::Face> {
        self.tray.shown(n)
    }

    /// Takes the sounds of the motion that was started: the delay in milliseconds, the sound, and its force.
    pub fn take_sounds(&mut self) -> Vec<(f64, Sound, f64)> {
        let now = now();
        let mut sounds = core::mem::take(&mut self.sounds);
        for sound in &mut sounds {
            sound.0 -= now;
        }
        sounds
    }

    /// Sets who sees the next steps, and who takes them.
    pub fn set_audience(&mut self, audience: Audience<Side<G>>) {
        self.audience = audience;
    }

    /// The pace of the current step.
    fn pace(&self) -> Pace {
        let others = if self.audience.by_hand { 1.0 } else { OTHERS };
        self.pace.times(self.audience.haste * others)
    }

    /// Makes the dice in the hand hop, as an invitation to throw them.
    pub fn invite(&mut self) {
        if matches!(self.pace, Pace::Travel(_)) {
            self.tray.hop(now());
        }
    }

    /// Starts the motion of a step.
    fn start(&mut self, judge: &Judge<G>, before: &Position<G>, events: &[Event<G>]) {
        self.run(Animation::new(judge, before, events, self.pace(), now()));
    }

    /// Animates how a step is taken back, to the position before it.
    pub fn play_back(&mut self, judge: &Judge<G>, before: &Position<G>, events: &[Event<G>]) {
        self.run(Animation::reverse(judge, before, events, self.pace, now()));
    }

    fn run(&mut self, mut animation: Animation<G::Table>) {
        let viewer = self.audience.viewer;
        animation.viewer = viewer;
        for (at, heard) in animation.sound_cues() {
            if matches!(heard, Heard::Beat(Beat::Luck, _)) && self.audience.by_hand {
                vibrate();
            }
            self.sounds.push((at, G::sound_for(heard, viewer), 1.0));
        }
        let animation = self.animation.insert(animation);
        if std::mem::take(&mut self.dropped) {
            animation.finish();
        }
    }

    /// Fits the board to the size of its element. Returns whether the size has changed.
    /// Fails if the browser cannot create a canvas.
    pub fn resize(&mut self) -> Result<bool, JsValue> {
        let rect = self.canvas.get_bounding_client_rect();
        let ratio = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio());
        (self.spec.width, self.spec.height) = (rect.width(), rect.height());
        self.with_panel = self.is_panel_beside();
        self.lay();
        let ratio = ratio.min(if self.rough { 1.0 } else { SHARPEST });
        self.painter.resize(rect.width(), rect.height(), ratio)
    }

    /// Applies this look to the board.
    pub fn restyle(&mut self, look: &BoardLook) {
        self.set_pace(look.pace);
        self.hints = look.hints;
        self.names = look.style.names;
        let before = self.spec;
        G::fit_style(&mut self.spec.format, &look.style);
        if self.spec != before {
            self.lay();
        }
        self.set_look(look.material, look.style.ornament);
        if look.style.swapped {
            let [one, other] = &mut self.theme.sides;
            core::mem::swap(&mut one.body, &mut other.body);
        }
    }

    /// Sets the material and the carving of the table; `None` follows the contrast that the system asks for. If the system forces
    /// its colours on pages, the table uses them. The page takes its colours from `<html data-material>`.
    fn set_look(&mut self, material: Option<Material>, ornament: Ornament) {
        let contrast = matches(MORE_CONTRAST).then_some(Material::HighContrast);
        let material = material.or(contrast).unwrap_or_default();
        self.theme = forced_colours().map_or_else(|| Theme::of(material), Theme::forced);
        let material = self.theme.material;
        self.ornament = ornament;
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(page) = document.and_then(|document| document.document_element()) {
            // Fails only for an invalid attribute name.
            let _ = page.set_attribute("data-material", material.word());
        }
    }

    /// Sets how much longer than usual motion takes; 0 for no motion. If the system asks for reduced motion, nothing travels.
    fn set_pace(&mut self, factor: f64) {
        self.pace = if factor <= 0.0 {
            Pace::Still
        } else if matches(LESS_MOTION) {
            Pace::Fade
        } else {
            Pace::Travel(1.0 / factor)
        };
    }

    /// Lays out the board for these rules, with `below` at the near edge.
    pub fn set_rules(&mut self, judge: &Judge<G>, below: Side<G>) {
        G::fit_rules(&mut self.spec.format, judge);
        self.spec.below = below;
        self.lay();
        self.tray = G::empty_tray(Some(judge));
        self.animation = None;
        self.waiting = None;
        self.last.clear();
        self.refused = None;
        self.spoken = false;
        self.pointed.clear();
    }

    /// Whether the board still needs to learn that a text mentions a place. Texts do so again and again; names that came and went
    /// with them would flicker, so they stay for the rest of the game.
    pub fn awaits_names(&self) -> bool {
        self.names.is_none() && !self.spoken
    }

    pub fn speak_of_places(&mut self) {
        self.spoken = true;
    }

    /// Highlights the rows and columns of these places.
    pub fn point_at(&mut self, places: Vec<G::Place>) {
        self.pointed = places;
    }

    /// Turns the board so that `below` sits at the near edge.
    pub fn set_below(&mut self, below: Side<G>) {
        if self.spec.below != below {
            self.spec.below = below;
            self.lay();
        }
    }

    /// Shows a position, dice and marks.
    pub fn show(
        &mut self,
        judge: &Judge<G>,
        position: &Position<G>,
        dice: &[TrayDie<G::Face>],
        marks: &Marks<G>,
    ) {
        let mut view = G::view(judge, position, dice, marks);
        if let Some(waiting) = &self.waiting {
            view.turn = Some(waiting.turn);
        }
        view.last.clone_from(&self.last);
        self.view = view;
        if G::HAS_DICE && !self.is_tumbling() {
            let faces: Vec<_> = dice.iter().map(G::face_of).collect();
            self.tray.lay(&faces);
        }
        let hold = |die: &DieState| match die {
            DieState { lifted: true, .. } => DieSelection::Lifted,
            // The first of two dice lies where it fell.
            DieState { chosen: true, .. } if !G::TURNS_DICE => DieSelection::Chosen,
            _ => DieSelection::Lies,
        };
        let holds: Vec<DieSelection> = self.view.dice.iter().map(hold).collect();
        let at_once = !matches!(self.pace, Pace::Travel(_));
        self.tray.select(now(), &holds, at_once);
    }

    /// Shows a position in the editor, while a pointer holds the piece of a place.
    pub fn show_draft(
        &mut self,
        judge: &Judge<G>,
        draft: &G::Draft,
        held: Option<(G::Place, Point)>,
    ) {
        self.view = G::draft_view(judge, draft, held);
        if G::HAS_DICE {
            let faces: Vec<_> = G::draft_dice(draft).iter().map(G::face_of).collect();
            self.tray.lay(&faces);
        }
    }

    /// Animates what one step did, or holds it until the dice that it threw lie still.
    pub fn play(&mut self, judge: &Judge<G>, before: &Position<G>, events: &[Event<G>]) {
        self.refused = None;
        if G::thrower(events).is_some() {
            let (judge, before, events) = (judge.clone(), *before, events.to_vec());
            self.waiting = Some(Waiting {
                turn: G::side_to_move(&before),
                start: Box::new(move |board| board.start(&judge, &before, &events)),
            });
        } else {
            self.start(judge, before, events);
        }
    }

    /// Throws the dice at these places of the tray; `dice` are all dice as they will lie.
    pub fn tumble(
        &mut self,
        dice: &[TrayDie<G::Face>],
        falling: &[usize],
        seed: u64,
        from_left: bool,
    ) {
        let lies = |(n, die): (usize, &TrayDie<G::Face>)| {
            G::face_of(die).filter(|_| !falling.contains(&n))
        };
        self.tray
            .lay(&dice.iter().enumerate().map(lies).collect::<Vec<_>>());
        let falls: Vec<(usize, G::Face)> = falling
            .iter()
            .filter_map(|&n| Some((n, G::face_of(dice.get(n)?)?)))
            .collect();
        if let Pace::Travel(speed) = self.pace() {
            let now = now();
            self.tray.throw(now, seed, from_left, &falls);
            // Dice in slow motion look wrong.
            self.tray.hasten(speed.max(1.0));
            let heard = self.tray.knocks().iter().map(|knock| {
                let sound = if knock.wood { Sound::TRAY } else { Sound::BONE };
                (now + knock.at, sound, knock.force)
            });
            self.sounds.extend(heard);
        } else {
            self.start_waiting();
        }
    }

    /// Shows what a throw did, once the dice lie still.
    fn start_waiting(&mut self) {
        if let Some(waiting) = self.waiting.take() {
            (waiting.start)(self);
        }
    }

    /// Whether the dice are in the air or being shaken.
    pub fn is_tumbling(&self) -> bool {
        !self.tray.is_idle(now()) || self.waiting.is_some()
    }

    /// Whether dice and pieces are in their final places. The turn may still be passing, or the end of the game be celebrated.
    pub fn is_settled(&self) -> bool {
        self.moving().is_none()
    }

    /// What is still moving: `dice` or `pieces`.
    pub fn moving(&self) -> Option<&'static str> {
        let settled = |animation: &Animation<G::Table>| animation.is_settled(now());
        if self.is_tumbling() {
            Some("dice")
        } else if self.animation.as_ref().is_none_or(settled) {
            None
        } else {
            Some("pieces")
        }
    }

    /// Whether pieces or dice are moving.
    pub fn is_moving(&self) -> bool {
        self.is_moving_at(now())
    }

    /// Whether pieces or dice are moving at this time.
    fn is_moving_at(&self, time: f64) -> bool {
        let animation = self
            .animation
            .as_ref()
            .is_some_and(|animation| !animation.is_idle(time));
        animation || !self.tray.is_idle(time) || self.waiting.is_some()
    }

    /// Whether another frame must be drawn after the one of this time. A browser gives the time at which a frame began; its
    /// picture lacks anything started since.
    pub fn is_drawing_after(&self, time: f64) -> bool {
        let flashes = self
            .refused
            .is_some_and(|(_, since)| time - since < REFUSED);
        self.is_moving_at(time) || flashes || self.tray.is_turning(time)
    }

    /// Marks these moves as the last ones.
    pub fn set_last(&mut self, last: Vec<(G::Place, G::Place)>) {
        self.last = last;
    }

    /// Ends all motion at once.
    pub fn finish(&mut self) {
        self.sounds.clear();
        self.tray.shake(now(), false);
        self.tray.finish();
        self.waiting = None;
        self.animation = None;
    }

    /// Moves the keyboard focus to this place.
    pub fn set_focus(&mut self, place: Option<G::Place>) {
        self.view.focus = place;
    }

    /// Moves the chosen piece with the pointer to this point, in CSS pixels of the canvas.
    pub fn drag_to(&mut self, x: f64, y: f64) {
        if let Some(drag) = &mut self.view.drag {
            drag.at = Point::new(x, y);
        }
    }

    /// Skips the next animation: the piece was dropped at its destination.
    pub fn drop_next(&mut self) {
        self.dropped = true;
    }

    /// Flashes a place that cannot be chosen, and marks it.
    pub fn refuse(&mut self, place: G::Place) {
        self.refused = Some((place, now()));
    }

    /// Clears the mark of a refused place.
    pub fn forget_refused(&mut self) {
        self.refused = None;
    }

    /// Moves the pointer over this point. Returns whether that changes the picture.
    pub fn hover(&mut self, x: f64, y: f64) -> bool {
        let place = match self.hit(x, y, false) {
            Target::Place(place) if self.view.live_places().contains(&place) => Some(place),
            _ => None,
        };
        let changed = self.hover != place;
        self.hover = place;
        changed
    }

    /// Tells the board that the pointer has left it.
    pub fn leave(&mut self) {
        self.hover = None;
    }

    /// The place at a point of the canvas, in CSS pixels.
    pub fn place_at(&self, x: f64, y: f64) -> Option<G::Place> {
        self.layout.place_at(Point::new(x, y))
    }

    /// Where to put something of this size so that it lies entirely on the canvas, this far above or below a place.
    pub fn beside_place(&self, place: G::Place, width: f64, height: f64, off: f64) -> Rect {
        let all = G::Table::place_with_pieces(&self.layout, &self.view, place);
        let x = self.layout.point(place).x - width / 2.0;
        let over = all.y - off - height;
        let under = all.y + all.h + off;
        Rect {
            x: within(x, 0.0, (self.spec.width - width).max(0.0)),
            y: if over < 0.0 { under } else { over },
            w: width,
            h: height,
        }
    }

    /// What is at a point of the canvas, in CSS pixels.
    pub fn hit(&self, x: f64, y: f64, finger: bool) -> Target<G::Place> {
        let pointer = if finger {
            Pointer::Coarse
        } else {
            Pointer::Fine
        };
        let at = Point::new(x, y);
        hit(&self.layout, &self.view, &self.tray, now(), at, pointer)
    }

    /// Which of several pieces this point is meant for.
    pub fn nearest(&self, among: &[G::Pick], x: f64, y: f64) -> Option<G::Pick> {
        G::Table::nearest(&self.layout, &self.view, among, Point::new(x, y))
    }

    /// The place in this direction of the screen from `from`; the middle of the board if `from` is `None`.
    pub fn beside(&self, from: Option<G::Place>, arrow: Point) -> Option<G::Place> {
        self.layout.beside(from, arrow)
    }

    /// Makes shaken dice knock against each other, never twice in the same way.
    fn rattle(&mut self, time: f64) {
        if self.tray.is_shaken() && time >= self.rattles_at {
            let turns = time * 1.46;
            let variation = 5.0 * (turns - turns.floor());
            let sound = if variation < 1.0 {
                Sound::TRAY
            } else {
                Sound::BONE
            };
            self.sounds.push((time, sound, 0.25 + 0.12 * variation));
            self.rattles_at = time + 45.0 + 13.0 * variation;
        }
    }

    /// Draws the frame of this time.
    pub fn draw(&mut self, time: f64) {
        if self.tray.is_idle(time) {
            self.start_waiting();
        }
        self.rattle(time);
        let mut shown = self.view.clone();
        if !self.hints {
            shown.hide_hints();
        }
        G::show_names(&mut shown, self.names, self.spoken);
        shown.hover = self.hover.filter(|_| self.hints);
        shown.refused = self.refused.map(|(place, since)| {
            (
                place,
                within(1.0 - (time - since) / REFUSED, STILL_REFUSED, 1.0),
            )
        });
        shown.pointed.clone_from(&self.pointed);
        let moment = match &self.animation {
            Some(animation) => animation.show(&mut shown, time),
            None => Frame::default(),
        };
        let scene = G::Table::compose(&self.layout, &shown, &moment, &self.tray, time);
        self.painter
            .draw(&self.layout, &scene, &self.theme, self.ornament);
    }

    /// Where a place is, in CSS pixels of the window.
    pub fn point_of_place(&self, place: G::Place) -> (f64, f64) {
        self.in_window(self.layout.point(place))
    }

    /// Where a place is, in CSS pixels of the board.
    pub fn point_on_board(&self, place: G::Place) -> (f64, f64) {
        let point = self.layout.point(place);
        (point.x, point.y)
    }

    /// The rectangles of short labels of these widths for the pieces on these places, in CSS pixels of the board.
    pub fn badges(&self, wanted: &[(G::Place, f64)], height: f64) -> Vec<Rect> {
        G::Table::badges(&self.layout, &self.view, wanted, height)
    }

    /// Whether the board is rotated by a quarter turn.
    pub fn is_turned(&self) -> bool {
        G::is_turned(&self.layout)
    }

    /// Where piece `n` of a side, counted from 0, would stand at a place, in CSS pixels of the board.
    pub fn room_for(&self, place: G::Place, side: Side<G>, n: u8) -> Rect {
        let room = G::room_for(&self.layout, &self.view, place, side, n);
        room.unwrap_or_else(|| self.cell(place))
    }

    /// The width of a column, in CSS pixels.
    pub fn column_width(&self) -> f64 {
        self.layout.pitch
    }

    /// Where a die lies, in CSS pixels of the window.
    pub fn point_of_die(&self, n: usize) -> Option<(f64, f64)> {
        let (x, y) = self.point_of_die_on_board(n)?;
        Some(self.in_window(Point::new(x, y)))
    }

    /// The rectangle of a place with its touch area, in CSS pixels of the board.
    pub fn cell(&self, place: G::Place) -> Rect {
        self.layout.cell(place)
    }

    /// The rectangle of the dice tray, in CSS pixels of the board; `None` in games without dice.
    pub fn tray(&self) -> Option<Rect> {
        self.layout.tray_area().map(|area| area.rect)
    }

    /// Where a die lies, in CSS pixels of the board.
    pub fn point_of_die_on_board(&self, n: usize) -> Option<(f64, f64)> {
        // A game without dice does not compile the code that finds them.
        let area = self.layout.tray_area()?;
        let point = area.die_point(&self.tray.pose(n, now())?);
        Some((point.x, point.y))
    }

    /// The board with its edge, and the tray, in CSS pixels of the window.
    pub fn room(&self) -> (Rect, Option<Rect>) {
        let moved = |rect: Rect| {
            let (x, y) = self.in_window(Point::new(rect.x, rect.y));
            Rect { x, y, ..rect }
        };
        (moved(self.layout.board), self.tray().map(moved))
    }

    pub fn plate(&self, side: Side<G>) -> Plate {
        self.layout.plate(side)
    }

    /// Makes room for portraits on the plates of these sides. Returns whether that changes the picture.
    pub(super) fn set_portraits(&mut self, portraits: [bool; 2]) -> bool {
        let changed = self.portraits != portraits;
        self.portraits = portraits;
        self.layout.portraits = portraits;
        changed
    }

    /// The captured pieces on a side's plate.
    pub(super) fn taken(&self, side: Side<G>) -> Vec<G::Look> {
        G::Table::taken(&self.view, side)
    }

    /// The colour of text on the plate of the side to move.
    pub fn ink_on_plates(&self) -> Rgb {
        self.theme.dice.grain
    }

    /// The size of a die, in CSS pixels.
    pub fn die_size(&self) -> f64 {
        self.layout.tray_area().map_or(0.0, TrayArea::scale)
    }

    fn in_window(&self, point: Point) -> (f64, f64) {
        let rect = self.canvas.get_bounding_client_rect();
        (point.x + rect.left(), point.y + rect.top())
    }
}
