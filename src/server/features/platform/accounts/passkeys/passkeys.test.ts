import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { SoftwareAuthenticator } from '#testing/sign-in/authenticator.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const MINUTE = 60_000;
const HERE = 'http://career.localhost';
const REFUSED = {
  detail: 'That passkey didn’t work here. Try again or use your password.',
  code: 'invalid_credentials',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const confirm = ({ token, password }: Person) => app.call('POST', '/auth/step-up', { password }, token);
const begin = async (token: string) =>
  (await app.call('POST', '/auth/passkeys/options', undefined, token)).body;
const add = (token: string, credential: object, name = 'My laptop') =>
  app.call('POST', '/auth/passkeys', { name, credential }, token);
const question = async () => (await app.call('POST', '/auth/passkey/options')).body;
const signIn = (credential: object) => app.call('POST', '/auth/passkey', { credential });

/** Somebody with a passkey. */
async function personWithPasskey() {
  const person = await signUp(app);
  await confirm(person);
  const device = new SoftwareAuthenticator(HERE);
  const { body } = await add(person.token, device.create(await begin(person.token)));
  return { person, device, passkey: body };
}

describe('a passkey', () => {
  test('is added after a step-up, told by mail, and signs in without a name or password', async () => {
    const person = await signUp(app);
    expect((await begin(person.token)).code).toBe('step_up_required');
    await confirm(person);
    const device = new SoftwareAuthenticator(HERE);
    const options = await begin(person.token);
    expect(options).toMatchObject({
      rp: { id: 'career.localhost', name: 'Legwork' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await add(person.token, device.create(options));
    expect(added.body).toMatchObject({ name: 'My laptop', last_used_at: null, synced: false });
    await app.drain();
    expect(app.mails.findLast(({ to }) => to === person.email)?.text).toContain('The passkey “My laptop”');

    app.clock.advance(1000);
    const { status, body, headers } = await signIn(device.sign(await question()));
    expect(status).toBe(200);
    expect(await app.identify(body.access_token)).toMatchObject({ accountId: person.accountId });
    expect(headers.get('set-cookie')).toContain('__Host-device=');
    const [kept] = (await app.call('GET', '/auth/passkeys', undefined, body.access_token)).body;
    expect(kept.last_used_at).toBe(app.clock.now().toISOString());
    const [latest] = (await app.call('GET', '/auth/history', undefined, body.access_token)).body;
    expect(latest).toMatchObject({ method: 'passkey', outcome: 'signed_in' });
  });

  test('confirms a step-up, only with a passkey of one’s own', async () => {
    const { person, device } = await personWithPasskey();
    const other = await personWithPasskey();
    app.clock.advance(11 * MINUTE);
    const ways = await app.call('GET', '/auth/step-up', undefined, person.token);
    expect(ways.body.ways).toEqual(['passkey', 'password']);
    const ask = async () => (await app.call('POST', '/auth/step-up/passkey', undefined, person.token)).body;
    const prove = (passkey: object) => app.call('POST', '/auth/step-up', { passkey }, person.token);
    expect((await prove(other.device.sign(await ask()))).status).toBe(403);
    expect((await begin(person.token)).code).toBe('step_up_required');
    expect((await prove(device.sign(await ask()))).status).toBe(200);
    expect((await begin(person.token)).challenge).toEqual(expect.any(String));
  });

  test('is renamed, and removed after a step-up; then it opens nothing', async () => {
    const { person, device, passkey } = await personWithPasskey();
    const path = `/auth/passkeys/${passkey.id}`;
    const renamed = await app.call('PATCH', path, { name: '  Work laptop ' }, person.token);
    expect(renamed.body.name).toBe('Work laptop');
    const stranger = await signUp(app);
    await confirm(stranger);
    expect((await app.call('PATCH', path, { name: 'Mine' }, stranger.token)).status).toBe(404);
    expect((await app.call('DELETE', path, undefined, stranger.token)).status).toBe(404);
    app.clock.advance(11 * MINUTE);
    expect((await app.call('DELETE', path, undefined, person.token)).status).toBe(403);
    await confirm(person);
    expect((await app.call('DELETE', path, undefined, person.token)).status).toBe(200);
    expect((await signIn(device.sign(await question()))).body).toEqual(REFUSED);
  });

  test('is added once', async () => {
    const { person, device } = await personWithPasskey();
    expect((await add(person.token, device.create(await begin(person.token)))).status).toBe(409);
  });
});

describe('an answer that is not genuine is refused:', () => {
  const frauds: [string, Parameters<SoftwareAuthenticator['sign']>[1]][] = [
    ['made on another page', { origin: 'http://career.localhost.evil.test' }],
    ['made for another host', { relyingParty: 'evil.test' }],
    ['to a question that was never asked', { challenge: 'bmV2ZXIgYXNrZWQ' }],
    ['without finger, face or PIN', { unverified: true }],
    ['signed by another key', { foreignKey: true }],
  ];
  test.each(frauds)('%s', async (_what, deviation) => {
    const { device } = await personWithPasskey();
    expect((await signIn(device.sign(await question(), deviation))).body).toEqual(REFUSED);
  });

  test('given a second time, or after ten minutes', async () => {
    const { device } = await personWithPasskey();
    const answer = device.sign(await question());
    expect((await signIn(answer)).status).toBe(200);
    expect((await signIn(answer)).body).toEqual(REFUSED);
    const late = await question();
    app.clock.advance(10 * MINUTE);
    expect((await signIn(device.sign(late))).body).toEqual(REFUSED);
  });

  test('to a question asked for a step-up', async () => {
    const { person, device } = await personWithPasskey();
    const asked = (await app.call('POST', '/auth/step-up/passkey', undefined, person.token)).body;
    expect((await signIn(device.sign(asked))).body).toEqual(REFUSED);
  });

  test('a new passkey for another page, or for somebody else’s question', async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    await Promise.all([confirm(one), confirm(two)]);
    const device = new SoftwareAuthenticator(HERE);
    const elsewhere = device.create(await begin(one.token), { origin: 'https://evil.test' });
    expect((await add(one.token, elsewhere)).status).toBe(422);
    expect((await add(one.token, device.create(await begin(two.token)))).status).toBe(422);
  });
});

test('the question for signing in names nobody', async () => {
  const { allowCredentials, rpId } = await question();
  expect([allowCredentials, rpId]).toEqual([[], 'career.localhost']);
});
