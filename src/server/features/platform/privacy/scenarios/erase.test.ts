import { unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumeFiles } from '#server/features/career/resume/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { rowInEveryTable, tablesWith } from '#testing/every-table.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { zipOf } from '#server/features/platform/privacy/archive/zip.ts';
import { contentsOf } from '#server/features/platform/privacy/contents.ts';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { accountDeletions } from '#server/features/platform/privacy/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sweep = () =>
  privacyJobs(app.world)
    .find(({ job }) => job.name === 'privacy.sweep')
    ?.handle({});
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file in the store that an uploaded resume of a person names. */
async function fileOf({ accountId }: Person, text: string): Promise<string> {
  const sha256 = await app.world.files.put(accountId, bytesOf(text));
  await app.world.database
    .insert(resumeFiles)
    .values({ accountId, name: '../my CV.txt', bytes: text.length, sha256, createdAt: app.clock.now() });
  return sha256;
}

async function unpacked({ accountId, fullName }: Person): Promise<Record<string, string>> {
  const archive = await zipOf(
    contentsOf(app.world, { id: accountId, fullName, locale: 'en' }),
    app.clock.now(),
  );
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

describe('everything of a person', () => {
  test('is in the archive: each table of the catalogue, each file, and nothing of others', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    await rowInEveryTable(app, other.accountId, 'of-somebody-else');
    const tables = await rowInEveryTable(app, person.accountId, 'of-this-person');
    expect(tables.length).toBeGreaterThan(15);
    await fileOf(person, 'the words of the CV');
    const files = await unpacked(person);
    for (const table of tables) expect(Object.keys(files)).toContain(`data/${table}.json`);
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('of-somebody-else');
    expect(files['data/mails.json']).toContain('of-this-person');
    const [, file] = Object.entries(files).find(([path]) => path.endsWith('_my CV.txt')) ?? [];
    expect(file).toBe('the words of the CV');
    expect(files['README.txt']).toContain('data/applications.json');
    for (const secret of ['password_hash', 'token_hash', 'device_hash', 'p256dh', 'unsubscribe_token'])
      expect(all).not.toContain(`"${secret}"`);
  });

  test('is erased when the grace is over: no row and no file is left, and others keep theirs', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    await rowInEveryTable(app, other.accountId, 'of-one-who-stays');
    await rowInEveryTable(app, person.accountId, 'of-one-who-goes');
    const [own, shared] = [await fileOf(person, 'only theirs'), await fileOf(person, 'shared')];
    await fileOf(other, 'shared');
    const dueAt = new Date(app.clock.now().getTime() + 60_000);
    await app.world.database
      .update(accountDeletions)
      .set({ dueAt })
      .where(eq(accountDeletions.accountId, person.accountId));
    const kept = { dueAt: new Date('2099-01-01') };
    await app.world.database
      .update(accountDeletions)
      .set(kept)
      .where(eq(accountDeletions.accountId, other.accountId));
    await sweep();
    expect(await tablesWith(app, [person.accountId])).toContain('accounts');
    app.clock.advance(60_000);
    await sweep();
    expect(await tablesWith(app, [person.accountId, person.email, 'of-one-who-goes'])).toEqual([]);
    expect((await tablesWith(app, [other.accountId])).length).toBeGreaterThan(15);
    await expect(app.world.files.get(person.accountId, own)).rejects.toThrow('ENOENT');
    expect(await app.world.files.get(other.accountId, shared)).toEqual(bytesOf('shared'));
    expect(app.mails.at(-1)).toMatchObject({
      to: person.email,
      subject: 'Your Legwork account has been deleted',
    });
    expect((await app.call('GET', '/users/me', undefined, person.token)).status).toBe(401);
  });
});
