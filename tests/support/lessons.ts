import type { Page } from '@playwright/test';
import { ALL } from './all.ts';
import { drive } from './driver.ts';
import { expect } from './game.ts';
import { place, parse, state, wait, type Hand, type State } from './play.ts';

/** Does the open task of the lesson, by acting on the board. */
async function doTask(page: Page, now: State, choose: (place: string) => Promise<void>): Promise<void> {
  const lesson = now.lesson!;
  if (now.phase === 'throw') {
    await page.locator('#throw').click();
    return;
  }
  if (lesson.trial) {
    const [from, to] = lesson.trial;
    await choose(from);
    // A piece without any move shows the reason at once.
    if (to && (await state(page))?.lesson?.open === lesson.open) await choose(to);
    return;
  }
  const action = lesson.wanted[0];
  const ends = parse(action, now.turn);
  if (!ends) {
    await page.locator(action === 'stop' ? '#end-turn' : '#rethrow').click();
    return;
  }
  let chosen: string | null | undefined;
  for (let taps = 0; taps < 4 && chosen !== ends.piece; taps += 1) {
    await choose(ends.from.replace(/[QK']/g, ''));
    await expect.poll(async () => (await state(page))?.waiting).toBe(true);
    chosen = (await state(page))?.chosen;
  }
  expect(chosen, `choosing ${ends.from} chooses a piece for ${action}`).toBe(ends.piece);
  await choose(ends.to);
  const choices = page.locator('#choice-list button');
  if (await choices.first().isVisible()) await choices.nth(action.endsWith('=remove') ? 1 : 0).click();
}

/** Takes the lesson on the board. Returns its topic. */
export async function takeLesson(page: Page, choose: (place: string) => Promise<void>): Promise<string> {
  for (let tasks = 0; tasks < 12; tasks += 1) {
    const now = await wait(page);
    if (!now.lesson) throw new Error('there is no lesson');
    if (now.lesson.done) return now.lesson.topic;
    await doTask(page, now, choose);
    await expect
      .poll(async () => {
        const lesson = (await state(page))?.lesson;
        return !lesson || lesson.done || lesson.open > now.lesson!.open;
      }, { message: `nothing came of ${JSON.stringify(now.lesson)} in ${now.position}` })
      .toBe(true);
  }
  throw new Error('the lesson does not end');
}

/**
 * Takes lessons until there are no more, by mouse events made in the page. Their number is the one that the page states, and
 * none comes twice. Returns their topics.
 */
export async function takeAll(page: Page): Promise<string[]> {
  await expect(page.locator('#lesson')).toBeVisible();
  const [, many] = /^1\D+(\d+)$/.exec((await page.locator('#lesson-count').textContent()) ?? '') ?? [];
  const topics = await drive(page, 'learn', 'mouse');
  expect(topics).toHaveLength(Number(many));
  expect(new Set(topics).size).toBe(topics.length);
  return topics;
}

/** Takes the first lessons, which throw, wake, move and try in vain; in the full product all. */
export async function takeSome(page: Page, choose: (place: string) => Promise<void>): Promise<void> {
  for (let taken = 0; (ALL || taken < 3) && (await state(page))?.lesson; taken += 1) {
    await takeLesson(page, choose);
    await page.locator('#lesson-next').click();
  }
}

/** The positions of the board during an action, by lesson: at every change of the page, and as laid out. */
export async function placesOfBoard(page: Page, act: () => Promise<unknown>): Promise<Map<string, string[]>> {
  const places = await page.evaluateHandle(() => {
    const places = new Map<string, Set<string>>();
    const board = document.getElementById('board')!;
    const measure = () => {
      const topic = window.sahkku.state()?.lesson?.topic;
      if (!topic) return;
      places.set(topic, (places.get(topic) ?? new Set()).add(JSON.stringify(board.getBoundingClientRect())));
    };
    new MutationObserver(measure).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    new ResizeObserver(measure).observe(board);
    return places;
  });
  await act();
  return new Map(await places.evaluate((places) => [...places].map(([topic, seen]) => [topic, [...seen]] as const)));
}

/** Chooses places with a mouse or a finger. */
export const by = (page: Page, hand: Hand) => async (name: string) => hand(page, await place(page, name));

/** Chooses places with the keyboard alone. */
export const byKeyboard = (page: Page) => async (name: string) => {
  await page.locator(`#twin [data-place="${name}"]`).focus();
  await page.keyboard.press('Enter');
};
