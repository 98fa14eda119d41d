//! Where visitors can go on with a game at home: an address that their phones can open.

/// The longest address of a copy, in bytes.
const MOST: usize = 500;

/// Whether this can be the address of a public copy of the page: `https://`, a host, and no character that ends an address.
pub(crate) fn is_public(address: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && !b"\"<>\\^`{|}?#@".contains(&byte);
    address.len() <= MOST
        && address.bytes().all(plain)
        && address
            .strip_prefix("https://")
            .is_some_and(|rest| is_elsewhere(host(rest)))
}

/// Whether other people's devices can open this address of a page, because it came over a network and not from the same machine.
pub(crate) fn is_reachable(address: &str) -> bool {
    let rest = address
        .strip_prefix("https://")
        .or_else(|| address.strip_prefix("http://"));
    rest.is_some_and(|rest| is_elsewhere(host(rest)))
}

/// The address of this page in a public copy: the copy's folder, and the name of the page if it has one.
pub(crate) fn page_in(copy: &str, page: &str) -> String {
    let folder = copy.strip_suffix("index.html").unwrap_or(copy);
    let slash = if folder.ends_with('/') { "" } else { "/" };
    let name = page.rsplit('/').next().unwrap_or_default();
    let named = name.ends_with(".html") && name != "index.html";
    format!("{folder}{slash}{}", if named { name } else { "" })
}

/// The host in the text after `https://`, without its port.
fn host(rest: &str) -> &str {
    let host = rest.split('/').next().unwrap_or_default();
    match host.find(']') {
        Some(end) => &host[..=end],
        None => host.split(':').next().unwrap_or_default(),
    }
}

/// Whether there is a host, and it is not the local machine.
fn is_elsewhere(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let here = host == "localhost"
        || host.ends_with(".localhost")
        || host.starts_with("127.")
        || ["", "0.0.0.0", "[::1]", "[::]"].contains(&host.as_str());
    !here
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_copy_has_an_address_that_everybody_can_open() {
        for address in [
            "https://example.org",
            "https://example.org/games/sahkku/",
            "https://example.org:8443/index.html",
            "https://[2001:db8::1]/",
        ] {
            assert!(is_public(address), "{address}");
        }
        for address in [
            "",
            "https://",
            "http://example.org/",
            "example.org",
            "https:///sahkku/",
            "https://localhost/",
            "https://games.localhost/",
            "https://127.0.0.1:8000/",
            "https://[::1]/",
            "https://example.org/?kiosk",
            "https://example.org/#game",
            "https://example.org/a b",
            "https://me@example.org/",
            "javascript:alert(1)",
        ] {
            assert!(!is_public(address), "{address}");
        }
        assert!(!is_public(&format!(
            "https://example.org/{}",
            "a".repeat(MOST)
        )));
    }

    #[test]
    fn a_page_of_the_same_machine_or_of_a_file_is_out_of_reach() {
        assert!(is_reachable("http://192.168.1.20/sahkku/"));
        assert!(is_reachable("https://example.org/"));
        for address in [
            "http://localhost:8700/",
            "http://LOCALHOST./",
            "http://127.0.0.1/",
            "http://[::1]:80/",
            "file:///home/kiosk/sahkku.html",
            "",
        ] {
            assert!(!is_reachable(address), "{address}");
        }
    }

    #[test]
    fn a_copy_has_the_pages_of_all_games() {
        let page = |copy, page| page_in(copy, page);
        let here = "http://localhost/hnefatafl.html";
        for copy in [
            "https://example.org/games",
            "https://example.org/games/",
            "https://example.org/games/index.html",
        ] {
            assert_eq!(page(copy, here), "https://example.org/games/hnefatafl.html");
            assert_eq!(
                page(copy, "http://localhost/"),
                "https://example.org/games/"
            );
            assert_eq!(
                page(copy, "http://localhost/index.html"),
                "https://example.org/games/"
            );
        }
    }
}
