import { sql } from 'drizzle-orm';
import { liveEvent } from '#contract/platform/notifications.ts';
import type { LiveEvent } from '#contract/platform/notifications.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import type { LiveEvents } from '#server/ports/events.ts';

const CHANNEL = 'legwork_events';
const TOPICS = liveEvent.shape.topic.options.filter((topic) => topic !== 'hello');

/** Live events through the database's own notifications: delivered at commit, also from other processes. */
export async function databaseEvents(connection: DatabaseConnection): Promise<LiveEvents> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>();
  const followers = new Set<(event: LiveEvent, accountId: string) => void>();
  const readAgain = () => {
    for (const topic of TOPICS)
      for (const own of listeners.values())
        own.forEach((listener) => listener({ topic, application_id: null }));
  };
  const deliver = (payload: string) => {
    const { account, ...event } = JSON.parse(payload) as { account: string } & LiveEvent; // Written by publish below.
    const parsed = liveEvent.safeParse(event);
    if (!parsed.success) return;
    listeners.get(account)?.forEach((listener) => listener(parsed.data));
    followers.forEach((follower) => follower(parsed.data, account));
  };
  // An event only says what to read again, so whatever was missed is made good by saying it of everything.
  const stop = await connection.listen(CHANNEL, deliver, readAgain);
  return {
    publish: async (executor, accountId, event) => {
      await executor.execute(
        sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ account: accountId, ...event })})`,
      );
    },
    subscribe: (accountId, listener) => {
      const own = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(accountId) === own) listeners.delete(accountId);
      };
    },
    follow: (listener) => {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
    close: stop,
  };
}
