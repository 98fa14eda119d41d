//! Games restored from a file.

use std::vec;

use archive::Head;
use browser::archive::Trouble;
use context::this::words as m;

/// The file that is being read.
#[derive(Default)]
pub(super) struct Backup {
    games: vec::IntoIter<(Head, String)>,
    brought: u32,
    known: u32,
    /// Why the last game was not stored, nor any after it.
    trouble: Option<Trouble>,
}

impl Backup {
    pub(super) fn of(games: Vec<(Head, String)>) -> Backup {
        Backup {
            games: games.into_iter(),
            ..Backup::default()
        }
    }

    pub(super) fn next(&mut self) -> Option<(Head, String)> {
        self.games.next().filter(|_| self.trouble.is_none())
    }

    pub(super) fn count(&mut self, kept: Result<u32, Trouble>) {
        match kept {
            Ok(_) => self.brought += 1,
            Err(Trouble::Known) => self.known += 1,
            Err(trouble) => self.trouble = Some(trouble),
        }
    }

    pub(super) fn in_words(&self) -> String {
        let some = |count: u32| (count > 0).then_some(count);
        let brought = some(self.brought).map(|count| m::ArchiveBrought { count }.text());
        let known = some(self.known).map(|count| m::ArchiveBroughtKnown { count }.text());
        let trouble = self.trouble.map(|trouble| match trouble {
            Trouble::Full => m::archive_brought_full(),
            Trouble::Refused | Trouble::Known => m::archive_refused(),
        });
        let said = [brought, known, trouble].into_iter().flatten();
        said.collect::<Vec<_>>().join(" ")
    }
}
