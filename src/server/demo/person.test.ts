import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { demoEmail } from './person.data.ts';
import { createDemoPerson } from './person.ts';

const password = 'a long walk to work';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  await createDemoPerson(app.world, password);
  const form = new URLSearchParams({ username: demoEmail, password });
  const answer = await app.app.request('http://career.localhost/api/auth/token', {
    method: 'POST',
    body: form,
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(() => app.close());

describe('the demo account', () => {
  test('is on Pro, and nobody is charged for it', async () => {
    const { body } = await app.call('GET', '/billing/plan', undefined, token);
    expect(body).toMatchObject({ plan: 'pro', standing: 'given', customer: false });
  });
});
