import { dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { api } from './client.ts';
import { storedToken } from './stored-token.ts';

const STORAGE_KEY = 'legwork.last-known';
/** Changes are written together, this many milliseconds after the first. */
const GATHER_MS = 1_000;

/** What the app opens with when there is no connection: the lists, never the documents or what was typed. */
const kept = new Set(
  [
    api.reports.overview.queryKey(),
    api.campaigns.list.queryKey(),
    api.applications.waiting.queryKey(),
    api.applications.activity.queryKey(),
    api.applications.tracker.queryKey(),
    api.notifications.list.queryKey(),
    api.preferences.read.queryKey(),
    api.integrations.read.queryKey(),
    api.privacy.read.queryKey(),
  ].map((key) => JSON.stringify(key)),
);

const isKept = (query: Query) => query.state.status === 'success' && kept.has(JSON.stringify(query.queryKey));

/** Forgets what was kept: somebody else may sit at this device next. */
export function forgetLastKnown(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    return;
  }
}

function restore(queries: QueryClient): void {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return;
    // Written below.
    hydrate(queries, JSON.parse(text));
    // However young it is, it may have changed since: every screen asks for news at once.
    void queries.invalidateQueries({ refetchType: 'none' });
  } catch {
    forgetLastKnown();
  }
}

/** Opens with what was last seen by the person who is signed in, and keeps it up to date. */
export function keepLastKnown(queries: QueryClient): void {
  if (storedToken() === undefined) forgetLastKnown();
  else restore(queries);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (storedToken() === undefined) return;
    try {
      const state = dehydrate(queries, {
        shouldDehydrateQuery: isKept,
        shouldDehydrateMutation: () => false,
      });
      if (state.queries.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    } catch {
      // No room, or no storage: the next visit starts without it.
      forgetLastKnown();
    }
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query))
      timer ??= setTimeout(write, GATHER_MS);
  });
}
