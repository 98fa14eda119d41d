//! How the chances went, drawn: the men's from below, the women's from above.

use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::numbers::tenths;
use crate::page::Page;

const SVG: &str = "http://www.w3.org/2000/svg";

/// The size of the drawing, in its own units; the page stretches it.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 200.0;

impl Page {
    /// Draws the men's chances, from 0 to 1, one after the other, and points out some of them by
    /// their number.
    pub(crate) fn draw_chances(&self, id: &str, men: &[f64], marked: &[usize]) {
        let Ok(chart) = self.element::<Element>(id) else {
            return;
        };
        chart.replace_children_with_node_0();
        let last = men.len().saturating_sub(1).max(1) as f64;
        let point = |n: usize, chance: f64| (n as f64 / last * WIDTH, (1.0 - chance) * HEIGHT);
        let line: Vec<String> = men
            .iter()
            .enumerate()
            .map(|(n, &chance)| {
                let (x, y) = point(n, chance);
                format!("{},{}", tenths(x), tenths(y))
            })
            .collect();
        let line = line.join(" ");
        let (width, height) = (tenths(WIDTH), tenths(HEIGHT));
        let area = format!("0,{height} {line} {width},{height}");
        let middle = tenths(HEIGHT / 2.0);
        let drawn = || -> Result<(), JsValue> {
            let ground = [("width", width.as_str()), ("height", &height)];
            self.add_shape(&chart, "rect", "women", &ground)?;
            self.add_shape(&chart, "polygon", "men", &[("points", &area)])?;
            let half = [("x2", width.as_str()), ("y1", &middle), ("y2", &middle)];
            self.add_shape(&chart, "line", "half", &half)?;
            self.add_shape(&chart, "polyline", "line", &[("points", &line)])?;
            for &n in marked {
                let Some(&chance) = men.get(n) else { continue };
                let (x, y) = point(n, chance);
                let (x, y) = (tenths(x), tenths(y));
                let disc = [("cx", x.as_str()), ("cy", &y), ("r", "6")];
                self.add_shape(&chart, "circle", "mark", &disc)?;
            }
            Ok(())
        };
        // What cannot be drawn stands in the table all the same.
        let _ = drawn();
    }

    fn add_shape(
        &self,
        to: &Element,
        name: &str,
        class: &str,
        attributes: &[(&str, &str)],
    ) -> Result<(), JsValue> {
        let shape = self.document().create_element_ns(Some(SVG), name)?;
        shape.set_attribute("class", class)?;
        for (name, value) in attributes {
            shape.set_attribute(name, value)?;
        }
        to.append_child(&shape)?;
        Ok(())
    }

    /// Fills the body of a table.
    pub(crate) fn fill_table(&self, id: &str, rows: &[Vec<String>]) {
        let Ok(body) = self.element::<Element>(id) else {
            return;
        };
        body.replace_children_with_node_0();
        let filled = || -> Result<(), JsValue> {
            for row in rows {
                let line = self.document().create_element("tr")?;
                for (n, text) in row.iter().enumerate() {
                    let name = if n == 0 { "th" } else { "td" };
                    let cell = self.document().create_element(name)?;
                    if n == 0 {
                        cell.set_attribute("scope", "row")?;
                    }
                    cell.set_text_content(Some(text));
                    line.append_child(&cell)?;
                }
                body.append_child(&line)?;
            }
            Ok(())
        };
        let _ = filled();
    }

    /// Fills a list with buttons, each of which chooses its number in a review.
    pub(crate) fn list_mistakes(&self, id: &str, texts: &[String]) {
        let Ok(list) = self.element::<Element>(id) else {
            return;
        };
        list.replace_children_with_node_0();
        let filled = || -> Result<(), JsValue> {
            for (n, text) in texts.iter().enumerate() {
                let item = self.document().create_element("li")?;
                let button = self.document().create_element("button")?;
                button.set_attribute("data-mistake", &n.to_string())?;
                button.set_text_content(Some(text));
                item.append_child(&button)?;
                list.append_child(&item)?;
            }
            Ok(())
        };
        let _ = filled();
    }
}
