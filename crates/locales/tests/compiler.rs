//! What the build makes of message files, and what it refuses.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sahkku_locales::{Locale, Problem, checked, functions, insertions, read};
use sahkku_words::pattern::Value;
use sahkku_words::{Catalogue, LANGUAGES, Language};

/// A folder with message files that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    /// A folder of this name, with what every language has by default and what is given for some.
    fn new(name: &str, everywhere: &str, files: &[(&str, &str)]) -> io::Result<Folder> {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let own: BTreeMap<&str, &str> = files.iter().copied().collect();
        for language in LANGUAGES {
            let path = folder.join(language.code);
            fs::create_dir_all(&path)?;
            let text = own.get(language.code).unwrap_or(&everywhere);
            fs::write(path.join("game.ftl"), text)?;
        }
        Ok(Folder(folder))
    }

    fn compiled(&self, unfinished: bool) -> io::Result<(Vec<Locale>, Vec<String>)> {
        let mut problems = Vec::new();
        let mut locales = read(&self.0, &mut problems)?;
        problems.extend(checked(&mut locales, unfinished));
        let told = problems.iter().map(Problem::to_string).collect();
        Ok((locales, told))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed lies in the build's own folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

const ENGLISH: &str = "\
go = { $side ->
    [men] The men go to { $to }.
   *[women] The women go to { $to }.
}
fallen = { $count ->
    [one] One fell.
   *[other] { $count } fell.
}
";

#[test]
fn the_messages_of_this_project_are_in_order() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/locales");
    let mut problems = Vec::new();
    let mut locales = read(&folder, &mut problems).unwrap();
    problems.extend(checked(&mut locales, folder.join("unfinished").exists()));
    let told: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert!(told.is_empty(), "{told:#?}");
    for locale in &locales {
        let mut catalogue = Catalogue::new(locale.language);
        catalogue.add(&locale.catalogue("game")).unwrap();
        assert_eq!(catalogue.say("title", &[]).as_deref(), Some("Sáhkku"));
    }
}

#[test]
fn a_language_says_things_in_its_own_order_and_number() {
    let sami = "\
go = { $to }: { $side ->
   *[men] olbmát
    [women] gálgut
}
fallen = { $count ->
    [0] Ii oktage.
    [one] Okta.
    [two] Guovttis.
   *[other] { $count }.
}
";
    let folder = Folder::new("own-way", ENGLISH, &[("se", sami)]).unwrap();
    let (locales, problems) = folder.compiled(false).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let mut catalogue = Catalogue::new(Language::of("se").unwrap());
    let se = locales.iter().find(|one| one.language.code == "se");
    catalogue.add(&se.unwrap().catalogue("game")).unwrap();
    let go = |side| {
        let arguments = [("side", Value::Text(side)), ("to", Value::Text("b3"))];
        catalogue.say("go", &arguments).unwrap()
    };
    assert_eq!(go("women"), "b3: gálgut");
    assert_eq!(go("men"), "b3: olbmát");
    let fallen = |count| {
        catalogue
            .say("fallen", &[("count", Value::Count(count))])
            .unwrap()
    };
    assert_eq!(
        [0, 1, 2, 7].map(fallen),
        ["Ii oktage.", "Okta.", "Guovttis.", "7."]
    );
}

#[test]
fn what_is_wrong_is_told_with_file_and_message() {
    let cases = [
        (
            "missing",
            "go = x { $to }\n",
            "web/locales/fi/game.ftl: fallen: it is missing",
        ),
        (
            "surplus",
            &format!("{ENGLISH}more = x\n"),
            "fi/game.ftl: more: English has no such message",
        ),
        (
            "twice",
            &format!("{ENGLISH}go = {{ $to }}\n"),
            "fi/game.ftl: go: it stands here twice",
        ),
        (
            "argument",
            &ENGLISH.replace("women go to { $to }", "women go from { $from } to { $to }"),
            "fi/game.ftl: go: it has no argument $from",
        ),
        (
            "left-out",
            &ENGLISH.replace("{ $to }", "there"),
            "fi/game.ftl: go: it leaves out $to",
        ),
        (
            "value",
            &ENGLISH.replace("[men]", "[man]"),
            "fi/game.ftl: go: [man] is no value of $side; English has men, women",
        ),
        (
            "plural",
            &ENGLISH.replace("[one]", "[two]"),
            "fi/game.ftl: fallen: [two] is no plural category of fi; there are one, other, and numbers",
        ),
        (
            "attribute",
            &format!("{ENGLISH}    .hint = x\n"),
            "fi/game.ftl: fallen: it has an attribute .hint",
        ),
        (
            "function",
            &ENGLISH.replace("{ $to }", "{ NUMBER($to) }"),
            "fi/game.ftl: go: it uses something that is not provided for",
        ),
        (
            "term",
            &format!("{ENGLISH}-word = x\n"),
            "fi/game.ftl: word: terms are not provided for",
        ),
        (
            "syntax",
            &format!("{ENGLISH}nonsense\n"),
            "fi/game.ftl: line 9: ",
        ),
    ];
    for (name, finnish, told) in cases {
        let folder = Folder::new(name, ENGLISH, &[("fi", finnish)]).unwrap();
        let (_, problems) = folder.compiled(false).unwrap();
        assert!(
            problems.iter().any(|problem| problem.contains(told)),
            "{name}: {problems:#?} do not tell: {told}"
        );
    }
}

