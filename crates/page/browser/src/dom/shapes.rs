//! Shapes of SVG drawings in the page.

use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Adds a shape with a class to a drawing.
/// Fails if the browser cannot create it.
pub fn add_shape(
    document: &Document,
    to: &Element,
    name: &str,
    class: &str,
    attributes: &[(&str, &str)],
) -> Result<Element, JsValue> {
    let shape = document.create_element_ns(Some(SVG), name)?;
    shape.set_attribute("class", class)?;
    for (name, value) in attributes {
        shape.set_attribute(name, value)?;
    }
    to.append_child(&shape)?;
    Ok(shape)
}
