import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#contract/platform/notifications.ts';
import { api, client, statusOf } from './client.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Keys of what a topic makes stale. */
function staleAfter({ topic }: LiveEvent) {
  switch (topic) {
    case 'applications':
      return [api.applications.key(), api.campaigns.key(), api.reports.key()];
    case 'campaigns':
      return [api.campaigns.key(), api.applications.key(), api.reports.key()];
    case 'notifications':
      return [api.notifications.list.key()];
    case 'profile':
      return [api.profiles.key(), api.resumes.key()];
    case 'hello':
      return [];
  }
}

/** Keeps every screen current while it is mounted: reads the server's event stream and comes back when it breaks. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        stop.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    const follow = async () => {
      let pause = FIRST_PAUSE_MS;
      let wasBroken = false;
      while (!stop.signal.aborted) {
        try {
          for await (const event of await client.notifications.events(undefined, { signal: stop.signal })) {
            pause = FIRST_PAUSE_MS;
            // What happened while the stream was broken was missed: read everything again.
            if (event.topic === 'hello' && wasBroken) await queries.invalidateQueries();
            wasBroken = false;
            for (const queryKey of staleAfter(event)) void queries.invalidateQueries({ queryKey });
          }
        } catch (error) {
          if (stop.signal.aborted || statusOf(error) === 401) return;
        }
        wasBroken = true;
        await wait(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    };
    void follow();
    return () => stop.abort();
  }, [queries]);
}
