//! All topics of Hnefatafl, in teaching order.

use hnefatafl::{
    Announce, Camps, CastleCounts, CastleUse, Escape, KingTaken, Outcome, Reason, Refusal,
    Repetition, Rules, Side,
};
use lessons::Task::{Do, Try};
use lessons::{about_option, topics};

use super::{Goal, HnefataflCourse, Topic};

topics! {
    HnefataflCourse:
    "pieces" "board" "" Word |_| true, "start" [], [];
    "first-swede" "moving" "first" Word |r| r.first == Side::Swede,
        "start" [], [Do(Goal::Move, "", "")];
    "first-muscovite" "moving" "first" Word |r| r.first == Side::Muscovite,
        "start" [], [Do(Goal::Move, "", "")];
    "lines" "moving" "" First |_| true,
        "swede Ke5 Tc2 Tc8 ta5 ti5 te1 te9"
        [], [Try("c2", "b3"), Try("c2", "c9"), Do(Goal::Move, "c2", "c7")];
    "capture-between" "capturing" "" First |_| true,
        "swede Ke5 T*d3 T*f7 t*e3 t*f2 t*h4 ta5 ti5 te1 te9"
        [], [Do(Goal::Capture, "*f7", "*f3"), Do(Goal::Capture, "*h4", "*f4")];
    "corner" "escape" "" Special |r| r.escape == Escape::Corner,
        "swede Ke5 Tc9 te1 ta5" [], [Try("c9", "a9"), Do(Goal::Move, "c9", "")];
    "castle-stop-king" "castle" "castle_stop" Word |r| r.castle_stop == CastleUse::King,
        "swede Ke3 Te7 ta3 ti3 te1 ta5 ti5" [], [Try("e7", "e5"), Do(Goal::Move, "e3", "e5")];
    "castle-stop-nobody" "castle" "castle_stop" Word |r| r.castle_stop == CastleUse::Nobody,
        "swede Ke3 Te7 ta3 ti3 te1 ta5 ti5"
        [], [Try("e7", "e5"), Try("e3", "e5"), Do(Goal::Move, "e7", "")];
    "castle-stop-all" "castle" "castle_stop" Word |r| r.castle_stop == CastleUse::All,
        "swede Ke3 Te7 ta3 ti3 te1 ta5 ti5" [], [Do(Goal::Move, "e7", "e5")];
    "castle-pass-king" "castle" "castle_pass" Word |r| r.castle_pass == CastleUse::King,
        "swede Ke3 Td5 ta3 ti3 te1 te9 ta7 ti7" [], [Try("d5", "f5"), Do(Goal::Move, "e3", "e6 e7 e8")];
    "castle-pass-nobody" "castle" "castle_pass" Word |r| r.castle_pass == CastleUse::Nobody,
        "swede Ke3 Td5 ta3 ti3 te1 te9 ta7 ti7"
        [], [Try("d5", "f5"), Try("e3", "e7"), Do(Goal::Move, "d5", "")];
    "castle-pass-all" "castle" "castle_pass" Word |r| r.castle_pass == CastleUse::All,
        "swede Ke3 Td5 ta3 ti3 te1 te9 ta7 ti7" [], [Do(Goal::Move, "d5", "f5 g5 h5 i5")];
    "camps-all" "castle" "camps" Word |r| r.camps == Camps::All,
        "swede Ke5 Te4 Tb1 ta5 ti5 te9" [], [Do(Goal::Move, "b1", "e1")];
    "camps-muscovites" "castle" "camps" Special |r| r.camps == Camps::Muscovites,
        "swede Ke5 Te4 Tb1 ta5 ti5 te9" [], [Try("b1", "e1"), Do(Goal::Move, "b1", "")];
    "camps-never-back" "castle" "camps" Special |r| r.camps == Camps::NeverBack,
        "muscovite Ke5 Te4 tb1 ta5 ti5 te9" [], [Try("b1", "e1"), Do(Goal::Move, "e9", "e8")];
    "camps-count" "castle" "camps_count" Special |r| r.camps_count,
        "muscovite Ke5 Te4 Tc1 tb3 ta5 ti5 te9" [], [Do(Goal::Capture, "b3", "b1")];
    "capture-several" "capturing" "" Special |_| true,
        "swede Ke5 Tg7 Ti3 Tg1 th3 tg2 ta5 ti5 te1 te9" [], [Do(Goal::CaptureSeveral, "g7", "g3")];
    "move-between" "capturing" "" Word |_| true,
        "swede Ke5 Th1 Tc2 tg3 ti3 ta5 ti5 te1 te9"
        [], [Do(Goal::Move, "h1", "h3"), Do(Goal::Move, "i3", "i2"), Do(Goal::Move, "c2", ""),
         Do(Goal::Capture, "i2", "i3")];
    "edge-is-no-piece" "capturing" "" Word |_| true,
        "muscovite Ke5 Te4 Tg1 tg7 ta5 ti5 te9" [], [Do(Goal::Move, "g7", "g2")];
    "corner-hostile" "capturing" "" Word |r| r.escape == Escape::Corner,
        "muscovite Ke5 Te4 Tb1 tc5 ti5 te9" [], [Do(Goal::Capture, "c5", "c1")];
    "shield-wall" "capturing" "shield_wall" Word |r| r.shield_wall,
        "swede Ke5 Ta1 Tb2 Tc2 T=d3 tb1 tc1 te9 ti5 | swede Ke5 Tb2 Tc2 T=d3 tb1 tc1 te9 ti5"
        [], [Do(Goal::CaptureSeveral, "=d3", "=d1")];
    "shield-wall-corner" "capturing" "" Word |r| r.shield_wall && r.escape == Escape::Corner, "" [], [];
    "king-captures" "capturing" "king_captures" Word |r| r.king_captures,
        "swede Kf7 Td3 te3 tf1 ti3 tf9 ta7 ti7" [], [Do(Goal::Capture, "f7", "f3")];
    "king-captures-not" "capturing" "king_captures" Word |r| !r.king_captures,
        "swede Kf7 Td3 te3 tf1 ti3 tf9 ta7 ti7" [], [Do(Goal::Move, "f7", "f3")];
    "king-four" "king" "king_taken" Last |r| r.king_taken == KingTaken::Four,
        "muscovite K*g7 T*d4 T*e3 t*f7 t*h7 t*g8 t*c6" [], [Do(Goal::Surround, "*c6", "*g6")];
    "king-castle" "king" "king_taken" Last |r| r.king_taken == KingTaken::Castle,
        "muscovite K*g7 T*d4 T*e3 t*g8 t*c6" [], [Do(Goal::Surround, "*c6", "*g6")];
    "king-two" "king" "king_taken" Last |r| r.king_taken == KingTaken::Two,
        "muscovite Ke5 T*d3 te6 te1" [], [Do(Goal::Surround, "e1", "e4")];
    "king-on-castle" "king" "king_taken" Word |r| r.king_taken != KingTaken::Two,
        "muscovite Ke5 T*g3 td5 tf5 te6 te1" [], [Do(Goal::Surround, "e1", "e4")];
    "castle-surround" "castle" "castle_counts" Word |r| r.castle_counts != CastleCounts::No,
        "muscovite Ke4 Tg6 td4 tf4 te1" [], [Do(Goal::Surround, "e1", "*e3")];
    "castle-both" "castle" "castle_counts" Word |r| r.castle_counts == CastleCounts::Both,
        "muscovite Kc7 Te4 te1 ta7 tc9 ti7 tc1" [], [Do(Goal::Capture, "e1", "*e3")];
    "castle-no" "castle" "castle_counts" Word |r| r.castle_counts == CastleCounts::No,
        "muscovite Ke4 Tg6 td4 tf4 t*e3 te9" [], [Do(Goal::Surround, "e9", "e5")];
    "drabant-shields" "king" "" Word |r| r.king_taken != KingTaken::Two,
        "muscovite Ke5 Te6 td5 tf5 te1" [], [Do(Goal::Move, "e1", "e4")];
    "king-steps-between" "king" "" Word |r| r.castle_counts != CastleCounts::No,
        "swede Ke5 Th8 td4 tf4 t*e3 ta5 ti5 te9"
        [], [Do(Goal::Move, "e5", "e4"), Do(Goal::Move, "d4", "*c4"), Do(Goal::Move, "h8", "g8"),
         Do(Goal::Surround, "*c4", "d4")];
    "king-at-edge" "king" "edge_counts" Word |r| r.escape == Escape::Corner && !r.edge_counts,
        "muscovite Kc1 Te7 tb1 t=d1 tc5 ti5" [], [Do(Goal::Move, "c5", "c2")];
    "edge-counts" "king" "edge_counts" Word |r| r.edge_counts,
        "muscovite Kc1 Te7 tb1 t=d1 tc5 ti5" [], [Do(Goal::Surround, "c5", "c2")];
    "escape-edge" "escape" "escape" Last |r| r.escape == Escape::Edge,
        "swede Ke3 ta3 te1 te9 ta5 ti5" [], [Do(Goal::Escape, "", "")];
    "escape-corner" "escape" "escape" Last |r| r.escape == Escape::Corner,
        "swede Kc1 Te4 th1 tb3 ti5 te9" [], [Do(Goal::Escape, "", "")];
    "raichi" "escape" "announce" First |r| r.announce == Announce::Program,
        "swede Ke5 ta5 ti5 te1 te9 ta3 tg7 | swede Kc3 Te3 Tc7 tb3 th1 ti5 te9"
        [], [Do(Goal::Raichi, "", ""), Do(Goal::Close, "", "")];
    "raichi-said" "escape" "announce" First |r| r.announce == Announce::Players,
        "swede silent Ke3 Tc8 ta5 ti5 te1 te9 ta3 tg7 | swede silent Kc1 Tc8 tb3 th1 te9 ti5"
        [], [Try("e3|c1", "i3|a1"), Do(Goal::Raichi, "c8", ""), Do(Goal::LeaveOpen, "", ""),
         Do(Goal::Escape, "", "")];
    "tuichu" "escape" "announce" Special |r| r.announce == Announce::Program,
        "swede Ke5 ta5 ti5 te1 te9 | swede Kc3 tb3 th3 te9 ti5"
        [], [Do(Goal::Tuichu, "", ""), Do(Goal::Close, "", ""), Do(Goal::Escape, "", "")];
    "tuichu-said" "escape" "announce" Special |r| r.announce == Announce::Players,
        "swede Ke5 ta5 ti5 te1 te9 | swede Kc3 tb3 th3 te9 ti5"
        [], [Do(Goal::Tuichu, "", ""), Do(Goal::Close, "", ""), Do(Goal::Escape, "", "")];
    "tuichu-not-sure" "escape" "" Word |r| {
            r.escape == Escape::Edge
                && r.camps == Camps::All
                && r.castle_pass != CastleUse::Nobody
                && r.castle_counts != CastleCounts::No
        },
        "muscovite Ke4 Tc2 Ti9 tf4 t*e3 td9 th7" [], [Do(Goal::Surround, "d9", "d4")];
    "exit-fort" "escape" "exit_fort" Word |r| r.exit_fort && r.escape == Escape::Corner,
        "swede K=e1 T=c1 T=d2 T=e2 T=f5 ta5 te9 ti5" [], [Do(Goal::Fort, "=f5", "=f1")];
    "enclosure" "end" "enclosure" Word |r| r.enclosure,
        "muscovite K*f6 T*g6 T*f7 t*e6 t*f5 t*g5 t*g7 t*f8 t*e7 t*h5" [], [Do(Goal::Enclose, "*h5", "*h6")];
    "repetition-draw" "end" "repetition" Word |r| r.repetition == Repetition::Draw,
        "swede Ke5 Tc2 th8 ta5 ti5 te1 te9"
        [], [Do(Goal::Move, "c2", "c3"), Do(Goal::Move, "h8", "h7"), Do(Goal::Move, "c3", "c2"),
         Do(Goal::Move, "h7", "h8"), Do(Goal::Move, "c2", "c3"), Do(Goal::Move, "h8", "h7"),
         Do(Goal::Move, "c3", "c2"), Do(Goal::Repeat, "h7", "h8")];
    "repetition-swede-loses" "end" "repetition" Word |r| r.repetition == Repetition::SwedeLoses,
        "swede Ke5 Tc2 th8 ta5 ti5 te1 te9"
        [], [Do(Goal::Move, "c2", "c3"), Do(Goal::Move, "h8", "h7"), Do(Goal::Move, "c3", "c2"),
         Do(Goal::Move, "h7", "h8"), Do(Goal::Move, "c2", "c3"), Do(Goal::Move, "h8", "h7"),
         Do(Goal::Move, "c3", "c2"), Do(Goal::Repeat, "h7", "h8")];
    "repetition-off" "end" "repetition" Word |r| r.repetition == Repetition::Off, "" [], [];
    "no-move" "end" "" Word |_| true,
        "muscovite Kb2 Ta2 ta1 ta3 tb1 tb3 tc7 | muscovite Kb2 Ta2 ta3 tb1 tb3 tc7"
        [], [Do(Goal::Block, "c7", "c2")];
    "resigning" "end" "" Word |_| true, "" [], [];
}

