//! All topics of sáhkku, in teaching order.

use lessons::Task::{Do, Throw, Try};
use lessons::{about_option, topics};
use sahkku::{
    ActivationOrder, ActivationStep, Blank, Face, FirstWake, KingMoves, KingTaken, LikeOdds,
    LosesWithout, Outcome, RaidGate, Reason, Refusal, Rethrow, Rules, Sleepers, ThrowOff,
    TrackShape, UseOrder,
};

use super::{Goal, SahkkuCourse, Topic};

/// Whether the dice must be used in an order in which `first` comes before `then`.
fn ordered(rules: &Rules, first: Face, then: Face) -> bool {
    let UseOrder::Forced(order) = rules.order else {
        return false;
    };
    let at = |face| order.as_slice().iter().position(|&other| other == face);
    at(first) < at(then)
}

/// Whether a sleeper cannot step onto the place of the sleeper before it.
fn shut_in(rules: &Rules) -> bool {
    rules.sleepers == Sleepers::Closed && rules.activation_step == ActivationStep::Forward
}

fn gated(rules: &Rules) -> bool {
    rules.raid_gate != RaidGate::Off
}

/// Whether landing on a king who is past the gate takes him.
fn taken_by(rules: &Rules, how: KingTaken) -> bool {
    rules.king_taken == how && rules.raid_gate != RaidGate::Raid
}

