//! Sheets, and the words of a page of rules in its columns.

use paper::{
    Drawing, Format, Labels, Leaflet, MARGIN, PLAIN, Paragraph, Pen, Picture, Point, Style, leaflet,
};

struct Boxed;

impl Picture for Boxed {
    fn height(&self, width: i32) -> i32 {
        width * 2 / 3
    }

    fn draw(&self, drawing: &mut Drawing, (x, y): Point, width: i32) {
        drawing.panel((x, y), (width, self.height(width)), 0, "tan");
    }
}

/// A font in which every letter is half as wide as it is high.
fn wide(_: Style, words: &str) -> i32 {
    words.chars().count() as i32 * 500
}

/// A page with this many rules.
fn page_of_rules(count: usize) -> Leaflet {
    let rule = |n: usize| {
        let name = (Style::Bold, format!("Rule{n}."));
        let said = "A soldier walks as many places as a die shows, ".repeat(1 + n % 3);
        vec![
            name,
            (Style::Plain, said),
            (Style::Slanted, "Somebody".into()),
        ]
    };
    let mut text = vec![Paragraph::Picture];
    for n in 0..count {
        if n % 4 == 0 {
            text.push(Paragraph::Heading(format!("Part{n}")));
        }
        text.push(Paragraph::Text(rule(n)));
    }
    Leaflet {
        title: "A title".into(),
        text,
        spare: Vec::new(),
    }
}

/// A line of text on a sheet: where it begins, its size, its width, and its text.
struct Line {
    x: i32,
    y: i32,
    size: i32,
    width: Option<i32>,
    words: String,
}

fn lines(svg: &str) -> Vec<Line> {
    let line = |rest: &str| {
        let (head, words) = rest.split_once('>').unwrap();
        let value = |name: &str| {
            let rest = head.split_once(&format!("{name}=\""))?.1;
            rest.split_once('"')?.0.parse().ok()
        };
        Line {
            x: value("x").unwrap(),
            y: value(" y").unwrap(),
            size: value("font-size").unwrap(),
            width: value("textLength"),
            words: words.split_once('<').unwrap().0.to_owned(),
        }
    };
    svg.split("<text ").skip(1).map(line).collect()
}

#[test]
fn a_page_of_rules_holds_all_its_words_within_its_columns() {
    for (count, format) in [(8, Format::A4), (30, Format::Letter), (60, Format::A4)] {
        let words = page_of_rules(count);
        let sheet = leaflet(format, &words, &Boxed, &wide);
        let (width, height) = format.size();
        let mut set: Vec<Line> = lines(&sheet.svg);
        set.retain(|line| line.width.is_some());
        for line in &set {
            let right = line.x + line.width.unwrap();
            assert!(
                line.x >= MARGIN && right <= width - MARGIN,
                "{}",
                line.words
            );
            assert!(line.y - line.size >= MARGIN && line.y <= height - MARGIN);
        }
        // Every word, in order.
        let all: String = set.iter().map(|line| line.words.clone() + " ").collect();
        let remarks = all.contains("Somebody");
        let wanted = words.text.iter().flat_map(|paragraph| match paragraph {
            Paragraph::Heading(words) => words.split_whitespace().collect::<Vec<_>>(),
            Paragraph::Text(runs) => runs
                .iter()
                .filter(|(style, _)| remarks || *style != Style::Slanted)
                .flat_map(|(_, run)| run.split_whitespace())
                .collect(),
            Paragraph::Picture => Vec::new(),
        });
        assert!(all.split_whitespace().eq(wanted), "{all}");
        // Down one column, then on at the top of the next.
        for (one, next) in set.iter().zip(set.iter().skip(1)) {
            let below = next.y >= one.y + next.size
                || (next.y == one.y && next.x >= one.x + one.width.unwrap());
            let beside = next.x >= one.x + one.width.unwrap() && next.y < one.y;
            assert!(below || beside, "{} – {}", one.words, next.words);
        }
    }
}

