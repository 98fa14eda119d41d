//! Where the slips lie. The board keeps its size and its place.

use browser::dom::Page;
use context::elements::Part;
use context::{Board, Side, This};
use on_page::Board as _;
use scene::Rect;
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

/// The smallest width and height of a slip beside or below the board, in CSS pixels at the ordinary size of letters.
const WIDTH: f64 = 220.0;
const HEIGHT: f64 = 190.0;

/// The smallest width of the steps beside the board, and the height of each.
const RAIL: f64 = 48.0;

/// The size of the picture of a piece.
const PIECE: f64 = 28.0;

/// The arrangements, by their class in the style sheet.
const ARRANGEMENTS: [&str; 3] = ["beside", "under", "sheet"];

/// The board and its tray in the window, in CSS pixels.
type Room = (Rect, Option<Rect>);

/// The arrangement for a window of this size, and the inner edges of the two slips.
fn arrange(
    (board, tray): &Room,
    (width, height): (f64, f64),
    letters: f64,
) -> (&'static str, f64, f64) {
    let (left, right) = (board.x, board.x + board.w);
    let beside = left.min(width - right) >= WIDTH * letters;
    let under = height - (board.y + board.h) >= HEIGHT * letters;
    let middle = width / 2.0;
    match tray {
        _ if width <= height => ("sheet", middle, middle),
        _ if beside => ("beside", left, right),
        Some(tray) if under && tray.y >= board.y + board.h => ("under", tray.x, tray.x + tray.w),
        _ if under => ("under", middle, middle),
        _ => ("sheet", middle, middle),
    }
}

/// How large letters are on a screen of this size, as in the style sheet.
fn letters(width: f64, height: f64) -> f64 {
    if width >= 3000.0 && height >= 1700.0 {
        2.3
    } else if width >= 1800.0 || height >= 1500.0 {
        1.5
    } else {
        1.0
    }
}

pub(super) fn lay_out(page: &Page, game: &HtmlElement, room: Room) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let size = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64());
    let (Some(width), Some(height)) = (size(window.inner_width()), size(window.inner_height()))
    else {
        return;
    };
    let letters = letters(width, height);
    let (chosen, left, right) = arrange(&room, (width, height), letters);
    for class in ARRANGEMENTS {
        page.mark(Part::Moves, class, class == chosen);
    }
    let (board, tray) = room;
    let (beside, below) = (board.x + board.w, board.y + board.h);
    // Upright, the steps stand beside the board, below the tray, if there is room.
    let rail = tray.map_or(0.0, |tray| tray.y + tray.h);
    let railed = chosen == "sheet"
        && width - beside >= RAIL * letters
        && (RAIL..below - 4.0 * RAIL * letters).contains(&rail);
    page.mark(Part::Moves, "railed", railed);
    for (name, value) in [
        ("--left", left),
        ("--right", width - right),
        ("--top", below),
        ("--rail", rail),
        ("--beside", beside),
    ] {
        // Fails only for invalid names.
        let _ = game.style().set_property(name, &format!("{value:.0}px"));
    }
}

/// Gives the style sheet a picture of a piece of each side.
pub(super) fn show_pieces(game: &HtmlElement, board: &Board) -> Result<(), JsValue> {
    let pictures = board.pictures_of(&Side::BOTH.map(This::side_look), PIECE)?;
    for (picture, name) in pictures.iter().zip(["--piece-1", "--piece-2"]) {
        let picture = format!("url({})", picture.to_data_url()?);
        game.style().set_property(name, &picture)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f64, y: f64, w: f64, h: f64) -> Rect {
        Rect { x, y, w, h }
    }

    #[test]
    fn slips_lie_where_the_board_leaves_room() {
        let tray = Some(rect(550.0, 512.0, 270.0, 125.0));
        let wide = (rect(73.0, 67.0, 1220.0, 433.0), tray);
        assert_eq!(
            arrange(&wide, (1366.0, 768.0), 1.0),
            ("under", 550.0, 820.0)
        );
        let square = (rect(400.0, 60.0, 560.0, 560.0), None);
        assert_eq!(
            arrange(&square, (1366.0, 768.0), 1.0),
            ("beside", 400.0, 960.0)
        );
        let upright = (rect(0.0, 54.0, 300.0, 626.0), None);
        assert_eq!(arrange(&upright, (390.0, 844.0), 1.0).0, "sheet");
        // A phone on its side has no room for two slips.
        let low = (rect(10.0, 50.0, 600.0, 200.0), None);
        assert_eq!(arrange(&low, (844.0, 390.0), 1.0).0, "sheet");
        // Larger letters need more room.
        assert_eq!(arrange(&square, (1366.0, 768.0), 2.0).0, "sheet");
    }
}