topics! {
    SahkkuCourse:
    "throw-off-one" "turn" "throw_off" Word |r| r.throw_off == ThrowOff::FirstX, "" [], [];
    "throw-off-three" "turn" "throw_off" Word |r| r.throw_off == ThrowOff::MostX, "" [], [];
    "throw-off-lot" "turn" "throw_off" Word |r| r.throw_off == ThrowOff::Lot, "" [], [];
    "wake" "waking" "" First |_| true,
        "" ["X,II"], [Throw, Do(Goal::Wake, "", ""), Do(Goal::Walk, "", "")];
    "capture" "capturing" "" First |_| true,
        "M@b-1 W@b-3" ["II"], [Throw, Do(Goal::Capture, "", "")];
    "king-landing" "king" "king_taken" First |r| !gated(r) && r.king_taken == KingTaken::Landing,
        "M@b+2" ["II"], [Throw, Do(Goal::TakeKing, "", "")];
    "king-push" "king" "king_taken" First |r| !gated(r) && r.king_taken == KingTaken::Push,
        "M@b+2" ["II"], [Throw, Do(Goal::TakeKing, "", "")];
    "king-mount" "king" "king_taken" First |r| !gated(r) && r.king_taken == KingTaken::Mount,
        "M@b+2" ["II"], [Throw, Do(Goal::TakeKing, "", "")];
    "raid" "king" "raid_gate" First gated,
        "M@b<2 M@b+2 W@b+3" ["II"], [Throw, Do(Goal::TakeKing, "b<2", "c<1")];
    "king-walks" "king" "king_moves" First |r| r.king_moves == KingMoves::Soldier,
        "Km@b0 M@b+3" ["II"], [Throw, Do(Goal::MoveKing, "", "")];
    "king-royal" "king" "king_moves" First |r| r.king_moves == KingMoves::Royal,
        "few Km@b<2 M@b+2 W@c+3" ["II"], [Throw, Do(Goal::MoveKing, "", "c<1 a<1")];
    "king-straight" "king" "king_moves" First |r| r.king_moves == KingMoves::Orthogonal,
        "few Km@b0 M@b+3 W@c+3" ["X"], [Throw, Do(Goal::MoveKing, "", "c0 a0")];
    "queens" "queens" "queens" Special |r| r.queens,
        "" ["X"], [Throw, Do(Goal::WakeQueen, "", "")];
    "queen-hunt" "queens" "queens" Last |r| r.queens,
        "M@b+1 WQ@b-1" ["II"], [Throw, Do(Goal::Win, "", "")];
    "push-ram" "king" "king_taken" Special |r| taken_by(r, KingTaken::Push),
        "Kw@b0 M@b+2 W@b-1" ["II"], [Throw, Do(Goal::Capture, "", "b0")];
    "push-blocked" "king" "king_taken" Word |r| taken_by(r, KingTaken::Push),
        "Kw@b0 M@b+2 M@b-1" ["II"], [Throw, Try("b+2", "b0"), Do(Goal::Use, "", "")];
    "raid-then-landing" "king" "raid_gate" Special |r| gated(r) && r.raid_gate != RaidGate::Raid,
        "Kw@b0 M@b+2 W@b+3" ["II"], [Throw, Do(Goal::TakeKing, "b+2", "b0")];
    "raid-again" "king" "raid_gate" Special |r| matches!(r.raid_gate, RaidGate::Raid | RaidGate::Both),
        "Kw@b0 M@b<2 W@b+3" ["II"], [Throw, Do(Goal::TakeKing, "b<2", "c<1")];
    "across" "waking" "activation_step" Special |r| r.activation_step == ActivationStep::Across,
        "" ["X"], [Throw, Do(Goal::Wake, "", "")];
    "queue" "walking" "queue" Special |r| r.queue,
        "M@b+2 M@b+3" ["II"], [Throw, Try("b+3", "b+1"), Do(Goal::Use, "b+2", "")];
    "blank-four" "turn" "blank" Word |r| r.blank == Blank::Four,
        "M@b+3" ["-"], [Throw, Do(Goal::Walk, "", "")];
    "blank-zero" "turn" "blank" Word |r| r.blank == Blank::Zero,
        "" ["X,-"], [Throw, Do(Goal::Wake, "", "")];
    "order-high" "turn" "order" Special |r| ordered(r, Face::III, Face::II),
        "M@b+3" ["II,III"], [Throw, Try("b+3", "b+1"), Do(Goal::Use, "b+3", "b0")];
    "order-low" "turn" "order" Special |r| ordered(r, Face::II, Face::III),
        "M@b+3" ["III,II"], [Throw, Try("b+3", "b0"), Do(Goal::Use, "b+3", "b+1")];
    "order-free" "turn" "order" Special |r| r.order == UseOrder::Free,
        "M@b+3 W@b-2" ["II,III"], [Throw, Do(Goal::Use, "b+3", "b+1"), Do(Goal::Capture, "b+1", "b-2")];
    "rethrow-each" "turn" "rethrow" Word |r| r.rethrow == Rethrow::Each,
        "" ["X,II", "III,II"], [Throw, Do(Goal::ThrowAgain, "", "")];
    "rethrow-all" "turn" "rethrow" Word |r| r.rethrow == Rethrow::All,
        "" ["X", "III,II"], [Throw, Do(Goal::ThrowAgain, "", "")];
    "rethrow-none" "turn" "rethrow" Word |r| r.rethrow == Rethrow::None, "" [], [];
    "compulsion" "turn" "" Word |r| !r.may_stop, "" [], [];
    "may-stop" "turn" "may_stop" Word |r| r.may_stop,
        "M@b+3" ["II"], [Throw, Do(Goal::Stop, "", "")];
    "wake-all-x" "waking" "first_wake" Special |r| r.first_wake == FirstWake::AllX,
        "" ["X,II", "X"], [Throw, Throw, Do(Goal::Wake, "", "")];
    "wake-front" "waking" "activation_order" Word |r| r.activation_order == ActivationOrder::FrontFirst,
        "" ["X"], [Throw, Try("a0", ""), Do(Goal::Wake, "", "")];
    "wake-any" "waking" "activation_order" Special |r| r.activation_order == ActivationOrder::Any && !shut_in(r),
        "" ["X"], [Throw, Do(Goal::Wake, "a0", "")];
    "wake-any-closed" "waking" "activation_order" Special |r| r.activation_order == ActivationOrder::Any && shut_in(r),
        "" ["X"], [Throw, Try("a0", ""), Do(Goal::Wake, "", "")];
    "wake-next-free" "waking" "activation_order" Special |r| r.activation_order == ActivationOrder::NextFree,
        "" ["X"], [Throw, Try("a0", ""), Do(Goal::Wake, "", "")];
    "track-eight" "walking" "track" Word |r| r.track == TrackShape::Eight,
        "few M'@b<2 W@c0" ["II"], [Throw, Do(Goal::Walk, "b<2", "a<1")];
    "track-loop" "walking" "track" Word |r| r.track == TrackShape::Loop,
        "few M@b<2 W@c0" ["II"], [Throw, Do(Goal::Walk, "b<2", "c<1")];
    "with" "walking" "miedut" Word |r| r.miedut,
        "with" ["X"], [Throw, Do(Goal::Wake, "", "")];
    "sleepers-exposed" "capturing" "sleepers" Word |r| r.sleepers == Sleepers::Exposed,
        "M@b<2 M@b+2" ["III"], [Throw, Do(Goal::CaptureSleeper, "b<2", "")];
    "sleepers-protected" "capturing" "sleepers" Special |r| r.sleepers == Sleepers::Protected,
        "M@b<2 M@b+2" ["III"], [Throw, Try("b<2", "c<2"), Do(Goal::Use, "", "")];
    "sleepers-closed" "capturing" "sleepers" Word |r| r.sleepers == Sleepers::Closed,
        "M@b<2 M@b+2" ["III"], [Throw, Try("b<2", "c<2"), Do(Goal::Use, "", "")];
    "stacking" "walking" "stacking" Word |r| r.stacking,
        "M@b+1 M@b+3" ["II"], [Throw, Do(Goal::Walk, "b+3", "b+1")];
    "one-each" "walking" "stacking" Word |r| !r.stacking && !r.queue,
        "M@b+1 M@b+3" ["II"], [Throw, Try("b+3", "b+1"), Do(Goal::Use, "", "")];
    "king-shares" "king" "king_shares" Word |r| r.king_shares && r.king_taken != KingTaken::Push,
        "Km@b0 M@b+2" ["II"], [Throw, Do(Goal::Walk, "b+2", "b0")];
    "king-alone" "king" "king_shares" Word |r| !r.king_shares || r.king_taken == KingTaken::Push,
        "Km@b0 M@b+2 M@b+3" ["II"], [Throw, Try("b+2", "b0"), Do(Goal::Use, "", "")];
    "utsjok" "king" "utsjok" Special |r| r.utsjok,
        "Kw@b0 M@b+2 W@b+3" ["II"], [Throw, Do(Goal::RemoveKing, "", "")];
    "like-odds" "waking" "like_odds" Special |r| r.like_odds != LikeOdds::Off,
        "" ["II"], [Throw, Do(Goal::Walk, "", "")];
    "blocked" "end" "blocked_loses" Special |r| r.blocked_loses,
        "few W@b>1 m@a>1 m@a>2 m@a>3 M@c0" ["X,-", "II"], [Throw, Do(Goal::Use, "c0", ""), Throw];
    "stake" "end" "stake" Word |r| r.stake > 0, "" [], [];
    "win-soldiers" "end" "loses_without" Last |r| r.loses_without == LosesWithout::Soldiers,
        "few M@b+1 W@b-1" ["II"], [Throw, Do(Goal::Win, "", "")];
    "win-pieces" "end" "loses_without" Last |r| r.loses_without == LosesWithout::AllPieces,
        "few M@b+1 W@b-1 Kw@b-3" ["II"], [Throw, Do(Goal::Capture, "", ""), Do(Goal::Win, "", "")];
    "dead" "end" "" Word |_| true, "" [], [];
    "resigning" "end" "" Word |_| true, "" [], [];
}

