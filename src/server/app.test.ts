import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the server', () => {
  test('says that it is alive and ready', async () => {
    expect(await (await app.app.request('http://localhost/health')).json()).toEqual({ ok: true });
    expect(await (await app.app.request('http://localhost/ready')).json()).toEqual({ ok: true });
  });
});
