//! The best headers for serving the bundle: as a file that some hosts read (`_headers`), and as the reference for the sample
//! configurations in `docs/hosting`.

use anyhow::{Context, Result, anyhow, bail};
use hosts::{Hosts, Value};

use super::{WORKER, is_twin, markup};
use crate::files::{Files, text_of};

/// The file of headers, in the name and format that several static hosts read.
pub(super) const FILE: &str = "_headers";

/// The file that names the server for online play, if the operator of the bundle runs one.
const SIGNALLING: &str = "signalling.json";

/// The connections that every page needs.
const OWN: &str = "connect-src 'self'";

/// The headers of every file, in addition to the page's own Content-Security-Policy.
pub(crate) const ALWAYS: &str = "  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()";

/// For files whose name changes with their contents.
pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// For all other files: the browser may cache them, but revalidates them.
pub(crate) const ASK: &str = "no-cache";

pub(super) fn advice(pages: &[String], files: &Files) -> Result<String> {
    let mut lines = vec!["/*".to_owned()];
    let policies = pages.iter().map(|page| policy(text_of(files, page)?));
    let mut policies = policies.collect::<Result<Vec<_>>>()?;
    policies.dedup();
    let [policy] = &policies[..] else {
        bail!("the pages name different Content-Security-Policies, or there is no page");
    };
    lines.push(ALWAYS.to_owned());
    lines.push(format!("  Content-Security-Policy: {policy}"));
    let mut kept = |path: &str, how: &str| lines.push(format!("/{path}\n  Cache-Control: {how}"));
    kept("", ASK);
    for name in pages.iter().map(String::as_str).chain([WORKER]) {
        kept(name, ASK);
    }
    for name in files.keys().filter(|name| is_hashed(name)) {
        kept(name, FOR_EVER);
    }
    Ok(lines.join("\n") + "\n")
}

fn is_hashed(name: &str) -> bool {
    let is_hash = |part: &str| part.len() >= 12 && part.bytes().all(|b| b.is_ascii_hexdigit());
    !is_twin(name) && name.split(['-', '_', '.', '/']).any(is_hash)
}

/// The page with a policy that allows the server in the bundle's `signalling.json`, if that names one.
pub(crate) fn with_server(page: &str, files: &Files) -> Result<String> {
    let Some(text) = files.get(SIGNALLING) else {
        return Ok(page.to_owned());
    };
    let json: serde_json::Value = serde_json::from_slice(text).context(SIGNALLING)?;
    let hosts = Hosts::read(&Value::from(&json));
    let hosts = hosts.map_err(|error| anyhow!("{SIGNALLING}: {error}"))?;
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

/// The Content-Security-Policy in the page.
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
