import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { filesWith } from '#testing/documents/files-of.ts';
import { tablesWith } from '#testing/every-table.ts';
import { MARK, personEverywhere, setDue } from '#testing/documents/person-everywhere.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

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

const wordsOf = ({ accountId, email }: Person) => [accountId, email, email.toLowerCase(), MARK];

describe('after an erasure', () => {
  test('no table, no job, no file and no export holds anything of the person', async () => {
    const person = await personEverywhere(app);
    const before = await tablesWith(app, wordsOf(person));
    expect(before).toEqual(expect.arrayContaining(['accounts', 'contact_messages', 'data_exports', 'job']));
    expect((await filesWith(app, wordsOf(person))).length).toBeGreaterThan(2);
    await setDue(app, person);
    await run('privacy.sweep');
    expect(await tablesWith(app, wordsOf(person))).toEqual([]);
    expect(await filesWith(app, wordsOf(person))).toEqual([]);
  });

  test('what a crash between records and files left is gone with the next sweep, and others keep theirs', async () => {
    const [person, other] = [await personEverywhere(app), await signUp(app)];
    const kept = await app.world.files.put(other.accountId, bytesOf('of somebody else'));
    await setDue(app, person);
    const files = { ...app.world.files, removeAll: () => Promise.reject(new Error('killed')) };
    await expect(run('privacy.sweep', {}, { ...app.world, files })).rejects.toThrow('killed');
    expect(await tablesWith(app, wordsOf(person))).toEqual([]);
    expect((await filesWith(app, wordsOf(person))).length).toBeGreaterThan(0);
    await run('privacy.sweep');
    expect(await filesWith(app, wordsOf(person))).toEqual([]);
    expect(await app.world.files.get(other.accountId, kept)).toEqual(bytesOf('of somebody else'));
  });
});
