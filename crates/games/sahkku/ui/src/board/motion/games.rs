//! Games to test motion with.

use sahkku::{Action, Actions, Dice, Judge, PRESETS, Side, Stage};
use scene::VisualRng;
use testkit::boards::See;

use crate::board::SahkkuBoard;

/// Plays this many games of every rule set with a small generator, and hands each step to `see`.
pub(crate) fn games(count: u64, steps: u32, see: See<SahkkuBoard>) {
    for (n, preset) in PRESETS.iter().enumerate() {
        let judge = Judge::new(preset.rules).unwrap();
        for game in 0..count {
            let mut rng = VisualRng::new(game * 100 + n as u64);
            let mut pick = |n: usize| ((rng.symmetric() + 1.0) / 2.0 * n as f64) as usize % n;
            let mut position = judge.start(Side::BOTH[pick(2)]);
            for _ in 0..steps {
                let before = position;
                let mut events = Vec::new();
                match position.stage() {
                    Stage::Over(_) => break,
                    Stage::Throw(count) => {
                        let faces = preset.rules.faces;
                        let dice: Dice = (0..count).map(|_| faces.as_slice()[pick(4)]).collect();
                        judge
                            .throw(&mut position, dice, |e| events.push(e))
                            .unwrap();
                    }
                    Stage::Decide => {
                        let mut legal = Actions::new();
                        judge.legal(&position, &mut legal);
                        let action: Action = legal[pick(legal.len())];
                        judge
                            .play(&mut position, action, |e| events.push(e))
                            .unwrap();
                    }
                }
                see(&judge, &before, &events, &position);
            }
        }
    }
}
