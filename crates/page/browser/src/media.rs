//! Properties of the system and the screen.

use scene::{Forced, Rgb};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The queries that the look of the table depends on, in addition to the settings.
pub const LOOK: &[&str] = &[
    "(forced-colors: active)",
    MORE_CONTRAST,
    "(prefers-color-scheme: dark)",
];

pub const MORE_CONTRAST: &str = "(prefers-contrast: more)";

/// The device has only touch: nothing can hover.
pub const ONLY_TOUCH: &str = "(hover: none)";

/// The visitor prefers less motion.
pub const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Whether a media query matches.
pub fn matches(query: &str) -> bool {
    let media = web_sys::window().and_then(|window| window.match_media(query).ok().flatten());
    media.is_some_and(|media| media.matches())
}

/// The system's colours, if it forces them on pages.
pub fn forced_colours() -> Option<Forced> {
    if !matches(LOOK[0]) {
        return None;
    }
    let window = web_sys::window()?;
    let probe = window.document()?.create_element("i").ok()?;
    let probe = probe.dyn_into::<HtmlElement>().ok()?;
    let page = window.document()?.document_element()?;
    page.append_child(&probe).ok()?;
    let style = window.get_computed_style(&probe).ok().flatten();
    let colour = |name: &str| {
        probe.style().set_property("color", name).ok()?;
        rgb(&style.as_ref()?.get_property_value("color").ok()?)
    };
    let forced = (|| {
        Some(Forced {
            canvas: colour("Canvas")?,
            text: colour("CanvasText")?,
            highlight: colour("Highlight")?,
            link: colour("LinkText")?,
        })
    })();
    probe.remove();
    forced
}

/// Parses a colour as browsers write it: `rgb(0, 0, 0)`, with an opacity or without.
fn rgb(text: &str) -> Option<Rgb> {
    let numbers = text.strip_prefix("rgb")?.trim_start_matches(['a', '(']);
    let mut parts = numbers.trim_end_matches(')').split(',');
    let mut next = || parts.next()?.trim().parse().ok();
    Some(Rgb(next()?, next()?, next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_browsers_write_them() {
        assert_eq!(rgb("rgb(26, 235, 255)"), Some(Rgb(26, 235, 255)));
        assert_eq!(rgb("rgba(0, 0, 128, 0.5)"), Some(Rgb(0, 0, 128)));
        for other in ["", "rgb(", "rgb(1, 2)", "Canvas", "color(srgb 1 1 1)"] {
            assert_eq!(rgb(other), None, "{other}");
        }
    }
}
