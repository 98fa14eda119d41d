//! The chart of a game's evaluations, from its first entry to its last.

use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::this_game::This;
use dom::{Id, Page, add_shape};
use messages::numbers::tenths;
use on_page::Worth;

/// The size of the chart, in its own units; the page stretches it.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 200.0;

/// Draws the evaluations of a game in sequence: for the first side from below, for the second side from above. Highlights some of
/// them, given by their number.
pub fn draw_chart(
    page: &Page,
    chart: impl Into<Id>,
    chances: &[f64],
    marked: &[usize],
) -> Result<(), JsValue> {
    let chart: Element = page.element(chart)?;
    chart.replace_children_with_node_0();
    let last = chances.len().saturating_sub(1).max(1) as f64;
    // Before the first step the chart is flat.
    let still = [chances.first().copied().unwrap_or_default(); 2];
    let chances = if chances.len() > 1 { chances } else { &still };
    let point = |n: usize, win: f64| {
        (
            tenths(n as f64 / last * WIDTH),
            tenths((1.0 - This::height_in_chart(win)) * HEIGHT),
        )
    };
    let line: Vec<String> = chances
        .iter()
        .enumerate()
        .map(|(n, &win)| {
            let (x, y) = point(n, win);
            format!("{x},{y}")
        })
        .collect();
    let line = line.join(" ");
    let (width, height) = (tenths(WIDTH), tenths(HEIGHT));
    let area = format!("0,{height} {line} {width},{height}");
    let middle = tenths(HEIGHT / 2.0);
    let shape = |name: &str, class: &str, attributes: &[(&str, &str)]| {
        add_shape(page.document(), &chart, name, class, attributes)
    };
    shape("rect", "second", &[("width", &width), ("height", &height)])?;
    shape("polygon", "first", &[("points", &area)])?;
    shape(
        "line",
        "half",
        &[("x2", &width), ("y1", &middle), ("y2", &middle)],
    )?;
    shape("polyline", "line", &[("points", &line)])?;
    for &n in marked {
        let Some(&win) = chances.get(n) else { continue };
        let (x, y) = point(n, win);
        // A line of zero length: its round cap stays round however the chart is stretched.
        let dot = format!("M{x},{y}h0");
        shape("path", "mark under", &[("d", &dot)])?;
        shape("path", "mark", &[("d", &dot)])?;
    }
    Ok(())
}
