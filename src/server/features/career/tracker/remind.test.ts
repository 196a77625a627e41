import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { tellDue } from './remind.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['the clocks went back', '2026-11-01', '2026-11-01T13:59:00.000Z', '2026-11-01T14:00:00.000Z'],
  ['the clocks went forward', '2027-03-14', '2027-03-14T12:59:00.000Z', '2027-03-14T13:00:00.000Z'],
])('a reminder comes at nine also on the day %s', async (_, day, before, nine) => {
  app.clock.set(new Date(Date.parse(nine) - 36 * 3_600_000).toISOString());
  const { token } = await signUp(app);
  const job = { title: 'Nurse', company: 'Harbour Clinic', date: '2026-10-20' };
  const { id } = (await app.call('POST', '/job-tracker', job, token)).body;
  expect((await app.call('PUT', `/job-tracker/${id}/reminder`, { day }, token)).status).toBe(200);
  const told = async (at: string) => {
    app.clock.set(at);
    await tellDue(app.world);
    return (await app.call('GET', '/notifications', undefined, token)).body.length;
  };
  expect([await told(before), await told(nine)]).toEqual([0, 1]);
});
