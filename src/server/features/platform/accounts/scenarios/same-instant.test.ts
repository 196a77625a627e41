import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { googleOfTests } from '#testing/sign-in/google.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

// On PGlite one transaction follows the other; on PostgreSQL they run side by side, and chance decides which step meets which.
const ROUNDS = process.env['LEGWORK_TEST_POSTGRES'] === undefined ? [1] : [1, 2, 3];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    config: { googleClientId: 'legwork' },
    world: {
      google: googleOfTests,
    },
  });
});
afterAll(() => app.close());

const ask = ({ token }: Pick<Person, 'token'>, method: string, path: string, body?: object) =>
  app.call(method, `/auth${path}`, body, token);
async function confirmed(): Promise<Person> {
  const person = await signUp(app);
  await ask(person, 'POST', '/step-up', { password: person.password });
  return person;
}
/** Every code that was mailed to an address, the oldest first. */
const codesMailedTo = (email: string) =>
  app.mails.flatMap(({ to, text }) => (to === email ? (/\b\d{6}\b/.exec(text) ?? []) : []));
const outcomes = (replies: readonly { status: number; body: { code?: string } }[]) =>
  replies.map(({ status, body }) => body.code ?? String(status)).toSorted();

describe.each(ROUNDS)('in the same instant (round %i)', (round) => {
  test('one of two accounts gets the address that both ask for; the other is answered as a moment later', async () => {
    const people = [await confirmed(), await confirmed()];
    const email = `wanted-${round}@example.test`;
    const otps: string[] = [];
    for (const person of people) {
      app.clock.advance(61_000);
      await ask(person, 'POST', '/email', { email });
      await app.drain();
      otps.push(codeMailedTo(app, email));
    }
    const replies = await Promise.all(
      people.map((person, index) => ask(person, 'PUT', '/email', { email, otp: otps[index] })),
    );
    expect(outcomes(replies)).toEqual(['200', 'invalid_code']);
  });

  test('one of two attempts to register an address becomes its account', async () => {
    const email = `twice-${round}@example.test`;
    for (const password of ['the first long password', 'the second long password']) {
      await app.call('POST', '/auth/register', { email, password, full_name: 'Zoë' });
      await app.drain();
    }
    const replies = await Promise.all(
      codesMailedTo(email).map((otp) => app.call('POST', '/auth/verify-otp', { email, otp })),
    );
    expect(outcomes(replies)).toEqual(['200', 'invalid_code']);
  });

  test('two codes for a new password set one of the two', async () => {
    const { email } = await signUp(app);
    for (const wait of [0, 61_000]) {
      app.clock.advance(wait);
      await app.call('POST', '/auth/forgot-password', { email });
      await app.drain();
    }
    const replies = await Promise.all(
      codesMailedTo(email)
        .slice(-2)
        .map((otp) =>
          app.call('POST', '/auth/reset-password', { email, otp, password: `a new walk to ${otp}` }),
        ),
    );
    expect(outcomes(replies)).toEqual(['200', 'invalid_code']);
  });

  test('two sign-ins of somebody new with Google open one account', async () => {
    const replies = await Promise.all(
      [1, 2].map((number) =>
        app.call('POST', '/auth/google', { credential: `new${round}/${number}`, age_confirmed: true }),
      ),
    );
    expect(outcomes(replies)).toEqual(['200', '200']);
    const [one, two] = await Promise.all(replies.map(({ body }) => app.identify(String(body.access_token))));
    expect(one).toMatchObject({ kind: 'account' });
    expect(one).toMatchObject({ accountId: two?.kind === 'account' ? two.accountId : '' });
  });

  test('one of two accounts that link the same Google account gets it', async () => {
    const people = [await confirmed(), await confirmed()];
    const replies = await Promise.all(
      people.map((person, index) =>
        ask(person, 'POST', '/identities/google', { credential: `shared${round}/${index}` }),
      ),
    );
    expect(outcomes(replies)).toEqual(['200', 'conflict']);
  });
});
