//! Sáhkku in the browser.

use wasm_bindgen::JsValue;

fn main() -> Result<(), JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or("there is no page")?;
    let paragraph = document.create_element("p")?;
    paragraph.set_text_content(Some("Sáhkku"));
    let body = document.body().ok_or("the page has no body")?;
    body.append_child(&paragraph)?;
    Ok(())
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn there_is_a_page_to_play_on() {
        assert!(
            web_sys::window()
                .and_then(|window| window.document())
                .is_some()
        );
    }
}
