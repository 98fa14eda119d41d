//! The game of this program: the first one if it is built with several. The build script names it.

include!(concat!(env!("OUT_DIR"), "/this.rs"));

#[cfg(test)]
mod tests {
    use messages::{named, speak_as};

    #[test]
    fn every_message_that_the_page_asks_for_is_there() {
        let pages = [
            include_str!("../../../../index.html"),
            include_str!("../../../../web/rest.html"),
            include_str!("../../../../web/archive.html"),
            include_str!("../../../../web/clock.html"),
            include_str!("../../../../web/puzzles.html"),
            include_str!("../../../../web/distance.html"),
            include_str!("../../../../web/study.html"),
        ];
        for game in games::GAMES {
            speak_as(game.name);
            // Elements that only other games have are not on the page of this one.
            let ours = |line: &&str| {
                let with = line.split("data-with=\"").nth(1);
                let with = with.and_then(|with| with.split('"').next());
                with.is_none_or(|with| game.has.contains(&with))
            };
            let lines = pages.iter().flat_map(|page| page.lines());
            let page: String = lines.filter(ours).collect();
            let mut asked = 0;
            for attribute in ["data-words=\"", "data-label=\""] {
                for after in page.split(attribute).skip(1) {
                    let name = after.split('"').next().unwrap_or_default();
                    assert!(named(name).is_some(), "no message is called {name:?}");
                    asked += 1;
                }
            }
            assert!(asked > 100, "only {asked}");
        }
    }
}
