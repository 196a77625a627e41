import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkedInClient } from '#server/ports/identity/linkedin.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { startIdentityProvider } from '#testing/sign-in/identity-provider.ts';
import type { ProviderPerson } from '#testing/sign-in/identity-provider.ts';
import { signUp } from '#testing/people.ts';

const MINUTE = 60_000;
const client = { clientId: 'legwork', clientSecret: 'a secret of the client' };
const REJECTED = { detail: 'Couldn’t log in with LinkedIn. Try again.', code: 'linkedin_rejected' };

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let app: TestApp;
beforeAll(async () => {
  const redirectUri = 'http://career.localhost:3000/login/linkedin';
  provider = await startIdentityProvider({ ...client, redirectUri });
  app = await createTestApp({
    config: { linkedin: client },
    world: { linkedin: linkedInClient(client, { addresses: provider.addresses }) },
  });
});
afterAll(async () => {
  await app.close();
  provider.close();
});

let count = 0;
function somebody(given: Partial<ProviderPerson> = {}): ProviderPerson {
  count += 1;
  return {
    subject: `member-${count}`,
    email: `member${count}@example.test`,
    emailVerified: true,
    name: 'Zoë Brûlé',
    ...given,
  };
}

const begin = async () => (await app.call('POST', '/auth/linkedin/start')).body;
const finish = (body: object) => app.call('POST', '/auth/linkedin', { age_confirmed: true, ...body });
/** As somebody comes back who left to log in. */
const login = (body: object) => app.call('POST', '/auth/linkedin', body);
const accountOf = async (token: string) => {
  const actor = await app.identify(token);
  return actor.kind === 'account' ? actor.accountId : null;
};

/** Walks a person through LinkedIn and answers what the browser brings back. */
async function comeBack(person: ProviderPerson) {
  const { address, state } = await begin();
  const back = await provider.signIn(person, address);
  expect(back.searchParams.get('state')).toBe(state);
  return { code: back.searchParams.get('code') ?? '', state: String(state) };
}

describe('signing in with LinkedIn', () => {
  test('opens an account with the proven name and address, and the same one the next time', async () => {
    const person = somebody();
    const first = await finish(await comeBack(person));
    const second = await login(await comeBack(person));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await accountOf(second.body.access_token)).toBe(await accountOf(first.body.access_token));
    const me = await app.call('GET', '/users/me', undefined, first.body.access_token);
    expect(me.body).toMatchObject({ email: person.email, full_name: 'Zoë Brûlé' });
  });

  test('opens no account at a login until the person confirmed their age', async () => {
    const person = somebody();
    const { status, body } = await login(await comeBack(person));
    expect([status, body.code]).toEqual([403, 'age_not_confirmed']);
    expect((await login(await comeBack(person))).status).toBe(403);
    expect((await finish(await comeBack(person))).status).toBe(200);
  });

  test('works once for each way there and back', async () => {
    const back = await comeBack(somebody());
    expect((await finish(back)).status).toBe(200);
    expect((await finish(back)).body).toEqual(REJECTED);
  });

  test('needs the state that was given, within ten minutes', async () => {
    const back = await comeBack(somebody());
    expect((await finish({ ...back, state: 'never given' })).body).toEqual(REJECTED);
    app.clock.advance(10 * MINUTE);
    expect((await finish(back)).body).toEqual(REJECTED);
  });

  test('refuses a code that LinkedIn did not give, or gave for another way there', async () => {
    const { state } = await begin();
    expect((await finish({ code: 'made up', state })).body).toEqual(REJECTED);
    const stolen = await comeBack(somebody());
    const { state: own } = await begin();
    expect((await finish({ code: stolen.code, state: own })).body).toEqual(REJECTED);
  });

  test('refuses an address that LinkedIn has not verified', async () => {
    expect((await finish(await comeBack(somebody({ emailVerified: false })))).body).toEqual(REJECTED);
  });

  test('never joins an account with that address: LinkedIn runs nobody’s mailbox', async () => {
    const owner = await signUp(app, { email: 'owner-in@gmail.com' });
    const { status, body } = await finish(await comeBack(somebody({ email: owner.email })));
    expect([status, body.code]).toEqual([409, 'conflict']);
  });
});

test('LinkedIn is offered where a client is configured, and only there', async () => {
  expect((await app.call('GET', '/auth/options')).body.linkedin).toBe(true);
  expect(linkedInClient(null)).toBeNull();
});
