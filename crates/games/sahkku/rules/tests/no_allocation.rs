//! Move generation and play allocate nothing.
#![allow(
    unsafe_code,
    reason = "an allocator that counts has to be an allocator, which is unsafe to be"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use sahkku::{Actions, Judge, OPTIONS, PRESETS, Rules, Side, Stage};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, with a count of this thread's allocations.
struct Counting;

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// Plays random games, with every question that play asks, and returns the number of allocations.
fn allocations_in_play(rules: Rules, games: usize) -> u64 {
    let judge = Judge::new(rules).unwrap();
    let mut legal = Actions::new();
    let mut random = 1_u64;
    let mut below = |limit: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 20) as usize % limit
    };
    let before = allocations();
    for game in 0..games {
        let first = Side::BOTH[game % 2];
        let mut position = match rules.miedut && game % 3 == 0 {
            true => judge.start_miedut(first),
            false => judge.start(first),
        };
        for _ in 0..1_000 {
            match position.stage() {
                Stage::Over(_) => break,
                Stage::Throw(count) => {
                    let faces = rules.faces.as_slice();
                    let dice = (0..count).map(|_| faces[below(4)]).collect();
                    judge.throw(&mut position, dice, |_| ()).unwrap();
                }
                Stage::Decide => {
                    judge.legal(&position, &mut legal);
                    let action = legal[below(legal.len())];
                    assert_eq!(judge.why(&position, action), None);
                    judge.play(&mut position, action, |_| ()).unwrap();
                }
            }
        }
    }
    allocations() - before
}

#[test]
fn the_count_counts() {
    let before = allocations();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(allocations(), before + 1);
}

#[test]
fn play_allocates_nothing_under_the_recorded_rules() {
    for preset in PRESETS {
        assert_eq!(allocations_in_play(preset.rules, 20), 0, "{}", preset.id);
    }
}

#[test]
fn play_allocates_nothing_whatever_the_options() {
    for preset in PRESETS {
        for option in OPTIONS {
            for word in option.words {
                let mut rules = preset.rules;
                let set = rules.set(option.name, word).is_ok();
                if set && Judge::new(rules).is_ok() {
                    let count = allocations_in_play(rules, testkit::tries(4, 20));
                    assert_eq!(count, 0, "{} with {} {word}", preset.id, option.name);
                }
            }
        }
    }
}
