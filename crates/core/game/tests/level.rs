//! Levels as words.

use game::{Level, ParseLevelError};

#[test]
fn a_level_is_read_as_it_is_written() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!("grand".parse::<Level>(), Err(ParseLevelError));
}
