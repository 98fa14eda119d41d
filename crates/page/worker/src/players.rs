//! The work on a question of the page to the bots of any game.

use game::{
    Bot, Game as _, Limits, Progress, RankedLine, Record, Recorded, Reviewer as _, Search as _,
    Turn,
};

use crate::{
    Act, Asked, Choice, Facts, Hinted, Job, JobStep, OfferedTo, OwnQuestion, PROGRESS_INTERVAL,
    Question, RankedOf, ReasonOf, Request, Response, WarningSearch,
};

/// The most actions in a hint.
const HINT_ACTIONS: usize = 3;

/// A request to bots that is being worked on.
pub struct PlayerJob<P: Asked> {
    request: Request<P>,
    received: f64,
    /// `None` until the model for the rules is there.
    work: Option<Work<P>>,
}

enum Work<P: Asked> {
    Search {
        search: Box<<P::Bot as Bot>::Search>,
        /// The time at which the best result so far becomes the answer.
        deadline: f64,
        answer: Answer,
    },
    Review {
        reviewer: Box<<P::Bot as Bot>::Reviewer>,
        /// The time of the last progress report.
        reported: f64,
    },
    Own(Box<<P::OwnQuestion as OwnQuestion<P::Game>>::Work>),
    /// The reasons for choices, one after the other.
    Reasons {
        game: Box<P::Game>,
        lines: Vec<Line<P>>,
        /// The next choice, as far as its turn is known, and the search for how the turn goes on.
        choice: Option<Box<Choice<P::Game>>>,
        search: Option<Box<<P::Bot as Bot>::Search>>,
        found: Vec<Vec<ReasonOf<P>>>,
        /// The hint that the reasons belong to, if any.
        hint: Option<Vec<RankedOf<P>>>,
    },
    Warning(Box<WarningSearch<P::Game, P::Facts>>),
}

type ActionOf<P> = <<P as Asked>::Game as game::Game>::Action;

/// Actions that need reasons, and the expected rest of the turn.
struct Line<P: Asked> {
    /// The actions, including the rest of the same use of a throw.
    actions: Vec<ActionOf<P>>,
    then: Vec<ActionOf<P>>,
}

/// The kind of answer to make from a search.
#[derive(Clone, Copy)]
enum Answer {
    Decision { spares: bool },
    Hint,
    Draw(OfferedTo),
}

impl<P: Asked> Job for PlayerJob<P> {
    type Request = Request<P>;
    type Response = Response<P>;
    type Cache = P::Cache;

    const PORTION: u32 = P::PORTION;

    fn new(request: Request<P>, now: f64) -> PlayerJob<P> {
        PlayerJob {
            request,
            received: now,
            work: None,
        }
    }

