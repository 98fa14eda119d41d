//! Codes are read back from their drawings, by a reader that shares nothing with the writer.

use paper::qr::Code;

/// The width of a drawn module, in pixels.
const SCALE: usize = 3;

/// The modules of a drawing, by rows: `true` is dark.
fn modules(code: &Code) -> Vec<Vec<bool>> {
    let mut modules = vec![vec![false; code.size]; code.size];
    for run in code.path.split('M').skip(1) {
        let (start, rest) = run.split_once('h').unwrap();
        let (x, y) = start.split_once(' ').unwrap();
        let (length, rest) = rest.split_once('v').unwrap();
        assert_eq!(rest, format!("1h-{length}z"));
        let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
        for module in &mut modules[y][x..x + length.parse::<usize>().unwrap()] {
            assert!(!*module, "no module is drawn twice");
            *module = true;
        }
    }
    modules
}

/// What a reader reads from the drawing.
fn seen(code: &Code) -> String {
    let modules = modules(code);
    let size = code.size * SCALE;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(size, size, |x, y| {
        if modules[y / SCALE][x / SCALE] {
            0
        } else {
            255
        }
    });
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

/// An address of this many bytes.
fn address(length: usize) -> String {
    let start = "https://example.org/games/sahkku/#play=";
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut state = length as u64;
    let more = std::iter::repeat_with(|| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        letters.as_bytes()[(state >> 58) as usize] as char
    });
    start.chars().chain(more).take(length).collect()
}

#[test]
fn addresses_of_all_lengths_are_read_back() {
    for length in (40..=1_600).step_by(40) {
        let text = address(length);
        assert_eq!(seen(&Code::new(&text).unwrap()), text, "{length}");
    }
}

#[test]
fn a_quiet_zone_of_four_modules_is_around_the_code() {
    let code = Code::new(&address(100)).unwrap();
    let modules = modules(&code);
    let dark = |x: usize, y: usize| modules[y][x];
    let last = code.size - 1;
    for along in 0..code.size {
        for across in [0, 1, 2, 3, last - 3, last - 2, last - 1, last] {
            assert!(!dark(along, across) && !dark(across, along));
        }
    }
    // The corners of the code itself, all but one of which are dark in every code.
    assert!(dark(4, 4) && dark(last - 4, 4) && dark(4, last - 4));
}

#[test]
fn what_is_too_long_for_any_code_has_none() {
    assert!(Code::new(&address(2_900)).is_some());
    assert!(Code::new(&address(3_000)).is_none());
}

#[test]
fn a_longer_address_takes_no_smaller_code() {
    let sizes: Vec<usize> = [40, 100, 400, 800, 1_600]
        .map(|length| Code::new(&address(length)).unwrap().size)
        .to_vec();
    assert!(sizes.is_sorted(), "{sizes:?}");
    // With this many modules on a side, a module is larger than two pixels on a phone that is 360 wide.
    assert!(sizes[4] <= 145, "{sizes:?}");
}