/// The topic of the rule that stood in the way.
pub fn about_refusal(refusal: Refusal, rules: &Rules) -> Option<&'static Topic> {
    let option = match refusal {
        Refusal::NotFront { .. } | Refusal::NextNotFree { .. } => "activation_order",
        Refusal::DieMustWait { .. } => "order",
        Refusal::BlankIsSpent => "blank",
        Refusal::ClosedBySleeper { .. } => "sleepers",
        Refusal::NoStacking if rules.queue => "queue",
        Refusal::NoStacking => "stacking",
        Refusal::Queue { .. } => "queue",
        Refusal::KingSharesNot | Refusal::OwnKing => "king_shares",
        Refusal::QueenSharesNot | Refusal::OwnQueen => "queens",
        Refusal::NotStraight => "king_moves",
        Refusal::KingInert => "raid_gate",
        Refusal::KingNeutral | Refusal::RiderTied => "king_taken",
        Refusal::PushBlocked { .. } => return Topic::named("push-blocked"),
        Refusal::Asleep | Refusal::OnlyXWakes => return Topic::named("wake"),
        Refusal::MustPlay => return Topic::named("compulsion"),
        Refusal::RethrowTooLate | Refusal::RethrowNeedsAll | Refusal::NoRethrow => "rethrow",
        // What is obvious at a glance is not a rule to look up.
        Refusal::GameOver
        | Refusal::ThrowFirst
        | Refusal::NothingToStop
        | Refusal::RethrowCount { .. }
        | Refusal::NoSuchDie(_)
        | Refusal::OffBoard
        | Refusal::NothingThere
        | Refusal::NotYours
        | Refusal::AlreadyAwake
        | Refusal::LandsElsewhere { .. }
        | Refusal::ChooseKing
        | Refusal::NoKingChoice => return None,
    };
    about_option(option, rules)
}

/// The topic of the rule that ended a game.
pub fn about_end(outcome: Outcome, rules: &Rules) -> Option<&'static Topic> {
    match outcome.reason {
        Reason::Soldiers | Reason::Pieces => about_option("loses_without", rules),
        Reason::Queen => Topic::named("queen-hunt"),
        Reason::Blocked => about_option("blocked_loses", rules),
        Reason::Dead => Topic::named("dead"),
        Reason::Resigned | Reason::Agreed => Topic::named("resigning"),
    }
}
