import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = { opens: '07:00', closes: '18:00' };
const bakery = {
  name: 'Harbour Street Bakery',
  trade: 'Bakery',
  city: 'Hamilton',
  region: 'ON',
  postal_code: 'l8p1a1',
  time_zone: 'America/Toronto',
  languages: ['en', 'fr'],
  website: 'https://bakery.example',
  phone: '905 555 0177',
  contact_email: 'hello@bakery.example',
  hours: {
    monday: null,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: { opens: '08:00', closes: '14:00' },
    sunday: null,
  },
};
const signUpOwner = () => signUp(app, { host: 'aistore.localhost' });

describe('an account made on the business host', () => {
  it('is a business account, one made on the career host is not', async () => {
    const [owner, candidate] = [await signUpOwner(), await signUp(app)];
    expect((await app.call('GET', '/users/me', undefined, owner.token)).body.kind).toBe('business');
    expect((await app.call('GET', '/users/me', undefined, candidate.token)).body.kind).toBe('career');
  });

  it('stays what it is wherever it signs in', async () => {
    const { email, password } = await signUpOwner();
    const reply = await app.app.request('http://career.localhost/api/auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: email, password }).toString(),
    });
    // What the endpoint promises.
    const { access_token: token } = (await reply.json()) as { access_token: string };
    expect((await app.call('GET', '/users/me', undefined, token)).body.kind).toBe('business');
  });
});

describe('a mail about a business account', () => {
  it('leads to the business host', async () => {
    const { email, password } = await signUpOwner();
    await app.call('POST', '/auth/register', { email, password, full_name: 'Somebody Else' });
    await app.drain();
    const [mail] = app.mails.filter(({ to }) => to === email).slice(-1);
    expect(mail?.text).toContain('http://aistore.localhost:3000/login');
  });
});

describe('the business profile', () => {
  it('is nothing before its owner sets it up, then what they said', async () => {
    const { token } = await signUpOwner();
    expect((await app.call('GET', '/business', undefined, token)).body).toBeNull();
    const saved = await app.call('PUT', '/business', bakery, token);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...bakery, postal_code: 'L8P 1A1' });
    expect((await app.call('GET', '/business', undefined, token)).body).toEqual(saved.body);
  });

  it("gives the account the business's time zone", async () => {
    const { token } = await signUpOwner();
    await app.call('PUT', '/business', { ...bakery, time_zone: 'America/Halifax' }, token);
    expect((await app.call('GET', '/users/me', undefined, token)).body.time_zone).toBe('America/Halifax');
  });

  it('says in one sentence what is wrong, and keeps what was there', async () => {
    const { token } = await signUpOwner();
    await app.call('PUT', '/business', bakery, token);
    for (const [change, detail] of [
      [{ name: ' ' }, 'Enter the name of your business.'],
      [{ region: 'XX' }, 'Choose the province or territory.'],
      [{ postal_code: '12345' }, 'Enter a postal code such as K1A 0B1.'],
      [{ time_zone: 'Mars/Olympus' }, 'Choose a time zone.'],
      [{ languages: [] }, 'Choose at least one language.'],
      [{ website: 'javascript:alert(1)' }, 'Enter the full website address, starting with https://.'],
      [
        { hours: { ...bakery.hours, monday: { opens: '25:00', closes: '9' } } },
        'Enter opening and closing times, such as 9:00 and 17:30.',
      ],
    ] as const) {
      const { status, body } = await app.call('PUT', '/business', { ...bakery, ...change }, token);
      expect([status, body.detail]).toEqual([422, detail]);
    }
    expect((await app.call('GET', '/business', undefined, token)).body.name).toBe(bakery.name);
  });
});
