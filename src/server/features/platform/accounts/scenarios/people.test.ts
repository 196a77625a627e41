import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import {
  accountById,
  changeFullName,
  createVerifiedAccount,
  deleteAccountByEmail,
} from '#server/features/platform/accounts/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an account tells other features its address, name and kind, and no password', async () => {
  const person = await signUp(app, { fullName: 'Zoë Brûlé' });
  expect(await accountById(app.world.database, person.accountId)).toEqual({
    id: person.accountId,
    email: person.email,
    fullName: 'Zoë Brûlé',
    kind: 'career',
    sides: ['career'],
    timeZone: 'America/Toronto',
    locale: 'en',
    demo: false,
    verifiedAt: app.clock.now(),
    createdAt: app.clock.now(),
    endingSince: null,
  });
});

test('nobody has an id that was never given', async () => {
  expect(await accountById(app.world.database, '00000000-0000-4000-8000-000000000000')).toBeNull();
});

test('a name is kept byte for byte, however it is composed', async () => {
  const { accountId } = await signUp(app);
  const composed = 'Zoë Brûlé'.normalize('NFD');
  await changeFullName(app.world.database, accountId, composed);
  expect((await accountById(app.world.database, accountId))?.fullName).toBe(composed);
});

test('the owner of a business changes their name; an empty one is refused', async () => {
  const { token } = await signUp(app, { host: 'aistore.localhost', fullName: 'P. Raman' });
  const rename = (fullName: string) => app.call('PUT', '/users/me/name', { full_name: fullName }, token);
  expect((await rename('Priya Raman')).body).toEqual({ ok: true });
  const refused = await rename('  ');
  expect([refused.status, refused.body.detail]).toEqual([422, 'Enter your full name.']);
  expect((await app.call('GET', '/users/me', undefined, token)).body.full_name).toBe('Priya Raman');
});

test('a verified account can sign in at once, and is gone when it is deleted', async () => {
  const given = { email: 'Demo@Example.test', fullName: 'Demo', password: 'walk-1a2b3c', demo: true };
  const account = await createVerifiedAccount(app.world, given);
  expect(account.demo).toBe(true);
  const credentials = { username: 'demo@example.test', password: 'walk-1a2b3c' };
  const { status, body } = await app.call('POST', '/auth/token', credentials);
  expect(status).toBe(200);
  await expect(createVerifiedAccount(app.world, given)).rejects.toThrow(/already/);
  await deleteAccountByEmail(app.world, 'DEMO@example.test');
  expect(await app.identify(body.access_token)).toEqual({ kind: 'visitor' });
  expect((await app.call('POST', '/auth/token', credentials)).status).toBe(401);
});
