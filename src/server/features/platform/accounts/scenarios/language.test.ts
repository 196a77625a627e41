import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { text } from '#server/features/platform/accounts/wording/messages.ts';
import { text as said } from '#server/features/platform/accounts/messages.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo, signUp } from '#testing/people.ts';

const other = { locale: 'xx' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const subjects = (email: string) => app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

test('somebody without an account is written to in the language of their browser', async () => {
  const email = 'newcomer@example.test';
  const details = { email, password: 'a long walk to work', full_name: 'Zoë' };
  const { body } = await app.call('POST', '/auth/register', details, undefined, { 'accept-language': 'xx' });
  expect(body.detail).toBe(said.for(other)('codeSent'));
  await app.drain();
  const code = codeMailedTo(app, email);
  expect(subjects(email)).toEqual([text.for(other)('codeSubject', { code })]);
});

test('an account begins in the language of the browser it was opened in', async () => {
  const email = 'opened@example.test';
  const details = { email, password: 'a long walk to work', full_name: 'Zoë' };
  const inOther = { 'accept-language': 'xx' };
  await app.call('POST', '/auth/register', details, undefined, inOther);
  await app.drain();
  const otp = codeMailedTo(app, email);
  const { body } = await app.call('POST', '/auth/verify-otp', { email, otp }, undefined, inOther);
  const profile = await app.call('GET', '/users/me', undefined, String(body.access_token));
  expect(profile.body.locale).toBe('xx');
});

test('somebody with an account is written to in its language, whoever asked', async () => {
  const { email, accountId } = await signUp(app);
  await app.world.database.update(accounts).set({ locale: 'xx' }).where(eq(accounts.id, accountId));
  const details = { email, password: 'a long walk to work', full_name: 'Zoë' };
  await app.call('POST', '/auth/register', details);
  await app.drain();
  expect(subjects(email).at(-1)).toBe(text.for(other)('hasAccount'));
});
