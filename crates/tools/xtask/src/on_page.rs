//! Programs of the folder `tests` that use the built page in a browser.

use std::process::Command;

use anyhow::Result;

use crate::browser::{self, Chromium};
use crate::files::Files;
use crate::pins::Pins;
use crate::server::{self, Site};
use crate::{npm, project, setup};

/// They find the page in a folder deep inside a host, as it may be on anybody's.
const SUBFOLDER: &str = "/museum/games/sahkku/";

/// Node in the folder `tests`, told where the page is served (`SAHKKU_URL`) and which browser to
/// use, after setting up what that needs. The page is served as long as this process lives.
pub(crate) fn node(pins: &Pins, bundle: Files) -> Result<Command> {
    setup::node(pins)?;
    let chromium = browser::chromium()?;
    npm::browser_tests()?;
    let site = Site::new(bundle, SUBFOLDER)?.serve(server::listen(0)?)?;
    let mut node = Command::new("node");
    node.current_dir(project::path("tests"))
        .env("SAHKKU_URL", site.url())
        .env_remove("FORCE_COLOR");
    match chromium {
        Chromium::Installed(program) => node.env("SAHKKU_CHROMIUM", program),
        Chromium::OfPlaywright(folder) => node.env("PLAYWRIGHT_BROWSERS_PATH", folder),
    };
    Ok(node)
}
