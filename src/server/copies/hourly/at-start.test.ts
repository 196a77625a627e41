import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { copyAtStart } from './hourly-copy.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const start = (world = app.world) => copyAtStart(world, app.services.copySource);
/** The copies that are there once all that was asked for is done. */
async function copies(): Promise<string[]> {
  await app.drain();
  const names = await readdir(app.config.copies.folder).catch(() => []);
  return names.filter((name) => name.startsWith('legwork-')).toSorted();
}

it('a start asks for one copy where the newest is an hour old, and there is anybody to copy', async () => {
  await start();
  expect(await copies()).toEqual([]);
  await signUp(app);
  const { folder, passphrase } = app.config.copies;
  const off = { ...app.world.config, copies: { folder, passphrase, hourly: false } };
  await start({ ...app.world, config: off });
  expect(await copies()).toEqual([]);
  // One that was killed is no copy, and the schedule may ask in the same minute.
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'legwork-2026-11-16T13-59-00Z.tar.gz.partial'), '');
  await start();
  await start();
  const first = 'legwork-2026-11-16T14-00-00Z.tar.gz';
  expect(await copies()).toEqual([first]);
  app.clock.advance(59 * MINUTE_MS);
  await start();
  expect(await copies()).toEqual([first]);
  app.clock.advance(MINUTE_MS);
  await start();
  expect(await copies()).toEqual([first, 'legwork-2026-11-16T15-00-00Z.tar.gz']);
});
