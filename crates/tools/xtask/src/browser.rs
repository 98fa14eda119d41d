//! The browser that the tests run in, and its driver.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::{npm, process, project, report};

/// A browser for Playwright.
pub(crate) enum Chromium {
    /// One that is installed on this machine.
    Installed(PathBuf),
    /// The one that Playwright has downloaded into this folder.
    OfPlaywright(PathBuf),
}

/// Browsers without windows: a page loads in them in two thirds of the time, and they start in half of it.
const WINDOWLESS_NAMES: &[&str] = &["chromium-headless-shell", "chrome-headless-shell"];

const CHROMIUM_NAMES: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Where browsers are that no search path leads to.
const CHROMIUM_PLACES: &[&str] = &[
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// The Debian packages of the browser and its driver.
const DEBIAN_PACKAGES: &[&str] = &["chromium", "chromium-driver"];

/// The Debian package of the browser without windows, which not all of its relatives have.
const WINDOWLESS_PACKAGE: &str = "chromium-headless-shell";

/// Finds Chromium, or installs it. One without windows is preferred where it is to be had.
pub(crate) fn chromium() -> Result<Chromium> {
    if chosen_chromium().is_none()
        && on_path(WINDOWLESS_NAMES).is_none()
        && offered(WINDOWLESS_PACKAGE)
    {
        install(
            "Chromium without windows, from the system's packages",
            &[WINDOWLESS_PACKAGE],
        )?;
    }
    if let Some(found) = installed_chromium() {
        return Ok(Chromium::Installed(found));
    }
    if install_debian_packages()?
        && let Some(found) = installed_chromium()
    {
        return Ok(Chromium::Installed(found));
    }
    let folder = project::tools().join("browsers");
    let download = report::step("Chromium, downloaded by Playwright", || {
        npm::packages("tests")?;
        process::run(
            Command::new("node")
                .arg(project::path("tests/node_modules/playwright/cli.js"))
                .args(["install", "chromium"])
                .env("PLAYWRIGHT_BROWSERS_PATH", &folder),
        )
    });
    match download {
        Ok(()) => Ok(Chromium::OfPlaywright(folder)),
        Err(error) => bail!(
            "Chromium is not installed, and could not be ({error}): install Chromium or Chrome"
        ),
    }
}

/// Finds chromedriver, or installs it.
pub(crate) fn driver() -> Result<PathBuf> {
    if let Some(found) = installed_driver() {
        return Ok(found);
    }
    if install_debian_packages()?
        && let Some(found) = installed_driver()
    {
        return Ok(found);
    }
    bail!(
        "chromedriver is not installed: install the version that goes with your Chromium or Chrome, on PATH"
    )
}

/// The browser that the variable SAHKKU_CHROMIUM names.
fn chosen_chromium() -> Option<PathBuf> {
    env::var_os("SAHKKU_CHROMIUM")
        .map(PathBuf::from)
        .filter(|path| path.is_file())
}

/// The first of these programs that is installed.
fn on_path(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| process::find(name))
}

/// An installed Chromium or Chrome.
fn installed_chromium() -> Option<PathBuf> {
    let elsewhere = || {
        CHROMIUM_PLACES
            .iter()
            .map(PathBuf::from)
            .find(|path| path.is_file())
    };
    chosen_chromium()
        .or_else(|| on_path(WINDOWLESS_NAMES))
        .or_else(|| on_path(CHROMIUM_NAMES))
        .or_else(elsewhere)
}

/// Whether the system's packages include this one, and it can be installed without asking anybody.
fn offered(package: &str) -> bool {
    let shown = process::find("apt-cache").is_some_and(|apt_cache| {
        let output = Command::new(apt_cache).args(["show", package]).output();
        output.is_ok_and(|output| output.status.success())
    });
    shown && leave_to_install().is_some()
}

fn installed_driver() -> Option<PathBuf> {
    let chosen = env::var_os("CHROMEDRIVER").map(PathBuf::from);
    chosen
        .filter(|path| path.is_file())
        .or_else(|| process::find("chromedriver"))
}

/// The Debian packages of the web server that the built folder is tried with.
const SERVER_PACKAGES: &[&str] = &["nginx-light", "libnginx-mod-http-brotli-static"];

/// What the second of them brings, which a machine may lack that has the first.
const SERVER_MODULE: &str = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/// Finds nginx and its module, or installs them. Where neither can be, the test that needs them says so.
pub(crate) fn web_server() -> Result<Option<PathBuf>> {
    let installed = || {
        let usual = Some(PathBuf::from("/usr/sbin/nginx")).filter(|path| path.is_file());
        process::find("nginx").or(usual)
    };
    if installed().is_none() || !Path::new(SERVER_MODULE).is_file() {
        install("nginx, from the system's packages", SERVER_PACKAGES)?;
    }
    Ok(installed())
}

