//! A static web server for the bundle, on this machine only.
//!
//! It serves the files from memory, as they were when it started: a build meanwhile disturbs nobody, and no request
//! can reach a file that is not of the bundle. With `serve --dev` it serves what was built last.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::dev::live::{Live, NEWS};
use crate::files::Files;
use crate::finish;

/// A bundle and the folder under which it is served.
pub(crate) struct Site {
    source: Source,
    folder: String,
}

/// Where the files come from.
enum Source {
    Still(Arc<Files>),
    Live(Arc<Live>),
}

/// A site that is being served, for as long as this process lives.
pub(crate) struct Served {
    address: SocketAddr,
    folder: String,
}

/// Takes a port of this machine, which nobody outside reaches; 0 stands for any free one.
pub(crate) fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .with_context(|| format!("port {port} is not available"))
}

/// What a request gets.
#[derive(Debug, PartialEq, Eq)]
enum Answer<'a> {
    File {
        kind: &'static str,
        kept: &'static str,
        contents: &'a [u8],
    },
    Moved(String),
    NotFound,
    NotAllowed,
}

/// The longest head of a request that is read.
const HEAD_LIMIT: u64 = 16 * 1024;

impl Site {
    /// A site under a folder such as `/` or `/games/sahkku/`.
    pub(crate) fn new(files: Files, folder: &str) -> Result<Site> {
        Site::of(Source::Still(Arc::new(files)), folder)
    }

    /// One of files that are built while it is served.
    pub(crate) fn live(live: Arc<Live>, folder: &str) -> Result<Site> {
        Site::of(Source::Live(live), folder)
    }

    fn of(source: Source, folder: &str) -> Result<Site> {
        let inner = folder.trim_matches('/');
        if !inner
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "/-_.".contains(c))
        {
            bail!("`{folder}` is not a plain folder path");
        }
        let folder = if inner.is_empty() {
            "/".to_owned()
        } else {
            format!("/{inner}/")
        };
        Ok(Site { source, folder })
    }

    /// Begins to serve.
    pub(crate) fn serve(self, listener: TcpListener) -> Result<Served> {
        let served = Served {
            address: listener.local_addr().context("asking for the port")?,
            folder: self.folder.clone(),
        };
        let site = Arc::new(self);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let site = Arc::clone(&site);
                // A visitor who hangs up in the middle is no trouble of ours.
                thread::spawn(move || site.talk(stream).ok());
            }
        });
        Ok(served)
    }

    fn talk(&self, stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        let mut reader = BufReader::new(stream.try_clone()?.take(HEAD_LIMIT));
        let mut request = String::new();
        reader.read_line(&mut request)?;
        let mut header = String::new();
        while reader.read_line(&mut header)? > 2 {
            header.clear();
        }
        let mut words = request.split_whitespace();
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Ok(());
        };
        let name = self.name(target);
        let files = match (&self.source, &name) {
            (Source::Still(files), _) => Arc::clone(files),
            (Source::Live(live), Some(name)) if name == NEWS => return live.tell_news(stream),
            (Source::Live(live), _) => live.files(name.as_deref().unwrap_or_default()),
        };
        let answer = self.answer(&files, method, target);
        answer.write(stream, method == "HEAD")
    }

    /// The file that an address leads to.
    fn name(&self, target: &str) -> Option<String> {
        let path = target.split('?').next().unwrap_or_default();
        let inside = path.strip_prefix(self.folder.as_str())?;
        Some(if inside.is_empty() || inside.ends_with('/') {
            format!("{inside}index.html")
        } else {
            inside.to_owned()
        })
    }

    fn answer<'a>(&self, files: &'a Files, method: &str, target: &str) -> Answer<'a> {
        if !matches!(method, "GET" | "HEAD") {
            return Answer::NotAllowed;
        }
        let (path, query) = target.split_at(target.find('?').unwrap_or(target.len()));
        if self.folder.strip_suffix('/') == Some(path) && !path.is_empty() {
            return Answer::Moved(format!("{}{query}", self.folder));
        }
        let name = self.name(target);
        match name.and_then(|name| files.get_key_value(&name)) {
            Some((name, contents)) => Answer::File {
                kind: media_type(name),
                kept: finish::kept(name),
                contents,
            },
            None => Answer::NotFound,
        }
    }
}

