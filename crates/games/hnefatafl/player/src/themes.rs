//! What puzzles of Hnefatafl are about.

use game::Played;
use hnefatafl::{Action, Actions, Event, Game, Judge, Position, Side};

game::themes! {
    /// It wins the game.
    Win = "win",
    /// Whatever the other side plays, the next move wins.
    Two = "two",
    /// It opens a way for the king (raichi), or two at once (tuichu).
    Raichi = "raichi",
    /// The next move of the same side could take the king.
    Ring = "ring",
    /// The other side's next move could win before the turn, and cannot after it.
    Hold = "hold",
    /// It captures a piece.
    Capture = "capture",
}

/// Whether a turn has this theme.
pub(crate) fn is_about(turn: &Played<'_, Game>, theme: Theme) -> bool {
    let [before, after] = [&turn.before, &turn.after].map(Game::position);
    let judge = turn.before.judge();
    let (side, other) = (before.turn(), before.turn().other());
    let is_over = after.outcome().is_some();
    let could_win = |position, side| {
        let position = with_turn(judge, position, side);
        position.is_some_and(|position| can_win(judge, &position, side))
    };
    match theme {
        Theme::Win => is_won(after, side),
        Theme::Two => {
            let wins =
                |answer: Position| answer.outcome().is_none() && can_win(judge, &answer, side);
            !is_over && after_each(judge, after).all(wins)
        }
        Theme::Raichi => {
            let ways = |position| judge.open_ways(position).len();
            side == Side::Swede && ways(before) < ways(after)
        }
        Theme::Hold => could_win(before, other) && !is_over && !can_win(judge, after, other),
        Theme::Capture => {
            let mut events = turn.events.iter();
            events.any(|event| matches!(event, Event::Captured { .. }))
        }
        Theme::Ring => side == Side::Muscovite && could_win(after, side),
    }
}

fn is_won(position: &Position, side: Side) -> bool {
    let end = position.outcome();
    end.is_some_and(|end| end.winner == Some(side))
}

/// Whether the side to move can win with one move.
fn can_win(judge: &Judge, position: &Position, side: Side) -> bool {
    after_each(judge, position).any(|after| is_won(&after, side))
}

/// The positions after every move.
fn after_each(judge: &Judge, position: &Position) -> impl Iterator<Item = Position> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let moves: Vec<Action> = legal.iter().copied().collect();
    moves.into_iter().map(move |action| {
        let mut after = *position;
        judge.play_unchecked(&mut after, action, &mut |_| ());
        after
    })
}

/// The same position with this side to move; `None` if the game is then over.
fn with_turn(judge: &Judge, position: &Position, side: Side) -> Option<Position> {
    if position.outcome().is_some() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.turn = side;
    // The announcement belonged to another position.
    setup.said = None;
    judge.set_up(&setup).ok()
}