/// The topic of the rule that stood in the way.
pub fn about_refusal(refusal: Refusal, rules: &Rules) -> Option<&'static Topic> {
    let option = match refusal {
        Refusal::NotStraight | Refusal::Occupied(_) | Refusal::InTheWay(_) => {
            return Topic::named("lines");
        }
        Refusal::CornerStop => return Topic::named("corner"),
        Refusal::CastleStop => "castle_stop",
        Refusal::CastlePass => "castle_pass",
        Refusal::CampStop(_) | Refusal::CampPass(_) => "camps",
        Refusal::Unannounced
        | Refusal::ProgramAnnounces
        | Refusal::NotYoursToSay
        | Refusal::Untrue { .. } => "announce",
        // What is obvious at a glance is not a rule to look up.
        Refusal::GameOver
        | Refusal::OffBoard(_)
        | Refusal::NothingThere
        | Refusal::NotYours
        | Refusal::NoMove => return None,
    };
    about_option(option, rules)
}

/// The topic of the rule that ended a game.
pub fn about_end(outcome: Outcome, rules: &Rules) -> Option<&'static Topic> {
    match outcome.reason {
        Reason::Surrounded => about_option("king_taken", rules),
        Reason::Escaped => about_option("escape", rules),
        Reason::Fort => about_option("exit_fort", rules),
        Reason::Enclosed => about_option("enclosure", rules),
        Reason::Blocked => Topic::named("no-move"),
        Reason::Repetition => about_option("repetition", rules),
        Reason::Resigned | Reason::Agreed => Topic::named("resigning"),
    }
}
