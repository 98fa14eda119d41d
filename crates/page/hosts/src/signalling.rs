//! `signalling.json`: the server with rooms for live play.
//!
//! Unlike in the settings of a kiosk, a file with a mistake is not used at all: a server that the host did not choose would see
//! who plays.

#[cfg(test)]
mod tests;

use core::fmt;

use crate::Value;
use crate::server::{Server, ServerError};

/// What a host offers to people who play at a distance.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Hosts {
    /// `"server"`: the rooms of a WebSocket server.
    pub server: Option<Server>,
}

/// What is wrong with the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostsError {
    /// The file is not an object.
    NotAnObject,
    /// No setting has this name.
    UnknownName(String),
    /// A setting of an earlier version, which connected browsers directly.
    Former(String),
    /// `"server"` is neither `null` nor the address of a room.
    Server(ServerError),
}

impl Hosts {
    /// Reads the value of the file.
    ///
    /// # Errors
    /// The first mistake in it.
    pub fn read(file: &Value) -> Result<Hosts, HostsError> {
        let Value::Object(entries) = file else {
            return Err(HostsError::NotAnObject);
        };
        let mut hosts = Hosts::default();
        for (name, value) in entries {
            match (name.as_str(), value) {
                // For notes between hosts.
                ("note", _) | ("server", Value::Null) => {}
                ("server", Value::String(address)) => {
                    hosts.server = Some(address.parse().map_err(HostsError::Server)?);
                }
                ("server", _) => return Err(HostsError::Server(ServerError::Scheme)),
                ("ice" | "relay_only", _) => return Err(HostsError::Former(name.clone())),
                _ => return Err(HostsError::UnknownName(name.chars().take(40).collect())),
            }
        }
        Ok(hosts)
    }
}

impl fmt::Display for HostsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostsError::NotAnObject => f.write_str("It is not a JSON object."),
            HostsError::UnknownName(name) => write!(f, "There is no setting \"{name}\"."),
            HostsError::Former(name) => write!(
                f,
                "\"{name}\" belongs to an earlier version: remove it, and see docs/distance-servers.md."
            ),
            HostsError::Server(error) => write!(f, "\"server\": {error}."),
        }
    }
}