    fn advance(&mut self, portion: u32, cache: &mut P::Cache, now: f64) -> JobStep<Response<P>> {
        let work = match &mut self.work {
            Some(work) => work,
            None => match self.begin(cache, now) {
                Ok(work) => self.work.insert(work),
                Err(step) => return step,
            },
        };
        match work {
            Work::Search {
                search,
                deadline,
                answer,
            } => {
                if now <= *deadline && search.advance(portion.into()) == Progress::Searching {
                    return JobStep::Working;
                }
                if let Answer::Hint = answer {
                    let (hint, lines) = hint::<P>(search);
                    if hint.is_empty() {
                        return JobStep::Response(no_decision());
                    }
                    self.work = Some(reasons(&self.request.record, lines, Some(hint)));
                    return JobStep::Working;
                }
                let record = &self.request.record;
                JobStep::Response(told::<P>(record, search, *answer).unwrap_or_else(no_decision))
            }
            Work::Reasons {
                game,
                lines,
                choice,
                search,
                found,
                hint,
            } => {
                if let Some(line) = lines.get(found.len()) {
                    if choice.is_none() {
                        *choice = begin_choice::<P>(game, line).map(Box::new);
                    }
                    if let Some(game) = choice.as_ref().and_then(|choice| choice.unfinished()) {
                        let going = match search {
                            Some(going) => going,
                            None => {
                                let judge = self.request.record.judge();
                                let Some(model) = P::model(cache, judge, now) else {
                                    return JobStep::Waiting;
                                };
                                let Some(new) = P::Bot::hint(&model, game) else {
                                    return JobStep::Response(no_decision());
                                };
                                search.insert(Box::new(new))
                            }
                        };
                        if going.advance(portion.into()) == Progress::Searching {
                            return JobStep::Working;
                        }
                        let decided = going.decision().unwrap_or_default();
                        *search = None;
                        if let Some(going_on) = choice
                            && decided.first().is_some_and(|entry| going_on.expect(entry))
                        {
                            return JobStep::Working;
                        }
                    }
                    let choice = choice.take();
                    found.push(choice.map_or_else(Vec::new, |choice| P::Facts::reasons(&choice)));
                    return JobStep::Working;
                }
                let found = core::mem::take(found);
                JobStep::Response(match hint.take() {
                    None => Response::Reasons(found),
                    Some(hint) => {
                        let all = hint.into_iter().zip(lines).zip(found);
                        let hinted = all.map(|((ranked, line), reasons)| Hinted {
                            ranked,
                            then: line.actions.drain(1..).map(Act).collect(),
                            reasons,
                        });
                        Response::Hint(hinted.collect())
                    }
                })
            }
            Work::Warning(search) => match search.advance() {
                Progress::Searching => JobStep::Working,
                Progress::Done => JobStep::Response(Response::Warning(search.warning().cloned())),
            },
            Work::Review { reviewer, reported } => {
                if reviewer.advance(portion.into()) == Progress::Done {
                    JobStep::Response(Response::Review(reviewer.review().clone()))
                } else if now - *reported > PROGRESS_INTERVAL {
                    *reported = now;
                    JobStep::Response(Response::Progress(reviewer.progress()))
                } else {
                    JobStep::Working
                }
            }
            Work::Own(work) => {
                let answer = P::OwnQuestion::advance(work).map(Response::Own);
                answer.map_or(JobStep::Working, JobStep::Response)
            }
        }
    }
}

impl<P: Asked> PlayerJob<P> {
    /// Begins the work, once the model for the rules is there, or returns an immediate response.
    fn begin(&self, cache: &mut P::Cache, now: f64) -> Result<Work<P>, JobStep<Response<P>>> {
        let Request { record, question } = &self.request;
        let mut know = || P::model(cache, record.judge(), now).ok_or(JobStep::Waiting);
        let limits = Limits::default();
        let (search, time_limit, answer) = match question {
            Question::Decide {
                level,
                seed,
                time_limit,
                spares,
            } => {
                let player = P::Bot::of_level(*level);
                let search = player.search(&know()?, &replayed(record), &limits, (*seed).into());
                (search, *time_limit, Answer::Decision { spares: *spares })
            }
            Question::Hint { time_limit } => {
                let search = P::Bot::hint(&know()?, &replayed(record));
                (search, *time_limit, Answer::Hint)
            }
            Question::Draw(side) => {
                let (model, game) = (know()?, replayed(record));
                let turn = game::Game::turn(&game);
                if let Turn::Chance(_) = turn {
                    let agrees = P::takes_draw_before_throw(&model, &game, *side);
                    return Err(JobStep::Response(Response::Draw { agrees }));
                }
                let offered_to = match turn.side() == Some(*side) {
                    true => OfferedTo::Mover,
                    false => OfferedTo::Other,
                };
                // A search of the side's own turn is short. Without a time limit its result never varies.
                let search = P::Bot::weigh(&model, &game);
                (search, f64::INFINITY, Answer::Draw(offered_to))
            }
            Question::Review => {
                return Ok(Work::Review {
                    reviewer: Box::new(P::Bot::review(&know()?, record)),
                    reported: self.received,
                });
            }
            Question::Reasons(lines) => {
                let lines = lines.iter().map(|line| Line {
                    actions: line.iter().map(|act| act.0).collect(),
                    then: Vec::new(),
                });
                return Ok(reasons(record, lines.collect(), None));
            }
            Question::Warning => {
                let search = WarningSearch::new(record).map(Box::new);
                let search = search.ok_or(JobStep::Response(Response::Warning(None)))?;
                return Ok(Work::Warning(search));
            }
            Question::Own(own) => return Ok(Work::Own(Box::new(own.begin(&replayed(record))))),
        };
        let search = search.ok_or_else(|| JobStep::Response(no_decision()))?;
        Ok(Work::Search {
            search: Box::new(search),
            deadline: self.received + time_limit,
            answer,
        })
    }
}

