//! Lists of fixed capacity without allocation.

use core::fmt;
use core::ops::{Deref, DerefMut};

/// A type with a value for the unused places of a list. A value whose bytes are all zero is the fastest to write.
pub trait Filler: Copy {
    /// The value of an unused place.
    const FILLER: Self;
}

/// A list of at most `ROOM` values. It is filled without branches, because the processor would mispredict them too often.
///
/// ```
/// use game::{Filler, InlineVec};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Place(u8);
/// impl Filler for Place {
///     const FILLER: Place = Place(0);
/// }
///
/// let mut found = InlineVec::<Place, 4>::new();
/// found.push(Place(7));
/// found.push_if(false, Place(8));
/// assert_eq!(found[..], [Place(7)]);
/// ```
#[derive(Clone)]
pub struct InlineVec<T, const ROOM: usize> {
    list: [T; ROOM],
    len: usize,
}

impl<T: Filler, const ROOM: usize> InlineVec<T, ROOM> {
    /// An empty list.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        InlineVec {
            list: [T::FILLER; ROOM],
            len: 0,
        }
    }

    /// Removes all values.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a value if `condition` holds. The value is written in either case.
    #[inline]
    pub fn push_if(&mut self, condition: bool, value: T) {
        debug_assert!(self.len < ROOM);
        self.list[self.len % ROOM] = value;
        self.len += usize::from(condition);
    }

    /// Adds a value.
    #[inline]
    pub fn push(&mut self, value: T) {
        debug_assert!(self.len < ROOM);
        self.list[self.len.min(ROOM - 1)] = value;
        self.len += 1;
    }

    /// Adds the first `count` values of `run`. All values of `run` are copied, so there must be room for them.
    #[inline]
    pub fn push_run<const RUN: usize>(&mut self, run: &[T; RUN], count: usize) {
        debug_assert!(self.len + count <= ROOM - RUN);
        let to = self.len.min(ROOM - RUN);
        self.list[to..to + RUN].copy_from_slice(run);
        self.len = to + count;
    }

    /// Keeps the values for which `fits` returns true.
    pub fn retain(&mut self, fits: impl Fn(T) -> bool) {
        let mut kept = 0;
        for n in 0..self.len {
            let value = self.list[n];
            self.list[kept] = value;
            kept += usize::from(fits(value));
        }
        self.len = kept;
    }
}

impl<T: Filler, const ROOM: usize> Default for InlineVec<T, ROOM> {
    fn default() -> Self {
        InlineVec::new()
    }
}

impl<T, const ROOM: usize> Deref for InlineVec<T, ROOM> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.list[..self.len]
    }
}

impl<T, const ROOM: usize> DerefMut for InlineVec<T, ROOM> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.list[..self.len]
    }
}

impl<'a, T, const ROOM: usize> IntoIterator for &'a InlineVec<T, ROOM> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const ROOM: usize> IntoIterator for InlineVec<T, ROOM> {
    type Item = T;
    type IntoIter = core::iter::Take<core::array::IntoIter<T, ROOM>>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter().take(self.len)
    }
}

impl<T: PartialEq, const ROOM: usize> PartialEq for InlineVec<T, ROOM> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const ROOM: usize> Eq for InlineVec<T, ROOM> {}

impl<T: fmt::Debug, const ROOM: usize> fmt::Debug for InlineVec<T, ROOM> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
