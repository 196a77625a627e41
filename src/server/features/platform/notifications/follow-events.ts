import type { LiveEvent } from '#contract/platform/notifications.ts';
import { isSessionAlive } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';

const hello: LiveEvent = { topic: 'hello', application_id: null };
// Nobody waits yet.
const sleepOn = (): void => undefined;
const keyOf = ({ topic, application_id }: LiveEvent) => `${topic} ${application_id ?? ''}`;

/**
 * The account's live updates, `hello` first, until the signal aborts or the session ends. Equal events that wait are
 * one: an event only says what to read again, so a slow reader misses nothing.
 */
export async function* followEvents(
  world: Pick<World, 'database' | 'clock' | 'events'>,
  { accountId, sessionId, signal }: { accountId: string; sessionId: string; signal: AbortSignal },
): AsyncGenerator<LiveEvent, void, void> {
  const waiting = new Map<string, LiveEvent>();
  let wake = sleepOn;
  const unsubscribe = world.events.subscribe(accountId, (event) => {
    waiting.set(keyOf(event), event);
    wake();
  });
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  try {
    yield hello;
    while (!signal.aborted) {
      const [next] = waiting;
      if (!next) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (signal.aborted || waiting.size > 0) resolve();
        });
        continue;
      }
      const [key, event] = next;
      waiting.delete(key);
      if (!(await isSessionAlive(world, sessionId))) return;
      yield event;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    unsubscribe();
  }
}
