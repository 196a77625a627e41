import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { filesWith, nameAsCv } from '#testing/documents/files-of.ts';
import { rowInEveryTable, tablesWith } from '#testing/every-table.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const MARK = 'Quillfeather';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const run = (name: string, data: object = {}, world = app.world) =>
  privacyJobs(world)
    .find(({ job }) => job.name === name)
    ?.handle(data);
/** Somebody with something in every table, in the queue, in files that were replaced, and in an export. */
async function somebody(): Promise<Person> {
  const email = `${MARK}.${crypto.randomUUID()}@example.test`;
  const person = await signUp(app, { email, fullName: `Ada ${MARK}` });
  const ask = (method: string, path: string, body?: object) => app.call(method, path, body, person.token);
  await ask('POST', '/auth/step-up', { password: person.password });
  await ask('POST', '/campaigns', { name: `${MARK} in clinics` });
  await ask('POST', '/contact', { name: person.fullName, email, message: `I am ${MARK}.` });
  await ask('POST', '/privacy/exports');
  await app.drain();
  await rowInEveryTable(app, person.accountId, MARK);
  await nameAsCv(app, person, `The first CV of ${MARK}`);
  await nameAsCv(app, person, `The second CV of ${MARK}`);
  // Left in the queue: one that waits, and one that failed with the address in its reason.
  app.clock.advance(61_000);
  await app.call('POST', '/auth/forgot-password', { email });
  await app.world.database.execute(
    sql`update pgboss.job set output = ${JSON.stringify({ message: `550 <${email}>` })}::jsonb where data::text like ${`%${person.accountId}%`}`,
  );
  return person;
}

const end = async ({ accountId }: Person) => {
  await app.world.database.execute(
    sql`update account_deletions set due_at = ${app.clock.now().toISOString()}::timestamptz where account_id = ${accountId}::uuid`,
  );
};
const wordsOf = ({ accountId, email }: Person) => [accountId, email, email.toLowerCase(), MARK];

describe('after an erasure', () => {
  test('no table, no job, no file and no export holds anything of the person', async () => {
    const person = await somebody();
    const before = await tablesWith(app, wordsOf(person));
    expect(before).toEqual(expect.arrayContaining(['accounts', 'contact_messages', 'data_exports', 'job']));
    expect((await filesWith(app, wordsOf(person))).length).toBeGreaterThan(2);
    await end(person);
    await run('privacy.sweep');
    expect(await tablesWith(app, wordsOf(person))).toEqual([]);
    expect(await filesWith(app, wordsOf(person))).toEqual([]);
  });

  test('what a crash between records and files left is gone with the next sweep, and others keep theirs', async () => {
    const [person, other] = [await somebody(), await signUp(app)];
    const kept = await app.world.files.put(other.accountId, bytesOf('of somebody else'));
    await end(person);
    const files = { ...app.world.files, removeAll: () => Promise.reject(new Error('killed')) };
    await expect(run('privacy.sweep', {}, { ...app.world, files })).rejects.toThrow('killed');
    expect(await tablesWith(app, wordsOf(person))).toEqual([]);
    expect((await filesWith(app, wordsOf(person))).length).toBeGreaterThan(0);
    await run('privacy.sweep');
    expect(await filesWith(app, wordsOf(person))).toEqual([]);
    expect(await app.world.files.get(other.accountId, kept)).toEqual(bytesOf('of somebody else'));
  });
});
