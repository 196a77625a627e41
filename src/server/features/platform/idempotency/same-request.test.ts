import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { idempotencyKeys } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;

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

describe('the same request under the same key', () => {
  test('is done once and answered alike, and says that it was answered before', async () => {
    const person = await tracking();
    const [first, second] = [await addNote(person, 'a'), await addNote(person, 'a')];
    expect([second.status, second.body, isReplay(first), isReplay(second)]).toEqual([
      201,
      first.body,
      false,
      true,
    ]);
    expect(await notesOf(person)).toBe(1);
    await addNote(person, 'b');
    expect(await notesOf(person)).toBe(2);
  });

  test('is done once when fifty arrive together; who comes while it is done is told when to ask again', async () => {
    const person = await tracking();
    const answers = await Promise.all(Array.from({ length: 50 }, () => addNote(person, 'twins')));
    expect(await notesOf(person)).toBe(1);
    const done = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status }) => status !== 201);
    expect(done.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    for (const { status, body, headers } of waiting)
      expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'in_progress', '1']);
    expect(waiting.length).toBeGreaterThan(0);
    expect((await addNote(person, 'twins')).body).toEqual(done[0]?.body);
  });

  test('is not done a second time when the process died before it could keep the answer', async () => {
    const person = await tracking();
    await addNote(person, 'killed');
    // As a kill leaves it: the key was taken and the job written, and nobody wrote down the answer.
    await app.world.database
      .update(idempotencyKeys)
      .set({ answeredAt: null, sealedAnswer: null })
      .where(eq(idempotencyKeys.key, 'killed'));
    expect((await addNote(person, 'killed')).body.code).toBe('in_progress');
    app.clock.advance(2 * 60 * 1000);
    const { status, body } = await addNote(person, 'killed');
    expect([status, body]).toEqual([
      409,
      {
        detail:
          'This was interrupted, so we can’t tell if it went through. Reload and check, then try again if it didn’t.',
        code: 'outcome_unknown',
      },
    ]);
    expect(await notesOf(person)).toBe(1);
  });

  test('is known for a day, and forgotten in the night after', async () => {
    const person = await tracking();
    await addNote(person, 'old');
    app.clock.advance(24 * HOUR_MS - 1);
    const forget = app.handlers.find(({ job: { name } }) => name === 'idempotency.forget');
    await forget?.handle({});
    expect(isReplay(await addNote(person, 'old'))).toBe(true);
    app.clock.advance(2);
    await forget?.handle({});
    expect(await keptUnder('old')).toEqual([]);
  });

  test('is a form with the same file, whatever line a browser puts between its parts', async () => {
    const { token } = await signUp(app);
    const upload = async (text: string) => {
      const form = new FormData();
      form.append('file', new File([text], 'cv.txt', { type: 'text/plain' }));
      const { status, headers } = await app.app.request('http://career.localhost/api/resume/upload', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'upload' },
        body: form,
      });
      return [status, headers.get('idempotent-replayed')];
    };
    const cv = 'Zoë Tremblay\nNurse\n\nExperience\nNurse, Harbour Clinic, 2019 - 2024\n';
    const [status] = await upload(cv);
    expect(await upload(cv)).toEqual([status, 'true']);
    expect(await upload(`${cv}.`)).toEqual([422, null]);
  });
});
