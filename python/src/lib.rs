//! The native half of the Python package `sahkku`. Its Python half, with types and documentation, is the folder `sahkku`.

mod many;
mod whole;

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use programs::{AnyRules, AnyState, Error, GAMES, Level, Node, Side, preset_names};
use pyo3::exceptions::{PyMemoryError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use many::Many;
use whole::Whole;

/// A wrong argument, in Python's words.
fn wrong(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Why games cannot be played, in Python's words.
fn refused(error: Error) -> PyErr {
    match error {
        Error::Memory(_) => PyMemoryError::new_err(error.to_string()),
        _ => wrong(error),
    }
}

/// A side by its number: 0 or 1.
fn side(Whole(number): Whole<usize>) -> PyResult<Side> {
    let side = Side::BOTH.get(number).copied();
    side.ok_or_else(|| wrong(format!("a side is 0 or 1, not {number}")))
}

/// The process whose threads play many games at once.
static PLAYS: AtomicU32 = AtomicU32::new(0);

/// Threads do not come along into a process that is forked from this one, which would wait for them forever.
fn has_threads() -> PyResult<()> {
    let now = std::process::id();
    match PLAYS.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed) {
        Err(before) if before != now => Err(PyRuntimeError::new_err(
            "this process was forked from one that had played many games, whose threads it lacks: start it with \
             multiprocessing's start method \"spawn\" or \"forkserver\"",
        )),
        _ => Ok(()),
    }
}

/// A game under some rules.
///
/// ``rules`` is a rule set and what differs from it, in the notation of records, such as
/// ``"raisa stacking=no"``; the usual rule set without it. ``ValueError`` says what is wrong.
#[pyclass(module = "sahkku", frozen)]
#[derive(Clone)]
struct Rules(Arc<dyn AnyRules>);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (game="sahkku", rules=None))]
    fn new(game: &str, rules: Option<&str>) -> PyResult<Rules> {
        let usual = preset_names(game).map_err(wrong)?;
        let text = rules.or(usual.first().copied()).unwrap_or_default();
        programs::rules(game, text).map(Rules).map_err(wrong)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    /// The rules in the notation of records.
    #[getter]
    fn text(&self) -> String {
        self.0.text()
    }

    /// Every option and its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (name, value) in self.0.options() {
            options.set_item(name, value)?;
        }
        Ok(options)
    }

    /// The words of the two sides, of which player 0 is the first.
    #[getter]
    fn sides(&self) -> (&'static str, &'static str) {
        self.0.sides().into()
    }

    /// Whether the game has dice or a lot at all.
    #[getter]
    fn has_chance(&self) -> bool {
        self.0.has_chance()
    }

    /// How many numbers of actions there are: from 0 to one less.
    #[getter]
    fn action_count(&self) -> usize {
        self.0.action_count()
    }

    /// The most outcomes that chance has at once.
    #[getter]
    fn chance_count(&self) -> usize {
        self.0.chance_count()
    }

    /// Planes, rows and columns of an observation.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize) {
        self.0.shape().into()
    }

    /// The names of the planes of an observation.
    #[getter]
    fn plane_names(&self) -> Vec<String> {
        self.0.plane_names()
    }

    /// The most that a side can win: 1, or units.
    #[getter]
    fn max_return(&self) -> f64 {
        self.0.most()
    }

    /// What ``State.evaluate`` gives: ``"win_probability"`` or ``"units"``.
    #[getter]
    fn evaluation_scale(&self) -> &'static str {
        self.0.scale().word()
    }

    /// A game before its first entry.
    fn start(&self) -> State {
        State(self.0.start())
    }

    /// A game that goes on from a position in the notation.
    fn position(&self, text: &str) -> PyResult<State> {
        self.0.position(text).map(State).map_err(wrong)
    }

    fn __repr__(&self) -> String {
        format!("Rules({:?}, {:?})", self.game(), self.text())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Rules>();
        other.is_ok_and(|other| {
            let other = other.get();
            self.game() == other.game() && self.text() == other.text()
        })
    }

    fn __hash__<'py>(&self, py: Python<'py>) -> PyResult<isize> {
        let text = format!("{} {}", self.game(), self.text());
        text.into_pyobject(py)?.hash()
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String, String))> {
        let rules = slf.get();
        let class = slf.get_type().into_any().unbind();
        Ok((class, (rules.game().to_owned(), rules.text())))
    }
}

/// A game in progress, with its record. ``Rules.start`` makes one.
#[pyclass(module = "sahkku")]
struct State(Box<dyn AnyState>);

/// Who is next at a chance node.
const CHANCE: i32 = -1;
/// Who is next when the game is over.
const TERMINAL: i32 = -4;

