// Actions and outcomes as texts, by which they are compared (§13).

const SHAPES = {
  move: ['from', 'to', 'die'],
  enter: ['to', 'die'],
  off: ['from', 'die'],
  four: [],
  throw: ['dice'],
  stop: [],
};

// One text for each action: "move from 1 to 7 die 6". Whatever is no action gives a text that no action has.
export function actionText(action) {
  const what = action?.do;
  const keys = Object.hasOwn(SHAPES, what) ? SHAPES[what] : null;
  const isAction = keys !== null && Object.keys(action).length === keys.length + 1
    && keys.every((key) => Number.isInteger(action[key]));
  return isAction ? [what, ...keys.map((key) => `${key} ${action[key]}`)].join(' ') : `no action: ${JSON.stringify(action)}`;
}

const OUTCOME_KEYS = ['winner', 'reason', 'pattern', 'half', 'mar', 'value'];

export const isOutcome = (outcome) => outcome !== null && typeof outcome === 'object'
  && Object.keys(outcome).length === OUTCOME_KEYS.length && OUTCOME_KEYS.every((key) => Object.hasOwn(outcome, key));

// The parts of an outcome in one order.
export const outcomeText = (outcome) => JSON.stringify(outcome, OUTCOME_KEYS);
