//! The course of a game as one line, from its first entry to its last.

use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::this_game::Side;
use browser::dom::{Id, Page, add_shape};
use messages::numbers::tenths;

/// The size of the line, in its own units; the page stretches it.
const WIDTH: f64 = 260.0;
const HEIGHT: f64 = 64.0;

/// The place on the line at a share of the game, in shares of its width and height from the upper left corner.
pub fn place_on_course(points: &[(f64, f64)], share: f64) -> (f64, f64) {
    let so_far = points.iter().take_while(|point| point.0 <= share);
    let height = so_far.last().map_or(0.5, |point| point.1);
    (share, ((1.0 - height) * (HEIGHT - 8.0) + 4.0) / HEIGHT)
}

/// Draws how well a side stood as one line; only the centre line if nothing is known yet. `points` are shares of the game, and how
/// well the side stood then. At the share `here` is a cut; without one the line ends in a dot of the side that stood better.
/// Fails if the browser cannot draw it.
pub fn draw_course(
    page: &Page,
    chart: impl Into<Id>,
    points: &[(f64, f64)],
    here: Option<f64>,
    side: Side,
) -> Result<(), JsValue> {
    let chart: Element = page.element(chart)?;
    chart.replace_children_with_node_0();
    let shape = |name: &str, class: &str, attributes: &[(&str, &str)]| {
        add_shape(page.document(), &chart, name, class, attributes)
    };
    let middle = format!("M0,{0}H{WIDTH}", HEIGHT / 2.0);
    shape("path", "half", &[("d", &middle)])?;
    let at = |share: f64| {
        let (x, y) = place_on_course(points, share);
        (tenths(x * WIDTH), tenths(y * HEIGHT))
    };
    let line = points.iter().map(|(share, _)| {
        let (x, y) = at(*share);
        format!("{x},{y}")
    });
    let line: Vec<String> = line.collect();
    if !line.is_empty() {
        shape("polyline", "line", &[("points", &line.join(" "))])?;
    }
    // Lines of zero length: their round caps stay round however the line is stretched.
    let dot = |class: &str, (x, y): (String, String)| {
        shape("path", class, &[("d", &format!("M{x},{y}h0"))])
    };
    if let Some(here) = here {
        let (x, _) = at(here);
        let turn = format!("M{x},2V{}", HEIGHT - 2.0);
        shape("path", "turn", &[("d", &turn)])?;
        dot("here under", at(here))?;
        dot("here", at(here))?;
    } else if let Some(&(share, height)) = points.last() {
        let ahead = if height < 0.5 { side.other() } else { side };
        dot(&format!("dot of-{}", ahead.index() + 1), at(share))?;
    }
    Ok(())
}
