import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

const PASSWORD = 'a long walk to work';

let app: TestApp;
let count = 0;
let email = '';
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  count += 1;
  email = `zoe-${count}@example.test`;
});

const register = (given: object = {}) =>
  app.call('POST', '/auth/register', { email, password: PASSWORD, full_name: 'Zoë', ...given });
const verify = (otp: string, address = email) =>
  app.call('POST', '/auth/verify-otp', { email: address, otp });
const signIn = (password = PASSWORD) => app.call('POST', '/auth/token', { username: email, password });
const codesMailed = () =>
  app.mails.filter(({ to }) => to === email).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);

describe('registering', () => {
  test('mails a code that turns the attempt into an account and signs in', async () => {
    const { status, body } = await register({ age_confirmed: true });
    expect([status, body]).toEqual([
      200,
      { detail: 'We sent a code to your email address.', resend_after: 60 },
    ]);
    await app.drain();
    const verified = await verify(codeMailedTo(app, email));
    expect(verified.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
    });
    expect((await app.identify(verified.body.access_token)).kind).toBe('account');
    expect((await signIn()).status).toBe(200);
  });

  test('is refused to somebody who says they are under 18, and mails nothing', async () => {
    const { status, body } = await register({ age_confirmed: false });
    expect([status, body]).toEqual([
      422,
      {
        detail: 'Confirm that you are 18 or older and accept the terms.',
        code: 'invalid_input',
      },
    ]);
    await app.drain();
    expect(codesMailed()).toEqual([]);
  });

  test('is refused with a password made of the name or the address that are given', async () => {
    for (const given of [
      { full_name: 'Odile Marchand', password: 'Marchand1984!' },
      { email: 'the.baker@marchand.test', password: 'thebaker-99' },
    ]) {
      const { status, body } = await register(given);
      expect([status, body.code]).toEqual([422, 'invalid_input']);
      expect(body.detail).toMatch(/^That password is made of your own name or email address/);
    }
    expect((await register({ password: 'sunshine987' })).body.detail).toBe(
      'That password is a common word with digits or symbols added, so it’s easy to guess. Try a few unrelated words.',
    );
  });

  test('keeps neither the code nor the password anywhere', async () => {
    await register();
    await app.drain();
    const code = codeMailedTo(app, email);
    const tables = ['codes', 'registrations', 'pgboss.job'];
    for (const table of tables) {
      const rows = await app.connection.database.execute(`select * from ${table}`);
      // A code may appear inside a hash by chance, so it is looked for as a word.
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b|${PASSWORD}`));
    }
    expect(JSON.stringify(app.logged)).not.toContain(code);
  });

  test('answers for a taken address like for a free one, and tells its owner', async () => {
    const owner = await signUp(app, { email });
    const free = await register({ email: `free-${count}@example.test` });
    const taken = await register({ email: email.toUpperCase(), password: 'another password' });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    await app.drain();
    const notice = app.mails.findLast(({ to }) => to === email);
    expect(notice).toMatchObject({ to: email, subject: 'You already have a Legwork account' });
    expect(notice?.text).toContain('http://career.localhost:3000/login');
    expect(notice?.text).not.toMatch(/\d{6}/);
    expect((await signIn('another password')).status).toBe(401);
    expect((await signIn(owner.password)).status).toBe(200);
  });

  test('keeps code and password of each attempt together, and drops the others', async () => {
    await register({ password: 'the first password' });
    await app.drain();
    await register({ password: 'the second password' });
    await app.drain();
    const [first = '', second = ''] = codesMailed();
    expect((await verify(first)).status).toBe(200);
    expect((await signIn('the second password')).status).toBe(401);
    expect((await signIn('the first password')).status).toBe(200);
    expect((await verify(second)).status).toBe(400);
  });

  test('refuses what is no address, no name and no password, in one sentence each', async () => {
    const refused: [object, string][] = [
      [{ email: 'zoe@example' }, 'Please enter a valid email address.'],
      [{ email: 'zoe@example.test\r\nBcc: a@b.c' }, 'Please enter a valid email address.'],
      [{ email: 'zoe\u202E@example.test' }, 'Please enter a valid email address.'],
      [{ email: 'a,zoe@example.test' }, 'Please enter a valid email address.'],
      [{ full_name: '  ' }, 'Enter your full name.'],
      [{ full_name: 'Zoë\r\nCc: x' }, 'Enter your full name on one line.'],
      [{ password: '1234567' }, 'Use at least 8 characters.'],
      [{ password: 'x'.repeat(129) }, 'Use at most 128 characters.'],
      [{ password: 'Password123' }, 'That password is too common. Choose another.'],
    ];
    for (const [given, detail] of refused) {
      const { status, body } = await register(given);
      expect([status, body]).toEqual([422, { detail, code: 'invalid_input' }]);
    }
  });

  test('tells look-alike addresses apart and the spellings of one address together', async () => {
    const latin = await signUp(app, { email: `look-${count}@example.test` });
    const cyrillic = await signUp(app, { email: `lооk-${count}@example.test` });
    expect(cyrillic.accountId).not.toBe(latin.accountId);
    const composed = await signUp(app, { email: `zoë-${count}@example.test`.normalize('NFC') });
    const spelled = `ZOË-${count}@Example.Test`.normalize('NFD');
    const { body } = await app.call('POST', '/auth/token', {
      username: spelled,
      password: composed.password,
    });
    expect(await app.identify(body.access_token)).toMatchObject({ accountId: composed.accountId });
  });
});
