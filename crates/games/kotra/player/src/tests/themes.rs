//! What turns are about, in worked positions.

use crate::Player;
use testkit::themes::each_holds_where_it_has_to;

const WORKED: &str = "\
jan | kotra | 1:9,2,3,4,5,6,7/4,11,12,20:2,21:2,22:2,23:2,24:4 black white 62 | 11/17 17/19 | 22/24 4/10
half-munk | kotra | 19,20:2,21:3,22:3,23:3,24:3/6,off:14 white white 14 | 19/20 stop | 24/off(1) 19/23
hit | kotra | 1:12,6,7,19/hit,1:13,5 black white 46 | bar/4 1/7 | bar/4 4/10
band | kotra | 1:10,2,11,12:3/1:11,8,9,11,12 black white 32 | 1/3 9/12 | 12/14 1/4
safe | kotra | hit,1:13,3/1:11,3,5,6,19 white black 54 | bar/5 3/7 | bar/4 1/6
home | kotra | 1:13,6,7/1:14,8 white white 56 | 7/12 1/7 | 7/12 12/18
";

#[test]
fn a_theme_holds_for_one_turn_and_not_for_another() {
    each_holds_where_it_has_to::<Player>(WORKED, &[]);
}
