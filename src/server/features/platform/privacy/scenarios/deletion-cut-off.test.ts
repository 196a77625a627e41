import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cuttingOff } from '#testing/database/cutting-off.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { rowsOf } from '#testing/database/rows.ts';

/** More statements than any request here takes. */
const MOST = 80;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // What a request says whose database goes away.
  app.expectError('request.failed');
});
afterAll(() => app.close());

/** Sends a request to a server whose database is lost after so many statements; answers whether it came through whole. */
async function cutAfter(statements: number, { token }: Person, method: string, body?: object) {
  const { database, isCut } = cuttingOff(app.services.world.database, statements);
  const server = createApp({
    world: { ...app.services.world, database },
    web: { serve: async () => new Response('') },
    mailbox: null,
    ready: async () => undefined,
  });
  const reply = await server.request('http://career.localhost/api/privacy/deletion', {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(reply.status).toBe(isCut() ? 500 : 200);
  return !isCut();
}

const count = async (statement: string) => (await rowsOf(app.world.database, statement)).length;

/** Everything that tells whether an account is to end. */
async function stateOf({ accountId }: Person) {
  const id = `'${accountId}'`;
  return {
    ending: await count(`select 1 from accounts where id = ${id} and ending_since is not null`),
    deletion: await count(`select 1 from account_deletions where account_id = ${id}`),
    paused: await count(`select 1 from campaigns where account_id = ${id} and not active`),
    told: await count(
      `select 1 from notifications where account_id = ${id} and title->>'code' = 'privacy.ending'`,
    ),
    endsPlan: await count(
      `select 1 from pgboss.job where name = 'billing.end-plan' and singleton_key = ${id}`,
    ),
  };
}

const whole = { ending: 1, deletion: 1, paused: 1, told: 1, endsPlan: 1 };
const nothing = { ending: 0, deletion: 0, paused: 0, told: 0, endsPlan: 0 };

async function withCampaign(): Promise<Person> {
  const person = await signUp(app);
  await app.call('POST', '/auth/step-up', { password: person.password }, person.token);
  await app.call('POST', '/campaigns', { name: 'Clinics' }, person.token);
  return person;
}

describe('a server that is killed between any two statements', () => {
  test('leaves the deletion whole or not at all, and it can be kept then', async () => {
    const seen = { whole: 0, nothing: 0 };
    for (let statements = 0; statements < MOST; statements += 1) {
      const person = await withCampaign();
      const done = await cutAfter(statements, person, 'POST', { email: person.email });
      const state = await stateOf(person);
      const stands = state.deletion === 1;
      expect([statements, state]).toEqual([statements, stands ? whole : nothing]);
      seen[stands ? 'whole' : 'nothing'] += 1;
      await app.call('DELETE', '/privacy/deletion', undefined, person.token);
      const kept = await stateOf(person);
      expect([statements, kept.ending, kept.deletion, kept.paused]).toEqual([statements, 0, 0, 0]);
      if (done) break;
    }
    expect(seen.whole).toBeGreaterThan(0);
    expect(seen.nothing).toBeGreaterThan(8);
  });

  test('leaves the account kept or still ending, never half of it', async () => {
    const person = await withCampaign();
    await app.call('POST', '/privacy/deletion', { email: person.email }, person.token);
    let wasKept = false;
    for (let statements = 0; statements < MOST && !wasKept; statements += 1) {
      const done = await cutAfter(statements, person, 'DELETE');
      const { ending, deletion, paused } = await stateOf(person);
      wasKept = deletion === 0;
      expect([statements, ending, paused]).toEqual([statements, deletion, deletion]);
      if (done) expect(wasKept).toBe(true);
    }
    expect(wasKept).toBe(true);
  });
});

test('an account that an earlier version left ending without a day can be kept, or asked to end again', async () => {
  const [stays, leaves] = [await withCampaign(), await withCampaign()];
  for (const { accountId } of [stays, leaves])
    await app.connection.database.execute(
      `update accounts set ending_since = now() where id = '${accountId}'`,
    );
  await app.call('DELETE', '/privacy/deletion', undefined, stays.token);
  expect((await stateOf(stays)).ending).toBe(0);
  await app.call('POST', '/privacy/deletion', { email: leaves.email }, leaves.token);
  expect(await stateOf(leaves)).toEqual(whole);
});
