//! The moves and their variations as a list on the page.

use context::telling::Wording;
use context::this::words as m;
use context::this_game::Tree;
use dom::{Page, into_view};
use game::Node;
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::elements::Part;
use super::grades::Grades;
use super::nodes::mark_in_words;
use super::outline::{Item, of_tree};

/// The attribute with the number of the node that a button leads to.
pub(super) const NODE: &str = "data-node";

/// The list as shown on the page.
#[derive(Default)]
pub(super) struct List {
    wording: Option<Wording>,
    /// The nodes with a button, and their buttons.
    buttons: Vec<(Node, Element)>,
}

impl List {
    /// Makes the list be rewritten.
    pub(super) fn forget(&mut self) {
        self.wording = None;
    }

    /// Updates the list; the board shows this node.
    pub(super) fn show(
        &mut self,
        page: &Page,
        tree: &Tree,
        at: Node,
        (grades, wording): (&Grades, Wording),
    ) {
        let Ok(list) = page.element::<Element>(Part::AnalysisTree) else {
            return;
        };
        if self.wording.replace(wording) != Some(wording) {
            list.replace_children_with_node_0();
            self.buttons.clear();
            // If the browser cannot create the list, the board still shows the game.
            let _ = self.add_root(page, &list, tree);
            let _ = self.add(page, &list, &of_tree(tree, (grades, wording)));
        }
        // The move that the node is in, or ends.
        let path = tree.line(at);
        let here = path
            .iter()
            .find(|&&node| self.buttons.iter().any(|(own, _)| *own == node));
        for (node, button) in &self.buttons {
            let current = if Some(node) == here { "step" } else { "false" };
            if button.get_attribute("aria-current").as_deref() != Some(current) {
                // Without it the list only lacks the current position.
                let _ = button.set_attribute("aria-current", current);
                if current == "step" {
                    into_view(&list, button);
                }
            }
        }
    }

    fn add_root(&mut self, page: &Page, list: &Element, tree: &Tree) -> Result<(), JsValue> {
        let line: Element = page.create("li")?;
        self.add_button(page, &line, Tree::ROOT, &m::analysis_start())?;
        add_comment(page, &line, tree.comment(Tree::ROOT))?;
        list.append_child(&line)?;
        Ok(())
    }

    fn add_button(
        &mut self,
        page: &Page,
        line: &Element,
        node: Node,
        text: &str,
    ) -> Result<Element, JsValue> {
        let button: Element = page.create("button")?;
        button.set_attribute(NODE, &node.number().to_string())?;
        page.write_text(&button, text);
        line.append_child(&button)?;
        self.buttons.push((node, button.clone()));
        Ok(button)
    }

    fn add(&mut self, page: &Page, list: &Element, items: &[Item]) -> Result<(), JsValue> {
        let mut line: Option<Element> = None;
        for item in items {
            let own = match (&line, &item.head) {
                (Some(line), None) => line.clone(),
                _ => {
                    let line: Element = page.create("li")?;
                    if let Some(text) = item.head.as_deref().filter(|text| !text.is_empty()) {
                        let head: Element = page.create("span")?;
                        head.set_text_content(Some(text));
                        line.append_child(&head)?;
                    }
                    list.append_child(&line)?;
                    line
                }
            };
            let button = self.add_button(page, &own, item.node, &item.telling.text)?;
            if let Some(label) = &item.telling.label {
                button.set_attribute("aria-label", label)?;
            }
            if let Some(title) = &item.telling.title {
                button.set_attribute("title", title)?;
            }
            if let Some(mark) = item.mark {
                let sign: Element = page.create("abbr")?;
                sign.set_text_content(Some(mark.sign()));
                sign.set_attribute("title", &mark_in_words(mark))?;
                own.append_child(&sign)?;
            }
            add_comment(page, &own, &item.comment)?;
            for variation in &item.variations {
                let inner: Element = page.create("ol")?;
                self.add(page, &inner, variation)?;
                own.append_child(&inner)?;
            }
            line = Some(own);
        }
        Ok(())
    }
}

fn add_comment(page: &Page, line: &Element, comment: &str) -> Result<(), JsValue> {
    for text in comment.lines() {
        let paragraph: Element = page.create("p")?;
        paragraph.set_text_content(Some(text));
        line.append_child(&paragraph)?;
    }
    Ok(())
}
