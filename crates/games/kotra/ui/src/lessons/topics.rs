//! All topics of Kotra, in teaching order.

use kotra::{AfterThrows, Munk, OneDie, Outcome, Pattern, Reason, Refusal, Rules};
use lessons::Task::{self, Do, Throw, Try};
use lessons::{about_option, topics};

use super::{Goal, KotraCourse, Topic};

const ANY: Task<Goal> = Do(Goal::Use, "", "");
const WIN: Task<Goal> = Do(Goal::Win, "", "");

topics! {
    KotraCourse:
    "board" "board" "" Word |_| true, "" [], [];
    "way" "turn" "" First |_| true,
        "start" ["5-3"], [Throw, Do(Goal::Use, "1", "6"), ANY];
    "begins" "turn" "" Word |_| true, "" [], [];
    "alla" "turn" "" Word |_| true,
        "start" ["2-2"], [Throw, ANY, ANY, ANY, ANY];
    "hit" "hitting" "" First |_| true,
        "white 1:12 4 8 10 black 1:13 5 21" ["5-2"], [Throw, Do(Goal::Hit, "", "")];
    "enter" "hitting" "" First |_| true,
        "white 1:12 5 9 hit:1 black 1:12 4 7 10"
        ["5-3"], [Throw, Try("9", "14"), Try("bar", "5"), Do(Goal::Use, "bar", "3")];
    "band" "bands" "" First |_| true,
        "white 1:11 3 4 6 10 black 1:9 3 5 8 10 20:2" ["5-2"], [Throw, Try("3", "8"), ANY];
    "five-out" "bands" "" First |_| true,
        "white 1:11 7 9 12 14 black 1:12 5 8 22"
        ["5-2"], [Throw, Try("7", "12"), Do(Goal::Use, "1", "6"), Do(Goal::Use, "12", "14")];
    "band-where" "bands" "" Word |_| true,
        "white 1:8 5 9 12 16 20 21 22 black 1:11 3 6 12 19"
        ["4-1"], [Throw, Try("5", "9"), Do(Goal::Lay, "", "")];
    "huk" "bands" "" Word |_| true,
        "white 1:9 6 8 12 15 18 20 black 1:12 5 9 21" ["6-4"], [Throw, Do(Goal::Lay, "", "12")];
    "tear-barrier" "tearing" "" Word |_| true,
        "white 1:12 2 11 14 black 1 3 6 16:2 17:2 18:2 19:2 20:2 21:2"
        ["5-2"], [Throw, Do(Goal::Tear, "2", "4"), Try("1", "6"), ANY];
    "tear-quarter" "tearing" "" Word |_| true,
        "white 1:9 3 4 10 14 hit:2 black 1:6 5 8 14:2 18:3 20:2"
        ["6-2"], [Throw, Do(Goal::Tear, "bar", "6")];
    "use-most" "turn" "" Word |_| true,
        "white 3 4 23:5 24:8 black 1:6 4 6 9 19:2 20:2 22:2"
        ["4-2"], [Throw, Try("4", "6"), Do(Goal::Use, "3", "5"), Do(Goal::Use, "5", "9")];
    "one-die-higher" "turn" "one_die" Word |r| r.one_die == OneDie::Higher,
        "white 3 23:6 24:8 black 1:8 4 5 6 8 10 21:2"
        ["4-2"], [Throw, Try("3", "5"), Do(Goal::Use, "3", "7")];
    "one-die-either" "turn" "one_die" Word |r| r.one_die == OneDie::Either,
        "white 3 23:6 24:8 black 1:8 4 5 6 8 10 21:2" ["4-2"], [Throw, ANY];
    "two-sixes" "bands" "two_sixes" Word |r| r.two_sixes,
        "start" ["6-6"], [Throw, Do(Goal::Four, "", "")];
    "no-two-sixes" "bands" "two_sixes" Word |r| !r.two_sixes, "start" ["6-6"], [Throw, ANY];
    "off" "off" "" Word |_| true,
        "white 17 20:3 22:5 24:6 black 1:3 2 6 14:2 16:2 19:3 21:3"
        ["2-1"], [Throw, Try("24", "off"), Do(Goal::Use, "17", "19"), Do(Goal::BearOff, "24", "")];
    "off-high" "off" "" Word |_| true,
        "white 21 22 24:2 off:11 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["6-2"], [Throw, Try("22", "off"), Do(Goal::BearOff, "21", "")];
    "langi-mukur" "munk" "" Special |_| true,
        "white 20:4 21:3 22:4 23:2 24:2 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["3-2"], [Throw, Do(Goal::Use, "20 22", "23 24"), WIN];
    "langi-hryggur" "munk" "" Word |_| true,
        "white 15 18 19:2 20:2 21:3 22:3 23:3 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["4-2"], [Throw, Do(Goal::Use, "15 18", "19 20"), WIN];
    "stutti-mukur" "munk" "" Word |_| true,
        "white 20 21 22:4 23:4 24:5 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["3-1"], [Throw, Do(Goal::Use, "20 21", "22 23"), WIN];
    "meistari" "munk" "" Word |_| true,
        "white 19 21 24:13 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["5-3"], [Throw, Do(Goal::Use, "19 21", "24"), WIN];
    "litli-meistari" "munk" "litli_meistari" Word |r| r.litli_meistari,
        "white 20 21 23:6 24:7 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["4-2"], [Throw, Do(Goal::Use, "20 21", "23 24"), WIN];
    "no-litli-meistari" "munk" "litli_meistari" Word |r| !r.litli_meistari, "" [], [];
    "half-munk" "munk" "" Word |_| true,
        "white 20:4 21:4 22:2 23:2 24:3 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["2-2"], [Throw, Do(Goal::Use, "20", "22"), Do(Goal::Use, "21", "23"),
            Do(Goal::Stop, "", "")];
    "single-die" "munk" "single_die" Word |r| r.single_die,
        "white 19 20:3 21:3 22:3 23:3 24:2 black 1:3 2 5 14:2 16:2 19:3 21:3"
        ["5"], [Do(Goal::OneDie, "", ""), Throw, WIN];
    "no-single-die" "munk" "single_die" Word |r| !r.single_die, "" [], [];
    "mar" "munk" "" Word |_| true,
        "white 20:4 21:3 22:4 23:2 24:2 black 1:4 3 5 15:2 18:3 20:3 hit:1"
        ["3-2"], [Throw, Do(Goal::Use, "20 22", "23 24"), WIN];
    "jan" "jan" "" Special |_| true,
        "white 10 16:2 18:2 19:2 21:2 22:2 23:2 24:2 black 1:9 2 5 8 hit:3" ["4-1"], [Throw, WIN];
    "jan-tear" "jan" "" Word |_| true,
        "white 1:3 3 6 19:3 20:3 21:3 hit:1 black 1:4 3 14:2 16:3 17:3 hit:2" ["4-2"], [Throw, WIN];
    "jan-making" "jan" "" Word |_| true, "" [], [];
    "janstork" "jan" "" Word |_| true, "" [], [];
    "win-off" "off" "" Last |_| true,
        "white 22 24 off:13 black 20:5 22:5 23:4 off:1"
        ["3-1"], [Throw, Do(Goal::BearOff, "", ""), WIN];
    "after-throws" "after" "after_throws" Word has_after_throws,
        "white 20 21 22:4 23:4 24:5 black off:15 after:3"
        ["3-1"], [Throw, Do(Goal::Use, "20 21", "22 23"), WIN];
    "after-chance" "after" "" Word has_after_throws, "" [], [];
    "no-after-throws" "after" "after_throws" Word |r| !has_after_throws(r), "" [], [];
    "last-throw" "after" "last_throw" Word |r| r.last_throw,
        "white 21 24 off:13 black off:15 after:1"
        ["4-1"], [Throw, Do(Goal::BearOff, "", ""), Do(Goal::Draw, "", "")];
    "no-last-throw" "after" "last_throw" Word |r| !r.last_throw, "" [], [];
    "worth" "worth" "" Word |_| true, "" [], [];
    "match" "worth" "" Word |_| true, "" [], [];
    "resigning" "worth" "" Word |_| true, "" [], [];
}

