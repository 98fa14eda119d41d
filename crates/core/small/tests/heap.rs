//! A small game from its positions alone: two sides take from a heap, at most as many as the die shows, and who takes the last
//! wins.

use game::{
    Brain, Dealt, Game as _, Level, Linked, Progress, Record, Recorded, Reviewer as _, Side, Turn,
    bits_from, nth_random,
};
use small::{Entry, Evaluate, Outcome, Player, Position as _};

game::rules! {
    /// The rules.
    Rules of &'static str {
        /// Whether taking the last loses.
        misere: bool = false, "1", |_| "a book";
    }
}

small::rule_sets!(Rules, Refusal {
    "heap" "Heap" = Rules::USUAL;
    "misere" "Misère" = Rules { misere: true };
});

game::reasons! {
    /// Why so many cannot be taken.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    Refusal {
        /// Nothing is taken.
        None "none" "at least one is taken";
        /// There are fewer.
        Fewer "fewer" "there are fewer";
        /// The die shows fewer.
        Die "die" "the die shows fewer";
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Take {
    kind: char,
    count: u8,
}
game::text_form!(Take: kind "-" count);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Heap {
    left: u8,
    side: Side,
    die: u8,
}
game::text_form!(Heap: left " " side " " die);

impl small::Position for Heap {
    type Rules = Rules;
    type Action = Take;
    type Refusal = Refusal;

    const ID: &'static str = "heap";
    const HEAD: &'static str = "heap 1";
    const LINK_NAME: &'static str = "heap-";
    const FACES: u8 = 3;
    const REASONS: &'static [&'static str] = &["empty"];

    fn start(_: &Rules) -> Heap {
        Heap {
            left: 12,
            side: Side::First,
            die: 0,
        }
    }

    fn is_possible(&self, _: &Rules) -> bool {
        self.left <= 12 && self.die <= Heap::FACES
    }

    fn turn(&self) -> Side {
        self.side
    }

    fn next(&self, rules: &Rules) -> Turn<Side, Outcome> {
        let winner = if rules.misere {
            self.side
        } else {
            self.side.other()
        };
        match (self.left, self.die) {
            (0, _) => Turn::Over(Outcome::won(winner, "empty")),
            (_, 0) => Turn::Chance(Some(self.side)),
            _ => Turn::Decide(self.side),
        }
    }

    fn throw(&mut self, face: u8) {
        self.die = face;
    }

    fn list_actions(&self, found: &mut Vec<Take>) {
        found.extend((0..=3).map(|count| Take { kind: 't', count }));
    }

    fn refusal(&self, _: &Rules, Take { count, .. }: Take) -> Option<Refusal> {
        match count {
            0 => Some(Refusal::None),
            _ if count > self.left => Some(Refusal::Fewer),
            _ if count > self.die => Some(Refusal::Die),
            _ => None,
        }
    }

    fn play(&mut self, _: &Rules, Take { count, .. }: Take) {
        *self = Heap {
            left: self.left - count,
            side: self.side.other(),
            die: 0,
        };
    }
}

impl Evaluate for Heap {
    fn chance_of_first(&self, _: &Rules) -> f64 {
        0.5
    }
}

type Game = small::Game<Heap>;

/// A whole game in which all is decided at random.
#[expect(
    clippy::unwrap_used,
    reason = "what can come next is dealt and entered"
)]
fn played(rules: Rules, seed: u64) -> Record<Game> {
    let mut record = Record::<Game>::new(rules, None);
    let mut game = record.opening();
    for n in 0.. {
        let bits = nth_random(seed, n);
        let entry = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.deal(bits_from(bits)).unwrap(),
            Turn::Decide(_) => {
                let decisions = game.decisions();
                decisions[bits as usize % decisions.len()]
            }
        };
        game.enter_unseen(&entry).unwrap();
        record.push(entry);
    }
    record
}

const BOTH_RULES: [Rules; 2] = [Rules::USUAL, Rules { misere: true }];

#[test]
fn a_record_and_a_link_hold_a_whole_game() {
    for (rules, seed) in BOTH_RULES.into_iter().cycle().zip(0..60) {
        let record = played(rules, seed);
        let text = record.to_string();
        let read: Record<Game> = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
        let Ok(Linked::Game(linked)) = Linked::<Game>::read(&record.write_link()) else {
            panic!("{text}");
        };
        assert_eq!(linked.to_string(), text);
    }
    let short = "heap 1\nrules heap\nposition 2 second 0\n1 3 t-2\nresult second empty\n";
    let read: Record<Game> = short.parse().unwrap();
    assert_eq!(read.to_string(), short);
}

