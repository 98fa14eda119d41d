//! Programs of the folder `tests` that use the built page in a browser.

use std::mem;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::browser::{self, Chromium};
use crate::pins::Pins;
use crate::{npm, project, server, setup};

/// They find the page in a folder deep inside a host, as it may be on anybody's.
const SUBFOLDER: &str = "/museum/games/sahkku/";

/// Node in the folder `tests`, told where this bundle is served (`SAHKKU_URL`) and which browser to
/// use, after setting up what that needs. The bundle is served as long as this process lives.
pub(crate) fn node(pins: &Pins, bundle: &Path) -> Result<Command> {
    setup::node(pins)?;
    let chromium = browser::chromium()?;
    npm::packages("tests")?;
    let (url, server) = server::serve(pins, bundle, SUBFOLDER, &[0])?;
    mem::forget(server);
    let mut node = Command::new("node");
    node.current_dir(project::path("tests"))
        .env("SAHKKU_URL", url)
        .env_remove("FORCE_COLOR");
    match chromium {
        Chromium::Installed(program) => node.env("SAHKKU_CHROMIUM", program),
        Chromium::OfPlaywright(folder) => node.env("PLAYWRIGHT_BROWSERS_PATH", folder),
    };
    Ok(node)
}
