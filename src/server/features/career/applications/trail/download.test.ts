import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/people.ts';
import { aPersonWithTrail } from '#testing/trail/trail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const stepUp = ({ password, token }: Person) => app.call('POST', '/auth/step-up', { password }, token);

/** The archive of a person, as they download it. */
async function archiveOf(person: Person): Promise<(path: string) => string> {
  await stepUp(person);
  await app.call('POST', '/privacy/exports', undefined, person.token);
  await app.drain();
  const { export: ready } = (await app.call('GET', '/privacy', undefined, person.token)).body;
  const reply = await app.app.request(`http://career.localhost/api/privacy/exports/${ready.id}/archive`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  return (path) => new TextDecoder().decode(files[path]);
}

interface Line {
  account_id: string;
  number: number;
  text: string | null;
  digest: string;
  previous: string;
  link: string;
  seal: string;
}

const hash = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** What a stranger does with nothing but the archive and what its README says. Answers the first line that does not close. */
function strangersCheck(lines: readonly Line[]): number | null {
  let previous = hash('legwork-trail-1', lines[0]?.account_id ?? '');
  const texts = lines.flatMap(({ text }) => (text === null ? [] : [JSON.parse(text)]));
  const removed = new Set(texts.flatMap(({ kind, lines: closed }) => (kind === 'removal' ? closed : [])));
  for (const [index, line] of lines.entries()) {
    const { number, text, digest, link } = line;
    const isClosed = text === null ? removed.has(number) : hash(text) === digest;
    const isNext = number === index + 1 && line.previous === previous;
    if (!isClosed || !isNext || hash(previous, number, digest) !== link) return index + 1;
    previous = link;
  }
  return null;
}

test('the archive carries the trail, and a stranger can check from it alone that it closes', async () => {
  const { person, ids } = await aPersonWithTrail(app);
  await app.call('DELETE', `/job-tracker/${ids[0]}`, undefined, person.token);
  const read = await archiveOf(person);
  const lines: Line[] = JSON.parse(read('data/trail_lines.json'));
  lines.sort((one, other) => one.number - other.number);
  expect(lines).toHaveLength(7);
  expect(JSON.parse(read('data/trail_heads.json'))).toMatchObject([{ number: 7, link: lines[6]?.link }]);
  expect(lines.every(({ seal }) => /^[\w-]{43}$/.test(seal))).toBe(true);
  expect(strangersCheck(lines)).toBeNull();
  const changed = lines.map((line) =>
    line.number === 3 ? { ...line, text: line.text?.replace('Nordlys', 'Nordlys AS') ?? null } : line,
  );
  expect(strangersCheck(changed)).toBe(3);
  expect(strangersCheck(lines.toSpliced(4, 1))).toBe(5);
  const words = read('README.txt');
  expect(words).toContain('data/trail_lines.json  (7)  your activity log: one line for each step');
  expect(words).toContain('it is made with a key that we keep outside the database');
});

test('an account that is erased leaves no line, no head and no note', async () => {
  const [{ person }, { person: other }] = [await aPersonWithTrail(app), await aPersonWithTrail(app)];
  await stepUp(person);
  await app.call('POST', '/privacy/deletion', { email: person.email }, person.token);
  app.clock.advance(15 * DAY_MS);
  await privacyJobs(app.world)
    .find(({ job }) => job.name === 'privacy.sweep')
    ?.handle({});
  const { rows } = (await app.connection.database.execute(
    `select account_id from trail_lines union select account_id from trail_heads`,
  )) as { rows: { account_id: string }[] }; // Both drivers answer so.
  const accounts = rows.map(({ account_id: id }) => id);
  expect(accounts).toContain(other.accountId);
  expect(accounts).not.toContain(person.accountId);
  const notes = await readdir(join(app.config.dataDir, 'trail'));
  expect(notes).toContain(other.accountId);
  expect(notes).not.toContain(person.accountId);
});
