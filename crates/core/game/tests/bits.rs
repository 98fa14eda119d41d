//! Bits of links.

use game::{BitReader, BitWriter};

#[test]
fn numbers_come_back() {
    let mut bits = BitWriter::default();
    bits.write(5, 3);
    bits.write(300, 9);
    let bytes = bits.into_bytes();
    let mut read = BitReader::new(&bytes);
    assert_eq!((read.read(3), read.read(9)), (Some(5), Some(300)));
    assert!(read.ends());
}

#[test]
fn a_choice_comes_back_from_another_order() {
    let mut bits = BitWriter::default();
    bits.write_choice(&['c', 'a', 'd', 'e', 'b'], &'d');
    let bytes = bits.into_bytes();
    assert_eq!(bytes, [3 << 5]);
    let mut read = BitReader::new(&bytes);
    assert_eq!(read.read_choice(&['e', 'd', 'c', 'b', 'a']), Some('d'));
    let mut beyond = BitReader::new(&[7 << 5]);
    assert_eq!(beyond.read_choice(&[1, 2, 3, 4, 5]), None);
}
