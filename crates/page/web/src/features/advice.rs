//! Help on request: the best actions of the player to move, and the threats.
use browser::dom::{Choices, Page, Sender};
use context::elements::{Button, Dialog, Part};
use context::telling::hint_in_words;
use context::this::words as m;
use context::{
    Annotation, Answer, Context, Effect, Entered, Feature, Hinted, Players, Response, Showing,
    Side, TIME_LIMIT, Table, This, Worker,
};
use on_page::{Explains, Stroke, Tells, ThreatList, Threatens, pointed_out};
use worker::{Question, ReasonOf, RequestId};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Hint,
    Threats,
    Answer((RequestId, Answer)),
    PointAt(usize),
    Play,
    Close,
}

#[derive(Default)]
enum Help {
    #[default]
    None,
    Asked(RequestId),
    /// The possible actions of a side, best first; and the index of the one pointed at.
    Hint(Side, Vec<Hinted>, usize),
    Threats(<This as Threatens>::Threats),
}

#[derive(Default)]
pub(crate) struct Advice {
    pub(super) sender: Sender<Message>,
    help: Help,
}

impl Advice {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Hint => self.ask_hint(cx),
            Message::Threats => self.ask_threats(cx),
            Message::Answer((id, answer)) => self.answered(id, answer, cx),
            Message::PointAt(n) => self.point_at(n, cx),
            Message::Play => self.play(cx),
            Message::Close => {
                self.drop(cx.page, cx.worker);
                cx.effects.show();
            }
        }
    }

    fn ask_hint(&mut self, cx: &mut Context<'_>) {
        if !cx.table.decides() || !cx.table.gives_hints() {
            return;
        }
        let question = Question::Hint {
            time_limit: TIME_LIMIT,
        };
        self.ask(question, &m::hint(), cx);
    }

    /// Asks what threatens the pieces of the person who plays, or of the side to move if there are two.
    fn ask_threats(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(Dialog::MenuCard);
        let Some((session, side)) = cx.table.session.as_ref().zip(cx.table.person()) else {
            return;
        };
        let title = This::threats_title(side);
        if let Some(known) = This::known_threats(session, side) {
            self.drop(cx.page, cx.worker);
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
        self.drop(cx.page, cx.worker);
        let reply = self.sender.map(Message::Answer);
        let session = cx.table.session.as_ref();
        match session.and_then(|session| cx.worker.ask(session, question, &reply)) {
            Some(id) => {
                self.help = Help::Asked(id);
                cx.page.say(Part::AdviceTitle, title);
                cx.page.say(Part::AdviceNote, &m::task_thinking());
                cx.page.list_texts(Part::AdviceList, &[]);
                self.write(cx.page);
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
            self.drop(cx.page, cx.worker);
            return cx.effects.show();
        };
        self.help = help;
        self.write(cx.page);
        cx.effects.show();
    }

    fn play(&mut self, cx: &mut Context<'_>) {
        if let Help::Hint(_, ranked, shown) = &self.help
            && let Some(choice) = ranked.get(*shown)
        {
            cx.effects.want(Effect::DecideLine(choice.line()));
        }
    }

    fn point_at(&mut self, n: usize, cx: &mut Context<'_>) {
        match &mut self.help {
            Help::Hint(_, ranked, shown) if n < ranked.len() => *shown = n,
            _ => return,
        }
        self.write(cx.page);
        cx.effects.show();
    }

    /// Removes the help from the table.
    pub(crate) fn drop(&mut self, page: &Page, worker: &mut Worker) {
        match std::mem::take(&mut self.help) {
            Help::None => return,
            Help::Asked(id) => worker.cancel(id),
            Help::Hint(..) | Help::Threats(_) => {}
        }
        page.show(Part::Advice, false);
    }

    fn write(&self, page: &Page) {
        let list = |side: Side, ranked: &[Hinted], shown: usize| {
            let texts = ranked.iter().map(|choice| hint_in_words(side, choice));
            let texts: Vec<String> = texts.collect();
            let buttons = page.list_buttons(Part::AdviceList, Choices::Advice, &texts);
            for (n, button) in buttons.iter().enumerate() {
                let pressed = if n == shown { "true" } else { "false" };
                // Fails only for invalid names.
                let _ = button.set_attribute("aria-pressed", pressed);
            }
            let reasons = ranked.get(shown).map(|choice| &choice.reasons[..]);
            list_reasons(page, side, reasons.unwrap_or_default());
        };
        list_reasons(page, Side::BOTH[0], &[]);
        page.show(Button::AdvicePlay, matches!(self.help, Help::Hint(..)));
        match &self.help {
            Help::Hint(side, ranked, shown) => {
                page.say(Part::AdviceNote, &m::hint_note());
                list(*side, ranked, *shown);
            }
            Help::Threats(threats) => {
                page.say(Part::AdviceNote, &threats.note());
                page.list_texts(Part::AdviceList, &threats.lines());
            }
            Help::None | Help::Asked(_) => {}
        }
    }

    fn annotations(&self) -> Vec<Annotation> {
        match &self.help {
            Help::Hint(side, ranked, shown) => {
                let line = ranked.get(*shown).map(Hinted::line).unwrap_or_default();
                let arrow = |action| pointed_out::<This>(*side, action, Stroke::Best);
                line.into_iter().map(arrow).collect()
            }
            Help::Threats(threats) => threats.annotations(),
            Help::None | Help::Asked(_) => Vec::new(),
        }
    }
}

/// Lists reasons, each with the sign of its subject.
fn list_reasons(page: &Page, side: Side, reasons: &[ReasonOf<Players>]) {
    let reasons = reasons.iter();
    let (tells, texts): (Vec<Tells>, Vec<String>) = reasons
        .map(|reason| This::reason_in_words(side, reason))
        .unzip();
    let items = page.list_texts(Part::AdviceReasons, &texts);
    page.show(Part::AdviceReasons, !items.is_empty());
    for (item, tells) in items.iter().zip(tells) {
        let icon = match tells {
            Tells::Deed => "#icon-risk",
            Tells::Rest => "#icon-then",
        };
        // The words say everything.
        let _ = page.add_icon(item, "icon", icon);
    }
}

fn help(response: Response, table: &Table) -> Option<Help> {
    match response {
        Response::Hint(mut ranked) => {
            let side = table.session.as_ref()?.turn().side()?;
            ranked.retain(|one| table.is_legal(one.ranked.action));
            Some(Help::Hint(side, ranked, 0))
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
        self.drop(cx.page, cx.worker);
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        self.write(cx.page);
    }

    fn show(&mut self, shown: &mut Showing, _: &mut Context<'_>) {
        shown.annotations.extend(self.annotations());
    }
}
