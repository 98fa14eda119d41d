//! What the build generates from message files, and what it refuses.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use sahkku_locales::{Owner, Words, file_name, functions, insertions, is_finished};
use sahkku_words::pattern::Value;
use sahkku_words::{Catalogue, LANGUAGES, Language};

/// The types of arguments that the invented game has.
const ARGUMENTS: &str = r#"
[Side]
arguments = ["side"]
words = ["men", "women"]

["Option<Side>"]
arguments = ["holder"]

[Place]
arguments = ["to"]
"#;

const HOUSE_ARGUMENTS: &str = r#"
[count]
arguments = ["count"]

[text]
arguments = ["name"]
"#;

/// The top folder of a project with the game `taefl`, removed at the end of the test.
struct Project(PathBuf);

impl Project {
    /// A project with this name. Its game has `everywhere` in every language and `files` in some; the shared words are empty.
    fn new(name: &str, everywhere: &str, files: &[(&str, &str)]) -> Project {
        let folder = format!("sahkku-locales-{}-{name}", std::process::id());
        let project = Project(std::env::temp_dir().join(folder));
        project.write("web/words/arguments.toml", HOUSE_ARGUMENTS);
        project.write("crates/games/taefl/words/arguments.toml", ARGUMENTS);
        let own: BTreeMap<&str, &str> = files.iter().copied().collect();
        for language in LANGUAGES {
            let text = own.get(language.code).unwrap_or(&everywhere);
            project.game("game", language.code, text);
        }
        project
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn game(&self, part: &str, language: &str, text: &str) {
        let file = format!("crates/games/taefl/words/{language}/{part}.ftl");
        self.write(&file, text);
    }

    /// A part of the words of the house, the same in every language.
    fn house(&self, part: &str, text: &str) {
        for language in LANGUAGES {
            self.write(&format!("web/words/{}/{part}.ftl", language.code), text);
        }
    }

    fn words(&self) -> Words {
        Words::read(&self.0, "taefl").unwrap()
    }

    fn problems(&self) -> Vec<String> {
        let problems = self.words().problems.into_iter();
        problems.map(|problem| problem.to_string()).collect()
    }
}

impl Drop for Project {
    fn drop(&mut self) {
        // If it cannot be removed, it stays inside the build's own folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[track_caller]
fn has(text: &str, part: &str) {
    assert!(text.contains(part), "no {part} in {text}");
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
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    assert!(is_finished(&top, games::GAMES[0].name));
    for game in games::GAMES.iter().map(|game| game.name) {
        let words = Words::read(&top, game).unwrap();
        let told: Vec<String> = words.problems.iter().map(ToString::to_string).collect();
        assert!(told.is_empty(), "{told:#?}");
        for locale in words.locales {
            let mut catalogue = Catalogue::new(locale.language);
            catalogue.add(&locale.catalogue("game")).unwrap();
            assert!(catalogue.say("close", &[]).is_some());
            if is_finished(&top, game) {
                assert!(catalogue.say("title", &[]).is_some());
            }
        }
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
    let project = Project::new("own-way", ENGLISH, &[("se", sami)]);
    let words = project.words();
    assert_eq!(words.problems, []);
    let mut catalogue = Catalogue::new(Language::of("se").unwrap());
    let se = words.locales.iter().find(|one| one.language.code == "se");
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
fn a_part_has_the_words_of_the_house_and_of_the_game() {
    let project = Project::new("merged", ENGLISH, &[]);
    project.house("game", "close = Close\n");
    project.house("rest", "reset = Reset\n");
    project.game("book", "en", "book-king = The king\n");
    project.write("crates/games/taefl/words/unfinished", "");
    let words = project.words();
    assert_eq!(words.problems, []);
    let code = functions(&words, Owner::House) + &functions(&words, Owner::Game);
    for name in ["close", "reset", "book_king"] {
        has(&code, &format!("fn {name}()"));
    }
    for locale in &words.locales {
        let names = |part: &str| -> Vec<String> {
            let lines = locale.catalogue(part);
            let lines = lines.lines().filter_map(|line| line.split_once('\t'));
            lines.map(|(name, _)| name.to_owned()).collect()
        };
        assert_eq!(names("game"), ["close", "fallen", "go"]);
        assert_eq!(names("rest"), ["reset"]);
        assert_eq!(names("book"), ["book-king"]);
    }
}

#[test]
fn a_message_is_the_houses_or_the_games_and_not_both() {
    let project = Project::new("both", ENGLISH, &[]);
    project.house("rest", "fallen = Fallen\n");
    assert_eq!(
        project.problems(),
        [
            "crates/games/taefl/words/en/game.ftl: fallen: web/words/en/rest.ftl has a message of this name, too"
        ]
    );
}

#[test]
fn the_house_knows_no_types_of_a_game() {
    let project = Project::new("house-types", ENGLISH, &[]);
    let turn = "turn = { $side ->\n   *[men] Turn\n}\n";
    project.house("game", turn);
    let problems = project.problems();
    assert!(
        matches!(&problems[..], [one] if one.starts_with(
            "web/words/en/game.ftl: turn: nothing says what type its argument $side has"
        )),
        "{problems:?}"
    );
}

#[test]
fn the_types_of_arguments_are_told_apart() {
    let cases = [
        (
            "[side]\narguments = [\"side\"]",
            "[side] is no type: there are bool, ",
        ),
        (
            "[\"Option<Place>\"]\n[Place]",
            "[Option<Place>] is no type: ",
        ),
        (
            "[text]\narguments = [\"count\"]",
            "$count has a type already",
        ),
        ("[text", ""),
    ];
    for (n, (types, told)) in cases.into_iter().enumerate() {
        let project = Project::new(&format!("kinds-{n}"), "over = x\n", &[]);
        let file = "crates/games/taefl/words/arguments.toml";
        project.write(file, types);
        let problems = project.problems();
        let told = format!("{file}: {told}");
        assert!(
            problems.len() == 1 && problems[0].starts_with(&told),
            "{problems:?} do not tell: {told}"
        );
    }
}

#[test]
fn what_is_wrong_is_told_with_file_and_message() {
    let with = |more: &str| format!("{ENGLISH}{more}\n");
    let but = |from: &str, to: &str| ENGLISH.replace(from, to);
    let from = "women go from { $from } to { $to }";
    for (n, (finnish, told)) in [
        ("go = x { $to }\n".to_owned(), "fallen: it is missing"),
        (with("more = x"), "more: English has no such message"),
        (with("go = { $to }"), "go: it stands here twice"),
        (
            but("women go to { $to }", from),
            "go: it has no argument $from",
        ),
        (but("{ $to }", "there"), "go: it leaves out $to"),
        (
            but("[men]", "[man]"),
            "go: [man] is no value of $side; English has men, women",
        ),
        (
            but("[one]", "[two]"),
            "fallen: [two] is no plural category of fi; there are one, other, and numbers",
        ),
        (with("    .hint = x"), "fallen: it has an attribute .hint"),
        (
            but("{ $to }", "{ NUMBER($to) }"),
            "go: it uses something that is not provided for",
        ),
        (with("-word = x"), "word: terms are not provided for"),
        (with("nonsense"), "line 9: "),
    ]
    .into_iter()
    .enumerate()
    {
        let project = Project::new(&format!("wrong-{n}"), ENGLISH, &[("fi", &finnish)]);
        let problems = project.problems();
        let told = format!("crates/games/taefl/words/fi/game.ftl: {told}");
        assert!(
            problems.iter().any(|problem| problem.contains(&told)),
            "{problems:#?} do not tell: {told}"
        );
    }
}

#[test]
fn while_work_is_unfinished_english_stands_in() {
    let french = [("fr", "fallen = { $count } !\n")];
    let project = Project::new("unfinished", ENGLISH, &french);
    assert!(is_finished(&project.0, "taefl"));
    project.write("crates/games/taefl/words/unfinished", "");
    assert!(!is_finished(&project.0, "taefl"));
    let words = project.words();
    assert_eq!(words.problems, []);
    let french = words.locales.iter().find(|one| one.language.code == "fr");
    let text = french.unwrap().catalogue("game");
    assert!(text.contains("fallen\t{count} !\n") && text.contains("go\t{side|men:The men"));
}

#[test]
fn messages_become_functions_and_structs_with_their_arguments() {
    let english =
        &format!("{ENGLISH}twin-king = {{ $holder ->\n   *[none] x\n}} {{ $name }}\nover = x\n");
    let project = Project::new("functions", english, &[]);
    let code = functions(&project.words(), Owner::Game);
    for wanted in [
        r#"pub fn over() -> String {
    say("over", &[])
}
"#,
        r#"pub struct Fallen {
    pub count: u32,
}

impl Fallen {
    pub fn text(self) -> String {
        say("fallen", &[("count", Count(self.count))])
    }
}
"#,
        r#"pub struct Go {
    pub side: crate::Side,
    pub to: crate::Place,
}

impl Go {
    pub fn text(self) -> String {
        say("go", &[("side", Text(self.side.word())), ("to", Shown(&self.to))])
    }
}
"#,
        r#"pub struct TwinKing<'a> {
    pub holder: Option<crate::Side>,
    pub name: &'a str,
}

impl TwinKing<'_> {
"#,
        r#"("holder", Text(self.holder.map_or("none", crate::Side::word))), ("name", Text(self.name))"#,
    ] {
        has(&code, wanted);
    }
}

#[test]
fn an_argument_has_a_type_and_is_used_as_that_allows() {
    let cases = [
        (
            "go = { $whither }",
            "nothing says what type its argument $whither has: give it a name that arguments.toml lists, \
             or add \"whither\" there to the arguments of its type",
        ),
        (
            "go = { $side }",
            "it shows $side, whose values of type Side can only be chosen by",
        ),
        (
            "go = { $to ->\n   *[b1] here\n}",
            "it chooses by $to, whose values of type Place can only be shown",
        ),
        (
            "go = { $side ->\n    [man] x\n   *[women] y\n}",
            "[man] is no value of $side; its type Side has men, women",
        ),
    ];
    for (n, (message, told)) in cases.into_iter().enumerate() {
        let text = format!("{message}\n");
        let project = Project::new(&format!("types-{n}"), &text, &[]);
        let file = "crates/games/taefl/words/en/game.ftl";
        assert_eq!(project.problems(), [format!("{file}: go: {told}")]);
    }
}

#[test]
fn the_page_names_all_files_of_words_and_has_the_first() {
    let project = Project::new("page", &format!("{ENGLISH}title = Taefl & co\n"), &[]);
    let boot = "boot-description = <Play> \"it\" & so on\nboot-noscript = Switch it on.\n\
                boot-again = Again\nboot-file = Not from a file.\n";
    project.house("boot", boot);
    let words = project.words();
    assert_eq!(words.problems, []);
    let page = insertions(&words);
    has(&page.head, "<title>Taefl &amp; co</title>");
    let content = r#"content="&lt;Play> &quot;it&quot; &amp; so on""#;
    has(&page.head, content);
    for language in LANGUAGES {
        let code = language.code;
        has(&page.head, &format!("href=\"words/taefl/{code}/game.txt\""));
        has(&page.body, &format!("<p lang=\"{code}\">Switch it on.</p>"));
        let (_, seen) = page.body.split_once("<div id=\"unopened\">").unwrap();
        has(seen, &format!("<p lang=\"{code}\">Not from a file.</p>"));
    }
    has(&page.body, r#"<p data-say="boot-again">Again</p>"#);
    assert!(!page.head.contains("boot.txt"));
}

#[test]
fn the_words_of_the_first_game_have_no_game_in_their_addresses() {
    assert_eq!(file_name("sahkku", "se", "rest"), "words/se/rest.txt");
    assert_eq!(file_name("taefl", "se", "rest"), "words/taefl/se/rest.txt");
}

#[test]
fn words_of_the_page_have_no_arguments_and_unique_names() {
    let project = Project::new("boot", ENGLISH, &[]);
    let boot = "fallen = Fallen\nboot-again = Again, { $name }\n";
    for language in LANGUAGES {
        project.game("boot", language.code, boot);
    }
    let told = project.problems().join("\n");
    let argument = "boot-again: what is said before the game is there can have no arguments";
    has(&told, argument);
    let twice = "fallen: crates/games/taefl/words/en/boot.ftl has a message of this name, too";
    has(&told, twice);
}
