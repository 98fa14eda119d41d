//! Reading a file of any kind: a backup, a save, a record, a link or a letter.

use archive::{Head, read_backup};
use context::this::words as m;
use context::{Game, Record, Session, This, Tree};
use game::Game as _;
use game::session::PlayerKind;
use on_page::linked;
use on_page::text::errors;
use online::recorded;

use super::entry;

pub(super) enum Held {
    /// Finished games, each as its head and its save.
    Games(Vec<(Head, String)>),
    /// A letter of a game at a distance.
    Letter,
}

/// The start of the first line of a backup.
const BACKUP: &str = "kept ";

/// The parameters of links that precede their content.
const LINKS: [&str; 2] = ["game=", "position="];

/// The parameter before a letter.
const LETTER: &str = "play=";

/// Reads a file. A game that is not from a backup gets this time and date, if it has none.
///
/// # Errors
/// A sentence that explains the error.
pub(super) fn read(text: &str, instant: u64, today: &str) -> Result<Held, String> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.starts_with(BACKUP) {
        let games = read_backup(text).map_err(|line| m::ArchiveNotBrought { line }.text());
        return games.map(Held::Games);
    }
    let mut lines = text.lines().map(str::trim);
    // A link may be only the part after the address of the page.
    let is_said = |line: &&str| !line.is_empty() && (!line.starts_with('#') || line.contains('='));
    let head = lines.find(is_said).unwrap_or_default();
    let (game, played) = if head.contains("-save ") {
        // The checksum covers lines that end with a line feed.
        let save = text.replace("\r\n", "\n") + "\n";
        let game = Session::restore(&save);
        (
            game.map_err(|why| unread(&errors::restoring::<This>(&why)))?,
            true,
        )
    } else if let Some(at) = LINKS.iter().find_map(|kind| head.find(kind)) {
        let link = head[at..].split_whitespace().next().unwrap_or_default();
        let game = linked::<Game>(link).map_err(|why| unread(&errors::linking(why)))?;
        (game.ok_or_else(m::archive_unfinished)?, false)
    } else if text.contains(LETTER) && !head.starts_with(Game::ID) {
        return Ok(Held::Letter);
    } else {
        let (record, _) = recorded::split(text);
        let record = record.parse::<Record>().or_else(|_| {
            // The main line of a record with variations.
            let end = |tree: &Tree| tree.line(Tree::ROOT).last().copied().unwrap_or(Tree::ROOT);
            text.parse::<Tree>().map(|tree| tree.record(end(&tree)))
        });
        let record = record.map_err(|why| unread(&errors::reading::<This>(&why)))?;
        (Session::from_record(record, [PlayerKind::Human; 2]), false)
    };
    if !game.turn().is_over() {
        return Err(m::archive_unfinished());
    }
    let head = entry::head(&game, played, instant, today);
    Ok(Held::Games(vec![(head, game.save())]))
}

fn unread(error: &str) -> String {
    m::ArchiveUnread { error }.text()
}

#[cfg(test)]
mod tests {
    use archive::write_backup;

    use super::*;
    use crate::features::archive::entry::tests::given_up;

    const TODAY: &str = "2026-11-28";

    fn read(text: &str) -> Result<Held, String> {
        super::read(text, 7, TODAY)
    }

    #[test]
    fn a_finished_game_is_brought_back_in_whatever_form() {
        let game = given_up([PlayerKind::Human; 2]);
        let save = game.save();
        let record = game.record().to_string();
        let link = game.record().write_link();
        let head = entry::head(&game, true, 7, TODAY);
        let tree = format!("{}comment 0 A remark.\n", record.replacen(" 1", " 2", 1));
        for text in [
            write_backup([(&head, save.as_str())]),
            save.clone(),
            save.replace('\n', "\r\n"),
            record.clone(),
            format!("\u{feff}\n{record}"),
            tree,
            format!("https://example.org/#{link}"),
            format!("#{link}\n"),
            link.clone(),
        ] {
            let Ok(Held::Games(games)) = read(&text) else {
                panic!("{text}");
            };
            let [(_, kept)] = &games[..] else {
                panic!("{text}");
            };
            let restored = Session::restore(kept).unwrap();
            assert_eq!(restored.record().to_string(), record, "{text}");
        }
        let letter = "Your turn: https://example.org/#play=sahkku.AYqI";
        assert!(matches!(read(letter), Ok(Held::Letter)));
    }

    #[test]
    fn what_cannot_be_brought_back_is_told() {
        let game = given_up([PlayerKind::Human; 2]);
        let unfinished = game.after(1).record().to_string();
        let told = |text: &str| read(text).err().unwrap_or_default();
        assert_eq!(told(&unfinished), m::archive_unfinished());
        for text in ["", "nothing", "kept 1", "game=x", &game.save()[..40]] {
            let said = told(text);
            assert!(
                said != m::archive_unfinished() && !said.is_empty(),
                "{text}"
            );
        }
    }
}
