import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { portalPassword } from './portal-password.ts';
import { portalAccounts } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = ({ token }: Person, method: string, path = '', body?: object) =>
  app.call(method, `/portal-accounts${path}`, body, token);
const agree = (person: Person, agreed: boolean) => ask(person, 'PUT', '/agreement', { agreed });
const passwordAt = ({ accountId, email: address }: Person, host: string) =>
  portalPassword(app.world, { accountId, host, address });
const rowOf = ({ accountId }: Person, host: string) =>
  and(eq(portalAccounts.accountId, accountId), eq(portalAccounts.host, host));
const secretsOf = (person: Person, host: string) =>
  app.world.database
    .select({ secret: portalAccounts.secret })
    .from(portalAccounts)
    .where(rowOf(person, host));

test('no account is made on an employer’s site before the person agreed, and none after they took it back', async () => {
  const person = await signUp(app);
  expect([await passwordAt(person, 'jobs.northwind.example'), (await ask(person, 'GET')).body]).toEqual([
    null,
    { agreed_at: null, accounts: [] },
  ]);
  expect((await agree(person, true)).body.agreed_at).toBe(app.clock.now().toISOString());
  const password = await passwordAt(person, 'jobs.northwind.example');
  expect((await agree(person, false)).body).toMatchObject({
    agreed_at: null,
    accounts: [{ host: 'jobs.northwind.example', address: person.email }],
  });
  expect([
    await passwordAt(person, 'jobs.northwind.example'),
    await passwordAt(person, 'other.example'),
  ]).toEqual([password, null]);
});

test('an account has one password for each person and site, which the database does not show', async () => {
  const people = [await signUp(app), await signUp(app)];
  for (const person of people) await agree(person, true);
  const made = await Promise.all(
    people.flatMap((person) =>
      ['a.example', 'a.example', 'b.example'].map((host) => passwordAt(person, host)),
    ),
  );
  expect([made[0] === made[1], made[3] === made[4], new Set(made).size]).toEqual([true, true, 4]);
  for (const password of made) expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w])\S{20}$/);
  const stored = JSON.stringify(await app.world.database.select().from(portalAccounts));
  expect(made.filter((password) => stored.includes(password ?? ''))).toEqual([]);
});

test('a password opens nothing in the row of another person or site', async () => {
  const [one, two] = [await signUp(app), await signUp(app)];
  for (const person of [one, two]) await agree(person, true);
  await passwordAt(one, 'a.example');
  for (const [person, host] of [
    [two, 'a.example'],
    [one, 'b.example'],
  ] as const) {
    await passwordAt(person, host);
    // What was sealed for one row, put into another by who can write to the database.
    const [stolen] = await secretsOf(one, 'a.example');
    await app.world.database
      .update(portalAccounts)
      .set(stolen ?? {})
      .where(rowOf(person, host));
    await expect(passwordAt(person, host)).rejects.toThrow();
  }
});

test('its password is told to its owner alone, once they proved again who they are, and can be forgotten', async () => {
  const person = await signUp(app);
  await agree(person, true);
  const password = await passwordAt(person, 'jobs.northwind.example');
  const [{ id }] = (await ask(person, 'GET')).body.accounts;
  expect((await ask(person, 'POST', `/${id}/password`)).body.code).toBe('step_up_required');
  const other = await signUp(app);
  for (const { token, password: own } of [person, other])
    await app.call('POST', '/auth/step-up', { password: own }, token);
  expect((await ask(other, 'POST', `/${id}/password`)).status).toBe(404);
  expect((await ask(other, 'DELETE', `/${id}`)).status).toBe(404);
  expect((await ask(person, 'POST', `/${id}/password`)).body).toEqual({ password });
  expect((await ask(person, 'DELETE', `/${id}`)).body.accounts).toEqual([]);
});
