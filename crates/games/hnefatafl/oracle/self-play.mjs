// Random games by the oracle itself, as trace lines: they show that the checker accepts what it should,
// and give the tests something to spoil.

import { chanceFrom } from '../../../../tests/oracle/chance.mjs';
import { EMPTY } from './position.mjs';
import { actionForTrace, positionForTrace } from './notation.mjs';
import {
  afterAction, boardOf, DEFAULTS, endByRepetition, History, legalActions, OPTION_VALUES, optionProblems, setUp,
} from './oracle.mjs';

const pick = (list, chance) => list[chance(list.length)];

// One game as a list of trace lines, the outcome last. `choose(legal, chance, lines)` may replace the random choice.
export function randomGame({ id = 'lab', rules, start = setUp(rules), game = 0, seed = 1, cap = 200, choose = null }) {
  const chance = chanceFrom(seed);
  const history = new History();
  const lines = [];
  let position = start;
  let end = null;
  while (end === null && lines.length < cap) {
    const seen = history.note(position);
    const legal = legalActions(rules, position);
    const chosen = choose?.(legal, chance, lines) ?? chance(legal.length);
    const after = afterAction(rules, position, legal[chosen]);
    lines.push({
      game,
      ply: lines.length,
      rules: id,
      options: rules,
      position: positionForTrace(position, seen),
      legal: legal.map((action) => actionForTrace(position.board, action)),
      chosen,
      events: after.word === null ? [] : [{ event: after.word }],
    });
    position = after.position;
    end = after.end ?? endByRepetition(rules, history.timesIfNow(position));
  }
  lines.push({ game, outcome: end ?? { winner: null, reason: 'cap' } });
  return lines;
}

// Mostly takes the side's own last move back, so that positions come again.
export function shuffle(legal, chance, lines) {
  const mine = lines.at(-2);
  if (mine === undefined || chance(8) === 0) return null;
  const { from, to } = mine.legal[mine.chosen];
  const board = boardOf(mine.position.board);
  const back = legal.findIndex((action) => board.names[action.from] === to && board.names[action.to] === from);
  return back < 0 ? null : back;
}

// A rule set with every option drawn at random, from what goes together.
export function randomRules(seed) {
  const chance = chanceFrom(seed);
  for (;;) {
    const rules = Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, pick(OPTION_VALUES[key], chance)]));
    if (optionProblems(rules).length === 0) return rules;
  }
}

// A position with a few pieces anywhere, the king off the edge, in which the side to move has a move.
export function randomSetUp(rules, seed) {
  const chance = chanceFrom(seed);
  const board = boardOf(rules.board);
  for (;;) {
    const pieces = board.names.map(() => EMPTY);
    const inside = board.names.map((_, square) => square).filter((square) => !board.isEdge[square]);
    const king = pick(inside, chance);
    const near = board.ways[king].map(([beside]) => beside);
    pieces[king] = 'K';
    const drop = (piece, square) => { if (pieces[square] === EMPTY) pieces[square] = piece; };
    for (let count = chance(6); count > 0; count -= 1) drop('D', chance(pieces.length));
    for (let count = 3 + chance(9); count > 0; count -= 1) drop('M', chance(3) === 0 ? pick(near, chance) : chance(pieces.length));
    const position = { board, turn: pick(['swede', 'muscovite'], chance), pieces, king, said: null };
    if (legalActions(rules, position).length > 0) return position;
  }
}