fn has_after_throws(rules: &Rules) -> bool {
    rules.after_throws != AfterThrows::None
}

/// The topic of the rule that stood in the way.
pub fn about_refusal(refusal: Refusal, rules: &Rules) -> Option<&'static Topic> {
    let topic = match refusal {
        Refusal::ChooseDice | Refusal::TwoDice => return about_option("single_die", rules),
        Refusal::HigherDie(_) => return about_option("one_die", rules),
        Refusal::FourAlone | Refusal::NoFour | Refusal::NotTwoSixes | Refusal::FourClosed => {
            return about_option("two_sixes", rules);
        }
        Refusal::NotInAfterThrows(_) => return about_option("after_throws", rules),
        Refusal::NoSuchDie(_) | Refusal::DieUsed(_) => "way",
        Refusal::EnterFirst | Refusal::NothingToEnter | Refusal::OwnOnEntry(_) => "enter",
        Refusal::Band(_) => "band",
        Refusal::FiveOut { .. } => "five-out",
        Refusal::NoBandThere(_) => "band-where",
        Refusal::NotAllInLastQuarter | Refusal::TooLow => "off",
        Refusal::NotRearmost { .. } => "off-high",
        Refusal::UseMore { .. } => "use-most",
        Refusal::NoHalfMunk => "half-munk",
        // What is obvious at a glance is not a rule to look up.
        Refusal::GameOver | Refusal::ThrowFirst | Refusal::NothingThere => return None,
    };
    Topic::named(topic)
}

/// The topic of the rule that ended a game.
pub fn about_end(outcome: Outcome, rules: &Rules) -> Option<&'static Topic> {
    match (outcome.reason, outcome.munk) {
        (_, Some((_, Munk::Half))) => Topic::named("half-munk"),
        (_, Some((Pattern::LitliMeistari, _))) => about_option("litli_meistari", rules),
        (_, Some((pattern, Munk::Whole))) => Topic::named(pattern.word()),
        (Reason::Jan, _) => Topic::named("jan"),
        (Reason::Draw, _) => about_option("last_throw", rules),
        (Reason::Resigned | Reason::Agreed, _) => Topic::named("resigning"),
        (Reason::Off | Reason::Munk, None) => Topic::named("win-off"),
    }
}
