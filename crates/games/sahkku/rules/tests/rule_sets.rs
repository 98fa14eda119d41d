//! The recorded rule sets against a table of them (§8), row by row.
//!
//! The table is translated into options cell by cell: nothing is taken from the rule sets that it checks.

use sahkku::{Judge, OPTIONS, PRESETS, Place, Row, RuleOption, Rules, Side, preset, read_rules};

/// §8. An asterisk marks what the source itself offers or leaves open; the rule set has the value before it.
const TABLE: &str = "
| | Ráisa | Máze | Lágesvuotna | Vuovdaguoika | Gávkevuotna | Unjárga | Le Globe Joueur | Borvo 2001 |
|---|---|---|---|---|---|---|---|---|
| id | `raisa` | `maze` | `lagesvuotna` | `vuovdaguoika` | `gavkevuotna` | `unjarga` | `globe-joueur` | `borvo` |
| columns, places | 13 squares | 13 squares | 15 lines | 15 lines | 15 lines | 15 lines | 15 lines | 15 lines |
| soldiers | 12 | 12 | 15 | 15 | 15 | 15 | 15 | 15 |
| queens | no | no | yes* | no | no | no | no | no |
| dice | 2: X I II III | 2: X I II III | 3: X II III blank | 3: X II III blank | 3: X II III blank | 3: X II III blank | 3: X II III blank | 3: X II III blank |
| blank | – | – | 0 | 4 | 4 | 4* (or 0) | 0 | 0 |
| rethrow | each X | each X | each X | all X | none | each X* (or all X) | none | none |
| order of use | X→I→II→III | free | X→III→II | free | free | free* (or X→blank→III→II) | free | free |
| activation order | any | any | front first | front first | front first | front first | next free | any* (or front first) |
| first soldier wakes by | any X | any X | any X | any X | any X | any X | any X | all X |
| activation step | forward | forward | forward | forward | forward | across | forward | forward |
| track | Loop | Loop | Eight | Loop | Loop | Loop* (or Eight) | Eight | Eight |
| mieđut offered | yes | no | no | yes | yes | yes | no | no |
| stacking | yes | yes | yes | no | no | yes* | yes | yes* |
| queue | no | no | no | yes* | yes* | no | no | no |
| sleepers | exposed | exposed | closed | exposed | exposed | exposed | protected | closed |
| king taken by | landing | landing | landing | push | push | raid gate, then both* (or landing, or raid) | mount | landing |
| king moves | as a soldier | as a soldier | royal | as a soldier | as a soldier | royal | orthogonal | orthogonal* (or royal) |
| king shares | yes | yes | no | no | no | yes* | no | no* |
| Utsjok choice | no | no | no | no* | no* | no* | no | no |
| loses without | soldiers | soldiers | soldiers or queen | all pieces | all pieces | soldiers* (or all pieces) | soldiers, or blocked | soldiers |
";

/// The cells of a row of the table.
fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

/// The table's column for the rule set called `id`, as (row, cell) pairs.
fn column(id: &str) -> Vec<(&'static str, &'static str)> {
    let rows: Vec<Vec<&str>> = TABLE
        .lines()
        .filter(|line| line.starts_with('|') && !line.starts_with("|---"))
        .map(cells)
        .collect();
    let ids = rows.iter().find(|row| row[0] == "id").unwrap();
    let quoted = format!("`{id}`");
    let n = ids.iter().position(|&cell| cell == quoted).unwrap();
    rows.iter()
        .filter(|row| !row[0].is_empty() && row[0] != "id")
        .map(|row| (row[0], row[n]))
        .collect()
}

/// The names of the rule sets in the table's head, with their ids.
fn names() -> Vec<(&'static str, &'static str)> {
    let mut rows = TABLE.lines().filter(|line| line.starts_with("| "));
    let heads = cells(rows.next().unwrap());
    let ids = cells(rows.next().unwrap());
    let ids = ids.into_iter().map(|id| id.trim_matches('`'));
    heads.into_iter().zip(ids).skip(1).collect()
}

/// What the rule set has: the cell up to an asterisk.
fn held(cell: &str) -> &str {
    cell.split('*').next().unwrap_or_default().trim()
}

/// Faces as the table writes them, in the spelling of the options.
fn faces(text: &str, between: &str) -> String {
    let faces = text.split(between);
    let word = |face| if face == "blank" { "-" } else { face };
    faces.map(word).collect::<Vec<_>>().join(",")
}

