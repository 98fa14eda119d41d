//! Reads and changes the start tags of a page of this project: names in lower case, attributes in double quotes.

use std::collections::BTreeMap;

/// The page with `change` applied to every start tag; `None` leaves a tag unchanged.
pub(crate) fn rewrite(html: &str, mut change: impl FnMut(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(html.len());
    for (before, tag) in pieces(html) {
        out += before;
        match change(tag)
            .filter(|_| tag[1.min(tag.len())..].starts_with(|c: char| c.is_ascii_lowercase()))
        {
            Some(changed) => out += &changed,
            None => out += tag,
        }
    }
    out
}

/// The page without the elements for whose start tag `is_out` returns true. Each has an end tag.
pub(crate) fn without_elements(html: &str, is_out: impl Fn(&str) -> bool) -> String {
    let mut out = String::with_capacity(html.len());
    // The name of the element that is left out, and the nesting depth of elements with that name.
    let (mut left_out, mut open) = (String::new(), 0);
    for (before, tag) in pieces(html) {
        let is_end = tag == format!("</{left_out}>");
        if open == 0 {
            out += before;
            if is_out(tag) {
                (left_out, open) = (name(tag).to_owned(), 1);
            } else {
                out += tag;
            }
        } else if name(tag) == left_out {
            open += 1;
        } else if is_end {
            open -= 1;
        }
    }
    out
}

/// Splits a page into texts, each with the tag or the comment that follows it.
fn pieces(html: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = html;
    std::iter::from_fn(move || {
        let (before, from) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
        let end = match from.starts_with("<!--") {
            true => from.find("-->").map(|end| end + 3),
            false => end_of_tag(from),
        };
        let (tag, after) = from.split_at(end.unwrap_or(from.len()));
        let is_over = rest.is_empty();
        rest = after;
        (!is_over).then_some((before, tag))
    })
}

/// The end of a tag, after its `>`; one inside quotes does not count.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '>' if !quoted => return Some(at + 1),
            _ => {}
        }
    }
    None
}

pub(crate) fn name(tag: &str) -> &str {
    let inner = tag.trim_start_matches('<');
    let end = inner.find(|c: char| !c.is_ascii_alphanumeric());
    &inner[..end.unwrap_or(inner.len())]
}

pub(crate) fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = find(tag, name)? + name.len() + 3;
    let end = tag[start..].find('"')?;
    Some(&tag[start..start + end])
}

/// The tag with an attribute added or replaced.
pub(crate) fn with(tag: &str, name: &str, value: &str) -> String {
    let bare = without(tag, name);
    let close = if bare.ends_with("/>") { 2 } else { 1 };
    let (inner, end) = bare.split_at(bare.len() - close);
    format!("{} {name}=\"{value}\"{end}", inner.trim_end())
}

pub(crate) fn without(tag: &str, name: &str) -> String {
    match (find(tag, name), attribute(tag, name)) {
        (Some(start), Some(value)) => {
            let end = start + name.len() + 4 + value.len();
            format!("{}{}", &tag[..start], &tag[end..])
        }
        _ => tag.to_owned(),
    }
}

/// The position of the space before an attribute.
fn find(tag: &str, name: &str) -> Option<usize> {
    tag.find(&format!(" {name}=\""))
}

/// The file of the bundle that a tag refers to.
pub(crate) fn target<'a>(tag: &'a str, files: &BTreeMap<String, Vec<u8>>) -> Option<&'a str> {
    let address = attribute(tag, "href").or_else(|| attribute(tag, "src"))?;
    let name = address.strip_prefix("./").unwrap_or(address);
    files.contains_key(name).then_some(name)
}
