//! `sahkku replay`.

use crate::common::{folder, sahkku, sahkku_reading, word};

const RECORD: &str = "\
sahkku 1
rules lagesvuotna
men Ánte
women Elle
round II/III
round X/-

1 men X,III,- X:+a15-b15
2 women II,II,-
3 men X,X,II R2 X,III X:b15-b14 III:b14-b11 II:b11-b9
result men resigned
";

#[test]
fn replay_tells_the_game() {
    let told = sahkku_reading("replay -", RECORD).fine();
    for part in [
        "men    Ánte",
        "throw-off: the men X, the women -",
        "the men begin",
        "  1  men",
        "the men's soldier on a15 wakes and steps to b15",
        "III cannot be used: it is the women's turn",
        "the men pick up 2 dice to throw again",
        "the men win: the women resigned",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let named = "sahkku 1\nrules lagesvuotna\nround X/II\n1 men X,II,X R:3 X R:1,3 II,III\nresult draw agreed\n";
    let told = sahkku_reading("replay -", named).fine();
    for part in [
        "the men pick up one die to throw again, number 3",
        "the men pick up 2 dice to throw again\n",
        "a draw by agreement",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let boards = sahkku_reading("replay --boards -", RECORD).fine();
    assert_eq!(boards.matches("\nc  ").count(), 4);
}

#[test]
fn replay_reads_a_file() {
    let path = folder("replayed").join("game.sahkku");
    std::fs::write(&path, RECORD).unwrap();
    let path = word(&path);
    assert_eq!(sahkku(&format!("replay --quiet {path}")).fine(), "");
    let said = sahkku(&format!("replay {path}.none"));
    assert_eq!(said.code, Some(3));
    assert!(said.err.contains("cannot be read"), "{}", said.err);
}

#[test]
fn replay_goes_as_far_as_the_record() {
    let begun = "sahkku 1\nrules raisa\nround X/II\n";
    let told = sahkku_reading("replay -", begun).fine();
    assert!(
        told.contains("the women are to choose vuosttut or mieđut"),
        "{told}"
    );
    let chosen = format!("{begun}walks miedut\n");
    let told = sahkku_reading("replay -", chosen).fine();
    assert!(told.contains("the women walk mieđut"), "{told}");
    assert!(
        told.contains("the game is not over; it stands at"),
        "{told}"
    );
}

#[test]
fn replay_takes_the_main_line_of_a_record_with_variations() {
    let main = "rules raisa\nround X/II\n";
    let notes = "comment 0 A lucky throw.\nline 1 after 0: round II/X; walks miedut\n";
    let tell = |text: String| sahkku_reading("replay -", text).fine();
    let told = tell(format!("sahkku 2\n{main}\n{notes}"));
    assert_eq!(told, tell(format!("sahkku 1\n{main}")));
}

#[test]
fn replay_says_what_the_loser_owes() {
    let text = "sahkku 1\nrules lagesvuotna stake=3\nround X/II\nresult men resigned\n";
    let told = sahkku_reading("replay -", text).fine();
    assert!(told.contains("the loser owes 45"), "{told}");
}

#[test]
fn replay_names_line_and_column_of_what_is_wrong() {
    let lines: Vec<&str> = RECORD.lines().collect();
    let broken = |n: usize, line: &str| {
        let mut lines = lines.clone();
        lines[n] = line;
        lines.join("\n")
    };
    for (text, part) in [
        (broken(0, "sahkku 3"), "line 1, column 1"),
        (broken(1, "rules chess"), "line 2, column 7"),
        (broken(5, "round X/X"), "line 8"),
        (broken(7, "1 men X,III,- X:+a14-a15"), "line 8, column 15"),
        (broken(8, "2 men II,II,-"), "line 9, column 3"),
        (broken(10, "result women queen"), "line 11, column 8"),
        (String::new(), "line 1, column 1"),
    ] {
        let sentence = sahkku_reading("replay --quiet -", text).refused();
        assert!(sentence.contains(part), "{part}: {sentence}");
    }
}

#[test]
fn replay_refuses_what_is_no_text_or_too_long() {
    let sentence = sahkku_reading("replay -", b"sahkku 1\n\xff\xfe").refused();
    assert!(
        sentence.contains("line 2: found bytes that are no text"),
        "{sentence}"
    );
    let long = vec![b'\n'; sahkku::RECORD_LIMIT + 1];
    let sentence = sahkku_reading("replay -", &long).refused();
    assert!(sentence.contains("at most"), "{sentence}");
}