/// The options of one cell, with their values.
fn meaning(row: &str, cell: &str) -> Vec<(&'static str, String)> {
    let cell = held(cell);
    let one = |name, value: &str| vec![(name, value.to_owned())];
    match row {
        "columns, places" => {
            let (columns, places) = cell.split_once(' ').unwrap();
            vec![
                ("columns", columns.to_owned()),
                ("places", places.to_owned()),
            ]
        }
        "soldiers" => Vec::new(),
        "queens" => one("queens", cell),
        "dice" => {
            let (count, list) = cell.split_once(": ").unwrap();
            vec![("dice", count.to_owned()), ("faces", faces(list, " "))]
        }
        "blank" => one("blank", if cell == "–" { "none" } else { cell }),
        "rethrow" => one("rethrow", cell.trim_end_matches(" X")),
        "order of use" if cell == "free" => one("order", cell),
        "order of use" => vec![("order", faces(cell, "→"))],
        "activation order" => vec![("activation_order", cell.replace(' ', "-"))],
        "activation step" => one("activation_step", cell),
        "first soldier wakes by" => {
            one("first_wake", if cell == "all X" { "all-x" } else { "any" })
        }
        "track" => vec![("track", cell.to_lowercase())],
        "mieđut offered" => one("miedut", cell),
        "stacking" => one("stacking", cell),
        "queue" => one("queue", cell),
        "sleepers" => one("sleepers", cell),
        "king taken by" => match cell.strip_prefix("raid gate, then ") {
            // Unjárga: after the gate he is taken by landing and by raids, without push or mount.
            Some(then) => vec![
                ("raid_gate", then.to_owned()),
                ("king_taken", "landing".to_owned()),
            ],
            None => vec![
                ("raid_gate", "off".to_owned()),
                ("king_taken", cell.to_owned()),
            ],
        },
        "king moves" => one("king_moves", cell.trim_start_matches("as a ")),
        "king shares" => one("king_shares", cell),
        "Utsjok choice" => one("utsjok", cell),
        "loses without" => {
            let (without, blocked) = match cell {
                "soldiers" | "soldiers or queen" => ("soldiers", "no"),
                "all pieces" => ("all-pieces", "no"),
                "soldiers, or blocked" => ("soldiers", "yes"),
                other => panic!("no such way to lose: {other}"),
            };
            vec![
                ("loses_without", without.to_owned()),
                ("blocked_loses", blocked.to_owned()),
            ]
        }
        other => panic!("no such row: {other}"),
    }
}

fn value(rules: &Rules, name: &str) -> String {
    let option = RuleOption::named(name).unwrap_or_else(|| panic!("no option called {name}"));
    option.get(rules).to_string()
}

#[test]
fn every_cell_of_the_table_holds() {
    for (_, id) in names() {
        let rules = preset(id).unwrap().rules;
        for (row, cell) in column(id) {
            for (name, wanted) in meaning(row, cell) {
                assert_eq!(value(&rules, name), wanted, "{id}, {row}: {cell}");
            }
        }
    }
}

#[test]
fn every_option_has_its_row_or_is_off_in_every_rule_set() {
    // §8 has no rows for these. Options that fit every rule set are off; §3 tells the starting side; the empty front place
    // follows from the number of soldiers.
    let off = [("like_odds", "off"), ("may_stop", "no"), ("stake", "0")];
    let elsewhere = ["throw_off", "home_row"];
    let in_table: Vec<&str> = column("raisa")
        .into_iter()
        .flat_map(|(row, cell)| meaning(row, cell))
        .map(|(name, _)| name)
        .collect();
    for option in OPTIONS {
        let told = in_table.contains(&option.name)
            || elsewhere.contains(&option.name)
            || off.iter().any(|&(name, _)| name == option.name);
        assert!(told, "{} has no row in the table", option.name);
    }
    for preset in &PRESETS {
        for (name, wanted) in off {
            assert_eq!(value(&preset.rules, name), wanted, "{}, {name}", preset.id);
        }
    }
}

#[test]
fn the_row_soldiers() {
    for (_, id) in names() {
        let (_, cell) = column(id)
            .into_iter()
            .find(|&(row, _)| row == "soldiers")
            .unwrap();
        let rules = preset(id).unwrap().rules;
        assert_eq!(rules.soldiers().to_string(), cell, "{id}");
        let position = Judge::new(rules).unwrap().start(Side::Men);
        for side in Side::BOTH {
            assert_eq!(position.soldiers(side).to_string(), cell, "{id}");
            assert_eq!(position.asleep(side).to_string(), cell, "{id}");
            assert_eq!(position.queen(side).is_some(), rules.queens, "{id}");
        }
    }
}

