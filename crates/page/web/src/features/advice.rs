//! Help on request: the best actions of the player to move, and what threatens.
use thinker::{Question, RequestId};

use crate::board::{Annotation, Stroke};
use crate::browser::thinker::{Answer, TIME_LIMIT, Thinker};
use crate::browser::words::WordPart;
use crate::dom::{Choices, Dialog, Page, Part, Sender};
use crate::effects::{Comparison, Context, LaterEffect};
use crate::feature::{Feature, Showing};
use crate::messages as m;
use crate::on_page::{News, ThreatList, Threatens, Worth, compared, pointed_out};
use crate::table::{Entered, Table};
use crate::this_game::{Action, Players, Response, Side, This};

/// What is done about help.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// What is best?
    Hint,
    /// What threatens my pieces?
    Threats,
    /// An answer of the thinker.
    Answer((RequestId, Answer)),
    /// Point at this one of the listed actions.
    PointAt(usize),
    /// Take the help away.
    Close,
}

/// The help that is on the table.
#[derive(Default)]
enum Help {
    /// None.
    #[default]
    None,
    /// It is asked for by this request.
    Asked(RequestId),
    /// What a side could do, best first, with what it is worth; and which of it is pointed at.
    Hint(Side, Vec<(Action, f64)>, usize),
    /// What had been better and what was done, as above.
    Mistake(Side, [(Action, f64); 2], usize),
    /// What threatens a side.
    Threats(<This as Threatens>::Threats),
}

/// Help, and whom to ask for it.
pub(crate) struct Advice {
    sender: Sender<Message>,
    help: Help,
}

impl Advice {
    /// No help yet.
    pub(crate) fn new(sender: Sender<Message>) -> Advice {
        let help = Help::None;
        Advice { sender, help }
    }

