//! The question for threats. Finding them takes a search of all throws, so it is a request to the worker.

use sahkku::{Game, Piece, Place, Side};
use sahkku_player::{Threat, ThreatSearch};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use worker::OwnQuestion;

/// Which pieces of this side the other side's next throw can capture.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreatsTo(pub Side);

/// The threats, the most probable first.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct Threats(#[serde(serialize_with = "write", deserialize_with = "read")] pub Vec<Threat>);

impl OwnQuestion<Game> for ThreatsTo {
    type Answer = Threats;
    type Work = ThreatSearch;

    fn begin(&self, game: &Game) -> ThreatSearch {
        ThreatSearch::new(game.judge(), game.position(), self.0)
    }

    fn advance(search: &mut ThreatSearch) -> Option<Threats> {
        search.advance().map(Threats)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Threat")]
struct ThreatDef {
    #[serde(with = "game::serialise::text")]
    place: Place,
    piece: Piece,
    probability: f64,
}

#[derive(Serialize, Deserialize)]
struct Item(#[serde(with = "ThreatDef")] Threat);

fn write<S: Serializer>(threats: &[Threat], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(threats.iter().copied().map(Item))
}

fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Threat>, D::Error> {
    let items = Vec::<Item>::deserialize(from)?;
    Ok(items.into_iter().map(|Item(threat)| threat).collect())
}
