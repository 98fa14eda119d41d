//! Many games at once. What goes in and out are bytes; `sahkku.batch` makes arrays of NumPy of them.

use programs::{AnyMany, End, Step};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};

use crate::whole::Whole;
use crate::{Rules, has_threads, wrong};

/// Many games at once.
#[pyclass(module = "sahkku")]
pub(crate) struct Tables(pub(crate) Box<dyn AnyMany>);

/// Numbers as the bytes of this machine, which may be changed.
fn bytes<'py, const N: usize>(
    py: Python<'py>,
    numbers: impl ExactSizeIterator<Item = [u8; N]>,
) -> PyResult<Bound<'py, PyByteArray>> {
    PyByteArray::new_with(py, N * numbers.len(), |bytes| {
        for (to, number) in bytes.chunks_exact_mut(N).zip(numbers) {
            to.copy_from_slice(&number);
        }
        Ok(())
    })
}

fn whole(number: usize) -> [u8; 8] {
    (number as i64).to_ne_bytes()
}

fn read<'a, 'py>(tables: &'a Bound<'py, Tables>) -> PyResult<PyRef<'py, Tables>> {
    let borrowed = tables.try_borrow();
    borrowed.map_err(|_| wrong("these games are being played on by another thread"))
}

#[pymethods]
impl Tables {
    #[getter]
    fn rules(slf: &Bound<'_, Self>) -> PyResult<Rules> {
        Ok(Rules(read(slf)?.0.rules()))
    }

    fn __len__(slf: &Bound<'_, Self>) -> PyResult<usize> {
        Ok(read(slf)?.0.count())
    }

    fn players<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        let sides = read(slf)?.0.sides();
        bytes(slf.py(), sides.into_iter().map(|side| [side as u8]))
    }

    fn legal_actions<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let (numbers, begins) = read(slf)?.0.legal_actions();
        Ok((
            bytes(slf.py(), numbers.into_iter().map(whole))?,
            bytes(slf.py(), begins.into_iter().map(whole))?,
        ))
    }

    fn action_masks<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        has_threads()?;
        let (py, tables) = (slf.py(), read(slf)?);
        let many = &tables.0;
        let size = many.count() * many.rules().action_count();
        PyByteArray::new_with(py, size, |bytes| {
            py.detach(|| many.mask(bytes)).map_err(wrong)
        })
    }

    fn observations<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        has_threads()?;
        let (py, tables) = (slf.py(), read(slf)?);
        let many = &tables.0;
        let values: usize = many.rules().shape().iter().product();
        let size = many.count() * values * size_of::<f32>();
        PyByteArray::new_with(py, size, |bytes| {
            py.detach(|| many.observe(bytes)).map_err(wrong)
        })
    }

    fn evaluations<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        has_threads()?;
        let (py, tables) = (slf.py(), read(slf)?);
        let many = &tables.0;
        let values = py.detach(|| many.evaluate());
        bytes(py, values.into_iter().map(f64::to_ne_bytes))
    }

    /// Takes the actions. What the first players have won, and how the games ended.
    fn step<'py>(
        slf: &Bound<'py, Self>,
        actions: &Bound<'py, PyBytes>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        has_threads()?;
        let (numbers, rest) = actions.as_bytes().as_chunks();
        if !rest.is_empty() {
            return Err(wrong("actions are numbers of eight bytes each"));
        }
        let numbers: Vec<i64> = numbers.iter().copied().map(i64::from_ne_bytes).collect();
        let steps: Vec<Step> = {
            let tables = slf.try_borrow_mut();
            let mut tables =
                tables.map_err(|_| wrong("these games are in use by another thread"))?;
            let many = &mut tables.0;
            slf.py().detach(|| many.step(&numbers)).map_err(wrong)?
        };
        let ended = |end| match end {
            End::None => 0_u8,
            End::Over => 1,
            End::CutOff => 2,
        };
        Ok((
            bytes(slf.py(), steps.iter().map(|step| step.first.to_ne_bytes()))?,
            bytes(slf.py(), steps.iter().map(|step| [ended(step.end)]))?,
        ))
    }

    fn position(slf: &Bound<'_, Self>, number: Whole<usize>) -> PyResult<String> {
        let tables = read(slf)?;
        let position = tables.0.position(number.0);
        position.ok_or_else(|| {
            let (number, count) = (number.0, tables.0.count());
            wrong(format!("there is no game {number}, but {count} from 0 on"))
        })
    }
}