fn replayed<G: Recorded>(record: &Record<G>) -> G {
    record.replay(usize::MAX)
}

/// Returns the answer from a search.
fn told<P: Asked>(
    record: &Record<P::Game>,
    search: &<P::Bot as Bot>::Search,
    answer: Answer,
) -> Option<Response<P>> {
    match answer {
        Answer::Decision { spares } => {
            let first = search.decision()?.into_iter().next()?;
            let other = spares.then(|| other_than_the_end::<P>(record, search, &first));
            Some(Response::Decision(
                other.flatten().unwrap_or(first).to_string(),
            ))
        }
        // The reasons come with the hint.
        Answer::Hint => None,
        Answer::Draw(offered_to) => {
            let worth = search.ranked().first()?.worth;
            Some(Response::Draw {
                agrees: P::takes_draw(worth, offered_to),
            })
        }
    }
}

/// If this decision ends the game, returns the best one that does not.
fn other_than_the_end<P: Asked>(
    record: &Record<P::Game>,
    search: &<P::Bot as Bot>::Search,
    decided: &<P::Game as Recorded>::Entry,
) -> Option<<P::Game as Recorded>::Entry> {
    let game = replayed(record);
    let ends = |entry: &_| {
        let mut after = game.clone();
        after.enter_unseen(entry).is_ok() && after.turn().is_over()
    };
    let ranked = search.ranked().into_iter().map(|one| one.action.into());
    // A weak player has missed some.
    let mut others = ranked.chain(game.decisions());
    ends(decided).then(|| others.find(|entry| !ends(entry)))?
}

/// Returns the actions of a hint, each with the rest of the use of a throw that it begins.
fn hint<P: Asked>(search: &<P::Bot as Bot>::Search) -> (Vec<RankedOf<P>>, Vec<Line<P>>) {
    let lines = search.lines().into_iter().take(HINT_ACTIONS);
    let line = |(ranked, actions): RankedLine<ActionOf<P>>| {
        let then = search.variation(ranked.action).into_iter();
        let then = then.skip(actions.len()).collect();
        (ranked, Line { actions, then })
    };
    lines.map(line).unzip()
}

/// Begins to find the reasons for these lines, one after the other.
fn reasons<P: Asked>(
    record: &Record<P::Game>,
    lines: Vec<Line<P>>,
    hint: Option<Vec<RankedOf<P>>>,
) -> Work<P> {
    Work::Reasons {
        game: Box::new(replayed(record)),
        lines,
        choice: None,
        search: None,
        found: Vec::new(),
        hint,
    }
}

/// The choice of a line, as far as its turn is known.
fn begin_choice<P: Asked>(game: &P::Game, line: &Line<P>) -> Option<Choice<P::Game>> {
    let mut choice = Choice::of(game, &line.actions)?;
    let mut then = line.then.iter().map(|&action| action.into());
    while then.next().is_some_and(|entry| choice.expect(&entry)) {}
    Some(choice)
}

fn no_decision<P: Asked>() -> Response<P> {
    Response::Rejected("there is no decision to make".to_owned())
}
