//! Tests of stored games.

use browser::store::Shelf as _;
use game::Side;
use online::{Clock, GameId, Letter, Link, Offer, Received, Secret, Sides, Terms, Throws};

use super::*;
use crate::kept_text::summary;
use crate::shelf::tests::Small;
use context::setup::Setup;

/// Both places in an accepted game.
pub(crate) fn two(clock: Option<Clock>) -> [StoredGame; 2] {
    let terms = Terms {
        start: Record::new(Setup::new(None).judge().unwrap(), None),
        name: "Anna".to_owned(),
        sides: Sides::Inviter(Side::First),
        throws: Throws::Strict,
        clock,
        follows: None,
    };
    let inviter = Peer::invite(GameId([1; 16]), Secret::new([2; 32]), terms).unwrap();
    let invitation = Letter::read(&inviter.letter().write()).unwrap();
    let mut invited = Peer::open(invitation, None);
    let accepted = invited.accept(Secret::new([3; 32]), "Biret", Side::Second);
    assert_eq!(accepted, Ok(()));
    let mut both = [inviter, invited].map(StoredGame::new);
    let answer = both[1].peer.letter().write();
    both[0].receive(&answer).unwrap();
    both
}

/// Lets the player with the floor make a turn, and sends it to the other.
pub(crate) fn turn(both: &mut [StoredGame; 2]) {
    let floor = both[0].peer.log().floor().unwrap();
    let own = &mut both[floor.index()];
    while own.peer.is_to_decide() {
        own.peer.decide(first(own)).unwrap();
    }
    own.send().unwrap();
    own.has_sent();
    let letter = own.peer.letter().write();
    both[floor.other().index()].receive(&letter).unwrap();
}

/// The first decision that the rules list.
fn first(stored: &StoredGame) -> Entry {
    let game = stored.peer.state().unwrap().game();
    game.decisions().swap_remove(0)
}

/// The place of the player who waits for the other, and that player's party.
pub(crate) fn waiting(both: &mut [StoredGame; 2]) -> (&mut StoredGame, Party) {
    let floor = both[0].peer.log().floor().unwrap();
    (&mut both[floor.other().index()], floor)
}

#[test]
fn the_game_of_strangers_is_kept_on_request() {
    let shelf = Small::new(usize::MAX);
    let mut both = two(None);
    turn(&mut both);
    let letter = both[0].peer.letter();
    let mut watched = StoredGame::new(Peer::open(letter, None));
    watched.keep(&shelf).unwrap();
    turn(&mut both);
    watched.receive(&both[0].peer.letter().write()).unwrap();
    watched.keep(&shelf).unwrap();
    assert!(shelf.names().is_empty());
    watched.stays = true;
    watched.keep(&shelf).unwrap();
    assert!(StoredGame::kept(&watched.name(), &shelf).is_some_and(|stored| stored.is_kept()));
    // A player's own place is stored without being asked for.
    let shelf = Small::new(usize::MAX);
    both[0].keep(&shelf).unwrap();
    assert_eq!(shelf.names(), [watched.name()]);
}

#[test]
fn an_older_link_with_a_place_removes_nothing() {
    let shelf = Small::new(usize::MAX);
    let mut both = two(None);
    turn(&mut both);
    let (older, secret) = (
        both[0].peer.letter(),
        both[0].peer.secret().unwrap().clone(),
    );
    (0..4).for_each(|_| turn(&mut both));
    let newest = both[0].peer.letter();
    let mut watched = StoredGame::new(Peer::open(newest.clone(), None));
    watched.stays = true;
    watched.keep(&shelf).unwrap();
    // Another tab takes the place with the older link and knows nothing else.
    let mut moved = StoredGame::new(Peer::open(older, None));
    assert!(moved.sit(secret));
    moved.keep(&shelf).unwrap();
    let kept = StoredGame::kept(&watched.name(), &shelf).unwrap();
    assert_eq!(kept.peer.letter().write(), newest.write());
    assert!(kept.peer.party().is_some());
    // In the other order, too.
    watched.stays = true;
    watched.keep(&shelf).unwrap();
    assert!(watched.peer.party().is_some());
}

#[test]
fn a_link_that_moves_a_game_is_merged_with_what_is_watched() {
    let mut both = two(None);
    turn(&mut both);
    let secret = both[0].peer.secret().unwrap().to_text();
    let file = format!("{}&key={secret}", both[0].peer.letter().write());
    (0..3).for_each(|_| turn(&mut both));
    let newest = both[0].peer.letter();
    let link = || Link::find(&file).unwrap();
    // It was opened from a link and is stored nowhere.
    let watched = StoredGame::new(Peer::open(newest.clone(), None));
    let moved = StoredGame::moved(Some(watched), link()).unwrap();
    assert_eq!(moved.peer.letter().write(), newest.write());
    assert!(moved.is_kept() && moved.peer.party().is_some());
    let alone = StoredGame::moved(None, link()).unwrap();
    assert!(alone.peer.party().is_some());
    let foreign = format!("{}&key={}", newest.write(), Secret::new([77; 32]).to_text());
    assert!(StoredGame::moved(None, Link::find(&foreign).unwrap()).is_none());
}

