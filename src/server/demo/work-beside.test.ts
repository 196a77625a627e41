import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';
import { handleJob } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import { memoryQueue } from '#server/queue/memory.ts';
import { createTestApp, TestClock } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { codeMailedTo } from '#testing/people.ts';
import { workBeside } from './work-beside.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('while the demo lives through its weeks', () => {
  test('somebody who signs up gets their code and their account before it has ended', async () => {
    const newcomer = { email: 'early@example.test', password: 'a long walk to work', full_name: 'Zoë' };
    const verified = await workBeside(app.queue, app.handlers, async () => {
      await app.call('POST', '/auth/register', newcomer);
      // The demo goes on until the newcomer was served: it would never end otherwise.
      const otp = await vi.waitFor(() => codeMailedTo(app, newcomer.email), { timeout: 30_000 });
      return app.call('POST', '/auth/verify-otp', { email: newcomer.email, otp });
    });
    expect(verified.status).toBe(200);
  });

  test('what looks over all accounts by the clock waits until it has', async () => {
    const order: string[] = [];
    const work = async (handlers: readonly JobHandler[]) =>
      void order.push(handlers.every(({ schedule }) => schedule === null) ? 'asked for' : 'by the clock');
    await workBeside({ work }, app.handlers, async () => void order.push('demo'));
    expect(order).toEqual(['asked for', 'demo', 'by the clock']);
  });

  test('requests have their turn between two of its jobs', async () => {
    const order: string[] = [];
    const queue = memoryQueue(new TestClock());
    const job = defineJob({ name: 'demo', schema: z.object({ step: z.string() }) });
    const handler = handleJob(job, async ({ step }) => {
      order.push(step);
      setImmediate(() => order.push(`request after ${step}`));
    });
    for (const step of ['one', 'two']) await queue.enqueue(app.world.database, job, { step });
    await queue.run([handler]);
    expect(order.slice(0, 3)).toEqual(['one', 'request after one', 'two']);
  });
});
