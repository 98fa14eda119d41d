//! The features of the page. Each feature has its own state and messages, an `update` that asks the shell for effects, and shows
//! its own part of the page. No feature knows another.

pub(crate) mod advice;
pub(crate) mod archive;
pub(crate) mod choice;
pub(crate) mod clocks;
pub(crate) mod coach;
pub(crate) mod commentary;
pub(crate) mod computer;
pub(crate) mod confirm;
pub(crate) mod draws;
pub(crate) mod editor;
pub(crate) mod ending;
pub(crate) mod handover;
pub(crate) mod hosting;
pub(crate) mod keeping;
pub(crate) mod kiosk;
pub(crate) mod lab;
pub(crate) mod language;
pub(crate) mod lessons;
pub(crate) mod more;
pub(crate) mod places;
pub(crate) mod play;
pub(crate) mod players;
pub(crate) mod printing;
pub(crate) mod puzzles;
pub(crate) mod qr;
pub(crate) mod recap;
pub(crate) mod records;
pub(crate) mod rulebook;
pub(crate) mod settings_card;
pub(crate) mod study;
pub(crate) mod terms;
pub(crate) mod warning;
pub(crate) mod welcome;
