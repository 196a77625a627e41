import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#server/copies/archive/read-archive.ts';
import { copiedTables, nameOf } from '#server/copies/rows/catalogue.ts';
import { writeValuesPlainly } from '#server/copies/rows/read-rows.ts';
import { digestOf } from '#server/copies/rows/write-rows.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import type { CopySource } from '#server/copies/take-copy.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openDatabase } from '#server/services.ts';
import { defineJob } from '#server/queue/job.ts';
import { z } from 'zod';
import { emptyPlace, kinds } from '#testing/copies/places.ts';
import type { EmptyPlace } from '#testing/copies/places.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { isFolderHalf, unmarkHalf } from './half-restored.ts';
import { restoreCopy } from './restore-copy.ts';

let app: TestApp;
let person: Person;
let folder: string;
let file: string;
let next: string;
const places: EmptyPlace[] = [];
const fails = () => Promise.reject(new Error('cut off'));
const job = defineJob({ name: 'test.later', schema: z.object({}) });

const source = (passphrase: string | null = null): CopySource => ({
  connection: app.connection,
  dataDir: app.config.dataDir,
  passphrase,
});
async function aPlace(kind: DatabaseConnection['kind'] = 'pglite'): Promise<EmptyPlace> {
  const made = await emptyPlace(kind);
  places.push(made);
  return made;
}
async function digests({ database }: Pick<DatabaseConnection, 'database'>) {
  return database.transaction(async (transaction) => {
    await writeValuesPlainly(transaction);
    const found: Record<string, { rows: number; digest: string }> = {};
    for (const table of await copiedTables(transaction)) {
      // A queue that runs counts its work there all the time.
      if (nameOf(table) === 'pgboss.queue') continue;
      const { rows, digest } = await digestOf(transaction, table);
      found[nameOf(table)] = { rows, digest };
    }
    return found;
  });
}

beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'legwork-copy-'));
  file = join(folder, 'one.tar.gz');
  person = await signUp(app, { fullName: 'Zoë “O’Neil” 李' });
  await sentApplication(app, {
    accountId: person.accountId,
    company: 'Métro\nInc.',
    title: '"Clerk", {a,b} \\N',
  });
  const key = await app.world.files.put(person.accountId, new TextEncoder().encode('the words of a CV'));
  await app.world.database.execute(
    sql`update applications set cv = ${JSON.stringify({ name: 'cv.pdf', sha256: key })}::jsonb, plan = 'null'::jsonb, letter = null`,
  );
  await app.world.files.put(person.accountId, new TextEncoder().encode('named by nobody'));
  await app.queue.start([{ job, schedule: null, handle: async () => undefined }]);
  await app.world.queue.enqueue(app.world.database, job, {}, { startAfter: new Date('2030-01-01') });
  await takeCopy(source(), file);
  next = file;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
  for (const place of places) await place.remove();
});

describe('a copy', () => {
  it('is for its owner only, and holds the rows, the files they name and the keys, each with its sum', async () => {
    expect((await stat(file)).mode & 0o077).toBe(0);
    const paths: string[] = [];
    const manifest = await readArchive(
      { path: file, passphrase: null },
      {
        takeEntry: async ({ path }) => void paths.push(path),
      },
    );
    expect(manifest.missing).toEqual([]);
    expect(manifest.files).toHaveLength(1);
    expect(paths).toContain('keys/secrets.key');
    expect(paths).toContain('rows/public.applications.jsonl');
    expect(manifest.tables.find(({ name }) => name === 'job')?.rows).toBeGreaterThan(0);
  });

  it('replaces no file, and waits for its moment', async () => {
    await expect(takeCopy(source(), file)).rejects.toThrow('There is already a file');
    let asked = 0;
    const patient = { ...source(), mayTakeNow: async () => (asked += 1) > 1 };
    await takeCopy(patient, join(folder, 'patient.tar.gz'));
    expect(asked).toBe(2);
  });
});

// Each is restored from a copy of the one before: from either database to the other.
describe.each(kinds)('restored to %s', (kind) => {
  it('is the same to the last value, also where a restore was cut off before, and refused by a start until then', async () => {
    const place = await aPlace(kind);
    const { dataDir } = place.config;
    const given = { path: next, passphrase: null };
    // The embedded database is not even made then: that takes seconds.
    const cutOff = { ...place.place, ...(kind === 'pglite' ? { open: fails } : { makeQueue: fails }) };
    await expect(restoreCopy(given, cutOff)).rejects.toThrow('cut off');
    await expect(openDatabase(place.config)).rejects.toThrow('A restore was cut off here');

    const { connection } = await restoreCopy(given, place.place);
    expect(await isFolderHalf(dataDir)).toBe(true);
    await unmarkHalf(dataDir, connection);
    expect(await digests(connection)).toEqual(await digests(app.connection));
    next = join(folder, `of-${kind}.tar.gz`);
    await takeCopy({ connection, dataDir, passphrase: null }, next);
    await connection.close();
    for (const name of ['secrets.key', 'vapid.json'])
      expect(await readFile(join(dataDir, name)).catch(() => null)).toEqual(
        await readFile(join(app.config.dataDir, name)).catch(() => null),
      );
    const whole = await openDatabase(place.config);
    // As the product works: by a role that owns nothing.
    const theirs = await whole.confined
      .forAccount(person.accountId)
      .execute(sql`select id from applications`);
    expect((theirs as { rows: unknown[] }).rows).toHaveLength(1);
    await whole.close();
    await expect(restoreCopy(given, place.place)).rejects.toThrow('restored into an empty place only');
  });
});

describe('a copy with a passphrase', () => {
  it('opens with it alone', async () => {
    const path = join(folder, 'locked.tar.gz.age');
    await takeCopy(source('six words that nobody would guess'), path);
    await expect(readArchive({ path, passphrase: null })).rejects.toThrow('set COPY_PASSPHRASE');
    await expect(readArchive({ path, passphrase: 'another' })).rejects.toThrow('is not the passphrase');
    const manifest = await readArchive({ path, passphrase: 'six words that nobody would guess' });
    expect(manifest.tables.length).toBeGreaterThan(30);
  });
});

describe('what is no whole copy', () => {
  it('is told before anything is touched', async () => {
    const place = await aPlace();
    const given = async (bytes: Uint8Array) => {
      const path = join(folder, 'damaged.tar.gz');
      await writeFile(path, bytes);
      return restoreCopy({ path, passphrase: null }, place.place);
    };
    const whole = await readFile(file);
    await expect(given(whole.subarray(0, whole.length - 100))).rejects.toThrow('damaged');
    const flipped = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    flipped[middle] = (flipped[middle] ?? 0) ^ 1;
    await expect(given(flipped)).rejects.toThrow('damaged');
    await expect(given(Buffer.from('no copy at all'))).rejects.toThrow(/damaged|no copy/);
    await expect(restoreCopy({ path: join(folder, 'none'), passphrase: null }, place.place)).rejects.toThrow(
      'There is no copy at',
    );
    expect(await isFolderHalf(place.config.dataDir)).toBe(false);
    await truncate(join(folder, 'damaged.tar.gz'), 0);
  });
});