#[test]
fn two_tabs_that_accept_the_same_invitation_accept_it_once() {
    let shelf = Small::new(usize::MAX);
    let terms = two(None)[0].peer.log().terms().clone();
    let inviter = Peer::invite(GameId([9; 16]), Secret::new([2; 32]), terms).unwrap();
    let mut tabs = [7, 8].map(|secret| {
        let mut peer = Peer::open(inviter.letter(), None);
        peer.accept(Secret::new([secret; 32]), "Biret", Side::Second)
            .unwrap();
        StoredGame::new(peer)
    });
    let letters = tabs.each_mut().map(|tab| {
        tab.keep(&shelf).unwrap();
        tab.peer.letter().write()
    });
    assert_eq!(letters[0], letters[1]);
    assert!(tabs[1].peer.party().is_some());
}

#[test]
fn an_older_letter_does_not_remove_an_offer() {
    let mut both = two(None);
    turn(&mut both);
    let old = both[0].peer.letter().write();
    turn(&mut both);
    let (stored, other) = waiting(&mut both);
    stored.say(Word::Offer(Offer::Draw)).unwrap();
    let letter = stored.peer.letter().write();
    let own = &mut both[other.index()];
    own.receive(&letter).unwrap();
    own.receive(&old).unwrap();
    let own = StoredGame::read(&own.write()).unwrap();
    assert_eq!(own.peer.offered(), Some(Offer::Draw));
}

/// Each page dies after each of its steps, and opens the game again from storage.
#[test]
fn a_page_that_dies_at_any_moment_loses_nothing() {
    let shelves = [(); 2].map(|()| Small::new(usize::MAX));
    let dies = |both: &mut [StoredGame; 2], party: Party| {
        let (stored, shelf) = (&mut both[party.index()], &shelves[party.index()]);
        let before = stored.record().to_string();
        stored.keep(shelf).unwrap();
        *stored = StoredGame::kept(&stored.name(), shelf).unwrap();
        assert_eq!(stored.record().to_string(), before);
    };
    let mut both = two(None);
    for n in 0..60 {
        let Some(floor) = both[0].peer.log().floor() else {
            break;
        };
        let own = floor.index();
        while both[own].peer.is_to_decide() {
            let decisions = both[own].peer.state().unwrap().game().decisions();
            let at = game::nth_random(7, n) as usize % decisions.len();
            both[own].peer.decide(decisions[at].clone()).unwrap();
            dies(&mut both, floor);
        }
        both[own].send().unwrap();
        dies(&mut both, floor);
        both[own].has_sent();
        dies(&mut both, floor);
        let letter = both[own].peer.letter().write();
        both[1 - own].receive(&letter).unwrap();
        dies(&mut both, floor.other());
        assert_eq!(both[1 - own].peer.letter().write(), letter);
    }
}

/// Earlier and later versions read the same text.
#[test]
fn the_lines_of_a_stored_game_keep_their_words() {
    let [mut stored, _] = two(None);
    (stored.room, stored.placed) = (Some([10; 16]), true);
    stored.say(Word::Wave).unwrap();
    let text = stored.write();
    let words: Vec<&str> = text
        .lines()
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    let expected = "distance secret letter room other heard seen sent placed waits since";
    assert_eq!(words.join(" "), expected);
    assert!(text.starts_with("distance 1\nsecret AgICAgIC"));
    assert!(text.contains("\nroom 0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a\nother Biret\n"));
    let read = StoredGame::read(&text).unwrap();
    assert_eq!(read.write(), text);
}

#[test]
fn a_place_is_offered_as_a_file_once() {
    let mut both = two(None);
    let offers = |both: &[StoredGame; 2]| both.each_ref().map(StoredGame::offers_place);
    assert_eq!(offers(&both), [false; 2]);
    let first = both[0].peer.log().floor().unwrap();
    turn(&mut both);
    assert!(both[first.index()].offers_place());
    both[first.index()].placed = true;
    let read = StoredGame::read(&both[first.index()].write()).unwrap();
    assert!(!read.offers_place());
    both[first.index()].placed = false;
    // A player who declined is not asked again with every turn.
    while both[first.index()].offers_place() {
        turn(&mut both);
    }
    (0..4).for_each(|_| turn(&mut both));
    assert_eq!(offers(&both), [false; 2]);
}

#[test]
fn the_text_tells_other_pages_whose_turn_it_is() {
    let mut both = two(None);
    turn(&mut both);
    let floor = both[0].peer.log().floor().unwrap();
    for stored in &both {
        let summary = summary(&stored.write());
        assert_eq!(summary.waits, stored.peer.party() == Some(floor));
        assert_eq!(summary.other, stored.other());
        assert!(summary.own && !summary.over);
    }
    both[0].say(Word::Resign).unwrap();
    assert!(summary(&both[0].write()).over);
    // The games that earlier versions stored do not say this.
    assert_eq!(summary("distance 1\nletter x\nsince 5\n").since, 5);
}

