// Short texts for boards and actions, so that a test reads like a set-up on the table.
//
//   board(rules, { men: 'a15/asleep b9', women: 'b6/homebound', menQueen: 'b12/asleep', king: 'b8/men/homebound' })
//
// A king text is his place, then "/men" or "/women" if he is held, "/inert", "/homebound"; "removed" alone.

import { legalActions, usesOfFace } from './actions.mjs';
import { castleOf, SIDES } from './board.mjs';
import { sortedFaces, unusedAfterThrowing } from './options.mjs';
import { boardAfterUse } from './play.mjs';

const words = (text) => text.split(' ').filter((word) => word !== '');
const facesIn = (text) => sortedFaces(words(text));

function soldiersFrom(side, text = '') {
  return words(text).map((word) => {
    const [at, ...states] = word.split('/');
    return {
      side, at, awake: !states.includes('asleep'), homebound: states.includes('homebound'), riding: states.includes('riding'),
    };
  });
}

function queenFrom(side, text) {
  if (text === undefined) return [];
  const [at, ...states] = text.split('/');
  return [{ side, at, awake: !states.includes('asleep') }];
}

function kingFrom(text) {
  if (text === 'removed') return { at: null, holder: null, inert: false, removed: true, homebound: false };
  const [at, ...states] = text.split('/');
  const holder = SIDES.find((side) => states.includes(side)) ?? null;
  return { at, holder, inert: states.includes('inert'), removed: false, homebound: states.includes('homebound') };
}

export function board(rules, setUp) {
  const thrown = facesIn(setUp.throw ?? '');
  return {
    columns: rules.columns,
    turn: setUp.turn ?? 'men',
    first: setUp.first ?? 'men',
    mirrored: setUp.mirrored ?? null,
    throw: thrown,
    unused: setUp.unused === undefined ? unusedAfterThrowing(rules, thrown) : facesIn(setUp.unused),
    used_any: setUp.unused !== undefined,
    soldiers: [...soldiersFrom('men', setUp.men), ...soldiersFrom('women', setUp.women)],
    queens: [...queenFrom('men', setUp.menQueen), ...queenFrom('women', setUp.womenQueen)],
    king: kingFrom(setUp.king ?? castleOf(rules.columns)),
  };
}

// "a15-b15 wakes", "king b8-b10", "b9-b7 homebound", "b9-b7 remove", "rethrow 2", "stop"
export function actionWords(action) {
  if (action.do === 'stop') return 'stop';
  if (action.do === 'rethrow') return `rethrow ${action.count}`;
  return [
    action.piece === 'soldier' ? '' : action.piece,
    `${action.from}-${action.to}`,
    action.do === 'activate' ? 'wakes' : '',
    action.homebound ? 'homebound' : '',
    action.king ?? '',
  ].filter((word) => word !== '').join(' ');
}

export const usesInWords = (rules, position, side, face) => usesOfFace(rules, position, side, face).map(actionWords).sort();

export function legalInWords(rules, position) {
  return legalActions(rules, position).map((action) => (
    action.die === undefined ? actionWords(action) : `${action.die}: ${actionWords(action)}`
  )).sort();
}

function soldiersInWords(position, side) {
  return position.soldiers.filter((soldier) => soldier.side === side).map((soldier) => [
    soldier.at, soldier.awake ? '' : '/asleep', soldier.homebound ? '/homebound' : '', soldier.riding ? '/riding' : '',
  ].join('')).sort().join(' ');
}

function queenInWords(position, side) {
  return position.queens.filter((queen) => queen.side === side).map((queen) => `${queen.at}${queen.awake ? '' : '/asleep'}`).join(' ');
}

function kingInWords({ king }) {
  if (king.removed) return 'removed';
  return [king.at, king.holder ?? '', king.inert ? 'inert' : '', king.homebound ? 'homebound' : '']
    .filter((word) => word !== '').join('/');
}

export function boardInWords(position) {
  const described = { men: soldiersInWords(position, 'men'), women: soldiersInWords(position, 'women'), king: kingInWords(position) };
  for (const side of SIDES) {
    const queen = queenInWords(position, side);
    if (queen !== '') described[`${side}Queen`] = queen;
  }
  return described;
}

export function findUse(rules, position, side, face, text) {
  const found = usesOfFace(rules, position, side, face).filter((use) => actionWords(use) === text);
  if (found.length !== 1) {
    throw new Error(`${found.length} uses are called "${text}"; there are: ${usesInWords(rules, position, side, face).join(', ')}`);
  }
  return found[0];
}

// The board after the named use of a die showing this face.
export const played = (rules, position, side, face, text) => boardInWords(boardAfterUse(rules, position, side, findUse(rules, position, side, face, text)));

