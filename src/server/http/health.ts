import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { refuse } from '#server/http/error-reply.ts';
import { text } from '#server/http/messages.ts';
import type { Stopping } from '#server/stopping/stopping.ts';

/** Who asks gives up sooner or later: an answer that takes longer is none. */
const LONGEST_MS = 5_000;

async function inTime(ready: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = sleep(LONGEST_MS, null, { signal: over.signal }).then(() => {
    throw new Error('The database or the queue took too long.');
  });
  try {
    await Promise.race([ready(), late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}

/** `/health`: the process is alive. `/ready`: the database and the queue answer, and it is not about to stop. */
export function health(ready: () => Promise<void>, stopping: Stopping): Hono {
  const app = new Hono();
  app.get('/health', (context) => context.json({ ok: true }));
  app.get('/ready', (context) =>
    stopping.begun()
      ? refuse(503, 'unavailable', text.message('stopping'))
      : inTime(ready).then(
          () => context.json({ ok: true }),
          () => refuse(503, 'unavailable', text.message('notReady')),
        ),
  );
  return app;
}

/** While the server stops, each answer is the last on its connection, so that no request is sent into a closing one. */
export const lastAnswers =
  (stopping: Stopping): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (stopping.begun()) context.header('connection', 'close');
  };