#[test]
fn what_is_spare_is_left_out_before_letters_are_hard_to_read() {
    let set = |count| {
        let mut words = page_of_rules(count);
        let advice = (Style::Plain, "Advice ".repeat(300));
        words.spare = vec![Paragraph::Text(vec![advice])];
        let sheet = leaflet(Format::A4, &words, &Boxed, &wide);
        let said = |word: &str| sheet.svg.contains(word);
        let size = lines(&sheet.svg).last().unwrap().size;
        (size, said("Advice"), said("Somebody"))
    };
    let steps: Vec<_> = (8..90).map(set).collect();
    // The advice is left out first, then the text of each rule; letters shrink only after that.
    for (size, advice, remarks) in &steps {
        assert!(!advice || (*size >= 28 && *remarks), "{steps:?}");
        assert!(!remarks || *size >= 25, "{steps:?}");
    }
    for kept in [(true, true), (false, true), (false, false)] {
        assert!(
            steps
                .iter()
                .any(|&(_, advice, remarks)| (advice, remarks) == kept),
            "{steps:?}"
        );
    }
}

#[test]
fn fewer_rules_are_written_larger() {
    let size = |count| {
        let sheet = leaflet(Format::A4, &page_of_rules(count), &Boxed, &wide);
        lines(&sheet.svg).last().unwrap().size
    };
    assert!(size(10) > size(40) && size(40) > size(60));
}

#[test]
fn no_words_stand_on_the_picture() {
    let mut words = page_of_rules(12);
    // In the middle of the page it stands lower than where it fits first.
    words.text.swap(0, 8);
    let sheet = leaflet(Format::A4, &words, &Boxed, &wide);
    let (_, rest) = sheet.svg.split_once("<rect ").unwrap();
    let number = |name: &str| -> i32 {
        let (_, rest) = rest.split_once(&format!("{name}=\"")).unwrap();
        rest.split_once('"').unwrap().0.parse().unwrap()
    };
    let (x, y, width, height) = (number("x"), number(" y"), number("width"), number("height"));
    assert_eq!(height, Boxed.height(width));
    assert!(x >= MARGIN && y >= MARGIN && y + height <= Format::A4.size().1 - MARGIN);
    for line in lines(&sheet.svg) {
        let beside = line.x >= x + width || line.x + line.width.unwrap_or(0) <= x;
        let apart = line.y <= y || line.y - line.size >= y + height;
        assert!(beside || apart, "{}", line.words);
    }
}

#[test]
fn a_sheet_is_as_large_as_its_paper() {
    for format in Format::ALL {
        let size = match format {
            Format::A4 => r#"width="297.0mm" height="210.0mm" viewBox="0 0 2970 2100""#,
            Format::Letter => r#"width="279.4mm" height="215.9mm" viewBox="0 0 2794 2159""#,
        };
        let sheet = leaflet(format, &page_of_rules(1), &Boxed, &wide);
        assert!(sheet.svg.contains(size));
        assert_eq!(sheet.format, format);
    }
}

#[test]
fn labels_stand_along_the_lower_edge_with_the_heading_first() {
    let mut drawing = Drawing::sheet(Format::Letter);
    drawing.labels(&Labels {
        title: "A title".into(),
        hints: vec!["One".into(), "Two".into()],
    });
    let set = lines(&drawing.into_svg());
    let at = |words: &str| set.iter().find(|line| line.words == words).unwrap().y;
    assert!(at("A title") < at("One") && at("One") < at("Two"));
    assert!(at("Two") <= Format::Letter.size().1 - MARGIN);
}

#[test]
fn words_cannot_break_out_of_the_picture() {
    let mut drawing = Drawing::of_size(100, 100);
    drawing.text((0, 50), 20, PLAIN, "<script>&\"\u{0}");
    let svg = drawing.into_svg();
    assert!(svg.contains(">&lt;script&gt;&amp;\"<"));
    assert!(!svg.contains("<script"));
}

#[test]
fn an_outline_is_closed_and_a_line_is_not() {
    let points = [(10, 10), (20, 10), (20, 30)];
    let drawn = |draw: fn(&mut Drawing, Pen, &[Point])| {
        let mut drawing = Drawing::of_size(100, 100);
        draw(&mut drawing, Pen::Firm, &points);
        drawing.into_svg()
    };
    assert!(drawn(Drawing::line).contains("d=\"M10 10L20 10L20 30\""));
    assert!(drawn(Drawing::outline).contains("d=\"M10 10L20 10L20 30Z\""));
}

#[test]
fn an_arrow_points_from_the_one_to_the_other() {
    let mut drawing = Drawing::of_size(600, 100);
    drawing.arrow((50, 50), (550, 50));
    let svg = drawing.into_svg();
    // A shaft, short of both ends, and the two strokes of the head at its tip.
    assert!(svg.contains("d=\"M80 50L538 50\""));
    assert!(svg.contains("L538 50L504 "));
}
