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
fn a_server_and_its_helpers_can_be_named() {
    let hosts = read(
        r#"{"server": "wss://meet.example.org:3536/games/", "ice": [
            {"urls": "stun:stun.example.org"},
            {"urls": ["turn:turn.example.org:3478?transport=udp", "turns:[2001:db8::1]:5349"],
             "username": "games", "credential": "everybody"}]}"#,
    )
    .unwrap();
    let server = hosts.server.unwrap();
    assert_eq!(server.address(), "wss://meet.example.org:3536/games");
    assert_eq!(server.origin(), "wss://meet.example.org:3536");
    assert_eq!(server.host(), "meet.example.org:3536");
    assert_eq!(hosts.ice[0].urls, ["stun:stun.example.org"]);
    assert_eq!(hosts.ice[1].urls.len(), 2);
    assert_eq!(hosts.ice[1].credential.as_deref(), Some("everybody"));
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
        assert_eq!(error(good), Ok(good.to_owned()));
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
        ("wss://a.example/ *", ServerError::Path),
        ("wss://a.example/?next=2", ServerError::Path),
        ("wss://a.example/#a", ServerError::Path),
    ] {
        assert_eq!(error(bad), Err(why), "{bad}");
    }
    assert_eq!(
        error(&format!("wss://a.example/{}", "a".repeat(200))),
        Err(ServerError::Path)
    );
}

#[test]
fn a_file_with_a_mistake_says_which() {
    use HostsError as E;
    let turn = |more: &str| format!(r#"{{"ice": [{{"urls": "turn:a.example"{more}}}]}}"#);
    let long = "x".repeat(201);
    for (file, error) in [
        ("[]", E::NotAnObject),
        (r#"{"sever": null}"#, E::UnknownName("sever".into())),
        (r#"{"server": 3}"#, E::Server(ServerError::Scheme)),
        (
            r#"{"server": "ws://a.example"}"#,
            E::Server(ServerError::Open),
        ),
        (r#"{"ice": {}}"#, E::NotAList),
        (r#"{"relay_only": "yes"}"#, E::NoYesOrNo),
        (r#"{"ice": [1, 2, 3, 4, 5]}"#, E::NotAList),
        (r#"{"ice": ["stun:a.example"]}"#, E::NoIceServer),
        (r#"{"ice": [{}]}"#, E::NoUrls),
        (r#"{"ice": [{"urls": []}]}"#, E::NoUrls),
        (
            r#"{"ice": [{"urls": "http://a"}]}"#,
            E::BadUrl("http://a".into()),
        ),
        (
            r#"{"ice": [{"urls": "stun:a?transport=udp"}]}"#,
            E::BadUrl("stun:a?transport=udp".into()),
        ),
        (
            r#"{"ice": [{"urls": "stun:a", "password": "b"}]}"#,
            E::UnknownName("password".into()),
        ),
        (&turn(""), E::NoCredential),
        (&turn(r#", "username": "a""#), E::NoCredential),
        (
            &turn(r#", "username": "", "credential": "b""#),
            E::BadCredential,
        ),
        (
            &turn(&format!(r#", "username": "a", "credential": "{long}""#)),
            E::BadCredential,
        ),
    ] {
        assert_eq!(read(file), Err(error), "{file}");
    }
}

proptest! {
    #[test]
    fn what_is_taken_for_a_server_cannot_say_more_in_a_policy(text in "wss?://[ -~]{0,30}") {
        if let Ok(server) = text.parse::<Server>() {
            prop_assert!(!server.origin().contains([' ', ';', ',', '\'', '"', '*', '@']));
            prop_assert!(text.starts_with(server.origin()));
        }
    }
}
