use super::*;

/// The contrasts of everything that has a meaning, worst last.
fn contrasts(theme: &Theme) -> Vec<(&'static str, f64)> {
    let board = theme.board.colour;
    let mut all = vec![
        ("ink", theme.ink.contrast(theme.ground) / 7.0),
        ("lines", theme.burnt.contrast(board) / 3.0),
        ("names", theme.names().contrast(board) / 4.5),
        ("accent", theme.accent.contrast(board) / 3.0),
        ("alarm", theme.alarm.contrast(board) / 3.0),
        ("trace", theme.trace.contrast(board) / 3.0),
        ("dice", theme.dice.grain.contrast(theme.dice.colour) / 7.0),
        ("king", theme.king.grain.contrast(theme.king.colour) / 3.0),
    ];
    for side in theme.sides {
        all.push(("banner", side.banner.contrast(board) / 3.0));
        all.push(("carving", side.body.grain.contrast(side.body.colour) / 3.0));
    }
    all
}

#[test]
fn the_picture_of_an_embedded_board_has_the_same_colours() {
    let script = include_str!("../../../../../web/embed/sahkku-embed.js");
    let hex = |Rgb(r, g, b): Rgb| format!("\"#{r:02x}{g:02x}{b:02x}\"");
    for material in Material::ALL {
        let theme = Theme::of(*material);
        let colours = [theme.ground, theme.ink, theme.board.colour, theme.burnt].map(hex);
        let line = format!("\"{material}\": [{}],", colours.join(", "));
        assert!(script.contains(&line), "{line}");
    }
}

#[test]
fn what_means_something_is_seen() {
    for material in Material::ALL {
        for (what, part) in contrasts(&Theme::of(*material)) {
            assert!(part >= 1.0, "{what} of {material}: {part}");
        }
    }
}

