//! Whole numbers of Python.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::wrong;

/// A whole number from Python. One that is too large or negative is a `ValueError` that says what fits.
pub(crate) struct Whole<T>(pub(crate) T);

/// A kind of whole numbers from 0 to a greatest one.
pub(crate) trait Limited {
    const GREATEST: u64;
}

impl Limited for u32 {
    const GREATEST: u64 = u32::MAX as u64;
}

impl Limited for u64 {
    const GREATEST: u64 = u64::MAX;
}

impl Limited for usize {
    const GREATEST: u64 = usize::MAX as u64;
}

impl<'a, 'py, T> FromPyObject<'a, 'py> for Whole<T>
where
    T: Limited + FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Whole<T>> {
        T::extract(given).map(Whole).map_err(|error| {
            if error.is_instance_of::<PyOverflowError>(given.py()) {
                let greatest = T::GREATEST;
                wrong(format!("{} is not from 0 to {greatest}", *given))
            } else {
                error
            }
        })
    }
}