#[test]
fn a_player_without_an_answer_breaks_off_until_it_comes() {
    let mut both = two(None);
    turn(&mut both);
    let (stored, other) = waiting(&mut both);
    assert_eq!(stored.broken_off(), None);
    stored.wait(false);
    *stored = StoredGame::read(&stored.write()).unwrap();
    assert_eq!(stored.broken_off(), Some(other));
    // A known letter is not an answer.
    let known = stored.peer.letter().write();
    assert_eq!(stored.receive(&known), Ok(Received::Known));
    assert_eq!(stored.broken_off(), Some(other));
    turn(&mut both);
    assert_eq!(both.each_ref().map(StoredGame::broken_off), [None; 2]);
}

#[test]
fn a_player_who_can_play_waits_for_nobody() {
    let mut both = two(None);
    let floor = both[0].peer.log().floor().unwrap();
    let own = &mut both[floor.index()];
    own.wait(false);
    assert_eq!(own.broken_off(), None);
    let (stored, _) = waiting(&mut both);
    stored.wait(false);
    stored.wait(true);
    assert_eq!(stored.broken_off(), None);
}

#[test]
fn the_time_of_the_other_runs_from_the_last_message() {
    const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;
    let mut both = two(None);
    let floor = both[0].peer.log().floor().unwrap();
    both[floor.index()].since = now() - 9.0 * DAY;
    turn(&mut both);
    assert_eq!(both[floor.index()].since, now());
    // An aside does not change the time of the player with the floor.
    let (stored, _) = waiting(&mut both);
    stored.since = now() - DAY;
    stored.say(Word::Wave).unwrap();
    assert_eq!(stored.since, now() - DAY);
}

#[test]
fn a_resignation_out_of_turn_survives_a_reload() {
    let mut both = two(None);
    turn(&mut both);
    let (stored, _) = waiting(&mut both);
    let entries = stored.record().entries().len();
    stored.peer.say(Word::Resign, None).unwrap();
    let stored = StoredGame::read(&stored.write()).unwrap();
    assert!(stored.is_over());
    let record = stored.record();
    assert_eq!(record.entries().len(), entries + 1);
    assert!(record.replay(usize::MAX).turn().is_over());
}

#[test]
fn an_offer_of_a_draw_reports_the_time_of_its_turn() {
    let mut both = two(Some(Clock {
        turn: 3600,
        reserve: 0,
    }));
    let floor = both[0].peer.log().floor().unwrap();
    let own = &mut both[floor.index()];
    own.since = now() - 100_000.0;
    own.say(Word::Offer(Offer::Draw)).unwrap();
    assert_eq!(own.peer.log().state().unwrap().used()[floor.index()], 100);
}

#[test]
fn the_invited_of_a_rematch_keeps_the_name() {
    let [mut inviter, _] = two(None);
    inviter.invited = "Cáhppe".to_owned();
    assert_eq!(inviter.other(), "Biret");
    let terms = inviter.peer.log().terms().clone();
    let peer = Peer::invite(GameId([4; 16]), Secret::new([2; 32]), terms).unwrap();
    let mut stored = StoredGame::new(peer);
    assert_eq!(stored.other(), "");
    stored.invited = "Cáhppe".to_owned();
    assert_eq!(StoredGame::read(&stored.write()).unwrap().other(), "Cáhppe");
}

/// A page that shows less than the record asks about a position that is gone. It gets an error, and nothing is recorded.
#[test]
fn a_decision_about_an_old_position_is_refused() {
    let mut both = two(None);
    let floor = both[0].peer.log().floor().unwrap();
    let own = &mut both[floor.index()];
    let (first, seen) = (first(own), own.record().entries().len());
    assert_eq!(own.enter(first.clone(), seen - 1), Err(NotEntered::Behind));
    assert_eq!(own.record().entries().len(), seen);
    assert_eq!(own.enter(first.clone(), seen), Ok(()));
    let known = own.record().entries().to_vec();
    assert_eq!(known[seen], first);
    assert_eq!(own.enter(first, seen), Err(NotEntered::Behind));
    assert_eq!(own.record().entries(), known);
    let resignation = Game::resignation(own.peer.state().unwrap().side(floor));
    assert_eq!(own.enter(resignation, seen), Ok(()));
    assert!(own.is_over());
}

#[test]
fn unseen_decisions_are_counted() {
    let mut both = two(None);
    let before = both[0].record().entries().len();
    both[0].seen = before;
    turn(&mut both);
    turn(&mut both);
    let record = both[0].record().into_owned();
    let later = record.entries()[before..].iter();
    let decisions = later.filter(|entry| !Game::is_chance(entry)).count();
    assert_eq!(both[0].unseen(), decisions);
    both[0].seen = record.entries().len();
    assert_eq!(both[0].unseen(), 0);
}