#[pymethods]
impl State {
    /// The game at the end of a record, whichever game it is of.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<State> {
        programs::read_record(text).map(State).map_err(wrong)
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules())
    }

    /// The player who decides next, 0 or 1; ``CHANCE`` or ``TERMINAL``.
    #[getter]
    fn player(&self) -> i32 {
        match self.0.node() {
            Node::Chance => CHANCE,
            Node::Decision(side) => side as i32,
            Node::Terminal => TERMINAL,
        }
    }

    /// Whether chance comes next.
    #[getter]
    fn is_chance(&self) -> bool {
        self.0.node() == Node::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_terminal(&self) -> bool {
        self.0.node() == Node::Terminal
    }

    /// What each player has won; 0 while the game goes on. They add up to 0.
    #[getter]
    fn returns(&self) -> (f64, f64) {
        self.0.returns().into()
    }

    /// The word for why the game is over.
    #[getter]
    fn reason(&self) -> Option<&'static str> {
        self.0.reason()
    }

    /// How many entries the record has.
    #[getter]
    fn entries(&self) -> usize {
        self.0.entries()
    }

    /// The numbers of the legal actions, in ascending order.
    fn legal_actions(&self) -> Vec<usize> {
        self.0.legal_actions()
    }

    /// A byte for each number of an action: 1 if it is legal, else 0.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let mut mask = vec![0; self.0.rules().action_count()];
        for number in self.0.legal_actions() {
            mask[number] = 1;
        }
        PyBytes::new(py, &mask)
    }

    /// The outcomes of chance and their probabilities; none elsewhere.
    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        self.0.chances().into_iter().enumerate().collect()
    }

    /// Takes a legal action, or lets this outcome of chance come.
    ///
    /// ``ValueError`` if it is none; the state is unchanged then.
    fn apply(&mut self, number: Whole<usize>) -> PyResult<()> {
        self.0.apply(number.0).map_err(wrong)
    }

    /// Does what ``action_to_string`` says so.
    fn enter(&mut self, text: &str) -> PyResult<()> {
        self.0.enter_text(text).map_err(wrong)
    }

    /// Lets 64 random bits decide for chance; the number of the outcome.
    fn throw(&mut self, bits: Whole<u64>) -> PyResult<usize> {
        self.0.throw(bits.0).map_err(wrong)
    }

    /// Takes the last entry back, whatever it was.
    ///
    /// The rest of the game is played again, so a long one takes longer. ``ValueError`` before
    /// the first entry.
    fn undo(&mut self) -> PyResult<()> {
        self.0.undo().map_err(wrong)
    }

    /// A player resigns.
    fn resign(&mut self, player: Whole<usize>) -> PyResult<()> {
        self.0.resign(side(player)?).map_err(wrong)
    }

    /// Both players agree on a draw.
    fn agree_on_draw(&mut self) -> PyResult<()> {
        self.0.agree().map_err(wrong)
    }

    /// A legal action, or an outcome of chance, in the notation of records.
    fn action_to_string(&self, number: Whole<usize>) -> PyResult<String> {
        self.0.text(number.0).map_err(wrong)
    }

    /// What a player sees: the 32-bit floats of a tensor, row by row.
    ///
    /// ``numpy.frombuffer(state.observation(0), numpy.float32).reshape(rules.observation_shape)``
    fn observation<'py>(
        &self,
        py: Python<'py>,
        player: Whole<usize>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let side = side(player)?;
        let mut tensor = vec![0.0; self.0.rules().shape().iter().product()];
        self.0.observe(side, &mut tensor).map_err(wrong)?;
        let bytes: Vec<u8> = tensor.into_iter().flat_map(f32::to_ne_bytes).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// What the state is worth to a player, without looking ahead.
    ///
    /// It is on the scale ``Rules.evaluation_scale``.
    fn evaluate(&self, player: Whole<usize>) -> PyResult<f64> {
        Ok(self.0.evaluate(side(player)?))
    }

    /// What a computer player does; ``None`` where there is no decision to make.
    ///
    /// The levels are those of ``LEVELS``. Other threads run meanwhile, and may change the state.
    #[pyo3(
        signature = (level="steady", *, seed=Whole(1)),
        text_signature = "($self, level='steady', *, seed=1)"
    )]
    // A copy thinks, so the state can be changed by another thread meanwhile.
    fn best_action(
        slf: &Bound<'_, Self>,
        level: &str,
        seed: Whole<u64>,
    ) -> PyResult<Option<usize>> {
        let level = Level::from_str(level).map_err(wrong)?;
        let state = slf.borrow().0.duplicate();
        Ok(slf.py().detach(|| state.best(level, seed.0)))
    }

    /// Many games that go on from here; ``sahkku.batch`` is made of them.
    fn many(&self, count: Whole<usize>, seed: Whole<u64>, cap: Whole<u32>) -> PyResult<Many> {
        has_threads()?;
        let many = self.0.many(count.0, seed.0, cap.0);
        many.map(Many).map_err(refused)
    }

    /// The position in the notation.
    fn position(&self) -> String {
        self.0.position()
    }

    /// The record in the notation.
    fn record(&self) -> String {
        self.0.record()
    }

    /// The same state once more.
    fn clone(&self) -> State {
        State(self.0.duplicate())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// Two states are equal if all that happened in them is.
    fn __eq__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<State>() else {
            return false;
        };
        let (one, other) = (slf.borrow(), other.borrow());
        one.0.entries() == other.0.entries() && one.record() == other.record()
    }

    fn __hash__<'py>(&self, py: Python<'py>) -> PyResult<isize> {
        self.record().into_pyobject(py)?.hash()
    }

    fn __str__(&self) -> String {
        self.position()
    }

    fn __repr__(&self) -> String {
        let rules = self.0.rules();
        format!(
            "<State of {} under {:?}: {}>",
            rules.game(),
            rules.text(),
            self.position()
        )
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = slf.get_type().getattr("from_record")?.unbind();
        Ok((read, (slf.borrow().record(),)))
    }
}

/// The ids of the named rule sets of a game, the usual one first.
#[pyfunction]
fn rule_sets(game: &str) -> PyResult<Vec<&'static str>> {
    preset_names(game).map_err(wrong)
}

/// The native half of the package.
#[pymodule]
fn _sahkku(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("GAMES", GAMES)?;
    module.add("LEVELS", Level::ALL.map(Level::word))?;
    module.add("CHANCE", CHANCE)?;
    module.add("TERMINAL", TERMINAL)?;
    module.add_class::<Rules>()?;
    module.add_class::<State>()?;
    module.add_class::<Many>()?;
    module.add_function(wrap_pyfunction!(rule_sets, module)?)?;
    Ok(())
}
