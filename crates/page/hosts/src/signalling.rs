//! `signalling.json`: where two people can meet who know only a word, and what helps their browsers to reach each other.
//!
//! Unlike the settings of a kiosk, a file with a mistake is not used at all: a server that its host did not mean would see who
//! plays.

#[cfg(test)]
mod tests;

use core::fmt;

use crate::Value;
use crate::server::{Server, ServerError, host};

/// How many ICE servers a file can name, and how many addresses each: browsers slow down with more.
const MOST_ICE: usize = 4;

/// The longest user name or credential, in bytes.
const MOST_SECRET: usize = 200;

/// What a host offers to people at a distance.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Hosts {
    /// `"server"`: a `matchbox_server`.
    pub server: Option<Server>,
    /// `"ice"`: STUN and TURN servers.
    pub ice: Vec<IceServer>,
    /// `"relay_only"`: whether browsers reach each other through a TURN server alone, so that neither sees the other's address.
    pub relay_only: bool,
}

/// A STUN or TURN server, as WebRTC takes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IceServer {
    pub urls: Vec<String>,
    /// The user name for TURN.
    pub username: Option<String>,
    /// The password for TURN. The file is public, and so is this.
    pub credential: Option<String>,
}

/// What is wrong with the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostsError {
    /// It is no table of names and values.
    NotAnObject,
    /// Nothing is called that.
    UnknownName(String),
    /// `"server"` is neither an address nor `null`.
    Server(ServerError),
    /// `"ice"` is no list of so many servers at most.
    NotAList,
    /// `"relay_only"` is neither `true` nor `false`.
    NoYesOrNo,
    /// An ICE server is no table of names and values.
    NoIceServer,
    /// This is no address of a STUN or TURN server.
    BadUrl(String),
    /// There are no addresses, or too many.
    NoUrls,
    /// A TURN server needs a `"username"` and a `"credential"`.
    NoCredential,
    /// These are texts of up to 200 characters.
    BadCredential,
}

impl Hosts {
    /// Reads the value of the file.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(file: &Value) -> Result<Hosts, HostsError> {
        let mut hosts = Hosts::default();
        for (name, value) in entries(file).ok_or(HostsError::NotAnObject)? {
            match (name.as_str(), value) {
                // For those who run the host to write notes to each other in.
                ("note", _) | ("server", Value::Null) => {}
                ("server", Value::String(address)) => {
                    hosts.server = Some(address.parse().map_err(HostsError::Server)?);
                }
                ("server", _) => return Err(HostsError::Server(ServerError::Scheme)),
                ("ice", Value::Array(all)) if all.len() <= MOST_ICE => {
                    hosts.ice = all.iter().map(ice_server).collect::<Result<_, _>>()?;
                }
                ("ice", _) => return Err(HostsError::NotAList),
                ("relay_only", Value::Bool(only)) => hosts.relay_only = *only,
                ("relay_only", _) => return Err(HostsError::NoYesOrNo),
                _ => return Err(HostsError::UnknownName(shortened(name))),
            }
        }
        Ok(hosts)
    }
}

fn entries(value: &Value) -> Option<&[(String, Value)]> {
    match value {
        Value::Object(entries) => Some(entries),
        _ => None,
    }
}

fn ice_server(value: &Value) -> Result<IceServer, HostsError> {
    let mut server = IceServer {
        urls: Vec::new(),
        username: None,
        credential: None,
    };
    for (name, value) in entries(value).ok_or(HostsError::NoIceServer)? {
        match name.as_str() {
            "urls" => server.urls = urls(value)?,
            "username" => server.username = Some(secret(value)?),
            "credential" => server.credential = Some(secret(value)?),
            _ => return Err(HostsError::UnknownName(shortened(name))),
        }
    }
    if server.urls.is_empty() {
        return Err(HostsError::NoUrls);
    }
    let relays = server.urls.iter().any(|url| url.starts_with("turn"));
    if relays && (server.username.is_none() || server.credential.is_none()) {
        return Err(HostsError::NoCredential);
    }
    Ok(server)
}

/// One address, or a list of them.
fn urls(value: &Value) -> Result<Vec<String>, HostsError> {
    let all = match value {
        Value::Array(all) if all.len() <= MOST_ICE => all,
        Value::String(_) => core::slice::from_ref(value),
        _ => return Err(HostsError::NoUrls),
    };
    let url = |value: &Value| match value {
        Value::String(url) if is_ice(url) => Ok(url.clone()),
        Value::String(url) => Err(HostsError::BadUrl(shortened(url))),
        _ => Err(HostsError::NoUrls),
    };
    all.iter().map(url).collect()
}

/// Whether this is the address of a STUN or TURN server, as RFC 7064 and RFC 7065 have it.
fn is_ice(url: &str) -> bool {
    let Some((scheme, rest)) = url.split_once(':') else {
        return false;
    };
    let rest = match scheme {
        "stun" | "stuns" => rest,
        "turn" | "turns" => ["?transport=udp", "?transport=tcp"]
            .iter()
            .find_map(|transport| rest.strip_suffix(transport))
            .unwrap_or(rest),
        _ => return false,
    };
    host(rest).is_some()
}

fn secret(value: &Value) -> Result<String, HostsError> {
    match value {
        Value::String(text) if (1..=MOST_SECRET).contains(&text.chars().count()) => {
            Ok(text.clone())
        }
        _ => Err(HostsError::BadCredential),
    }
}

/// Enough of a text to know it again.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for HostsError {
    /// In English, for whoever runs the host.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostsError::NotAnObject => f.write_str("It is no JSON object."),
            HostsError::UnknownName(name) => write!(f, "Nothing is called \"{name}\"."),
            HostsError::Server(error) => write!(f, "\"server\": {error}."),
            HostsError::NoYesOrNo => f.write_str("\"relay_only\" has to be true or false."),
            HostsError::NotAList => f.write_str("\"ice\" has to be a list of up to four servers."),
            HostsError::NoIceServer => {
                f.write_str("\"ice\" has to be a list of objects with \"urls\".")
            }
            HostsError::BadUrl(url) => {
                write!(f, "\"{url}\" is no address of a STUN or TURN server.")
            }
            HostsError::NoUrls => f.write_str("\"urls\" has to be one to four addresses."),
            HostsError::NoCredential => {
                f.write_str("A TURN server needs a \"username\" and a \"credential\".")
            }
            HostsError::BadCredential => f.write_str(
                "\"username\" and \"credential\" have to be texts of up to 200 characters.",
            ),
        }
    }
}
