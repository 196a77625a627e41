import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { text } from '#server/features/platform/privacy/archive/messages.ts';
import { zipOf } from '#server/features/platform/privacy/archive/zip.ts';
import { contentsOf } from '#server/features/platform/privacy/contents.ts';
import { text as words } from '#server/features/platform/privacy/messages.ts';
import { insertNotification } from '#server/features/platform/notifications/queries.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const other = { locale: 'xx' } as const;

test('an export says what was kept as messages, and its README, in the language of the account', async () => {
  const { accountId } = await signUp(app);
  const [title, body] = [words.message('ending', { days: 14 }), words.message('kept')];
  await insertNotification(app.world.database, {
    accountId,
    kind: 'account',
    title,
    body,
    dedupeKey: 'once',
    push: 'none',
    expiresAt: app.clock.now(),
    createdAt: app.clock.now(),
  });
  const account = await accountById(app.world.database, accountId);
  if (!account) throw new Error('There is no account.');
  const files = unzipSync(await zipOf(contentsOf(app.world, { ...account, ...other }), app.clock.now()));
  const read = (path: string) => new TextDecoder().decode(files[path]);
  expect(JSON.parse(read('data/notifications.json'))).toMatchObject([
    {
      title: { ...title, said: words.for(other)('ending', { days: 14 }) },
      body: { ...body, said: words.for(other)('kept') },
    },
  ]);
  expect(read('README.txt')).toContain(text.for(other)('lists'));
});
