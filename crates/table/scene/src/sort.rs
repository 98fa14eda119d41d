//! Sorting of short lists. The sort of the standard library is made for long ones, and its code would be several kilobytes of
//! what visitors load for each element type.

/// Sorts a short list. Elements that do not come `before` each other keep their order.
pub fn sort_few<T>(things: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..things.len() {
        let mut n = end;
        while n > 0 && before(&things[n], &things[n - 1]) {
            things.swap(n, n - 1);
            n -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_sorted_and_equal_ones_keep_their_order() {
        let mut rng = crate::visual_rng::VisualRng::new(1);
        for count in 0..40 {
            let mut things: Vec<(i32, usize)> = (0..count)
                .map(|n| ((rng.symmetric() * 6.0) as i32, n))
                .collect();
            let mut expected = things.clone();
            expected.sort();
            sort_few(&mut things, |a, b| a.0 < b.0);
            assert_eq!(things, expected);
        }
    }
}
