import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { readPerson } from '#server/features/career/profile/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = (token: string) => app.call('GET', '/users/me', undefined, token);

describe('the signed-in person', () => {
  it('has a profile from the first look, with every unset text empty', async () => {
    const person = await signUp(app, { fullName: 'Zoé Côté-Łukasz' });
    const { status, body } = await read(person.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: person.accountId,
      full_name: 'Zoé Côté-Łukasz',
      email: person.email,
      headline: '',
      onboarded: false,
      time_zone: 'America/Toronto',
    });
    expect(body.application_address).toMatch(/^zoe\.cotelukasz\+[a-z2-7]{8}@mail\.legwork\.test$/);
  });

  it('keeps its application address, whoever looks and however often at once', async () => {
    const { token } = await signUp(app);
    const replies = await Promise.all([read(token), read(token), read(token)]);
    expect(new Set(replies.map((reply) => String(reply.body.application_address))).size).toBe(1);
  });

  it('is nobody without a token', async () => {
    expect((await app.call('GET', '/users/me')).status).toBe(401);
    expect((await app.call('PUT', '/users/me', { headline: 'x' })).status).toBe(401);
  });
});

describe('changing the profile', () => {
  it('changes the given fields and leaves the others', async () => {
    const { token, accountId } = await signUp(app, { fullName: 'Amara Lindqvist' });
    await app.call('PUT', '/users/me', { headline: 'Office administrator', phone: '+1 905 555 0142' }, token);
    const { status, body } = await app.call(
      'PUT',
      '/users/me',
      { full_name: 'Amara Berg', linkedin: 'https://www.linkedin.com/in/amara' },
      token,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      full_name: 'Amara Berg',
      headline: 'Office administrator',
      phone: '+1 905 555 0142',
      linkedin: 'https://www.linkedin.com/in/amara',
    });
    expect(body.application_address).toMatch(/^amara\.berg\+/);
    expect((await readPerson(app.world, accountId)).full_name).toBe('Amara Berg');
  });

  it('refuses a time zone that does not exist and stores the others by their own name', async () => {
    const { token } = await signUp(app);
    const refused = await app.call('PUT', '/users/me', { time_zone: 'Mars/Olympus' }, token);
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(refused.body.detail).toContain('time zone');
    const kept = await app.call('PUT', '/users/me', { time_zone: 'europe/paris' }, token);
    expect(kept.body.time_zone).toBe('Europe/Paris');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'linkedin'])(
    'refuses %s as a link',
    async (link) => {
      const { token } = await signUp(app);
      expect((await app.call('PUT', '/users/me', { portfolio: link }, token)).status).toBe(422);
      expect((await read(token)).body.portfolio).toBe('');
    },
  );

  it('cannot touch the address, the id or anything else that is not a field', async () => {
    const person = await signUp(app);
    await app.call(
      'PUT',
      '/users/me',
      { email: 'other@example.test', id: 'x', onboarded: true },
      person.token,
    );
    expect((await read(person.token)).body).toMatchObject({ email: person.email, onboarded: false });
  });

  it("tells the person's other screens", async () => {
    const { token, accountId } = await signUp(app);
    const seen: string[] = [];
    const stop = app.world.events.subscribe(accountId, (event) => seen.push(event.topic));
    await app.call('PUT', '/users/me', { headline: 'Clerk' }, token);
    await expect.poll(() => seen).toContain('profile');
    stop();
  });
});

describe('onboarding', () => {
  const answers = {
    target_position: 'Office Manager',
    key_skills: 'Sage 50, Payroll',
    job_search_status: 'Looking actively',
  };

  it("makes the answers facts with the person's own word as their source", async () => {
    const { token, accountId } = await signUp(app, { fullName: 'Amara Lindqvist' });
    const reply = await app.call('PUT', '/users/me/onboarding', answers, token);
    expect(reply).toMatchObject({ status: 200, body: { ok: true } });
    expect((await read(token)).body).toMatchObject({ ...answers, onboarded: true });
    const { master } = await readPerson(app.world, accountId);
    expect(master.resume.basics).toMatchObject({ name: 'Amara Lindqvist', label: 'Office Manager' });
    expect(master.resume.skills[0]?.keywords).toEqual(['Sage 50', 'Payroll']);
    const skill = master.facts.find((fact) => fact.value === 'Payroll');
    expect(skill?.source).toMatchObject({ kind: 'person', where: 'onboarding' });
  });

  it('needs each of the three answers', async () => {
    const { token } = await signUp(app);
    const reply = await app.call('PUT', '/users/me/onboarding', { ...answers, key_skills: '   ' }, token);
    expect(reply).toMatchObject({ status: 422, body: { detail: 'Enter at least one skill.' } });
    expect((await read(token)).body.onboarded).toBe(false);
  });
});
