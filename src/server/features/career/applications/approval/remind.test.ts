import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '#server/features/career/applications/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { remindOfExpiring } from './remind.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an approval that expires within a day is told of once, in the words of the person’s own day', async () => {
  const { accountId, token } = await signUp(app);
  const waiting = async (title: string, expiresAt: string) => {
    const id = await sentApplication(app, {
      accountId,
      company: 'Harbour Clinic',
      title,
      state: 'waiting',
      sentAt: null,
    });
    await app.world.database
      .update(applications)
      .set({ expiresAt: new Date(expiresAt) })
      .where(eq(applications.id, id));
    return id;
  };
  const soon = await waiting('Nurse', '2026-11-17T13:30:00.000Z');
  await waiting('Porter', '2026-11-18T14:00:00.000Z');
  await waiting('Cook', '2026-11-16T13:00:00.000Z');
  await remindOfExpiring(app.world);
  await remindOfExpiring(app.world);
  const lines = (await app.call('GET', '/notifications', undefined, token)).body;
  expect(lines).toEqual([
    expect.objectContaining({
      title: 'Decide by 8:30 a.m. tomorrow: Nurse',
      kind: 'waiting',
      application_id: soon,
    }),
  ]);
});
