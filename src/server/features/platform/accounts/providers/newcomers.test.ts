import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { googleOfTests } from '#testing/sign-in/google.ts';
import { signUp } from '#testing/people.ts';

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

const login = (credential: string, more: object = {}) =>
  app.call('POST', '/auth/google', { credential, ...more });
const whoIs = (token: unknown) => app.identify(String(token));

test('a login with Google opens no account for somebody new until they confirm their age; then the same proof does', async () => {
  for (const reply of [await login('ada/1'), await login('ada/1', { age_confirmed: false })])
    expect([reply.status, reply.body]).toEqual([
      403,
      {
        detail: 'You don’t have an account here yet. Confirm that you are 18 or older and accept the terms.',
        code: 'age_not_confirmed',
      },
    ]);
  const opened = await login('ada/1', { age_confirmed: true });
  const again = await login('ada/2');
  const [first, second] = [await whoIs(opened.body.access_token), await whoIs(again.body.access_token)];
  expect(first.kind === 'account' && second.kind === 'account' && first.accountId === second.accountId).toBe(
    true,
  );
  expect((await login('ada/1', { age_confirmed: true })).body.code).toBe('google_rejected');
});

test('a login with Google that joins an account there is asks for nothing', async () => {
  await signUp(app, { email: 'joined@gmail.com' });
  expect((await login('joined/1')).status).toBe(200);
});

test('the specified body of a sign-up with Google opens an account as it stands', async () => {
  const claims = { email: 'eve@gmail.com', full_name: 'Eve Own', google_id: 'eve' };
  expect((await login('eve/1', claims)).status).toBe(200);
});

test('the body of a sign-up with Google that says no to the age opens none', async () => {
  const claims = { email: 'kid@gmail.com', full_name: 'Kid', google_id: 'kid', age_confirmed: false };
  const { status, body } = await login('kid/1', claims);
  expect([status, body.code]).toEqual([403, 'age_not_confirmed']);
  expect((await login('kid/1', { ...claims, age_confirmed: true })).status).toBe(200);
});