impl Served {
    /// Where the site is to be found.
    pub(crate) fn url(&self) -> String {
        format!("http://{}{}", self.address, self.folder)
    }
}

impl Answer<'_> {
    fn write(&self, mut stream: TcpStream, head_only: bool) -> io::Result<()> {
        let (status, kind, contents, more): (_, _, &[u8], _) = match self {
            Answer::File {
                kind,
                kept,
                contents,
            } => ("200 OK", *kind, contents, format!("Cache-Control: {kept}")),
            Answer::Moved(target) => (
                "301 Moved Permanently",
                TEXT,
                b"moved\n",
                format!("Location: {target}"),
            ),
            Answer::NotFound => (
                "404 Not Found",
                TEXT,
                b"there is no such file\n",
                "Cache-Control: no-cache".into(),
            ),
            Answer::NotAllowed => (
                "405 Method Not Allowed",
                TEXT,
                b"only GET and HEAD\n",
                "Allow: GET, HEAD".into(),
            ),
        };
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{more}\r\n\
             X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
            contents.len()
        )?;
        if !head_only {
            stream.write_all(contents)?;
        }
        stream.flush()
    }
}

const TEXT: &str = "text/plain; charset=utf-8";

/// The media type that goes with a file's ending.
fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" | "opus" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" | "ftl" | "md" => TEXT,
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Files {
        let files = [
            ("index.html", "page"),
            ("game-0123456789ab.wasm", "code"),
            ("lang/se.json", "{}"),
        ];
        let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        files.into()
    }

    fn site(folder: &str) -> Site {
        Site::new(files(), folder).unwrap()
    }

    #[test]
    fn files_come_with_their_media_type() {
        let (files, site) = (files(), site("/"));
        let page = Answer::File {
            kind: "text/html; charset=utf-8",
            kept: "no-cache",
            contents: b"page",
        };
        assert_eq!(site.answer(&files, "GET", "/"), page);
        assert_eq!(site.answer(&files, "GET", "/index.html?lang=se"), page);
        assert_eq!(
            site.answer(&files, "HEAD", "/game-0123456789ab.wasm"),
            Answer::File {
                kind: "application/wasm",
                kept: "public, max-age=31536000, immutable",
                contents: b"code"
            }
        );
    }

    #[test]
    fn a_subfolder_is_all_there_is() {
        let (files, site) = (files(), site("games/sahkku"));
        assert!(matches!(
            site.answer(&files, "GET", "/games/sahkku/lang/se.json"),
            Answer::File { .. }
        ));
        assert_eq!(
            site.answer(&files, "GET", "/games/sahkku?a=1"),
            Answer::Moved("/games/sahkku/?a=1".into())
        );
        assert_eq!(site.answer(&files, "GET", "/"), Answer::NotFound);
        assert_eq!(site.answer(&files, "GET", "/index.html"), Answer::NotFound);
        assert_eq!(
            site.answer(&files, "GET", "/games/sahkku/lang/"),
            Answer::NotFound
        );
    }

    #[test]
    fn nothing_else_can_be_asked() {
        let (files, site) = (files(), site("/"));
        assert_eq!(site.answer(&files, "POST", "/"), Answer::NotAllowed);
        assert_eq!(
            site.answer(&files, "GET", "/../Cargo.toml"),
            Answer::NotFound
        );
        assert!(Site::new(Files::new(), "/a b/").is_err());
    }

    #[test]
    fn it_speaks_http() {
        let served = site("/sub/").serve(listen(0).unwrap()).unwrap();
        let mut stream = TcpStream::connect(served.address).unwrap();
        stream
            .write_all(b"GET /sub/ HTTP/1.1\r\nHost: here\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("Cache-Control: no-cache\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\npage"), "{answer}");
    }
}
