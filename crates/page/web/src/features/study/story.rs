//! A page that tells the game, with pictures of the board. It is a separate file, and prints well.

use context::telling::Wording;
use context::this::words as m;
use context::{Side, This, Tree};
use game::{Node, Turn};
use on_page::text::rules::rule_set;
use on_page::{Book, News};

use super::outline::{Row, of_tree, session_at};
use super::review::Costs;

/// The number of turns between pictures of the board, if no comment asked for one.
const TURNS: usize = 10;

const STYLE: &str = "body{font:1.1rem/1.5 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#20140c;background:#fffaf2}\
h1{line-height:1.2}svg{display:block;width:100%;max-height:22rem;margin:1rem auto}b{font-weight:600}\
ol{list-style:none;padding-left:1.2rem;border-left:3px solid #c9a36a;margin:.4rem 0}p{margin:.4rem 0}\
@media print{body{margin:0;background:none}svg,li{break-inside:avoid}}";

pub(super) fn page(tree: &Tree, costs: &Costs) -> String {
    let rows = of_tree(tree, (costs, Wording::Sentences));
    let record = tree.header();
    let [first, second] = Side::BOTH.map(|side| {
        let name = m::ListSide { side }.text();
        match record.name(side) {
            "" => name,
            player => format!("{player} ({name})"),
        }
    });
    let title = format!("{}: {first} – {second}", m::title());
    let rules = rule_set::<This>(game::RuleSets::of(record.judge()));
    let about = [Some(rules.as_str()), record.date()].into_iter().flatten();
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n<p>{}</p>\n",
        messages::language().map_or("en", |language| language.code),
        escape(&about.collect::<Vec<_>>().join(" · ")),
        title = escape(&title),
    );
    html += &paragraphs(tree.comment(Tree::ROOT));
    html += &diagram(tree, Tree::ROOT);
    let mut since = 0;
    for row in &rows {
        since += 1;
        html += &told(row);
        if !row.comments.is_empty() || since >= TURNS {
            since = 0;
            html += &diagram(tree, row.end());
        }
    }
    if let Some(last) = rows.last() {
        let session = session_at(tree, last.end());
        if since > 0 {
            html += &diagram(tree, last.end());
        }
        if let Turn::Over(_) = session.turn() {
            html += &paragraphs(&This::task(&session, false));
        }
    }
    html + "</html>\n"
}

/// A turn, with its comments and the alternatives.
fn told(row: &Row) -> String {
    let head = escape(format!("{} {}", row.number, row.name()).trim());
    let sign = row.mark.map(|mark| format!(" <b>{mark}</b>"));
    let mut html = format!(
        "<p><b>{head}</b> {}{}</p>\n",
        escape(&row.telling.text),
        sign.unwrap_or_default()
    );
    for comment in &row.comments {
        html += &paragraphs(comment);
    }
    for variation in &row.variations {
        let rows = variation
            .iter()
            .map(|row| format!("<li>{}</li>", told(row)));
        html += &format!("<ol>{}</ol>\n", rows.collect::<String>());
    }
    html
}

fn paragraphs(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| format!("<p>{}</p>\n", escape(line)));
    lines.collect()
}

fn diagram(tree: &Tree, node: Node) -> String {
    This::diagram(&session_at(tree, node)) + "\n"
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
