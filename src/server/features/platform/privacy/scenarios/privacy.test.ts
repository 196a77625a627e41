import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { privacyJobs } from '#server/features/platform/privacy/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const sweep = () =>
  privacyJobs(app.world)
    .find(({ job }) => job.name === 'privacy.sweep')
    ?.handle({});
const confirmed = async () => {
  const person = await signUp(app);
  await app.call('POST', '/auth/step-up', { password: person.password }, person.token);
  return person;
};
const ask = (person: Person, method: string, path: string, body?: object) =>
  app.call(method, path, body, person.token);
const mailsTo = (person: Person) =>
  app.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);

test('export and deletion are for who has just proven themselves; keeping the account needs nothing more', async () => {
  const person = await signUp(app);
  const refused = [
    await ask(person, 'POST', '/privacy/exports'),
    await ask(person, 'POST', '/privacy/deletion', { email: person.email }),
    await ask(person, 'GET', '/privacy/exports/00000000-0000-4000-8000-000000000000/archive'),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [403, 'step_up_required']),
  );
  expect((await ask(person, 'DELETE', '/privacy/deletion')).body).toEqual({
    export: null,
    deletion: null,
    businesses: [],
  });
});

describe('an export', () => {
  test('is packed in the background, mailed, and fetched by its owner for seven days', async () => {
    const [person, other] = [await confirmed(), await confirmed()];
    expect((await ask(person, 'POST', '/privacy/exports')).body.export).toMatchObject({
      state: 'preparing',
      bytes: null,
    });
    await ask(person, 'POST', '/privacy/exports');
    await app.drain();
    const { export: ready } = (await ask(person, 'GET', '/privacy')).body;
    expect(ready).toMatchObject({
      state: 'ready',
      expires_at: new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    expect(mailsTo(person).filter((subject) => subject === 'Your Legwork export is ready')).toHaveLength(1);
    const fetchIt = ({ token }: Person) =>
      app.app.request(`http://career.localhost/api/privacy/exports/${ready.id}/archive`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const reply = await fetchIt(person);
    expect(reply.headers.get('content-disposition')).toContain('legwork-export-2026-11-16.zip');
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(Object.keys(files)).toContain('README.txt');
    expect((await fetchIt(other)).status).toBe(404);
    expect((await ask(person, 'POST', '/privacy/exports')).status).toBe(429);
    app.clock.advance(7 * DAY_MS);
    await ask(person, 'POST', '/auth/step-up', { password: person.password });
    expect((await fetchIt(person)).status).toBe(410);
    await sweep();
    expect((await ask(person, 'GET', '/privacy')).body.export).toBeNull();
  });
});

describe('a deletion', () => {
  test('wants the address typed, pauses the campaigns at once, and is told by mail with its day', async () => {
    const person = await confirmed();
    await ask(person, 'POST', '/campaigns', { name: 'Clinics' });
    const wrong = await ask(person, 'POST', '/privacy/deletion', { email: 'somebody@example.test' });
    expect([wrong.status, wrong.body.detail]).toEqual([422, 'Enter the email address of this account.']);
    const asked = await ask(person, 'POST', '/privacy/deletion', { email: person.email.toUpperCase() });
    const due = new Date(app.clock.now().getTime() + 14 * DAY_MS);
    expect(asked.body.deletion.due_at).toBe(due.toISOString());
    expect((await ask(person, 'GET', '/campaigns')).body).toMatchObject([{ active: false }]);
    await app.drain();
    const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'America/Toronto' }).format(
      due,
    );
    expect(mailsTo(person)).toContain(`Your Legwork account will be deleted on ${day}`);
  });

  test('can be taken back until its last day; the campaigns it paused run again, others stay paused', async () => {
    const person = await confirmed();
    await ask(person, 'POST', '/campaigns', { name: 'Runs' });
    await ask(person, 'POST', '/campaigns', { name: 'Rests', active: false });
    await ask(person, 'POST', '/privacy/deletion', { email: person.email });
    app.clock.advance(13 * DAY_MS);
    await sweep();
    expect((await ask(person, 'DELETE', '/privacy/deletion')).body.deletion).toBeNull();
    const campaigns: { name: string; active: boolean }[] = (await ask(person, 'GET', '/campaigns')).body;
    expect(new Map(campaigns.map(({ name, active }) => [name, active]))).toEqual(
      new Map([
        ['Runs', true],
        ['Rests', false],
      ]),
    );
    app.clock.advance(2 * DAY_MS);
    await sweep();
    await app.drain();
    expect(mailsTo(person)).toContain('Your Legwork account won’t be deleted');
    expect((await ask(person, 'GET', '/users/me')).status).toBe(200);
  });
});
