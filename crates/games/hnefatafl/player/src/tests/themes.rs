//! What turns are about, in worked positions.

use crate::Player;
use testkit::themes::each_holds_where_it_has_to;

const WORKED: &str = "\
win | brandubh | 2K4/7/4t2/t4tt/4T2/2t4/3t3 swede | c7-a7 | e3-a3
two | brandubh | 7/2t4/2tt3/t1K1t2/T2t3/2t4/3tT2 muscovite | c2-c3 | c2-a2
raichi | linne | 4tt3/9/Tt7/tK5t1/ttT2TT1t/2ttT3t/4T4/2T3t2/4tt3 swede | c5-c7 | c2-a2
ring | brandubh | 7/3t3/4tT1/tttK2t/3t1t1/7/7 muscovite | d6-d5 | d3-a3
hold | brandubh | 1tK1t2/7/4t2/t4tt/4T2/2t4/3t3 swede | c7-c6 | e3-a3
capture | brandubh | 2T2t1/4t2/3T3/tt2K1t/7/2t2t1/3t3 swede | c7-e7 | c7-b7
";

#[test]
fn a_theme_holds_for_one_turn_and_not_for_another() {
    each_holds_where_it_has_to::<Player>(WORKED, &[]);
}