#[test]
fn what_cannot_come_next_is_refused_with_its_reason() {
    let mut game = Game::begin(Rules::USUAL);
    let refused = |game: &mut Game, text: &str| {
        let entry: Entry<Take> = text.parse().unwrap();
        let refused = game.enter_unseen(&entry);
        refused.map_err(|why| why.to_string()).err()
    };
    let why = |text: &str| Some(text.to_owned());
    let not_thrown = why("the die has not been thrown");
    assert_eq!(refused(&mut game, "t-1"), not_thrown);
    assert_eq!(refused(&mut game, "4"), why("the die has no such face"));
    assert_eq!(refused(&mut game, "2"), None);
    assert_eq!(refused(&mut game, "t-3"), why("the die shows fewer"));
    assert_eq!(refused(&mut game, "t-2"), None);
    let wrong = "heap 1\nrules heap\n1 2 t-3\n".parse::<Record<Game>>();
    let told = wrong.unwrap_err().to_string();
    assert!(told.ends_with("the die shows fewer"), "{told}");
    for wrong in ["13 first 0", "12 third 0", "12 first", "012 first 0"] {
        assert!(
            game::read_position::<Game>(&Rules::USUAL, wrong).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn players_end_the_game_themselves() {
    for (words, entry) in Game::BY_THE_PLAYERS {
        let text = format!("heap 1\nrules heap\n1 2 t-2\nresult {words}\n");
        let record: Record<Game> = text.parse().unwrap();
        assert_eq!(record.entries().last(), Some(entry));
        assert_eq!(record.to_string(), text);
        assert_eq!(entry.to_string(), format!("result {words}"));
    }
}

#[test]
fn every_face_is_as_likely_as_the_others() {
    let game = Game::begin(Rules::USUAL);
    let mut counts = [0; 3];
    for n in 0..3000 {
        match game.deal(bits_from(nth_random(1, n))) {
            Some(Entry::Throw(face)) => counts[usize::from(face) - 1] += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(
        counts.iter().all(|count| (900..1100).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn a_player_takes_the_last_and_leaves_it_where_that_loses() {
    for (rules, best) in [(Rules::USUAL, "t-2"), (Rules { misere: true }, "t-1")] {
        let game = Game::begin_from(rules, "2 second 2".parse().unwrap());
        let master = Player::<Heap>::of_level(Level::Master);
        let decision = master.decide(&(), &game, 3).unwrap();
        assert_eq!(decision, [best.parse().unwrap()]);
    }
    let words: Vec<&str> = Player::<Heap>::all().map(|(_, word, _)| word).collect();
    assert_eq!(
        words,
        ["beginner", "easy", "steady", "strong", "master", "random"]
    );
}

#[test]
fn what_is_ahead_is_the_best_for_who_decides() {
    let misere = Rules { misere: true };
    for (rules, position, win) in [
        (Rules::USUAL, "1 first 0", 1.0),
        (Rules::USUAL, "1 second 0", 1.0),
        (misere, "1 first 0", 0.0),
        (misere, "1 second 0", 0.0),
    ] {
        let game = Game::begin_from(rules, position.parse().unwrap());
        let value = Player::<Heap>::before_throw(&(), &game).unwrap();
        assert_eq!(value.win, win, "{position}");
    }
}

#[test]
fn a_review_adds_up() {
    for seed in 0..20 {
        let record = played(Rules::USUAL, seed);
        let mut reviewer = Player::<Heap>::review(&(), &record);
        while reviewer.advance(1) == Progress::Searching {}
        let review = reviewer.review();
        assert_eq!(review.steps.len(), record.entries().len());
        let end = review.steps.last().unwrap().first;
        assert!(end == 0.0 || end == 1.0);
        let luck = review.luck.unwrap();
        let adds_up = review.start + luck[0] - luck[1] - review.cost[0] + review.cost[1];
        assert!((adds_up - end).abs() < 1e-9, "{adds_up} {end}");
        assert!(review.cost.iter().all(|cost| *cost >= 0.0));
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    let start = Heap::start(&Rules::USUAL);
    assert_eq!(start.to_string(), "12 first 0");
    assert_eq!(start.to_string().parse(), Ok(start));
}
