//! Pictures for paper, as text: what they draw and where.

use paper::{Format, Leaflet, MARGIN, Paragraph, Picture, Sheet, Style, leaflet};

pub type Path = Vec<(i32, i32)>;

/// A panel: its upper left corner, its size, and its colour. Discs and pips are panels too.
pub type Panel<'a> = ((i32, i32), (i32, i32), &'a str);

/// The start of a text, its width to the right if a letter is half as wide as high, and its words.
pub type Text<'a> = ((i32, i32), i32, &'a str);

pub fn drawn(svg: &str) -> Vec<(Path, &str)> {
    let path = |text: &str| {
        let points = text.trim_end_matches('Z').split(['M', 'L']).skip(1);
        let point = |pair: &str| {
            let (x, y) = pair.split_once(' ').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        };
        points.map(point).collect()
    };
    let found = svg.split("<path d=\"").skip(1).map(|rest| {
        let (points, rest) = rest.split_once('"').unwrap();
        (path(points), rest.split_once("/>").unwrap().0)
    });
    found.collect()
}

pub fn paths(svg: &str) -> Vec<Path> {
    drawn(svg).into_iter().map(|(path, _)| path).collect()
}

pub fn number(element: &str, name: &str) -> i32 {
    let rest = element.split_once(&format!(" {name}=\"")).unwrap().1;
    rest.split_once('"').unwrap().0.parse().unwrap()
}

pub fn panels(svg: &str) -> Vec<Panel<'_>> {
    let found = svg.split("<rect").skip(1).map(|rest| {
        let rest = rest.split_once("/>").unwrap().0;
        let colour = rest.split_once("fill=\"").unwrap().1;
        let at = (number(rest, "x"), number(rest, "y"));
        let size = (number(rest, "width"), number(rest, "height"));
        (at, size, colour.split_once('"').unwrap().0)
    });
    found.collect()
}

pub fn texts(svg: &str) -> Vec<Text<'_>> {
    let found = svg.split("<text").skip(1).map(|text| {
        let (attributes, rest) = text.split_once('>').unwrap();
        let words = rest.split_once('<').unwrap().0;
        let (x, y) = (number(attributes, "x"), number(attributes, "y"));
        let width = words.chars().count() as i32 * number(attributes, "font-size") / 2;
        ((x, y), x + width, words)
    });
    found.collect()
}

fn reached(svg: &str) -> Path {
    let mut all = paths(svg).concat();
    for ((x, y), (width, height), _) in panels(svg) {
        all.extend([(x, y), (x + width, y + height)]);
    }
    for circle in svg.split("<circle").skip(1) {
        let (x, y) = (number(circle, "cx"), number(circle, "cy"));
        let radius = number(circle, "r");
        all.extend([(x - radius, y - radius), (x + radius, y + radius)]);
    }
    for ((x, y), end, _) in texts(svg) {
        all.extend([(x, y), (end, y)]);
    }
    all
}

fn assert_within(svg: &str, (width, height): (i32, i32), margin: i32) {
    for (x, y) in reached(svg) {
        assert!((margin..=width - margin).contains(&x), "{x} of {width}");
        assert!((margin..=height - margin).contains(&y), "{y} of {height}");
    }
}

/// Everything on a sheet lies within its margins.
pub fn nothing_is_cut_off(sheet: &Sheet) {
    assert_within(&sheet.svg, sheet.format.size(), MARGIN);
}

/// A picture is well-formed, and everything lies inside it.
pub fn is_whole(svg: &str) {
    assert_within(svg, (number(svg, "width"), number(svg, "height")), 0);
    assert!(svg.ends_with("</svg>\n"));
}

/// A page with a picture and some rules: twenty times this sentence. Every letter is half as wide as it is high.
pub fn rules_on_a_page(picture: &impl Picture, sentence: &str, format: Format) -> Sheet {
    let words = Leaflet {
        title: "A title".into(),
        text: vec![
            Paragraph::Picture,
            Paragraph::Heading("Moves".into()),
            Paragraph::Text(vec![(Style::Plain, sentence.repeat(20))]),
        ],
        spare: Vec::new(),
    };
    let half_as_wide = |_, words: &str| words.chars().count() as i32 * 500;
    leaflet(format, &words, picture, &half_as_wide)
}
