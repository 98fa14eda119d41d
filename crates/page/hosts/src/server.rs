//! The address of a server with rooms for live play.

use core::fmt;
use core::str::FromStr;

/// The longest address, in bytes.
const MOST: usize = 200;

/// The placeholder for the name of a room in the address.
const ROOM: &str = "{room}";

/// The address of the rooms of a WebSocket server, such as `wss://meet.example.org/room/{room}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    address: String,
    /// The length of its scheme, host and port, in bytes.
    origin: usize,
}

/// Why a text is not the address of rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerError {
    /// It begins neither with `wss://` nor, on this machine, with `ws://`.
    Scheme,
    /// It begins with `ws://`, and its host is another machine: anybody in between could read along.
    Open,
    /// Its host or its port is invalid.
    Host,
    /// Its path has characters other than letters, digits, and `-._~/%?=&`; or the address is too long.
    Path,
    /// Its path does not contain `{room}` exactly once.
    Room,
}

impl Server {
    pub fn address(&self, room: &str) -> String {
        self.address.replace(ROOM, room)
    }

    /// The scheme, host and port, as a Content-Security-Policy names a source.
    pub fn origin(&self) -> &str {
        &self.address[..self.origin]
    }

    pub fn host(&self) -> &str {
        let origin = self.origin();
        origin.split_once("://").map_or(origin, |(_, host)| host)
    }
}

impl FromStr for Server {
    type Err = ServerError;

    fn from_str(text: &str) -> Result<Server, ServerError> {
        let sealed = text.starts_with("wss://");
        let rest = text.strip_prefix("wss://").or(text.strip_prefix("ws://"));
        let rest = rest.ok_or(ServerError::Scheme)?;
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let host = host(authority).ok_or(ServerError::Host)?;
        if !sealed && !is_this_machine(host) {
            return Err(ServerError::Open);
        }
        let (before, after) = path.split_once(ROOM).ok_or(ServerError::Room)?;
        if after.contains(ROOM) {
            return Err(ServerError::Room);
        }
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/%?=&".contains(&byte);
        if text.len() > MOST || !before.bytes().chain(after.bytes()).all(plain) {
            return Err(ServerError::Path);
        }
        Ok(Server {
            address: text.to_owned(),
            origin: text.len() - path.len(),
        })
    }
}

/// The host in `host` or `host:port`, if it is a valid name or a numeric address.
fn host(authority: &str) -> Option<&str> {
    let end = match authority.strip_prefix('[') {
        Some(rest) => rest.find(']')? + 2,
        None => authority.find(':').unwrap_or(authority.len()),
    };
    let (host, port) = authority.split_at(end);
    let is_port = match port.strip_prefix(':') {
        Some(port) => port
            .parse::<u16>()
            .is_ok_and(|number| number > 0 && !port.starts_with('+')),
        None => port.is_empty(),
    };
    let inside = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    let is_host = match inside {
        Some(inside) => inside.parse::<core::net::Ipv6Addr>().is_ok(),
        None => is_name(host),
    };
    (is_port && is_host).then_some(host)
}

fn is_name(host: &str) -> bool {
    let label = |label: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty() && label.bytes().all(plain)
    };
    host.split('.').all(label)
}

fn is_this_machine(host: &str) -> bool {
    host == "localhost" || host == "[::1]" || {
        let address = host.parse::<core::net::Ipv4Addr>();
        address.is_ok_and(|address| address.is_loopback())
    }
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ServerError::Scheme => "it has to begin with wss://",
            ServerError::Open => "ws:// is for this machine alone; it has to begin with wss://",
            ServerError::Host => "its host or port is not valid",
            ServerError::Path => "after the host there can only be a plain path",
            ServerError::Room => {
                "its path needs {room} once, where the name of the room goes: see docs/distance-servers.md"
            }
        })
    }
}
