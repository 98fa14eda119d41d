//! Help on request: the best actions of the player to move, and what can be hit.

use super::App;
use super::deciding::LONGEST;
use crate::messages as m;
use crate::numbers::{Percent, hundredths};
use crate::words;
use sahkku::{Action, Piece, Place, Side};
use sahkku_session::Pending;
use sahkku_thinker::{GameState, Request, RequestId, Response};

/// The help that is on the table.
#[derive(Default)]
pub(super) enum Advice {
    /// None.
    #[default]
    None,
    /// It is asked for by this request.
    Asked(RequestId),
    /// What could be done, best first, with the chance of winning; and which of it is pointed at.
    Hint(Vec<(Action, f64)>, usize),
    /// What had been better and what was done, as above.
    Mistake([(Action, f64); 2], usize),
    /// How likely each piece of this side is hit, the likeliest first.
    Odds(Vec<(Piece, Place, f64)>),
}

impl App {
    /// Asks for the best action.
    pub(super) fn ask_hint(&mut self) {
        if !self.decides() {
            return;
        }
        self.hurry();
        let Some(session) = &self.session else { return };
        let request = Request::Hint {
            state: GameState {
                judge: session.judge().clone(),
                position: *session.position(),
            },
            time_limit: LONGEST,
        };
        self.ask_advice(request, &m::hint());
    }

    /// Asks how likely the other side's next throw hits the pieces of the person who plays, or of
    /// the side to move where two do.
    pub(super) fn ask_odds(&mut self) {
        self.page.close_dialog("menu-card");
        self.hurry();
        let Some(session) = &self.session else { return };
        if matches!(
            session.pending(),
            Pending::Round(_) | Pending::Lot | Pending::Way(_)
        ) {
            return;
        }
        let side = self.asker();
        let request = Request::Threats {
            state: GameState {
                judge: session.judge().clone(),
                position: *session.position(),
            },
            side,
        };
        self.ask_advice(request, &m::OddsTitle { side }.text());
    }

    /// The side that a person who asks for help plays.
    fn asker(&self) -> Side {
        let Some(session) = &self.session else {
            return Side::Men;
        };
        let turn = session.position().turn();
        let person = |side: Side| !session.player(side).is_computer();
        if person(turn) || !person(turn.other()) {
            turn
        } else {
            turn.other()
        }
    }

    fn ask_advice(&mut self, request: Request, title: &str) {
        self.drop_advice();
        match self.thinker.ask(request) {
            Some(id) => {
                self.advice = Advice::Asked(id);
                self.page.say("advice-title", title);
                self.page.say("advice-note", &m::task_thinking());
                self.page.list_advice(&[], 0);
                self.page.show("advice", true);
            }
            None => self.page.notice(&m::notice_no_advice()),
        }
    }

    /// Takes the help off the table.
    pub(super) fn drop_advice(&mut self) {
        match core::mem::take(&mut self.advice) {
            Advice::None => return,
            Advice::Asked(id) => self.thinker.cancel(id),
            Advice::Hint(..) | Advice::Mistake(..) | Advice::Odds(_) => {}
        }
        self.overlay.clear();
        self.page.show("advice", false);
    }

    /// The thinker cannot help any more.
    pub(super) fn advice_fails(&mut self) {
        if matches!(self.advice, Advice::Asked(_)) {
            self.drop_advice();
        }
    }

    /// A response of the thinker, if it is about help.
    pub(super) fn advised(&mut self, id: RequestId, response: &Response) {
        if !matches!(self.advice, Advice::Asked(asked) if asked == id) {
            return;
        }
        self.advice = match response {
            Response::Hint(ranked) => {
                let legal = ranked.iter().filter(|one| self.is_legal(one.action));
                let legal = legal.map(|one| (one.action, f64::from(one.win_probability)));
                Advice::Hint(legal.collect(), 0)
            }
            Response::Threats(threats) => {
                let odds = threats
                    .iter()
                    .map(|threat| (threat.piece, threat.place, threat.probability));
                Advice::Odds(odds.collect())
            }
            Response::Action(_)
            | Response::Direction { .. }
            | Response::Draw { .. }
            | Response::Progress(_)
            | Response::Review(_)
            | Response::Rejected(_) => return self.drop_advice(),
        };
        self.write_advice();
        self.refresh();
    }

