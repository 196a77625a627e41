import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkedInClient } from '#server/ports/identity/linkedin.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { googleOfTests } from '#testing/sign-in/google.ts';
import { startIdentityProvider } from '#testing/sign-in/identity-provider.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const MINUTE = 60_000;
const client = { clientId: 'legwork', clientSecret: 'a secret of the client' };
const home = 'http://aistore.localhost:3000';

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider({ ...client, redirectUri: `${home}/login/linkedin` });
  app = await createTestApp({
    config: { linkedin: client, googleClientId: 'legwork' },
    world: {
      linkedin: linkedInClient(client, { addresses: provider.addresses }),
      google: googleOfTests,
    },
  });
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const ask = ({ token }: Pick<Person, 'token'>, method: string, path: string, body?: object) =>
  app.call(method, `/auth${path}`, body, token, { host: 'aistore.localhost' });
async function confirmed(): Promise<Person> {
  const person = await signUp(app, { host: 'aistore.localhost' });
  await ask(person, 'POST', '/step-up', { password: person.password });
  return person;
}
const linkGoogle = (person: Person, credential: string) =>
  ask(person, 'POST', '/identities/google', { credential });
const linked = async (person: Person): Promise<string[]> => {
  const { body } = await ask(person, 'GET', '/identities');
  return body.providers.flatMap((one: { provider: string; linked: boolean }) =>
    one.linked ? [one.provider] : [],
  );
};
const openedBy = async (credential: string) => {
  const { body } = await app.call('POST', '/auth/google', { credential });
  const actor = await app.identify(String(body.access_token));
  return actor.kind === 'account' ? actor.accountId : null;
};
const mailsTo = (address: string) =>
  app.mails.flatMap(({ to, subject }) => (to === address ? [subject] : []));
const forgetPassword = ({ accountId }: Person) =>
  app.connection.database.execute(`update accounts set password_hash = null where id = '${accountId}'`);

describe('linking', () => {
  test('is for who has just proven themselves', async () => {
    const person = await signUp(app);
    const refused = [
      await linkGoogle(person, 'nobody/1'),
      await ask(person, 'POST', '/identities/linkedin', { code: 'a', state: 'b' }),
      await ask(person, 'DELETE', '/identities/google'),
      await ask(person, 'POST', '/email', { email: 'other@example.test' }),
      await ask(person, 'PUT', '/email', { email: 'other@example.test', otp: '123456' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 5 }, () => 'step_up_required'));
  });

  test('Google lets it open the account, says so by mail, and is taken back', async () => {
    const person = await confirmed();
    expect((await linkGoogle(person, 'ada/1')).status).toBe(200);
    expect(await linked(person)).toEqual(['google']);
    expect(await openedBy('ada/2')).toBe(person.accountId);
    expect((await ask(person, 'DELETE', '/identities/google')).status).toBe(200);
    expect(await linked(person)).toEqual([]);
    await app.drain();
    expect(mailsTo(person.email)).toEqual(
      expect.arrayContaining(['Google was linked to your account', 'Google was unlinked from your account']),
    );
  });

  test('takes each proof once, and none that Google does not confirm', async () => {
    const person = await confirmed();
    await linkGoogle(person, 'eve/1');
    await ask(person, 'DELETE', '/identities/google');
    for (const credential of ['eve/1', 'forged/1'])
      expect((await linkGoogle(person, credential)).body.code).toBe('google_rejected');
  });

  test('never takes an identity from another account, nor puts a second in the place of the first', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    await linkGoogle(one, 'kim/1');
    expect((await linkGoogle(two, 'kim/2')).body).toEqual({
      detail: 'That Google account is linked to another Legwork account. Unlink it there first.',
      code: 'conflict',
    });
    expect((await linkGoogle(one, 'kim/3')).status).toBe(200);
    expect((await linkGoogle(one, 'leo/1')).body.detail).toBe(
      'Another Google account is already linked to yours. Unlink that one first.',
    );
  });

  test('LinkedIn works on the business host, with what it sent the browser back with', async () => {
    const person = await confirmed();
    const { address, state } = (await ask(person, 'POST', '/linkedin/start')).body;
    const member = { subject: 'member', email: 'member@work.test', emailVerified: true, name: 'Zoë' };
    const back = { code: (await provider.signIn(member, address)).searchParams.get('code'), state };
    expect((await ask(person, 'POST', '/identities/linkedin', back)).status).toBe(200);
    expect((await ask(person, 'POST', '/identities/linkedin', back)).body.code).toBe('linkedin_rejected');
    expect(await linked(person)).toEqual(['linkedin']);
  });
});