#[test]
fn while_work_is_unfinished_english_stands_in() {
    let folder = Folder::new("unfinished", ENGLISH, &[("fr", "fallen = { $count } !\n")]).unwrap();
    let (locales, problems) = folder.compiled(true).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let french = locales
        .iter()
        .find(|one| one.language.code == "fr")
        .unwrap();
    let text = french.catalogue("game");
    assert!(text.contains("fallen\t{count} !\n") && text.contains("go\t{side|men:The men"));
}

#[test]
fn messages_become_functions_and_structs_with_their_arguments() {
    let english =
        &format!("{ENGLISH}twin-king = {{ $holder ->\n   *[none] x\n}} {{ $name }}\nover = x\n");
    let folder = Folder::new("functions", english, &[]).unwrap();
    let (locales, _) = folder.compiled(false).unwrap();
    let code = functions(&locales[0]);
    for wanted in [
        r#"pub(crate) fn over() -> String {
    say("over", &[])
}
"#,
        r#"pub(crate) struct Fallen {
    pub(crate) count: u32,
}

impl Fallen {
    pub(crate) fn text(self) -> String {
        say("fallen", &[("count", Count(self.count))])
    }
}
"#,
        r#"pub(crate) struct Go {
    pub(crate) side: sahkku::Side,
    pub(crate) to: sahkku::Place,
}

impl Go {
    pub(crate) fn text(self) -> String {
        say("go", &[("side", Text(self.side.word())), ("to", Shown(&self.to))])
    }
}
"#,
        r#"pub(crate) struct TwinKing<'a> {
    pub(crate) holder: Option<sahkku::Side>,
    pub(crate) name: &'a str,
}

impl TwinKing<'_> {
"#,
        r#"("holder", Text(self.holder.map_or("none", sahkku::Side::word))), ("name", Text(self.name))"#,
    ] {
        assert!(code.contains(wanted), "no {wanted} in {code}");
    }
}

#[test]
fn an_argument_has_a_type_and_is_used_as_that_allows() {
    let cases = [
        (
            "go = { $whither }",
            "nothing says what type its argument $whither has: give it a name that crates/locales/src/arguments.rs lists, \
             or add \"whither\" there to the names of its type",
        ),
        (
            "go = { $side }",
            "it shows $side, whose values of type sahkku::Side can only be chosen by",
        ),
        (
            "go = { $to ->\n   *[b1] here\n}",
            "it chooses by $to, whose values of type sahkku::Place can only be shown",
        ),
        (
            "go = { $side ->\n    [man] x\n   *[women] y\n}",
            "[man] is no value of $side; its type sahkku::Side has men, women",
        ),
    ];
    for (n, (message, told)) in cases.into_iter().enumerate() {
        let folder = Folder::new(&format!("types-{n}"), &format!("{message}\n"), &[]).unwrap();
        let (_, problems) = folder.compiled(false).unwrap();
        assert_eq!(problems, [format!("web/locales/en/game.ftl: go: {told}")]);
    }
}

#[test]
fn the_page_names_every_file_with_words_and_says_itself_what_is_said_without_them() {
    let folder = Folder::new("page", ENGLISH, &[]).unwrap();
    for language in LANGUAGES {
        let boot = "boot-description = <Play> \"it\" & so on\nboot-noscript = Switch it on.\nboot-again = Again\n";
        fs::write(folder.0.join(language.code).join("boot.ftl"), boot).unwrap();
    }
    let (locales, problems) = folder.compiled(false).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let page = insertions(&locales);
    assert!(
        page.head
            .contains(r#"content="&lt;Play> &quot;it&quot; &amp; so on""#)
    );
    for language in LANGUAGES {
        assert!(
            page.head
                .contains(&format!("href=\"words/{}/game.txt\"", language.code))
        );
        assert!(
            page.body
                .contains(&format!("<p lang=\"{}\">Switch it on.</p>", language.code))
        );
    }
    assert!(page.body.contains(r#"<p data-say="boot-again">Again</p>"#));
    assert!(!page.head.contains("boot.txt"));
}

#[test]
fn what_stands_in_the_page_has_no_arguments_and_names_are_used_once() {
    let folder = Folder::new("boot", ENGLISH, &[]).unwrap();
    for language in LANGUAGES {
        let boot = "fallen = Fallen\nboot-again = Again, { $name }\n";
        fs::write(folder.0.join(language.code).join("boot.ftl"), boot).unwrap();
    }
    let (_, problems) = folder.compiled(false).unwrap();
    let told = problems.join("\n");
    assert!(
        told.contains("boot-again: what is said before the game is there can have no arguments")
    );
    assert!(told.contains("fallen: another part has a message of this name"));
}
