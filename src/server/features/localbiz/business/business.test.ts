import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakery, signUpMember, signUpOwner as signUpWithBusiness } from '#testing/business.ts';
import { signUp } from '#testing/people.ts';
import { members } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

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

describe('a business with people', () => {
  it('is one business for all of them: staff see it, a manager changes it', async () => {
    const owner = await signUpWithBusiness(app);
    const manager = await signUpMember(app, owner, 'manager');
    const staff = await signUpMember(app, owner, 'staff');
    const changed = { ...bakery, name: 'Harbour Bread' };
    expect((await app.call('PUT', '/business', changed, manager.token)).status).toBe(200);
    for (const { token } of [owner, manager, staff])
      expect((await app.call('GET', '/business', undefined, token)).body.name).toBe('Harbour Bread');
    const refused = await app.call('PUT', '/business', bakery, staff.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await app.call('GET', '/business', undefined, owner.token)).body.name).toBe('Harbour Bread');
  });

  it('is founded once, however often that is pressed', async () => {
    const { token, accountId } = await signUpOwner();
    await Promise.all([1, 2, 3].map(() => app.call('PUT', '/business', bakery, token)));
    const own = await app.world.database.select().from(members).where(eq(members.accountId, accountId));
    expect(own.map(({ role }) => role)).toEqual(['owner']);
  });
});
