import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const KNOWN = {
  password: 'known@example.test',
  google: 'google@example.test',
  pending: 'pending@example.test',
};
const UNKNOWN = 'nobody@example.test';

/** What one request costs: each use of the password port and of the database, in order. */
async function workOf(method: string, path: string, body: object): Promise<string[]> {
  const { passwords } = app.world;
  const database = app.services.world.database.withoutOwner('accounts.sign-in');
  const work: string[] = [];
  const spies = [
    ...(['hash', 'verify'] as const).map((name) => [name, vi.spyOn(passwords, name)] as const),
    ...(['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const).map(
      (name) => [name, vi.spyOn(database, name)] as const,
    ),
  ];
  await app.call(method, path, body);
  const calls = spies.flatMap(([name, spy]) =>
    spy.mock.invocationCallOrder.map((order) => ({ name, order })),
  );
  for (const { name } of calls.toSorted((one, other) => one.order - other.order)) work.push(name);
  for (const [, spy] of spies) spy.mockRestore();
  return work;
}

const logIn = (username: string) => workOf('POST', '/auth/token', { username, password: 'a wrong guess' });
const register = (email: string) =>
  workOf('POST', '/auth/register', { email, password: 'a long walk to work', full_name: 'Zoë' });
const forgot = (email: string) => workOf('POST', '/auth/forgot-password', { email });

describe('whether an address has an account cannot be told by the work it costs', () => {
  beforeAll(async () => {
    await signUp(app, { email: KNOWN.password });
    const { accountId } = await signUp(app, { email: KNOWN.google });
    await app.connection.database.execute(
      `update accounts set password_hash = null where id = '${accountId}'`,
    );
    const attempt = { email: KNOWN.pending, password: 'a long walk to work', full_name: 'Zoë' };
    await app.call('POST', '/auth/register', attempt);
    await app.drain();
    app.clock.advance(60 * 60_000);
  });

  test('of a refused log-in: one hash is checked, and the same queries are made', async () => {
    const unknown = await logIn(UNKNOWN);
    expect(unknown.filter((step) => step === 'verify')).toHaveLength(1);
    expect(unknown).toContain('select');
    for (const email of Object.values(KNOWN)) expect([email, await logIn(email)]).toEqual([email, unknown]);
  });

  test('of a sign-up or a lost password', async () => {
    const [signingUp, forgetting] = [await register(UNKNOWN), await forgot('nobody-else@example.test')];
    expect(signingUp.filter((step) => step === 'hash')).toHaveLength(1);
    expect(await register(KNOWN.password)).toEqual(signingUp);
    expect(await forgot(KNOWN.google)).toEqual(forgetting);
  });
});
