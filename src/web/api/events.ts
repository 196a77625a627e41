import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#contract/platform/notifications.ts';
import { api, client } from './client.ts';
import { statusOf } from './failure.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Keys of what a topic makes stale. */
const staleAfter: Record<LiveEvent['topic'], readonly (readonly unknown[])[]> = {
  applications: [api.applications.key(), api.tracker.key(), api.campaigns.key(), api.reports.key()],
  campaigns: [api.campaigns.key(), api.applications.key(), api.reports.key()],
  notifications: [api.notifications.list.key(), api.notifications.unread.key(), api.privacy.key()],
  billing: [api.billing.key(), api.campaigns.key(), api.reports.key()],
  profile: [api.profiles.key(), api.resumes.key(), api.reports.key()],
  resume: [],
  imports: [
    api.practiceShop.key(),
    api.imports.key(),
    api.sales.key(),
    api.customers.key(),
    api.catalogue.key(),
    api.reviews.key(),
  ],
  sessions: [api.security.sessions.key()],
  hello: [],
};

type Listener = (event: LiveEvent) => void;
const listeners = new Set<Listener>();

/** Calls back for each live event until the returned function is called; the dashboard's one stream serves everyone. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A pause that ends early when the signal says so. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Makes the session notice that it was ended elsewhere, so that nothing is shown any more of what was kept. */
const askWhoIsThere = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: api.profiles.read.key() });

/** Reads the event stream until the signal ends it, and comes back when it breaks. */
async function follow(queries: QueryClient, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let wasBroken = false;
  while (!signal.aborted) {
    try {
      // Ends by itself where the sign-in does, or with the server.
      for await (const event of await client.notifications.events(undefined, { signal })) {
        pause = FIRST_PAUSE_MS;
        // What happened while the stream was broken was missed: read everything again.
        if (event.topic === 'hello' && wasBroken) await queries.invalidateQueries();
        wasBroken = false;
        for (const listener of listeners) listener(event);
        for (const queryKey of staleAfter[event.topic]) void queries.invalidateQueries({ queryKey });
      }
      if (!signal.aborted) askWhoIsThere(queries);
    } catch (error) {
      if (signal.aborted) return;
      if (statusOf(error) === 401) return askWhoIsThere(queries);
    }
    wasBroken = true;
    await wait(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Keeps every screen current while it is mounted: reads the server's event stream and comes back when it breaks. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void follow(queries, stop.signal);
    return () => stop.abort();
  }, [queries]);
}
