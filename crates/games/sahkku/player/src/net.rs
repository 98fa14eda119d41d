//! The net of the players, with one output. Its weights are trained by self-play (`crates/tools/trainer`).

use game::{NetError, NetFile, logistic};
use sahkku::{Judge, Position, Side};

use crate::features::{FEATURE_COUNT, for_each_feature};
use crate::{BoardTables, Evaluator};

/// The number of units in the hidden layer.
pub const HIDDEN_UNITS: usize = 32;

/// The weights of a network.
pub type Net = game::Net<FEATURE_COUNT, HIDDEN_UNITS, 1>;

const FILE: NetFile = NetFile {
    magic: *b"sahkkuNN",
    version: 1,
    weights: FEATURE_COUNT * HIDDEN_UNITS + 4 * (3 * HIDDEN_UNITS + 1),
};

/// Reads what [`write_net`] wrote.
///
/// # Errors
/// [`NetError`] for any other bytes.
pub fn read_net(bytes: &[u8]) -> Result<Net, NetError> {
    let weights = Net::in_file(&FILE, bytes)?;
    let (quantised, floats) = weights.split_at(FEATURE_COUNT * HIDDEN_UNITS);
    let (floats, _) = floats.as_chunks::<4>();
    let mut floats = floats.iter().map(|&bytes| f32::from_le_bytes(bytes));
    if !floats.clone().all(f32::is_finite) {
        return Err(NetError::Damaged);
    }
    let mut net = Net::zero();
    let mut scales = [0.0; HIDDEN_UNITS];
    let hidden = scales.iter_mut().chain(&mut net.hidden_biases);
    let outputs = net.output_weights.as_flattened_mut().iter_mut();
    let numbers = hidden.chain(outputs).chain(&mut net.output_biases);
    for (number, float) in numbers.zip(&mut floats) {
        *number = float;
    }
    let (rows, _) = quantised.as_chunks::<HIDDEN_UNITS>();
    for (weights, row) in net.hidden_weights.iter_mut().zip(rows) {
        *weights = core::array::from_fn(|unit| f32::from(row[unit].cast_signed()) * scales[unit]);
    }
    Ok(net)
}

/// The weights as bytes. Those of the hidden layer are quantised to 8 bits, with one scale for each unit.
#[must_use]
pub fn write_net(net: &Net) -> Vec<u8> {
    let mut scales = [0.0_f32; HIDDEN_UNITS];
    for row in &net.hidden_weights {
        for (scale, weight) in scales.iter_mut().zip(row) {
            *scale = scale.max(weight.abs() / 127.0);
        }
    }
    let quantised = net.hidden_weights.iter().flat_map(|row| {
        row.iter().zip(&scales).map(|(weight, &scale)| {
            let quantised = if scale > 0.0 { weight / scale } else { 0.0 };
            (quantised.round() as i8).cast_unsigned()
        })
    });
    let floats = scales.iter().chain(&net.hidden_biases);
    let floats = floats.chain(net.output_weights.as_flattened());
    let floats = floats.chain(&net.output_biases);
    Net::to_file(
        &FILE,
        quantised.chain(floats.flat_map(|float| float.to_le_bytes())),
    )
}

impl Evaluator for Net {
    fn win_probability(
        &self,
        judge: &Judge,
        tables: &BoardTables,
        position: &Position,
        next: Side,
    ) -> f32 {
        let mut hidden = self.hidden_biases;
        for_each_feature(judge, tables, position, next, &mut |feature, value| {
            self.add(&mut hidden, feature, value);
        });
        let [logit] = self.outputs(&hidden);
        logistic(logit)
    }
}
