//! The browsers and servers for the tests, found or installed from Debian's packages; and Node with the built page.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::json;
use xshell::cmd;

use crate::project::{find, path, shell, step};
use crate::{files, setup};

/// A program: the variable that names it, its default name, a file that it needs, and its packages in Debian.
pub(crate) type Program = (&'static str, &'static str, &'static str, &'static str);

/// The headless shell loads a page in two thirds of the time, and starts in half of it.
const CHROMIUM: Program = (
    "SAHKKU_CHROMIUM",
    "chromium-headless-shell chrome-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome",
    "",
    "chromium-headless-shell chromium",
);
pub(crate) const DRIVER: Program = ("CHROMEDRIVER", "chromedriver", "", "chromium-driver");
pub(crate) const FIREFOX: Program = ("SAHKKU_FIREFOX", "firefox-esr firefox", "", "firefox-esr");
/// It needs a virtual screen.
pub(crate) const WEBKIT: Program = (
    "SAHKKU_WEBKIT",
    "WebKitWebDriver",
    "/usr/bin/Xvfb",
    "webkit2gtk-driver xvfb",
);
/// It needs the module that sends compressed files, which some installations of nginx lack.
pub(crate) const NGINX: Program = (
    "SAHKKU_NGINX",
    "nginx",
    "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
    "nginx-light libnginx-mod-http-brotli-static",
);
/// nginx with the module that provides rooms of WebSockets.
pub(crate) const ROOMS: Program = (
    "SAHKKU_ROOMS",
    "nginx",
    "/usr/lib/nginx/modules/ngx_nchan_module.so",
    "nginx-light libnginx-mod-nchan",
);

/// Installs those of several packages that exist.
const INSTALL: &str = r#"
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
for package; do apt-get -qq install --yes --no-install-recommends "$package" >/dev/null; done"#;

/// Finds a program. If it is missing, first installs Debian's packages, provided that needs no password.
pub(crate) fn ready((variable, names, needed, packages): Program) -> Result<Option<PathBuf>> {
    let found = || {
        let chosen = env::var_os(variable).map(PathBuf::from);
        let chosen = chosen.filter(|path| path.is_file());
        let is_whole = needed.is_empty() || Path::new(needed).exists();
        chosen.or_else(|| names.split(' ').find_map(find).filter(|_| is_whole))
    };
    if found().is_none() && find("apt-get").is_some() {
        let sh = shell()?;
        let is_root = cmd!(sh, "id -u").read()? == "0";
        let sudo = (!is_root).then_some(["sudo", "--non-interactive"]);
        let leader = sudo.iter().flatten();
        let install = cmd!(sh, "env {leader...} sh -c {INSTALL} sh").args(packages.split(' '));
        let what = format!("{packages}, from the system's packages");
        if let Err(error) = step(&what, || Ok(install.quiet().stdin("").run()?)) {
            println!("  {error:#}\n  To have it: sudo apt-get install {packages}");
        }
    }
    Ok(found())
}

/// Writes chromedriver's settings for a browser that connects only to the tests, and returns their path.
pub(crate) fn driver_settings() -> Result<PathBuf> {
    let mut options = json!({ "args": [
        "disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync", "no-first-run",
    ] });
    if let Some(program) = ready(CHROMIUM)? {
        options["binary"] = json!(program);
    }
    let file = path(".tools/webdriver.json");
    files::write(&file, json!({ "goog:chromeOptions": options }).to_string())?;
    Ok(file)
}

/// Serves a folder on this machine under a path such as `/games/sahkku/`, at the first of these ports that is free. Returns the
/// address. The server ends when its input does.
pub(crate) fn serve(folder: &Path, under: &str, ports: &[u16]) -> Result<(String, Child)> {
    let alone = setup::lock()?;
    setup::npm("tools")?;
    drop(alone);
    let mut server = Command::new("node");
    server
        .arg(path("tools/serve.mjs"))
        .args([folder, Path::new(under)]);
    server.args(ports.iter().map(u16::to_string));
    let server = server.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut server = server.context("starting the web server")?;
    let mut address = String::new();
    if let Some(output) = server.stdout.take() {
        BufReader::new(output).read_line(&mut address)?;
    }
    if address.is_empty() {
        bail!("the web server did not start");
    }
    Ok((address.trim().to_owned(), server))
}

/// Node in the folder `tests`, with the browser to use and the address of this bundle (`SAHKKU_URL`). The bundle is served in a
/// folder deep inside a host, as it may be in practice, while this process lives.
pub(crate) fn node(bundle: &Path) -> Result<Vec<(&'static str, String)>> {
    setup::npm("tests")?;
    let mut told = Vec::new();
    if let Some(program) = ready(CHROMIUM)? {
        told.push(("SAHKKU_CHROMIUM", program.display().to_string()));
    } else {
        let (sh, folder) = (shell()?, path(".tools/browsers"));
        step("Chromium, downloaded by Playwright", || {
            let install = cmd!(sh, "node tests/node_modules/playwright/cli.js install");
            let install = install.arg("chromium");
            Ok(install.env("PLAYWRIGHT_BROWSERS_PATH", &folder).run()?)
        })?;
        told.push(("PLAYWRIGHT_BROWSERS_PATH", folder.display().to_string()));
    }
    let (url, server) = serve(bundle, "/museum/games/sahkku/", &[0])?;
    std::mem::forget(server);
    told.push(("SAHKKU_URL", url));
    Ok(told)
}
