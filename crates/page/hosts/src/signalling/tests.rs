//! Reading `signalling.json`.

use crate::{Hosts, HostsError, Server, ServerError, Value};
use proptest::prelude::*;

fn read(json: &str) -> Result<Hosts, HostsError> {
    Hosts::read(&Value::from(&serde_json::from_str(json).unwrap()))
}

#[test]
fn the_file_that_is_shipped_names_nobody() {
    let shipped = read(include_str!("../../../../../web/signalling.json"));
    assert_eq!(shipped, Ok(Hosts::default()));
}

#[test]
fn a_server_can_be_named() {
    let hosts = read(r#"{"server": "wss://meet.example.org:3536/games/{room}?v=1"}"#).unwrap();
    let server = hosts.server.unwrap();
    assert_eq!(
        server.address("AbC"),
        "wss://meet.example.org:3536/games/AbC?v=1"
    );
    assert_eq!(server.origin(), "wss://meet.example.org:3536");
    assert_eq!(server.host(), "meet.example.org:3536");
}

#[test]
fn a_server_has_to_be_sealed_or_on_this_machine() {
    let error = |text: &str| {
        text.parse::<Server>()
            .map(|server| server.origin().to_owned())
    };
    for good in [
        "wss://a.example",
        "ws://localhost:3536",
        "ws://127.0.0.1",
        "ws://[::1]:1",
    ] {
        let address = format!("{good}/{{room}}");
        assert_eq!(error(&address), Ok(good.to_owned()));
    }
    for (bad, why) in [
        ("", ServerError::Scheme),
        ("https://a.example", ServerError::Scheme),
        ("WSS://a.example", ServerError::Scheme),
        ("ws://a.example", ServerError::Open),
        ("ws://127.example", ServerError::Open),
        ("ws://localhost.example", ServerError::Open),
        ("wss://", ServerError::Host),
        ("wss://me@a.example", ServerError::Host),
        ("wss://a.example:0", ServerError::Host),
        ("wss://a.example:+1", ServerError::Host),
        ("wss://a.example:65536", ServerError::Host),
        ("wss://a..example", ServerError::Host),
        ("wss://[::1", ServerError::Host),
        ("wss://a.example; script-src *", ServerError::Host),
        ("wss://a.example/{room} *", ServerError::Path),
        ("wss://a.example/{room}#a", ServerError::Path),
        ("wss://meet.example.org", ServerError::Room),
        ("wss://a.example/{room}/{room}", ServerError::Room),
    ] {
        assert_eq!(error(bad), Err(why), "{bad}");
    }
    assert_eq!(
        error(&format!("wss://a.example/{{room}}{}", "a".repeat(200))),
        Err(ServerError::Path)
    );
}

#[test]
fn a_file_with_a_mistake_says_which() {
    use HostsError as E;
    for (file, error) in [
        ("[]", E::NotAnObject),
        (r#"{"sever": null}"#, E::UnknownName("sever".into())),
        (r#"{"server": 3}"#, E::Server(ServerError::Scheme)),
        (
            r#"{"server": "ws://a.example/{room}"}"#,
            E::Server(ServerError::Open),
        ),
        // Values that earlier versions accepted.
        (
            r#"{"server": "wss://meet.example.org"}"#,
            E::Server(ServerError::Room),
        ),
        (r#"{"server": null, "ice": []}"#, E::Former("ice".into())),
        (r#"{"relay_only": true}"#, E::Former("relay_only".into())),
    ] {
        assert_eq!(read(file), Err(error), "{file}");
    }
    let said = read(r#"{"server": "wss://meet.example.org"}"#)
        .unwrap_err()
        .to_string();
    assert!(said.contains("{room}"), "{said}");
}

proptest! {
    #[test]
    fn what_is_taken_for_a_server_cannot_say_more_in_a_policy(text in "wss?://[ -~]{0,30}/\\{room\\}[ -~]{0,9}") {
        if let Ok(server) = text.parse::<Server>() {
            prop_assert!(!server.origin().contains([' ', ';', ',', '\'', '"', '*', '@']));
            prop_assert!(text.starts_with(server.origin()));
        }
    }
}
