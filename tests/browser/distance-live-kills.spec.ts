import { ALL } from '../support/all.ts';
import { move } from '../support/distance.ts';
import { address, expect } from '../support/game.ts';
import { byTurn, connect, meet, met, nameServer, part, playLive, relayOnly, SERVER_AWAY, test, two } from '../support/live.ts';
import { again, numbers, type Person } from '../support/lives.ts';
import { state } from '../support/play.ts';

// Two who play live, and whatever can happen to their pages, their connection and the server between them happens.
// SAHKKU_KILLS=100 SAHKKU_SEED=7 cargo xtask test --only browser -- distance-live-kills

const KILLS = Number(process.env.SAHKKU_KILLS ?? (ALL ? 12 : 1));
const SEED = Number(process.env.SAHKKU_SEED ?? 1);
const QUICK = address({ speed: 'instant' }, 'hnefatafl');
// More than there are moves, so that whoever moves wanders: two who go to and fro repeat themselves, and draw.
const WAYS = 1000;

/** One moves, and somebody's page dies at once. */
async function dieMoving(mover: Person, dying: Person, way: number): Promise<void> {
  const before = await state(dying.page);
  const moves = move(mover.page, way).catch(() => {});
  await dying.die();
  await moves;
  await again(dying.page, before, `seed ${SEED}`);
}

test(`a direct connection breaks ${KILLS} times (seed ${SEED})`, async ({ browser, host }) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const draw = numbers(SEED);
  const people = await two(browser, host.url, QUICK, SEED);
  for (let kills = 0; kills < KILLS; kills += 1) {
    await test.step(`seed ${SEED}, death ${kills}`, async () => {
      const [here, there] = draw(2) === 0 ? people : [people[1], people[0]];
      await connect(here.page, there.page);
      // Whatever one of them had done when the connection broke has come now.
      await playLive(people, draw(WAYS));
      const [mover, other] = await byTurn(people);
      if (draw(4) === 0) {
        await part([mover, other][draw(2)].page);
        await move(mover.page, draw(WAYS));
      } else {
        await dieMoving(mover, [mover, other][draw(2)], draw(WAYS));
      }
    });
  }
  await connect(people[0].page, people[1].page);
  await byTurn(people);
  for (const person of people) {
    expect(person.troubles).toEqual([]);
    await person.context.close();
  }
});

test(`a room and who is in it die ${KILLS} times (seed ${SEED})`, async ({ browser, host, signalling }) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const draw = numbers(SEED + 1);
  nameServer(host, signalling);
  const people = await two(browser, host.url, QUICK, SEED, true);
  for (const person of people) {
    // The server carries the game itself, so that its death matters.
    await relayOnly(person.context);
    await person.page.reload();
    await person.arrive();
    await meet(person.page);
  }
  for (let kills = 0; kills < KILLS; kills += 1) {
    await test.step(`seed ${SEED}, death ${kills}`, async () => {
      await met(people, 'Connected');
      await playLive(people, draw(WAYS));
      const [mover, other] = await byTurn(people);
      if (draw(2) === 0) {
        await signalling.off();
        await move(mover.page, draw(WAYS));
        await signalling.on();
      } else {
        const dying = [mover, other][draw(2)];
        await dieMoving(mover, dying, draw(WAYS));
        await meet(dying.page);
      }
    });
  }
  await byTurn(people);
  for (const person of people) {
    expect(person.troubles.filter((trouble) => !SERVER_AWAY.test(trouble))).toEqual([]);
    await person.context.close();
  }
});
