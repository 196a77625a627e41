import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('what costs much has a limit for each account', () => {
  test.each([
    [
      '/resume/chat-or-generate',
      { prompt: 'I am a welder in Halifax.' },
      30,
      'You made 30 resumes in an hour. Make the next one in 60 minutes.',
    ],
    [
      '/resume/export',
      { html: '<h1>Welder</h1>', format: 'json' },
      60,
      'You downloaded 60 files in an hour. Download the next one in 60 minutes.',
    ],
    [
      '/job-tracker/look-up',
      { link: 'https://127.0.0.1/jobs/1' },
      60,
      'You looked up 60 jobs in an hour. Look up the next one in 60 minutes.',
    ],
    [
      '/mailbox/check',
      undefined,
      20,
      'Your mailbox was checked 20 times in an hour. Check it again in 60 minutes.',
    ],
  ] as const)(
    '%s: so many an hour, then a sentence and when to come back',
    async (path, body, most, detail) => {
      const { token } = await signUp(app);
      const other = await signUp(app);
      const ask = (whose = token) => app.call('POST', path, body, whose);
      for (let count = 0; count < most; count += 1) expect((await ask()).status).not.toBe(429);
      const refused = await ask();
      expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([
        429,
        { detail, code: 'too_many_requests' },
        '3600',
      ]);
      expect((await ask(other.token)).status).not.toBe(429);
      app.clock.advance(HOUR_MS);
      expect((await ask()).status).not.toBe(429);
    },
  );
});

test('a third resume of one account at the same time is refused, and others have their turn before its second', async () => {
  const [busy, other] = [await signUp(app), await signUp(app)];
  // A resume is quickly made: the first waits here until the third was refused, or until nobody will be.
  const refused = Promise.withResolvers<void>();
  const { documents } = app.world;
  const draft = documents.draft.bind(documents);
  const begun: string[] = [];
  vi.spyOn(documents, 'draft').mockImplementation(async (...given) => {
    begun.push(JSON.stringify(given).includes('baker') ? 'other' : 'busy');
    await Promise.race([refused.promise, sleep(PATIENCE_MS)]);
    return draft(...given);
  });
  const make = async (trade: string, token: string) => {
    const prompt = `I am a ${trade} in Halifax.`;
    const reply = await app.call('POST', '/resume/chat-or-generate', { prompt }, token);
    if (reply.status === 429) refused.resolve();
    return [reply.status, reply.headers.get('retry-after')];
  };
  // The other asks before the one that is refused, which lets the first go on.
  const replies = await Promise.all([
    make('welder', busy.token),
    make('welder', busy.token),
    make('baker', other.token),
    make('welder', busy.token),
  ]);
  expect(replies).toContainEqual([429, '2']);
  expect(replies.filter(([status]) => status === 200)).toHaveLength(3);
  expect(begun.toSorted()).toEqual(['busy', 'busy', 'other']);
  expect(begun.at(-1)).toBe('busy');
});
