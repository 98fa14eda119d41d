//! Many games at once. What goes in and out are bytes; `sahkku.batch` makes arrays of NumPy of them.

use programs::{End, Error};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};

use crate::whole::Whole;
use crate::{Rules, has_threads, wrong};

/// Many games in bytes of this machine. ``sahkku.batch`` makes arrays of NumPy of them.
#[pyclass(module = "sahkku")]
pub(crate) struct Many(pub(crate) Box<dyn programs::Many>);

/// Numbers as the bytes of this machine, which Python may change.
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

/// Numbers of eight bytes each that Python has written.
fn eights(bytes: &Bound<'_, PyBytes>) -> PyResult<Vec<[u8; 8]>> {
    match bytes.as_bytes().as_chunks() {
        (numbers, []) => Ok(numbers.to_vec()),
        _ => Err(wrong("numbers have eight bytes each")),
    }
}

/// What changes the games, while other threads of Python run.
fn change<T: Send>(
    slf: &Bound<'_, Many>,
    work: impl FnOnce(&mut dyn programs::Many) -> Result<T, Error> + Send,
) -> PyResult<T> {
    has_threads()?;
    let borrowed = slf.try_borrow_mut();
    let mut many = borrowed.map_err(|_| wrong("these games are in use by another thread"))?;
    let many = &mut many.0;
    slf.py().detach(|| work(&mut **many)).map_err(wrong)
}

fn read<'py>(many: &Bound<'py, Many>) -> PyResult<PyRef<'py, Many>> {
    let borrowed = many.try_borrow();
    borrowed.map_err(|_| wrong("these games are being played on by another thread"))
}

#[pymethods]
impl Many {
    /// The rules.
    #[getter]
    fn rules(slf: &Bound<'_, Self>) -> PyResult<Rules> {
        Ok(Rules(read(slf)?.0.rules()))
    }

    fn __len__(slf: &Bound<'_, Self>) -> PyResult<usize> {
        Ok(read(slf)?.0.count())
    }

    /// A byte for the player who decides next in each game.
    fn players<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        let sides = read(slf)?.0.sides();
        bytes(slf.py(), sides.into_iter().map(|side| [side as u8]))
    }

    /// The legal actions, and where those of each game begin: 64-bit numbers.
    fn legal_actions<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let (numbers, begins) = read(slf)?.0.legal_actions();
        Ok((
            bytes(slf.py(), numbers.into_iter().map(i64::to_ne_bytes))?,
            bytes(slf.py(), begins.into_iter().map(i64::to_ne_bytes))?,
        ))
    }

    /// A byte for each number of an action in each game.
    fn action_masks<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        has_threads()?;
        let (py, many) = (slf.py(), read(slf)?);
        let many = &many.0;
        let size = many.count() * many.rules().action_count();
        PyByteArray::new_with(py, size, |bytes| {
            py.detach(|| many.mask(bytes)).map_err(wrong)
        })
    }

    /// The 32-bit floats of what the players see who decide next.
    fn observations<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        has_threads()?;
        let (py, many) = (slf.py(), read(slf)?);
        let many = &many.0;
        let values: usize = many.rules().shape().iter().product();
        let size = many.count() * values * size_of::<f32>();
        PyByteArray::new_with(py, size, |bytes| {
            py.detach(|| many.observe(bytes)).map_err(wrong)
        })
    }

    /// The 64-bit floats of what the games are worth to these players.
    fn evaluations<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyByteArray>> {
        has_threads()?;
        let (py, many) = (slf.py(), read(slf)?);
        let many = &many.0;
        let values = py.detach(|| many.evaluate());
        bytes(py, values.into_iter().map(f64::to_ne_bytes))
    }

    /// The number of a legal action in each game, chosen by 64 random bits for each.
    fn choose<'py>(
        slf: &Bound<'py, Self>,
        bits: &Bound<'py, PyBytes>,
    ) -> PyResult<Bound<'py, PyByteArray>> {
        let bits = eights(bits)?.into_iter().map(u64::from_ne_bytes);
        let bits: Vec<u64> = bits.collect();
        let numbers = change(slf, |many| many.choose(&bits))?;
        bytes(slf.py(), numbers.into_iter().map(i64::to_ne_bytes))
    }

    /// Takes an action in each game, all of them 64-bit numbers.
    ///
    /// What the first players have won as 64-bit floats, and a byte for how each game ended: 0 if
    /// it goes on, 1 if it is over, 2 if it was cut off.
    fn step<'py>(
        slf: &Bound<'py, Self>,
        actions: &Bound<'py, PyBytes>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let actions = eights(actions)?.into_iter().map(i64::from_ne_bytes);
        let actions: Vec<i64> = actions.collect();
        let steps = change(slf, |many| many.step(&actions))?;
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

    /// The position of one of the games.
    fn position(slf: &Bound<'_, Self>, number: Whole<usize>) -> PyResult<String> {
        let many = read(slf)?;
        let position = many.0.position(number.0);
        position.ok_or_else(|| {
            let (number, count) = (number.0, many.0.count());
            wrong(format!("there is no game {number}, but {count} from 0 on"))
        })
    }
}
