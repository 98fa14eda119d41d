//! The course of a game as one line, from its first entry to its last.

use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::this_game::Side;
use dom::{Id, Page, add_shape};
use messages::numbers::tenths;

/// The size of the line, in its own units; the page stretches it.
const WIDTH: f64 = 260.0;
const HEIGHT: f64 = 64.0;

/// Draws how well a side stood as one line, with a cut at a share of the game; only the centre line if nothing is known yet.
/// `points` are shares of the game, and how well the side stood then.
///
/// # Errors
/// If the browser cannot draw it.
pub fn draw_course(
    page: &Page,
    chart: impl Into<Id>,
    points: &[(f64, f64)],
    cut: Option<f64>,
    side: Side,
) -> Result<(), JsValue> {
    let chart: Element = page.element(chart)?;
    chart.replace_children_with_node_0();
    let shape = |name: &str, class: &str, attributes: &[(&str, &str)]| {
        add_shape(page.document(), &chart, name, class, attributes)
    };
    let middle = format!("M0,{0}H{WIDTH}", HEIGHT / 2.0);
    shape("path", "half", &[("d", &middle)])?;
    let at = |&(share, height): &(f64, f64)| {
        let y = (1.0 - height) * (HEIGHT - 8.0) + 4.0;
        (tenths(share * WIDTH), tenths(y))
    };
    let line = points.iter().map(|point| {
        let (x, y) = at(point);
        format!("{x},{y}")
    });
    let line: Vec<String> = line.collect();
    if !line.is_empty() {
        shape("polyline", "line", &[("points", &line.join(" "))])?;
    }
    if let Some(cut) = cut {
        let so_far = points.iter().take_while(|(share, _)| *share <= cut);
        let height = so_far.last().map_or(0.5, |(_, height)| *height);
        let (x, y) = at(&(cut, height));
        let turn = format!("M{x},2V{}", HEIGHT - 2.0);
        shape("path", "turn", &[("d", &turn)])?;
        // Lines of zero length: their round caps stay round however the line is stretched.
        let here = format!("M{x},{y}h0");
        shape("path", "here under", &[("d", &here)])?;
        shape("path", "here", &[("d", &here)])?;
    }
    // The owner of each end: a dot of the side's colour.
    for (at, y) in [(side, 5.0), (side.other(), HEIGHT - 5.0)] {
        let dot = format!("M4,{y}h0");
        let class = format!("dot of-{}", at.index() + 1);
        shape("path", &class, &[("d", &dot)])?;
    }
    Ok(())
}