    /// Handles a message.
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Hint => self.ask_hint(cx),
            Message::Threats => self.ask_threats(cx),
            Message::Answer((id, answer)) => self.answered(id, answer, cx),
            Message::PointAt(n) => self.point_at(n, cx),
            Message::Close => self.close(cx),
        }
    }

    /// Asks for the best action.
    fn ask_hint(&mut self, cx: &mut Context<'_>) {
        if !cx.table.decides() || !cx.table.gives_hints() {
            return;
        }
        let question = Question::Hint {
            time_limit: TIME_LIMIT,
        };
        self.ask(question, &m::hint(), cx);
    }

    /// Asks what threatens the pieces of the person who plays, or of the side to move where two do.
    fn ask_threats(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(Dialog::MenuCard);
        let Some((session, side)) = cx.table.session.as_ref().zip(cx.table.person()) else {
            return;
        };
        let title = This::threats_title(side);
        if let Some(known) = This::known_threats(session, side) {
            self.drop(cx.page, cx.thinker);
            cx.page.say(Part::AdviceTitle, &title);
            self.help = Help::Threats(known);
            self.write(cx.page);
            cx.page.show(Part::Advice, true);
            cx.effects.show();
        } else if let Some(question) = This::ask_threats(session, side) {
            self.ask(Question::Own(question), &title, cx);
        }
    }

    fn ask(&mut self, question: Question<Players>, title: &str, cx: &mut Context<'_>) {
        self.drop(cx.page, cx.thinker);
        let reply = self.sender.map(Message::Answer);
        let session = cx.table.session.as_ref();
        match session.and_then(|session| cx.thinker.ask(session, question, &reply)) {
            Some(id) => {
                self.help = Help::Asked(id);
                cx.page.say(Part::AdviceTitle, title);
                cx.page.say(Part::AdviceNote, &m::task_thinking());
                cx.page.list_texts(Part::AdviceList, &[]);
                cx.page.show(Part::Advice, true);
                cx.effects.show();
            }
            None => cx.page.notice(&m::notice_no_advice()),
        }
    }

    fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        if !matches!(self.help, Help::Asked(asked) if asked == id) {
            return;
        }
        let help = match answer {
            Answer::Response(response) => help(response, cx.table),
            Answer::Gone => None,
        };
        let Some(help) = help else {
            self.drop(cx.page, cx.thinker);
            return cx.effects.show();
        };
        self.help = help;
        self.write(cx.page);
        cx.effects.show();
    }

    /// Shows a mistake and what had been better.
    pub(crate) fn compare(&mut self, comparison: Comparison, page: &Page) {
        let Comparison {
            title,
            side,
            better,
            played,
        } = comparison;
        self.help = Help::Mistake(side, [better, played], 0);
        page.say(Part::AdviceTitle, &title);
        self.write(page);
        page.show(Part::Advice, true);
    }

    /// Points at another one of the listed actions.
    fn point_at(&mut self, n: usize, cx: &mut Context<'_>) {
        match &mut self.help {
            Help::Mistake(_, two, shown) if n < two.len() => *shown = n,
            Help::Hint(_, ranked, shown) if n < ranked.len() => *shown = n,
            _ => return,
        }
        self.write(cx.page);
        cx.effects.show();
    }

    /// Takes the help away; whoever looked at a mistake comes back to the review.
    fn close(&mut self, cx: &mut Context<'_>) {
        let mistake = matches!(self.help, Help::Mistake(..));
        self.drop(cx.page, cx.thinker);
        cx.effects.show();
        if mistake {
            cx.effects.want(LaterEffect::LookAt(usize::MAX));
            cx.page.open_dialog(Dialog::Review);
        }
    }

    /// Takes the help off the table.
    pub(crate) fn drop(&mut self, page: &Page, thinker: &mut Thinker) {
        match std::mem::take(&mut self.help) {
            Help::None => return,
            Help::Asked(id) => thinker.cancel(id),
            Help::Hint(..) | Help::Mistake(..) | Help::Threats(_) => {}
        }
        page.show(Part::Advice, false);
    }

    /// Writes the help in the language that is spoken now.
    fn write(&self, page: &Page) {
        let list = |side: Side, ranked: &[(Action, f64)], shown: usize| {
            let texts: Vec<String> = ranked
                .iter()
                .map(|(action, win)| {
                    This::hint_in_words(&This::action_in_words(side, action), *win)
                })
                .collect();
            let buttons = page.list_buttons(Part::AdviceList, Choices::Advice, &texts);
            for (n, button) in buttons.iter().enumerate() {
                let pressed = if n == shown { "true" } else { "false" };
                // It fails only for names that are none.
                let _ = button.set_attribute("aria-pressed", pressed);
            }
        };
        match &self.help {
            Help::Hint(side, ranked, shown) => {
                page.say(Part::AdviceNote, &m::hint_note());
                list(*side, ranked, *shown);
            }
            Help::Mistake(side, two, shown) => {
                page.say(Part::AdviceNote, &m::review_then_note());
                list(*side, two, *shown);
            }
            Help::Threats(threats) => {
                page.say(Part::AdviceNote, &threats.note());
                page.list_texts(Part::AdviceList, &threats.lines());
            }
            Help::None | Help::Asked(_) => {}
        }
    }

    /// What is to be pointed out over the board.
    fn annotations(&self) -> Vec<Annotation> {
        match &self.help {
            Help::Hint(side, ranked, shown) => {
                let best = ranked.get(*shown);
                let best =
                    best.map(|(action, _)| pointed_out::<This>(*side, *action, Stroke::Best));
                best.into_iter().collect()
            }
            Help::Mistake(side, [better, played], shown) => {
                compared::<This>(*side, better.0, played.0, *shown).into()
            }
            Help::Threats(threats) => threats.annotations(),
            Help::None | Help::Asked(_) => Vec::new(),
        }
    }
}

/// The help in a response, if it is any.
fn help(response: Response, table: &Table) -> Option<Help> {
    match response {
        Response::Hint(ranked) => {
            let side = table.session.as_ref()?.turn().side()?;
            let ranked = ranked.into_iter();
            let legal = ranked.filter(|one| table.is_legal(one.action));
            let worth = legal.map(|one| (one.action, one.worth));
            Some(Help::Hint(side, worth.collect(), 0))
        }
        Response::Own(answer) => This::found_threats(answer).map(Help::Threats),
        _ => None,
    }
}

impl Feature for Advice {
    fn entered(&mut self, _: &Entered, cx: &mut Context<'_>) {
        self.rethink(cx);
    }

    fn rethink(&mut self, cx: &mut Context<'_>) {
        self.drop(cx.page, cx.thinker);
    }

    fn speak_more(&mut self, cx: &mut Context<'_>) {
        if WordPart::Rest.is_loaded() {
            self.write(cx.page);
        }
    }

    fn show(&mut self, shown: &mut Showing, _: &mut Context<'_>) {
        shown.annotations.extend(self.annotations());
    }
}
