import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '#server/db/embedded/pglite.ts';
import { rewriteTables } from '#server/db/embedded/rewrite.ts';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { dumpPath } from '#testing/database/database.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { filesBelow } from '#testing/documents/files-of.ts';
import { MARK, personEverywhere, setDue } from '#testing/documents/person-everywhere.ts';
import { signUp } from '#testing/people.ts';

let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'legwork-on-disk-'));
  const folder = join(dataDir, 'database');
  await mkdir(folder);
  await promisify(execFile)('tar', ['-xf', dumpPath(), '-C', folder]);
  app = await createTestApp({ connection: await openPglite({ folder }), config: { dataDir } });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The parts of the data folder in whose bytes one of some words stands, in capitals or not, with how many files of each. */
async function partsWith(words: readonly string[]): Promise<Record<string, number>> {
  const parts: Record<string, number> = {};
  for (const path of await filesBelow(dataDir)) {
    const text = (await readFile(path)).toString('latin1').toLowerCase();
    if (!words.some((word) => text.includes(word.toLowerCase()))) continue;
    const part = relative(dataDir, path).split('/').slice(0, 2).join('/');
    parts[part] = (parts[part] ?? 0) + 1;
  }
  return parts;
}

const sweep = () =>
  privacyJobs(app.world)
    .find(({ job }) => job.name === 'privacy.sweep')
    ?.handle({});

const rewritesAhead = async (): Promise<number> =>
  (
    await rowsOf(
      app.connection.database,
      `select 1 from pgboss.job where name = 'database.rewrite-tables' and state = 'created'`,
    )
  ).length;

/** Leaves old files of the log ahead of those in use, to be written over one day, as earlier versions did. */
async function keepOldLogs(): Promise<void> {
  const folder = join(dataDir, 'database', 'pg_wal');
  const logs = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
  let telling = '';
  // The last may be one in which nothing is written yet.
  for (const name of logs) if ((await readFile(join(folder, name))).includes(MARK)) telling = name;
  for (const ahead of [1, 2]) {
    const name = (BigInt(`0x${logs.at(-1)}`) + BigInt(ahead)).toString(16).toUpperCase().padStart(24, '0');
    await copyFile(join(folder, telling), join(folder, name));
  }
}

/** Lets the files be written anew until it is cut off, after so many steps. */
async function cutAfter(steps: number): Promise<void> {
  let left = steps;
  const mayHold = async () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    return true;
  };
  await expect(rewriteTables(app.connection, mayHold)).rejects.toThrow('killed');
}

test('no file of the embedded database holds the name or the address of the person, nor does its log', async () => {
  const { database } = app.connection;
  await sweep();
  // Nobody was erased.
  expect(await rewritesAhead()).toBe(0);
  const person = await personEverywhere(app);
  const other = await signUp(app, { fullName: 'Ben Thistlewood' });
  const words = [MARK, person.email];
  // Names and addresses are among what the database notes of its columns' values.
  await database.execute('analyze');
  await database.execute('checkpoint');
  await keepOldLogs();
  const before = await partsWith(words);
  expect(before['database/base']).toBeGreaterThan(50);
  expect(before['database/pg_wal']).toBeGreaterThanOrEqual(3);
  await setDue(app, person);
  await sweep();
  expect(await rewritesAhead()).toBe(1);
  await cutAfter(20);
  const between = await partsWith(words);
  expect(between['database/pg_wal']).toBeGreaterThanOrEqual(3);
  await app.drain();
  expect(await rewritesAhead()).toBe(0);
  expect(await partsWith(words)).toEqual({});
  expect(await partsWith(['Thistlewood'])).toMatchObject({ 'database/base': expect.any(Number) });
  expect(await app.identify(other.token)).toMatchObject({ accountId: other.accountId });
});