#[test]
fn every_value_that_a_source_offers_as_well_can_be_set() {
    let offered = [
        ("lagesvuotna", "queens=no"),
        ("unjarga", "blank=0"),
        ("unjarga", "rethrow=all"),
        ("unjarga", "order=X,-,III,II"),
        ("unjarga", "track=eight"),
        ("unjarga", "stacking=no"),
        ("unjarga", "raid_gate=landing"),
        ("unjarga", "raid_gate=raid"),
        ("unjarga", "king_shares=no"),
        ("unjarga", "utsjok=yes"),
        ("unjarga", "loses_without=all-pieces"),
        ("vuovdaguoika", "queue=no"),
        ("vuovdaguoika", "utsjok=yes"),
        ("gavkevuotna", "queue=no"),
        ("gavkevuotna", "utsjok=yes"),
        ("borvo", "activation_order=front-first"),
        ("borvo", "stacking=no"),
        ("borvo", "king_moves=royal"),
        ("borvo", "king_shares=yes"),
    ];
    for (id, change) in offered {
        let rules = read_rules(&format!("{id} {change}")).unwrap();
        assert_ne!(rules, preset(id).unwrap().rules, "{id} {change}");
    }
    // Each asterisk of the table is one of these rows.
    let asterisks = TABLE.matches('*').count();
    let rows: std::collections::BTreeSet<_> = offered
        .iter()
        .map(|(id, change)| (id, change.split('=').next()))
        .collect();
    assert_eq!(rows.len(), asterisks);
}

#[test]
fn the_rule_sets_and_their_names() {
    let mut table: Vec<(&str, &str)> = names();
    // §8, below the table.
    table.push(("Vuonnamárkan", "vuonnamarkan"));
    let mut presets: Vec<(&str, &str)> = PRESETS
        .iter()
        .map(|preset| (preset.name, preset.id))
        .collect();
    table.sort_unstable();
    presets.sort_unstable();
    assert_eq!(table, presets);
}

#[test]
fn vuonnamarkan_is_lagesvuotna_with_the_raid_gate_then_landing() {
    let mut rules = preset("lagesvuotna").unwrap().rules;
    rules.set("raid_gate", "landing").unwrap();
    assert_eq!(preset("vuonnamarkan").unwrap().rules, rules);
}

#[test]
fn the_front_place_is_empty_with_fewer_soldiers_than_columns() {
    for preset in &PRESETS {
        let front_empty = matches!(preset.id, "raisa" | "maze");
        let wanted = if front_empty { "front-empty" } else { "full" };
        assert_eq!(value(&preset.rules, "home_row"), wanted, "{}", preset.id);
    }
}

#[test]
fn who_begins_is_thrown_for_everywhere_but_in_le_globe_joueur() {
    for preset in &PRESETS {
        let lot = preset.id == "globe-joueur";
        let wanted = if lot { "lot" } else { "first-x" };
        assert_eq!(value(&preset.rules, "throw_off"), wanted, "{}", preset.id);
    }
}

/// §1: the Castle, and in the middle row the fourth line from the left and from the right end.
#[test]
fn the_marked_places() {
    let place = |column| Place::new(Row::B, column).unwrap();
    for (columns, marked) in [
        (9, [5, 4, 6]),
        (11, [6, 4, 8]),
        (13, [7, 4, 10]),
        (15, [8, 4, 12]),
        (21, [11, 4, 18]),
    ] {
        let rules = read_rules(&format!("vuovdaguoika columns={columns}")).unwrap();
        let judge = Judge::new(rules).unwrap();
        assert_eq!(judge.castle(), place(marked[0]));
        assert_eq!(judge.marked(), marked.map(place));
    }
}

/// §8, the rule lab: any single option can be changed in any rule set, unless there is a reason against it.
#[test]
fn any_option_on_any_rule_set_works_or_is_refused_with_a_reason() {
    for preset in &PRESETS {
        for option in OPTIONS {
            for word in option.words {
                let mut rules = preset.rules;
                assert_eq!(rules.set(option.name, word), Ok(()));
                if let Err(contradiction) = Judge::new(rules) {
                    assert!(!contradiction.to_string().is_empty());
                    let stands_alone = [
                        "columns",
                        "places",
                        "home_row",
                        "queens",
                        "rethrow",
                        "track",
                        "sleepers",
                        "king_taken",
                        "raid_gate",
                        "king_moves",
                        "king_shares",
                        "utsjok",
                        "loses_without",
                        "blocked_loses",
                        "may_stop",
                        "throw_off",
                        "dice",
                        "first_wake",
                    ];
                    assert!(
                        !stands_alone.contains(&option.name),
                        "{} {}={word}: {contradiction}",
                        preset.id,
                        option.name
                    );
                }
            }
        }
    }
}