/// Every piece and its material.
fn pieces(theme: &Theme) -> [(&'static str, Rgb); 3] {
    let [first, second] = theme.sides.map(|side| side.body.colour);
    [
        ("the king", theme.king.colour),
        ("a piece of the first side", first),
        ("a piece of the second side", second),
    ]
}

/// What a piece can stand on: the plain board, the ring of a chosen piece, a carved place that lines cover to about a fifth.
fn under(theme: &Theme) -> [(&'static str, Rgb); 3] {
    let board = theme.board.colour;
    [
        ("the board", board),
        ("a ring", board.toward(theme.accent, 0.55)),
        ("a carved place", board.toward(theme.burnt, 0.22)),
    ]
}

/// Either the whole piece stands out from what is under it, or its outline does.
fn stands_out(theme: &Theme, body: Rgb, under: Rgb) -> f64 {
    let Shades { lit, shade, edge } = theme.shades(body);
    let fill = lit.contrast(under).min(shade.contrast(under));
    fill.max(edge.contrast(under))
}

fn assert_seen(theme: &Theme, name: &str) {
    for (piece, body) in pieces(theme) {
        for (what, under) in under(theme) {
            let contrast = stands_out(theme, body, under);
            assert!(contrast >= 3.0, "{piece} on {what} of {name}: {contrast}");
        }
    }
    let [first, second] = theme.sides.map(|side| side.body.colour);
    let apart = first.contrast(second);
    assert!(apart >= 2.0, "the sides of {name}: {apart}");
    // Dice lie on the floor of the tray, in the shade of the rim.
    let floor = if theme.flat {
        theme.tray.colour
    } else {
        theme.tray.colour.toward(Rgb(20, 9, 2), 0.3)
    };
    let edge = if theme.flat {
        theme.outline
    } else {
        theme.dice.colour.lit(-0.5)
    };
    let dice = theme.dice.colour.contrast(floor);
    let dice = dice.max(edge.contrast(floor));
    assert!(dice >= 3.0, "the dice of {name}: {dice}");
}

/// What a number can lie on: pieces in light and shade, the board, and the cloth beside it.
fn under_numbers(theme: &Theme) -> Vec<Rgb> {
    let mut all = vec![theme.board.colour, theme.ground, theme.tray.colour];
    for (_, body) in pieces(theme) {
        // Some games darken pieces on a dark board.
        for body in [body, body.lit(-0.22)] {
            let Shades { lit, shade, edge } = theme.shades(body);
            all.extend([body, lit, shade, edge]);
        }
    }
    all
}

fn assert_numbers_are_read(theme: &Theme, name: &str) {
    for side in 0..2 {
        let number = theme.number(side);
        let contrast = number.colour.contrast(number.edge);
        assert!(contrast >= 9.0, "number {side} of {name}: {contrast}");
        for under in under_numbers(theme) {
            let contrast = number.contrast(under);
            assert!(
                contrast >= 3.0,
                "number {side} on {under:?} of {name}: {contrast}"
            );
        }
    }
}

#[test]
fn the_number_of_a_stack_is_read_on_every_piece() {
    for material in Material::ALL {
        assert_numbers_are_read(&Theme::of(*material), material.word());
    }
}

#[test]
fn the_last_move_is_seen_on_all_that_boards_are_made_of() {
    for material in Material::ALL {
        let theme = Theme::of(*material);
        let board = theme.board.colour;
        // Stained or inlaid, and in light and shade; and the troughs and the cloth beside it.
        let mut surfaces: Vec<Rgb> = (0..=10)
            .map(|n| board.toward(theme.burnt, f64::from(n) / 10.0))
            .collect();
        surfaces.extend([-0.3, -0.15, 0.2, 0.5].map(|light| board.lit(light)));
        surfaces.extend([theme.ground, theme.tray.colour, theme.tray.colour.lit(-0.4)]);
        for surface in surfaces {
            let contrast = theme.last_move().contrast(surface);
            assert!(contrast >= 3.0, "{surface:?} of {material}: {contrast}");
        }
    }
}

#[test]
fn every_piece_stands_out_from_what_it_stands_on() {
    for material in Material::ALL {
        assert_seen(&Theme::of(*material), material.word());
    }
}

#[test]
fn forced_colours_come_from_the_system_and_show_everything() {
    let white = Rgb(255, 255, 255);
    let black = Rgb(0, 0, 0);
    for (name, canvas, text, highlight, link) in [
        ("light", white, black, Rgb(0, 0, 128), Rgb(0, 0, 238)),
        ("dark", black, white, Rgb(26, 235, 255), Rgb(255, 255, 0)),
        (
            "dusk",
            Rgb(45, 50, 54),
            white,
            Rgb(171, 214, 228),
            Rgb(112, 235, 222),
        ),
        (
            "desert",
            Rgb(255, 250, 239),
            Rgb(61, 61, 61),
            Rgb(144, 57, 9),
            Rgb(28, 94, 117),
        ),
        (
            "one that is hard to see",
            white,
            black,
            white,
            Rgb(250, 250, 200),
        ),
    ] {
        let theme = Theme::forced(Forced {
            canvas,
            text,
            highlight,
            link,
        });
        assert_seen(&theme, name);
        assert_numbers_are_read(&theme, name);
        for (what, part) in contrasts(&theme) {
            assert!(part >= 1.0, "{what} of {name}: {part}");
        }
        let [first, second] = theme.sides.map(|side| side.body.colour);
        assert!(first.luminance() < second.luminance(), "{name}");
        let used = [theme.ground, theme.board.colour, first, second, theme.burnt];
        for colour in used {
            assert!(colour == canvas || colour == text, "{colour:?} of {name}");
        }
    }
}

#[test]
fn high_contrast_is_what_the_standard_calls_aaa() {
    let theme = Theme::of(Material::HighContrast);
    let board = theme.board.colour;
    for mark in [theme.burnt, theme.accent, theme.alarm, theme.trace] {
        assert!(mark.contrast(board) >= 7.0, "{mark:?}");
    }
    for side in theme.sides {
        assert!(side.banner.contrast(board) >= 7.0);
        assert!(side.body.grain.contrast(side.body.colour) >= 7.0);
    }
}

#[test]
fn every_material_has_its_own_look() {
    for material in Material::ALL {
        assert_eq!(Theme::of(*material).material, *material);
    }
}