    pub(super) fn write_advice(&self) {
        match &self.advice {
            Advice::Hint(ranked, shown) => {
                let texts: Vec<String> = ranked
                    .iter()
                    .map(|(action, chance)| {
                        let (action, chance) = (&words::action(action), Percent::of(*chance));
                        m::HintItem { action, chance }.text()
                    })
                    .collect();
                self.page.say("advice-note", &m::hint_note());
                self.page.list_advice(&texts, *shown);
            }
            Advice::Mistake(two, shown) => {
                let texts: Vec<String> = two
                    .iter()
                    .map(|(action, chance)| {
                        let (action, chance) = (&words::action(action), Percent::of(*chance));
                        m::HintItem { action, chance }.text()
                    })
                    .collect();
                self.page.say("advice-note", &m::review_then_note());
                self.page.list_advice(&texts, *shown);
            }
            Advice::Odds(odds) => {
                let texts: Vec<String> = odds
                    .iter()
                    .map(|&(piece, at, chance)| {
                        let chance = Percent::of(chance);
                        m::OddsItem { piece, at, chance }.text()
                    })
                    .collect();
                let none = texts.is_empty();
                let note = if none { m::odds_none() } else { m::odds_note() };
                self.page.say("advice-note", &note);
                self.page.list_advice(&texts, usize::MAX);
            }
            Advice::None | Advice::Asked(_) => {}
        }
    }

    /// Points at another one of the listed actions.
    pub(super) fn point_at(&mut self, n: usize) {
        if let Advice::Mistake(two, shown) = &mut self.advice
            && n < two.len()
        {
            *shown = n;
            self.write_advice();
            self.refresh();
        }
        if let Advice::Hint(ranked, shown) = &mut self.advice
            && n < ranked.len()
        {
            *shown = n;
            self.write_advice();
            self.refresh();
        }
    }

    /// Draws over the board what the help points at.
    pub(super) fn draw_advice(&mut self) {
        self.overlay.clear();
        let unit = self.board.column_width();
        match &self.advice {
            Advice::Hint(ranked, shown) => {
                if let Some(step) = ranked.get(*shown).and_then(|(action, _)| action.die_use()) {
                    let (from, to) = (step.from.place(), step.to);
                    let (from, to) = (
                        self.board.point_on_board(from),
                        self.board.point_on_board(to),
                    );
                    self.overlay.arrow(from, to, unit, "best");
                }
            }
            Advice::Mistake(two, shown) => {
                for (n, class) in [(1, "played"), (0, "best")] {
                    let step = two[n].0.die_use().filter(|_| n == 0 || *shown == 1);
                    if let Some(step) = step {
                        let from = self.board.point_on_board(step.from.place());
                        let to = self.board.point_on_board(step.to);
                        self.overlay.arrow(from, to, unit, class);
                    }
                }
            }
            Advice::Odds(odds) => {
                for (_, place, chance) in odds {
                    let text = hundredths(*chance);
                    let (x, y) = self.board.point_on_board(*place);
                    let at = (x + unit * 0.3, y - unit * 0.36);
                    self.overlay.label(at, unit, &text, "odds");
                }
            }
            Advice::None | Advice::Asked(_) => {}
        }
    }

    /// Takes the help away; whoever looked at a mistake comes back to the review.
    pub(super) fn close_advice(&mut self) {
        let mistake = matches!(self.advice, Advice::Mistake(..));
        self.drop_advice();
        if mistake {
            self.look_at(usize::MAX);
            self.page.open_dialog("review");
        }
    }

    /// Whether a key or button of help was meant.
    pub(super) fn advice_button(&mut self, id: &str) -> bool {
        match id {
            "hint" => self.ask_hint(),
            "odds" => self.ask_odds(),
            "advice-close" => self.close_advice(),
            _ => return false,
        }
        true
    }
}
