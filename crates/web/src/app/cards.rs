//! The rules in words, one card each, with a small board that shows them.

use super::App;
use super::learning::{topic_rule, topic_title};
use crate::lab::origin_of;
use crate::live::Live;
use crate::messages as m;
use sahkku::{Rules, recorded_as};
use sahkku_lessons::{Lesson, Topic, lessons, rules_in_words};
use web_sys::{HtmlCanvasElement, HtmlSelectElement};

/// The cards that lie on the table.
pub(super) struct Cards {
    rules: Rules,
    topics: Vec<&'static Topic>,
    at: usize,
}

impl App {
    /// Opens the cards of these rules at `topic`, or at the first.
    pub(super) fn open_cards(&mut self, rules: Rules, topic: Option<&Topic>) {
        let topics = rules_in_words(&rules);
        let wanted = |other: &&Topic| Some(other.name) == topic.map(|topic| topic.name);
        let at = topics.iter().position(wanted).unwrap_or(0);
        self.page.close_dialog("menu-card");
        self.take_board_home();
        self.page.open_dialog("cards");
        let name =
            recorded_as(&rules).map_or_else(m::lab_invention, |preset| preset.name.to_owned());
        self.page.say("cards-of", &name);
        self.cards = Some(Cards { rules, topics, at });
        self.list_cards();
        self.show_card();
    }

    pub(super) fn list_cards(&self) {
        let (Some(cards), Ok(list)) = (
            &self.cards,
            self.page.element::<HtmlSelectElement>("card-topic"),
        ) else {
            return;
        };
        list.replace_children_with_node_0();
        for topic in &cards.topics {
            let Ok(option) = self.page.document().create_element("option") else {
                continue;
            };
            let done = if self.progress.has(topic) { " ✓" } else { "" };
            option.set_text_content(Some(&format!("{}{done}", topic_title(topic))));
            // An option without a value is chosen by its text, which does as well.
            let _ = option.set_attribute("value", topic.name);
            let _ = list.append_child(&option);
        }
    }

    pub(super) fn show_card(&mut self) {
        let Some(cards) = &self.cards else { return };
        let Some(&topic) = cards.topics.get(cards.at) else {
            return;
        };
        if let Ok(list) = self.page.element::<HtmlSelectElement>("card-topic") {
            list.set_value(topic.name);
        }
        self.page.say("card-title", &topic_title(topic));
        self.page.say("card-rule", &topic_rule(topic));
        self.page
            .say("card-origin", &origin_of(topic.option, &cards.rules));
        let lesson = Lesson::new(topic, &cards.rules);
        for shown in ["live", "card-play", "card-try"] {
            self.page.show(shown, lesson.is_some());
        }
        match lesson {
            Some(lesson) => self.play_live(lesson),
            None => self.close_live(),
        }
        self.say_live();
    }

    /// The rules of the cards that lie on the table.
    pub(super) fn cards_rules(&self) -> Option<Rules> {
        self.cards.as_ref().map(|cards| cards.rules)
    }

    /// Lets the small board play a lesson.
    pub(super) fn play_live(&mut self, lesson: Lesson) {
        if self.live.is_none() {
            let canvas = self.page.element::<HtmlCanvasElement>("card-board");
            // Without a drawing the words still say it all.
            self.live = canvas
                .ok()
                .map(|canvas| Live::new(self.link.clone(), canvas));
            self.apply_settings();
        }
        if let Some(live) = &mut self.live {
            live.show(lesson);
        }
    }

    pub(super) fn close_live(&mut self) {
        if let Some(live) = &mut self.live {
            live.close();
        }
    }

    fn say_live(&self) {
        let playing = self.live.as_ref().is_some_and(Live::is_playing);
        let text = if playing {
            m::live_stop()
        } else {
            m::live_play()
        };
        self.page.say("card-play", &text);
    }

    pub(super) fn live_beat(&mut self) {
        if let Some(live) = &mut self.live {
            live.beat();
            self.say_live();
        }
    }

    fn turn_card(&mut self, by: isize) {
        if let Some(cards) = &mut self.cards {
            let count = cards.topics.len().max(1);
            cards.at = (cards.at + count).saturating_add_signed(by) % count;
            self.show_card();
        }
    }

    /// Whether a button of the cards was meant.
    pub(super) fn cards_button(&mut self, id: &str) -> bool {
        match id {
            "open-rules" => {
                if let Some(rules) = self.rules_at_hand() {
                    self.open_cards(rules, None);
                }
            }
            "why-rule" => {
                if let (Some(rules), Some(topic)) = (self.rules_at_hand(), self.refused) {
                    self.open_cards(rules, Some(topic));
                }
            }
            "card-back" => self.turn_card(-1),
            "card-on" => self.turn_card(1),
            "card-topic" => {
                let name = self.page.value("card-topic");
                if let Some(cards) = &mut self.cards {
                    let at = cards.topics.iter().position(|topic| topic.name == name);
                    cards.at = at.unwrap_or(cards.at);
                    self.show_card();
                }
            }
            "card-play" => {
                if let Some(live) = &mut self.live {
                    if live.is_playing() {
                        live.stop();
                    } else {
                        live.play();
                    }
                    self.say_live();
                }
            }
            "card-try" => {
                if let Some(cards) = self.cards.take()
                    && let Some(&topic) = cards.topics.get(cards.at)
                {
                    self.learn(vec![topic], cards.rules);
                }
            }
            "card-lessons" => {
                if let Some(cards) = self.cards.take() {
                    self.learn(lessons(&cards.rules), cards.rules);
                }
            }
            "cards-closed" => {
                self.cards = None;
                self.close_live();
            }
            _ => return self.lab_rule(id),
        }
        true
    }

    /// Whether the name of an option in the lab was pressed, to read its rule.
    fn lab_rule(&mut self, id: &str) -> bool {
        let Some(option) = id.strip_prefix("rule-of-") else {
            return false;
        };
        if let Ok(judge) = self.lab.judge() {
            let rules = *judge.rules();
            let topic = sahkku_lessons::about_option(option, &rules);
            self.open_cards(rules, topic);
        }
        true
    }

    /// Shows beside a refusal the way to its rule, or nothing.
    pub(super) fn offer_rule(&mut self, topic: Option<&'static Topic>) {
        self.refused = topic;
        self.page.show("why-rule", topic.is_some());
    }
}
