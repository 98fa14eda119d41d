//! The headers with which the bundle is best served: once as a file that some hosts read (`_headers`), and as the measure of
//! the sample configurations in `docs/hosting`.

use anyhow::{Context, Result, anyhow, bail};
use hosts::{Hosts, Value};

use super::{WORKER, is_twin, markup};
use crate::files::{self, Files};

/// The file of advice, named and written as several static hosts read it.
pub(super) const FILE: &str = "_headers";

/// Where people at a distance can meet, if whoever builds the bundle runs a server for that.
const SIGNALLING: &str = "signalling.json";

/// What pages reach anyway.
const OWN: &str = "connect-src 'self'";

/// What goes with every file, beside the page's own Content-Security-Policy.
const ALWAYS: &[(&str, &str)] = &[
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    (
        "Permissions-Policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()",
    ),
];

/// For files whose name changes with their contents.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// For all others: the browser may keep them, but asks whether there is news.
const ASK: &str = "no-cache";

/// The advice for these pages and the files beside them.
pub(super) fn advice(pages: &[&str], files: &Files) -> Result<String> {
    let mut lines = vec!["/*".to_owned()];
    let policies = pages
        .iter()
        .map(|page| policy(files::text_of(files, page)?));
    let mut policies = policies.collect::<Result<Vec<_>>>()?;
    policies.dedup();
    let [policy] = <[String; 1]>::try_from(policies).map_err(|_| {
        anyhow!("the pages name different Content-Security-Policies, or there is no page")
    })?;
    let policy = ("Content-Security-Policy", policy.as_str());
    for (name, value) in ALWAYS.iter().copied().chain([policy]) {
        lines.push(format!("  {name}: {value}"));
    }
    let mut kept = |path: &str, how: &str| lines.push(format!("/{path}\n  Cache-Control: {how}"));
    kept("", ASK);
    for name in pages.iter().chain([&WORKER]) {
        kept(name, ASK);
    }
    for name in files.keys().filter(|name| is_hashed(name)) {
        kept(name, FOR_EVER);
    }
    Ok(lines.join("\n") + "\n")
}

/// Whether a file's name changes with its contents.
fn is_hashed(name: &str) -> bool {
    let is_hash = |part: &str| part.len() >= 12 && part.bytes().all(|b| b.is_ascii_hexdigit());
    !is_twin(name) && name.split(['-', '_', '.', '/']).any(is_hash)
}

/// The page with a policy that lets it reach the server of the bundle's `signalling.json`, if that names one.
pub(crate) fn with_server(page: &str, files: &Files) -> Result<String> {
    let Some(text) = files.get(SIGNALLING) else {
        return Ok(page.to_owned());
    };
    let reading = || format!("reading {SIGNALLING}");
    let json: serde_json::Value = serde_json::from_slice(text).with_context(reading)?;
    let hosts =
        Hosts::read(&Value::from(&json)).map_err(|error| anyhow!("{SIGNALLING}: {error}"))?;
    let Some(server) = hosts.server else {
        return Ok(page.to_owned());
    };
    let old = policy(page)?;
    let new = old.replace(OWN, &format!("{OWN} {}", server.origin()));
    if new == old {
        bail!("the policy of a page has no `{OWN}`");
    }
    Ok(page.replace(&old, &new))
}

/// The Content-Security-Policy that the page itself names.
pub(crate) fn policy(page: &str) -> Result<String> {
    let mut policy = None;
    markup::rewrite(page, |tag| {
        if markup::attribute(tag, "http-equiv") == Some("Content-Security-Policy") {
            policy = markup::attribute(tag, "content").map(str::to_owned);
        }
        None
    });
    policy.context("a page names no Content-Security-Policy")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::project;

    #[test]
    fn every_sample_of_a_configuration_sends_what_is_advised() {
        let page = fs::read_to_string(project::path("index.html")).unwrap();
        let policy = policy(&page).unwrap();
        let always = ALWAYS.iter().map(|(_, value)| *value);
        let all: Vec<&str> = always.chain([policy.as_str(), FOR_EVER, ASK]).collect();
        let samples = [
            ("nginx.conf", all.as_slice()),
            ("apache.conf", &all),
            ("Caddyfile", &all),
            // A storage itself can say no more than this.
            ("object-storage.sh", &[FOR_EVER, ASK]),
        ];
        for (sample, values) in samples {
            let text = fs::read_to_string(project::path("docs/hosting").join(sample)).unwrap();
            for value in values {
                assert!(
                    text.contains(value),
                    "docs/hosting/{sample} lacks `{value}`"
                );
            }
        }
    }

    #[test]
    fn the_policy_names_the_server_of_the_bundle() {
        let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"connect-src 'self'; font-src 'self'\">";
        let with = |file: &str| {
            let file = (SIGNALLING.to_owned(), file.as_bytes().to_vec());
            with_server(page, &Files::from([file]))
        };
        assert_eq!(with_server(page, &Files::new()).unwrap(), page);
        assert_eq!(with(r#"{"server": null}"#).unwrap(), page);
        let named = with(r#"{"server": "wss://meet.example.org:3536/games"}"#).unwrap();
        assert_eq!(
            policy(&named).unwrap(),
            "connect-src 'self' wss://meet.example.org:3536; font-src 'self'"
        );
        assert!(with(r#"{"server": "wss://a.example; script-src *"}"#).is_err());
        assert!(with("server").is_err());
    }

    #[test]
    fn the_advice_names_the_policy_of_the_page() {
        let page = |policy: &str| {
            let named =
                format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
            named.into_bytes()
        };
        let mut files = Files::from([
            ("index.html".to_owned(), page("default-src 'none'")),
            ("other.html".to_owned(), page("default-src 'none'")),
            ("boot-0123456789abcdef.js".to_owned(), Vec::new()),
            ("boot-0123456789abcdef.js.br".to_owned(), Vec::new()),
        ]);
        let pages = ["index.html", "other.html"];
        let advised = advice(&pages, &files).unwrap();
        assert!(advised.contains("  Content-Security-Policy: default-src 'none'\n"));
        assert!(advised.contains(&format!("/other.html\n  Cache-Control: {ASK}\n")));
        assert!(advised.contains(&format!(
            "/boot-0123456789abcdef.js\n  Cache-Control: {FOR_EVER}\n"
        )));
        assert!(!advised.contains(".br"));
        files.insert("other.html".to_owned(), page("default-src *"));
        assert!(advice(&pages, &files).is_err());
        files.insert("other.html".to_owned(), b"<p>".to_vec());
        assert!(advice(&pages, &files).is_err());
    }
}
