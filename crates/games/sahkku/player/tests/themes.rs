//! What turns are about, in worked positions.

use sahkku_player::{Player, Theme};
use testkit::themes::{each_holds_where_it_has_to, themes};

const WORKED: &str = "\
win | vuovdaguoika | 7M6Km/9W5/15 m m X,II,III | III:Kc15-b13 II:Kb13-b11 X:Kb11-b10 | III:Kc15-b13 II:Kb13-b11 X:c8-c9
king | unjarga | M4M9/9KmW4/9m5 w w~ X,III,- | -:b11-b15 III:b15-a13 X:Kb10-a10 | R1
keep | gavkevuotna | 13M1/8Kw1M3M/7W7 w m X,II,- | II:Kb9-b11 -:Kb11-b15 X:Kb15-a15 | -:Kb9-b13 II:Kb13-b15 X:a8-a7
queen | lagesvuotna | 6W5w*3./1WqW4M6Km/m*3.8Mq3 w m II,III,(-) | III:b3-b6 II:b6-b8 | III:Qb2-c2 II:b3-b5
capture | vuovdaguoika | 7M6Km/9W5/15 m m X,II,III | III:Kc15-b13 II:Kb13-b11 X:Kb11-b10 | III:Kc15-b13 II:Kb13-b11 X:c8-c9
again | vuovdaguoika | 14M/5W4Kw3M/8M6 m w X,X,X | R3 | X:b15-b14 X:c15-b15 X:a9-a10
";

#[test]
fn a_theme_holds_for_one_turn_and_not_for_another() {
    each_holds_where_it_has_to::<Player>(WORKED, &[Theme::Wake]);
}

#[test]
fn to_wake_or_walk_is_a_choice_whatever_is_chosen() {
    let both = "15/13Kw1/m5M4W3 m w X,II,III";
    let wakes = themes::<Player>("gavkevuotna", both, "III:a7-a10 II:a10-a12 X:+a1-a2");
    let walks = themes::<Player>("gavkevuotna", both, "III:a7-a10 II:a10-a12 X:a12-a13");
    assert!(wakes.contains(&Theme::Wake) && walks.contains(&Theme::Wake));
    // Nobody sleeps, or there is no X.
    let awake = "13M1/8Kw1M3M/7W7 w m X,II,-";
    let awake = themes::<Player>("gavkevuotna", awake, "-:Kb9-b13 II:Kb13-b15 X:a8-a7");
    let no_x = "6W5w*3./1WqW4M6Km/m*3.8Mq3 w m II,III,(-)";
    let no_x = themes::<Player>("lagesvuotna", no_x, "III:b3-b6 II:b6-b8");
    assert!(!awake.contains(&Theme::Wake) && !no_x.contains(&Theme::Wake));
}
