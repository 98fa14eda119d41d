//! Files of weights.

use game::{NetError, NetFile};

type Net = game::Net<3, 2, 1>;

const FILE: NetFile = NetFile {
    magic: *b"a net   ",
    version: 1,
    weights: 40,
};

#[test]
fn weights_are_read_as_they_were_written() {
    let bytes = Net::to_file(&FILE, 0..40);
    let weights: Vec<u8> = (0..40).collect();
    assert_eq!(Net::in_file(&FILE, &bytes), Ok(&weights[..]));
}

#[test]
fn other_bytes_are_refused() {
    let good = Net::to_file(&FILE, 0..40);
    let read = |bytes: &[u8]| Net::in_file(&FILE, bytes).map(<[u8]>::to_vec);
    assert_eq!(read(b""), Err(NetError::NotWeights));
    assert_eq!(read(b"<!doctype html>"), Err(NetError::NotWeights));
    for cut in [10, good.len() / 2, good.len() - 1] {
        let length = NetError::Length {
            found: cut,
            expected: good.len(),
        };
        assert_eq!(read(&good[..cut]), Err(length));
    }
    let (found, expected) = (2, 1);
    let newer = Net::to_file(
        &NetFile {
            version: found,
            ..FILE
        },
        0..40,
    );
    assert_eq!(read(&newer), Err(NetError::Version { found, expected }));
    for place in 10..good.len() {
        let mut damaged = good.clone();
        damaged[place] ^= 4;
        assert_eq!(read(&damaged), Err(NetError::Damaged), "byte {place}");
    }
    let of_another_shape = game::Net::<2, 3, 1>::to_file(&FILE, 0..40);
    assert_eq!(read(&of_another_shape), Err(NetError::Damaged));
}
