//! Checkpoints: the whole state of a learner in a file, so that training can be interrupted.

use std::fs;
use std::io;
use std::path::Path;

use crc::{CRC_32_ISO_HDLC, Crc};

use crate::learner::Learner;

const MAGIC: &[u8; 8] = b"kotraT1\0";
const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// Writes a checkpoint, completely or not at all.
pub(crate) fn write(learner: &mut Learner, path: &Path) -> io::Result<()> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, to_bytes(learner))?;
    fs::rename(unfinished, path)
}

/// Reads a checkpoint; `None` if there is no valid one.
pub(crate) fn read(path: &Path) -> Option<Learner> {
    from_bytes(&fs::read(path).ok()?)
}

pub(crate) fn to_bytes(learner: &mut Learner) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(learner.games.to_le_bytes());
    bytes.extend(learner.steps.to_le_bytes());
    for net in [
        &mut learner.net,
        &mut learner.first_moments,
        &mut learner.second_moments,
    ] {
        for number in net.weights_mut() {
            bytes.extend(number.to_le_bytes());
        }
    }
    bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
    bytes
}

pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Learner> {
    let (body, checksum) = bytes.split_last_chunk::<4>()?;
    if u32::from_le_bytes(*checksum) != CHECKSUM.checksum(body) {
        return None;
    }
    let (games, rest) = body.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
    let (steps, rest) = rest.split_first_chunk::<8>()?;
    let (chunks, _) = rest.as_chunks::<4>();
    let mut numbers = chunks.iter().map(|&bytes| f32::from_le_bytes(bytes));
    let mut learner = Learner::new(0);
    for net in [
        &mut learner.net,
        &mut learner.first_moments,
        &mut learner.second_moments,
    ] {
        for number in net.weights_mut() {
            *number = numbers.next()?;
        }
    }
    learner.games = u64::from_le_bytes(*games);
    learner.steps = u64::from_le_bytes(*steps);
    numbers.next().is_none().then_some(learner)
}