test('the last way into an account cannot be taken away', async () => {
  const person = await confirmed();
  await linkGoogle(person, 'mia/1');
  await forgetPassword(person);
  expect((await ask(person, 'GET', '/identities')).body.providers[0]).toEqual({
    provider: 'google',
    linked: true,
    offered: true,
    only: true,
  });
  const { status, body } = await ask(person, 'DELETE', '/identities/google');
  expect([status, body.detail]).toEqual([409, 'This is your only way to log in. Set a password first.']);
  expect(await openedBy('mia/2')).toBe(person.accountId);
});

const begin = (person: Person, email: string) => ask(person, 'POST', '/email', { email });
const finish = (person: Person, email: string, otp: string) => ask(person, 'PUT', '/email', { email, otp });
const signIn = (username: string, password: string) =>
  app.call('POST', '/auth/token', { username, password });

describe('another sign-in address', () => {
  test('is proven by its code; then it signs in, the old one is told, and other sessions have ended', async () => {
    const person = await confirmed();
    const { access_token: other } = (await signIn(person.email, person.password)).body;
    await app.call('POST', '/auth/forgot-password', { email: person.email });
    expect((await begin(person, 'New.Address@example.test')).status).toBe(200);
    await app.drain();
    const lost = codeMailedTo(app, person.email);
    const otp = codeMailedTo(app, 'New.Address@example.test');
    expect((await finish(person, 'other@example.test', otp)).body.code).toBe('invalid_code');
    expect((await finish(person, 'new.address@example.test', otp)).status).toBe(200);
    await app.drain();
    expect(mailsTo(person.email)).toContain('Your login email was changed');
    expect([(await app.identify(other)).kind, (await app.identify(person.token)).kind]).toEqual([
      'visitor',
      'account',
    ]);
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect((await signIn('new.address@example.test', person.password)).status).toBe(200);
    const reset = { email: person.email, otp: lost, password: 'another long walk to work' };
    expect((await app.call('POST', '/auth/reset-password', reset)).body.code).toBe('invalid_code');
  });

  test('that is taken answers alike; its owner is told, and nobody gets a code', async () => {
    const [person, owner] = [await confirmed(), await confirmed()];
    app.clock.advance(MINUTE);
    const [taken, free] = [await begin(person, owner.email), await begin(person, 'free@example.test')];
    expect(taken).toMatchObject({ status: 200, body: free.body });
    const before = app.mails.length;
    await app.drain();
    const sent = app.mails.slice(before).filter(({ to }) => to === owner.email);
    expect(sent.map(({ subject }) => subject)).toEqual(['You already have a Legwork account']);
    expect((await finish(person, owner.email, '123456')).body.code).toBe('invalid_code');
  });

  test('cannot be taken with the code of somebody else, nor be the one there is', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    await begin(one, 'wanted@example.test');
    await app.drain();
    const otp = codeMailedTo(app, 'wanted@example.test');
    expect((await finish(two, 'wanted@example.test', otp)).body.code).toBe('invalid_code');
    const own = await begin(one, one.email.toUpperCase());
    expect([own.status, own.body.detail]).toEqual([422, 'That’s already your email address.']);
  });
});
