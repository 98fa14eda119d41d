//! What stands in the page itself: where the words are, and what is said before they are there.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::{BOOT, Locale, Message, Part, file_name};

/// What is put into `index.html` where its two comments ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insertions {
    /// For the head: the description, and a link to every file with words.
    pub head: String,
    /// For the end of the body: what is said without scripts, and what `web/boot.js` says.
    pub body: String,
}

/// Makes them.
pub fn insertions(locales: &[Locale]) -> Insertions {
    let (mut head, mut body) = (String::new(), String::new());
    let mut silent = String::new();
    for locale in locales {
        let code = locale.language.code;
        let empty = BTreeMap::new();
        let boot = locale.parts.get(BOOT).unwrap_or(&empty);
        // Writing to a String cannot fail.
        if let Some(description) = boot.get("boot-description").filter(|_| code == "en") {
            let _ = writeln!(
                head,
                "<meta name=\"description\" content=\"{}\">",
                escaped(description)
            );
        }
        for part in locale.parts.keys().filter(|part| *part != BOOT) {
            let also = locale.language.also.join(" ");
            let _ = writeln!(
                head,
                "<link data-language=\"{code}\" data-also=\"{also}\" data-part=\"{part}\" href=\"{}\">",
                file_name(code, part)
            );
        }
        let _ = write!(body, "<div lang=\"{code}\">");
        for (name, message) in boot {
            let text = escaped(message);
            if name == "boot-noscript" {
                let _ = write!(silent, "<p lang=\"{code}\">{text}</p>");
            } else {
                let _ = write!(body, "<p data-say=\"{name}\">{text}</p>");
            }
        }
        body += "</div>\n";
    }
    let body =
        format!("<template id=\"boot-words\">\n{body}</template>\n<noscript>{silent}</noscript>\n");
    Insertions { head, body }
}

fn escaped(message: &Message) -> String {
    let mut text = String::new();
    for part in &message.pattern {
        if let Part::Text(words) = part {
            text += words;
        }
    }
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
