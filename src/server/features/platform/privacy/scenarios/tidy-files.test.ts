import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { folderFileStore, sha256 } from '#server/ports/files.ts';
import { tidyFilesJob } from '#server/queue/tidy-files.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpOwner } from '#testing/business.ts';
import { filesBelow, filesWith, nameAsCv } from '#testing/documents/files-of.ts';
import { rowInEveryTable } from '#testing/every-table.ts';
import { signUp } from '#testing/people.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const run = (name: string, data: object = {}) =>
  privacyJobs(app.world)
    .find(({ job }) => job.name === name)
    ?.handle(data);

describe('a file that was replaced', () => {
  test('is removed once nothing names it; one that was just stored waits for its record', async () => {
    const person = await signUp(app);
    await rowInEveryTable(app, person.accountId, 'of a person');
    const first = await nameAsCv(app, person, 'written first');
    const second = await nameAsCv(app, person, 'written in its place');
    const fresh = await app.world.files.put(person.accountId, bytesOf('just stored'));
    for (const path of await filesBelow(app.config.dataDir))
      await utimes(
        path,
        app.clock.now(),
        new Date(app.clock.now().getTime() - (path.endsWith(fresh) ? 0 : DAY_MS)),
      );
    await run('privacy.tidy-files', { accountId: person.accountId });
    const { files } = app.world;
    await expect(files.get(person.accountId, first)).rejects.toThrow('ENOENT');
    expect(await files.get(person.accountId, second)).toEqual(bytesOf('written in its place'));
    expect(await files.get(person.accountId, fresh)).toEqual(bytesOf('just stored'));
  });

  test('has its place looked through every night, whatever made it go', async () => {
    const { accountId } = await signUp(app);
    await app.world.files.put(accountId, bytesOf('anything'));
    await run('privacy.tidy-all');
    const jobs = (await app.world.database.execute(
      sql`select 1 from pgboss.job where name = ${tidyFilesJob.name} and singleton_key = ${accountId}`,
    )) as { rows: unknown[] }; // Both drivers answer so.
    expect(jobs.rows).toHaveLength(1);
  });
});

test('files of a business stay as long as it is there', async () => {
  const owner = await signUpOwner(app);
  const key = await app.world.files.put(owner.businessId, bytesOf('its sales'));
  await run('privacy.sweep');
  expect(await app.world.files.get(owner.businessId, key)).toEqual(bytesOf('its sales'));
  await app.call('POST', '/auth/step-up', { password: owner.password }, owner.token);
  await app.call('POST', '/business/close', { name: bakery.name }, owner.token);
  await run('privacy.sweep');
  await expect(app.world.files.get(owner.businessId, key)).rejects.toThrow('ENOENT');
});

test('files of an earlier version are read where they lie, handed to their accounts, and the rest is removed', async () => {
  const person = await signUp(app);
  await rowInEveryTable(app, person.accountId, 'of a person');
  const folder = join(app.config.dataDir, 'files');
  const key = await nameAsCv(app, person, 'an old CV');
  await app.world.files.remove(person.accountId, key);
  for (const text of ['an old CV', 'replaced long ago']) {
    const name = sha256(bytesOf(text));
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, name.slice(0, 2), name), text);
  }
  expect(await app.world.files.get(person.accountId, key)).toEqual(bytesOf('an old CV'));
  await run('privacy.tidy-all');
  expect(await folderFileStore(folder).shared.isThere()).toBe(false);
  expect(await app.world.files.get(person.accountId, key)).toEqual(bytesOf('an old CV'));
  expect(await filesWith(app, ['replaced long ago'])).toEqual([]);
});
