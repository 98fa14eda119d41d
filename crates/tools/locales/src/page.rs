//! The words inside the page itself: where the other words are, and messages until they have loaded.

use std::fmt::Write as _;

use crate::{BOOT, FIRST, Message, Piece, Words, file_name};

/// The texts that replace the two comments in `index.html`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insertions {
    /// For the head: title and description in English, and a link to every file with words.
    pub head: String,
    /// For the end of the body: the message without scripts, the one if neither scripts nor styles load, and the messages of
    /// `web/boot.js`.
    pub body: String,
}

pub fn insertions(words: &Words) -> Insertions {
    let (mut head, mut body) = (String::new(), String::new());
    let (mut silent, mut unopened) = (String::new(), String::new());
    let english =
        |part: &str, name: &str| Some(escaped(words.english()?.parts.get(part)?.get(name)?));
    // Writing to a String cannot fail.
    if let Some(title) = english(FIRST, "title") {
        let _ = writeln!(head, "<title>{title}</title>");
    }
    if let Some(description) = english(BOOT, "boot-description") {
        let _ = writeln!(
            head,
            "<meta name=\"description\" content=\"{description}\">"
        );
    }
    for locale in &words.locales {
        let code = locale.language.code;
        for part in locale.parts.keys().filter(|part| *part != BOOT) {
            let also = locale.language.also.join(" ");
            let _ = writeln!(
                head,
                "<link data-language=\"{code}\" data-also=\"{also}\" data-part=\"{part}\" href=\"{}\">",
                file_name(&words.game, code, part)
            );
        }
        let _ = write!(body, "<div lang=\"{code}\">");
        for (name, message) in locale.parts.get(BOOT).into_iter().flatten() {
            let text = escaped(message);
            let _ = match name.as_str() {
                "boot-noscript" => write!(silent, "<p lang=\"{code}\">{text}</p>"),
                "boot-file" => write!(unopened, "<p lang=\"{code}\">{text}</p>"),
                _ => write!(body, "<p data-say=\"{name}\">{text}</p>"),
            };
        }
        body += "</div>\n";
    }
    let body = format!(
        "<template id=\"boot-words\">\n{body}</template>\n<noscript>{silent}</noscript>\n<div id=\"unopened\">{unopened}</div>\n"
    );
    Insertions { head, body }
}

fn escaped(message: &Message) -> String {
    let mut text = String::new();
    for part in &message.pattern {
        if let Piece::Text(words) = part {
            text += words;
        }
    }
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
