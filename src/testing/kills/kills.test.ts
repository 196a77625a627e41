import { afterAll, beforeAll, expect, it } from 'vitest';
import { importsJobs } from '#server/features/localbiz/imports/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { cuttingOff } from '#testing/database/cutting-off.ts';
import { bringFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import { readBooks } from './books.ts';
import { evenNumbers, inBooks, tillFiles, together } from './till-files.ts';

// `npm run import-kills` does the same with processes that are really killed, on a database on the disk, as often as asked.
const SEED = 3;
const LINES = 451;
const MOST_STATEMENTS = 20;
const MORE_EACH_TRY = 4;

let app: TestApp;
let owner: Member;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signUpOwner(app);
});
afterAll(() => app.close());

const JOBS: Readonly<Record<string, string>> = {
  reading: 'imports.stage',
  committing: 'imports.commit',
  undoing: 'imports.undo',
};
const next = evenNumbers(SEED);
let kills = 0;

const stateOf = async (id: string): Promise<string> =>
  (await app.call('GET', `/business/imports/${id}`, undefined, owner.token)).body.state;

/** Works on a file with a database that is lost again and again, until nothing of it is under way. */
async function work(id: string): Promise<void> {
  let tries = 0;
  for (let job = JOBS[await stateOf(id)]; job !== undefined; job = JOBS[await stateOf(id)]) {
    const world = app.services.world;
    // Each time a little later: what is done anew in each try needs so many.
    const allowed = Math.floor(next() * MOST_STATEMENTS) + MORE_EACH_TRY * (tries += 1);
    const { database, isCut } = cuttingOff(world.database, allowed);
    const handler = importsJobs({ ...world, database }).find((one) => one.job.name === job);
    const data = { businessId: owner.businessId, importId: id };
    await handler?.handle(data).catch((error: unknown) => {
      if (!isCut()) throw error;
    });
    if (isCut()) kills += 1;
  }
  // What was queued is done as well: the same jobs a second time, and the days.
  await app.drain();
}

async function keep(content: string): Promise<string> {
  const { body } = await bringFile(app, owner, content);
  await work(body.id);
  await app.call('POST', `/business/imports/${body.id}/commit`, {}, owner.token);
  await work(body.id);
  return body.id;
}

async function takeOut(id: string): Promise<void> {
  await app.call('POST', `/business/imports/${id}/undo`, undefined, owner.token);
  await work(id);
}

const books = () => readBooks(app.world.database);

it(
  'keeps each row of a file once and takes out exactly those, wherever its worker dies',
  { timeout: 60_000 },
  async () => {
    const { first, second } = tillFiles(SEED, LINES);
    const [one, other] = [inBooks(first), inBooks(second)];
    const a = await keep(squareItems(first));
    expect(await books()).toEqual({ lines: one, wrong: [] });
    const b = await keep(squareItems(second));
    expect(await books()).toEqual({ lines: together(one, other), wrong: [] });
    await takeOut(a);
    expect(await books()).toEqual({ lines: other, wrong: [] });
    await takeOut(b);
    expect(await books()).toEqual({ lines: [], wrong: [] });
    expect(kills).toBeGreaterThan(10);
  },
);
