//! Reasons for choices and warnings before a loss.

use crate::{Danger, Reason};
use hnefatafl::{Side, Square};

use hnefatafl_player::Theme;
use on_page::{Annotation, Explains, Tells};

use crate::Hnefatafl;
use crate::words as m;

impl Explains for Hnefatafl {
    fn reason_in_words(_: Side, reason: &Reason) -> (Tells, String) {
        match *reason {
            Reason::Wins => (Tells::Deed, m::fact_wins()),
            Reason::Captures(piece, at) => (Tells::Deed, m::FactCaptures { piece, at }.text()),
            Reason::Opens(at) => (Tells::Deed, m::FactOpens { at }.text()),
            Reason::Closes(at) => (Tells::Deed, m::FactCloses { at }.text()),
            Reason::Corners(at) => (Tells::Deed, m::FactCorners { at }.text()),
            Reason::Guards(piece, at) => (Tells::Deed, m::FactGuards { piece, at }.text()),
            Reason::Threatens(piece, at) => (Tells::Deed, m::FactThreatens { piece, at }.text()),
            Reason::Frees(at) => (Tells::Deed, m::FactFrees { at }.text()),
            Reason::Bars(at) => (Tells::Deed, m::FactBars { at }.text()),
            Reason::Leaves(piece, at, ..) => (Tells::Rest, m::FactLeaves { piece, at }.text()),
            Reason::LeavesWay(at, _) => (Tells::Rest, m::FactWay { at }.text()),
        }
    }

    fn reason_on_board(side: Side, reason: &Reason) -> Vec<Annotation<Square, Side>> {
        let other = side.other();
        match *reason {
            Reason::Leaves(_, at, from, to) => vec![
                Annotation::Told(1, from, to, other),
                Annotation::Captured(1, at, other),
            ],
            Reason::LeavesWay(to, king) => vec![Annotation::Threat(king, to, other)],
            _ => Vec::new(),
        }
    }

    fn theme_in_words(theme: Theme) -> String {
        m::PuzzleTheme { theme }.text()
    }

    fn warning_in_words(side: Side, danger: &Danger) -> String {
        let at = match side {
            Side::Swede => danger.king,
            Side::Muscovite => danger.to,
        };
        m::WarnLoss { side, at }.text()
    }

    fn warning_on_board(side: Side, danger: &Danger) -> Vec<Annotation<Square, Side>> {
        let mut shown = vec![Annotation::Threat(danger.from, danger.to, side.other())];
        if side == Side::Swede {
            // The square from which he falls is not his own.
            shown.push(Annotation::Place(danger.king));
        }
        shown
    }
}