/// Finds coturn's `turnserver`, or installs it. Where neither can be, the test that needs it says so.
pub(crate) fn relay() -> Result<Option<PathBuf>> {
    let installed = || process::find("turnserver");
    if installed().is_none() && install("coturn, from the system's packages", &["coturn"])? {
        stop_service("coturn");
    }
    Ok(installed())
}

/// Finds Firefox, or installs it. Where neither can be, the step that needs it says so.
pub(crate) fn firefox() -> Result<Option<PathBuf>> {
    let installed = || on_path(&["firefox-esr", "firefox"]);
    if installed().is_none() {
        install("Firefox, from the system's packages", &["firefox-esr"])?;
    }
    Ok(installed())
}

/// Finds WebKitGTK's driver and a screen that nobody sees for it, or installs them. Where neither can be, the step that needs them
/// says so.
pub(crate) fn webkit() -> Result<Option<PathBuf>> {
    let installed = || process::find("WebKitWebDriver").filter(|_| process::find("Xvfb").is_some());
    if installed().is_none() {
        let packages = &["webkit2gtk-driver", "xvfb"];
        install("WebKitGTK, from the system's packages", packages)?;
    }
    Ok(installed())
}

/// Debian starts a service as soon as it is installed; the tests start their own, and nobody asked for one that relays for strangers.
fn stop_service(name: &str) {
    if let (Some(leader), Some(systemctl)) = (leave_to_install(), process::find("systemctl")) {
        let mut command = led_by(leader, &systemctl);
        command.args(["--quiet", "disable", "--now", name]);
        // Where systemd does not run, as in a container, nothing was started.
        command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .ok();
    }
}

/// Installs the browser's packages where that is possible without asking anybody; says whether it was.
fn install_debian_packages() -> Result<bool> {
    install(
        "Chromium and its driver, from the system's packages",
        DEBIAN_PACKAGES,
    )
}

fn install(what: &str, packages: &[&str]) -> Result<bool> {
    let Some(apt_get) = process::find("apt-get") else {
        return Ok(false);
    };
    let Some(leader) = leave_to_install() else {
        println!(
            "To have the system's packages: sudo apt-get install {}",
            packages.join(" ")
        );
        return Ok(false);
    };
    let installed = report::step(what, || {
        apt(leader, &apt_get, &["update"])?;
        let mut install = vec!["install", "--yes", "--no-install-recommends"];
        install.extend(packages);
        apt(leader, &apt_get, &install)
    });
    if let Err(error) = &installed {
        println!("  {error:#}");
    }
    Ok(installed.is_ok())
}

/// The words to put before `apt-get`: none for root, `sudo` for those whom it lets in without a password.
fn leave_to_install() -> Option<&'static [&'static str]> {
    let says = |command: &mut Command| command.stderr(Stdio::null()).output().ok();
    let user = says(Command::new("id").arg("-u"))?;
    if user.stdout.trim_ascii() == b"0" {
        return Some(&[]);
    }
    let sudo = says(Command::new("sudo").args(["--non-interactive", "true"]))?;
    sudo.status
        .success()
        .then_some(&["sudo", "--non-interactive"])
}

/// A program with these words before it.
fn led_by(leader: &[&str], program: &Path) -> Command {
    match leader {
        [] => Command::new(program),
        [first, rest @ ..] => {
            let mut command = Command::new(first);
            command.args(rest).arg(program);
            command
        }
    }
}

fn apt(leader: &[&str], apt_get: &Path, arguments: &[&str]) -> Result<()> {
    let mut command = led_by(leader, apt_get);
    command
        .arg("-qq")
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive");
    process::run(command.stdin(Stdio::null()).stdout(Stdio::null()))
}

/// Writes what chromedriver is to know of the browser, and says where.
pub(crate) fn driver_settings() -> Result<PathBuf> {
    let file = project::tools().join("webdriver.json");
    let binary = installed_chromium().map(|path| path.to_string_lossy().into_owned());
    fs::write(&file, settings(binary.as_deref())).context("writing .tools/webdriver.json")?;
    Ok(file)
}

/// A browser that talks to nobody but the tests.
fn settings(binary: Option<&str>) -> String {
    const FLAGS: &[&str] = &[
        "disable-gpu",
        "disable-background-networking",
        "disable-component-update",
        "disable-sync",
        "no-first-run",
    ];
    let flags: Vec<_> = FLAGS.iter().map(|flag| quoted(flag)).collect();
    let binary = binary.map(|path| format!(r#""binary": {}, "#, quoted(path)));
    format!(
        r#"{{ "goog:chromeOptions": {{ {}"args": [{}] }} }}"#,
        binary.unwrap_or_default(),
        flags.join(", ")
    )
}

/// A path or word as JSON writes it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', r"\\").replace('"', "\\\""))
}
