//! Who plays a side.

use game::Level;
use game::session::PlayerKind;

#[test]
fn a_seat_is_read_as_it_is_written() {
    let computers = Level::ALL.map(PlayerKind::Computer);
    for player in [PlayerKind::Human, PlayerKind::Distant]
        .into_iter()
        .chain(computers)
    {
        assert_eq!(player.to_string().parse(), Ok(player));
    }
    assert_eq!("computer".parse(), Ok(PlayerKind::Computer(Level::Steady)));
    for wrong in ["", "robot", "computer:", "computer:great", "human:easy"] {
        assert!(wrong.parse::<PlayerKind>().is_err(), "{wrong}");
    }
}
