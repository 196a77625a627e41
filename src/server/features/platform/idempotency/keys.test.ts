import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { idempotencyKeys } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());

const job = { title: 'Nurse', company: 'Harbour Clinic', date: '2026-11-10' };
/** A person who tracks a job, and the address of the notes on it: two equal notes are two. */
async function tracking() {
  const person = await signUp(app);
  const { id } = (await app.call('POST', '/job-tracker', job, person.token)).body;
  return { ...person, path: `/job-tracker/${id}` };
}
type Tracking = Awaited<ReturnType<typeof tracking>>;
const addNote = ({ token, path }: Tracking, key: string, text = 'Call them.') =>
  app.call('POST', `${path}/notes`, { text }, token, { 'idempotency-key': key });
const notesOf = async ({ token, path }: Tracking) =>
  (await app.call('GET', path, undefined, token)).body.notes.length;
const keptUnder = (key: string) =>
  app.world.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
const isReplay = ({ headers }: { headers: Headers }) => headers.get('idempotent-replayed') === 'true';

describe('a key', () => {
  test('is of one request: another one under it is refused and not done', async () => {
    const person = await tracking();
    await addNote(person, 'taken');
    const other = await addNote(person, 'taken', 'Write to them.');
    expect([other.status, other.body]).toEqual([
      422,
      {
        detail: 'This Idempotency-Key was already used for another request. Use a new key for each request.',
        code: 'key_reused',
      },
    ]);
    const elsewhere = await app.call('POST', '/campaigns', { name: 'A' }, person.token, {
      'idempotency-key': 'taken',
    });
    expect(elsewhere.body.code).toBe('key_reused');
    expect(await notesOf(person)).toBe(1);
  });

  test('is of one account: the same from another is another', async () => {
    const [one, other] = [await tracking(), await tracking()];
    const [first, second] = [await addNote(one, 'mine'), await addNote(other, 'mine')];
    expect([second.status, isReplay(second)]).toEqual([201, false]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('%j is none', async (key) => {
    const person = await tracking();
    const { status, body } = await addNote(person, key);
    expect([status, body]).toEqual([
      400,
      {
        detail:
          'The Idempotency-Key must have 1 to 255 characters: letters, digits and symbols, without spaces.',
        code: 'malformed_request',
      },
    ]);
    expect(await notesOf(person)).toBe(0);
  });

  test('of a visitor is told by the browser, or by where they are', async () => {
    const message = { name: 'Zoë', email: 'zoe@example.test', message: 'Hello.' };
    const send = (headers: Record<string, string>) =>
      app.call('POST', '/contact', message, undefined, {
        'idempotency-key': 'hello',
        'x-forwarded-for': '203.0.113.9',
        ...headers,
      });
    const device = { cookie: `__Host-device=${'d'.repeat(43)}` };
    const answers = [await send({}), await send({}), await send(device), await send(device)];
    answers.push(await send({ 'x-forwarded-for': '203.0.113.10' }));
    expect(answers.map((answer) => [answer.status, isReplay(answer)])).toEqual([
      [200, false],
      [200, true],
      [200, false],
      [200, true],
      [200, false],
    ]);
    expect((await keptUnder('hello')).map(({ accountId }) => accountId)).toEqual([null, null, null]);
  });

  test('is erased with its account', async () => {
    const person = await tracking();
    await addNote(person, 'erased');
    await app.world.database.execute(`delete from accounts where id = '${person.accountId}'`);
    expect(await keptUnder('erased')).toEqual([]);
  });
});

describe('an answer', () => {
  test('is sealed where it is kept, with the request, which may hold a password', async () => {
    const person = await tracking();
    const {
      body: { id },
    } = await addNote(person, 'sealed');
    const [row] = await keptUnder('sealed');
    expect(JSON.stringify(row)).not.toContain(id);
    expect(row).toMatchObject({ request: 'POST /job-tracker/{id}/notes' });
    expect(row?.sealedRequest).not.toMatch(/^[\w-]{43}$/);
  });

  test('that it failed on our side is not kept, so that the same may be tried again', async () => {
    const person = await tracking();
    app.expectError('request.failed');
    await app.world.database.execute(`alter table application_notes rename to application_notes_away`);
    const failed = await addNote(person, 'note');
    await app.world.database.execute(`alter table application_notes_away rename to application_notes`);
    const done = await addNote(person, 'note');
    expect([failed.status, done.status, isReplay(done)]).toEqual([500, 201, false]);
  });

  test('that it was not let in is not kept, and one that refuses the request is', async () => {
    const { token } = await signUp(app);
    const call = (method: string, path: string, body: unknown) =>
      app.call(method, path, body, token, { 'idempotency-key': path });
    app.clock.advance(11 * 60 * 1000);
    expect((await call('POST', '/privacy/exports', undefined)).status).toBe(403);
    expect(await keptUnder('/privacy/exports')).toEqual([]);
    const refused = [await call('POST', '/campaigns', {}), await call('POST', '/campaigns', {})];
    expect(refused.map((answer) => [answer.status, isReplay(answer)])).toEqual([
      [422, false],
      [422, true],
    ]);
  });

  test('that opens something is never kept, and what it answers is done each time', async () => {
    const { email, password, token } = await signUp(app);
    const signIn = () =>
      app.call('POST', '/auth/token', { username: email, password }, undefined, {
        'idempotency-key': 'sign-in',
      });
    const [one, other] = [await signIn(), await signIn()];
    expect(one.body.access_token).not.toBe(other.body.access_token);
    await app.call('POST', '/agenda/feed', undefined, token, { 'idempotency-key': 'feed' });
    expect([...(await keptUnder('sign-in')), ...(await keptUnder('feed'))]).toEqual([]);
  });
});
