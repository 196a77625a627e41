import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const DAY = 24 * 60 * 60_000;
const chrome = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = (person: Person, headers: Record<string, string> = {}, password = person.password) =>
  app.call('POST', '/auth/token', { username: person.email, password }, undefined, { ...chrome, ...headers });
const history = async (token: string) => (await app.call('GET', '/auth/history', undefined, token)).body;
const sessions = async (token: string) => (await app.call('GET', '/auth/sessions', undefined, token)).body;
const warnings = (person: Person) =>
  app.mails.filter(
    ({ to, subject }) => to === person.email && subject === 'New login to your Legwork account',
  );

describe('the sign-in history', () => {
  test('tells how, from what and when, newest first, also of who was refused', async () => {
    const person = await signUp(app);
    app.clock.advance(1000);
    await signIn(person, {}, 'not the password');
    app.clock.advance(1000);
    await signIn(person);
    const past = await history(person.token);
    expect(
      past.map(({ method, outcome, device, new_device: isNew }: Record<string, unknown>) => [
        method,
        outcome,
        device,
        isNew,
      ]),
    ).toEqual([
      ['password', 'signed_in', 'Chrome on Windows', true],
      ['password', 'refused', 'Chrome on Windows', false],
      ['code', 'signed_in', 'Unknown device', false],
    ]);
    expect(past[0].at).toBe(app.clock.now().toISOString());
  });

  test('is kept for ninety days, and then deleted', async () => {
    const person = await signUp(app);
    app.clock.advance(29 * DAY);
    const { token } = { token: (await signIn(person)).body.access_token };
    app.clock.advance(12 * DAY);
    expect(await history(token)).toHaveLength(2);
    app.clock.advance(50 * DAY);
    const later = (await signIn(person)).body.access_token;
    expect(await history(later)).toHaveLength(2);
  });

  test('keeps a try at an address that nobody has without its address', async () => {
    await app.call('POST', '/auth/token', {
      username: 'nobody-here@example.test',
      password: 'some password',
    });
    const rows = await app.connection.database.execute('select * from sign_ins where account_id is null');
    expect(JSON.stringify(rows)).toContain('refused');
    expect(JSON.stringify(rows)).not.toContain('nobody-here');
  });
});

describe('a device', () => {
  test('is told by mail the first time it signs in, and known from then on by its cookie', async () => {
    const person = await signUp(app);
    const first = await signIn(person);
    await app.drain();
    expect(warnings(person)).toHaveLength(1);
    expect(warnings(person)[0]?.text).toContain('a new device: Chrome on Windows, on ');
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await signIn(person, { cookie: cookie.split(';')[0] ?? '' });
    await app.drain();
    expect(warnings(person)).toHaveLength(1);
  });

  test('is no news when it is the first of the account', async () => {
    const person = await signUp(app);
    await app.drain();
    expect(warnings(person)).toHaveLength(0);
  });

  test('cookie alone opens nothing', async () => {
    const person = await signUp(app);
    const cookie = (await signIn(person)).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await app.call('GET', '/auth/sessions', undefined, undefined, { cookie })).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  test('names each in words, this one first, and ends the one it is told to', async () => {
    const person = await signUp(app);
    const other = (await signIn(person)).body.access_token;
    const list = await sessions(person.token);
    expect(
      list.map(({ device, current }: { device: string; current: boolean }) => [device, current]),
    ).toEqual([
      ['Unknown device', true],
      ['Chrome on Windows', false],
    ]);
    const ended = await app.call('DELETE', `/auth/sessions/${list[1].id}`, undefined, person.token);
    expect(ended.status).toBe(200);
    expect((await app.identify(other)).kind).toBe('visitor');
    expect(await sessions(person.token)).toHaveLength(1);
  });

  test('ends nobody else: the session of another account is not found', async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    const [{ id }] = await sessions(two.token);
    const reply = await app.call('DELETE', `/auth/sessions/${id}`, undefined, one.token);
    expect(reply.status).toBe(404);
    expect((await app.identify(two.token)).kind).toBe('account');
  });

  test('leaves out those that have run out', async () => {
    const person = await signUp(app);
    app.clock.advance(15 * DAY);
    const token = (await signIn(person)).body.access_token;
    expect(await sessions(token)).toHaveLength(1);
  });
});
