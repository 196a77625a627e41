import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const MARK_FIRST = 'There’s an invisible character at the start. Remove it, or type the text again.';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await signUp(app);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object) => app.call(method, path, body, person.token);
const register = (full_name: string, email: string) =>
  app.call('POST', '/auth/register', { email, full_name, password: 'a long walk to work' });

describe('a name', () => {
  test.each([
    'Zoë Brûlé',
    'Zoë Brûlé'.normalize('NFD'),
    'محمد',
    '李小龍',
    'Null',
    'X',
    '1e3',
    '👩‍🚀',
    '\u202Egnorw',
    '\u200BZoë\u200B',
    '\u00A0Zoë\u3000',
    ' Zoë ',
    'Zoë\uFEFF',
    '\u200E\uFEFFZoë',
    'İpek',
    '<u>Zoë</u>',
    "'; --",
  ])('is kept byte for byte: %j', async (name) => {
    expect((await call('PUT', '/users/me', { full_name: name })).status).toBe(200);
    expect((await call('GET', '/users/me')).body.full_name).toBe(name);
  });

  test.each([
    ['\uFEFFZoë', MARK_FIRST],
    ['\uFEFF', 'Enter your full name.'],
    ['\u200B\u2060\u00AD', 'Enter your full name.'],
    ['\u3164', 'Enter your full name.'],
    ['Zoë\r\nCc: x', 'Enter your full name on one line.'],
    ['Z'.repeat(201), 'Enter a name of at most 200 characters.'],
  ])('is refused, and never changed in silence: %j', async (name, detail) => {
    const before = (await call('GET', '/users/me')).body.full_name;
    const changed = await call('PUT', '/users/me', { full_name: name });
    expect([changed.status, changed.body.detail]).toEqual([422, detail]);
    expect((await register(name, 'refused@example.test')).body.detail).toBe(detail);
    expect((await call('GET', '/users/me')).body.full_name).toBe(before);
  });

  test('that is registered is the one the account has', async () => {
    const name = ' \u200BZoë\uFEFF ';
    await register(name, 'kept@example.test');
    await app.drain();
    const otp = codeMailedTo(app, 'kept@example.test');
    const { body } = await app.call('POST', '/auth/verify-otp', { email: 'kept@example.test', otp });
    const me = await app.call('GET', '/users/me', undefined, body.access_token);
    expect(me.body.full_name).toBe(name);
  });

  test('of an employer loses the blanks of a keyboard at its ends and nothing else', async () => {
    const add = (company: string) =>
      call('POST', '/job-tracker', { title: 'Nurse', company, date: '2026-11-10' });
    const added = await add(' \t\u00A0Harbour Clinic\u200B\uFEFF ');
    const { body } = await call('GET', `/applications/${added.body.id}`);
    expect(body.company).toBe('\u00A0Harbour Clinic\u200B\uFEFF');
    expect((await add('\uFEFFHarbour Clinic')).body.detail).toBe(MARK_FIRST);
    expect((await add('\u00A0\u200B')).body.detail).toBe('Enter the employer.');
  });
});

test('an address with an invisible character at an end is refused, one with a blank is taken without it', async () => {
  for (const email of ['\uFEFFzoe@example.test', 'zoe@example.test\u200B', '\u00A0zoe@example.test'])
    expect((await register('Zoë', email)).body.detail).toBe('Please enter a valid email address.');
  expect((await register('Zoë', ' spaced@example.test\n')).status).toBe(200);
  await app.drain();
  expect(codeMailedTo(app, 'spaced@example.test')).toMatch(/^\d{6}$/);
});
