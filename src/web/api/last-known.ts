import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from './client.ts';
import { storedToken } from './stored-token.ts';
import { forgetLastKnown, lastKnownKey } from '#web/api/visitor/kept-person.ts';

/** Changes are written together, this many milliseconds after the first. */
const GATHER_MS = 1_000;

const waitingKey = api.applications.waiting.queryKey();
const [detailPath] = api.applications.read.key();

/** What the app opens with when there is no connection: the lists, never the files or what was typed. */
const lists = [
  api.reports.overview.queryKey(),
  api.campaigns.list.queryKey(),
  waitingKey,
  api.applications.activity.queryKey(),
  api.applications.tracker.queryKey(),
  api.applications.toFinish.queryKey(),
  api.notifications.list.queryKey(),
  api.notifications.unread.queryKey(),
  api.preferences.read.queryKey(),
  api.integrations.read.queryKey(),
  api.privacy.read.queryKey(),
];
const keptLists = new Set(lists.map((key) => JSON.stringify(key)));

/** Of the applications in full, those that still wait for the person: they are read on the way, before they are decided. */
function isAsked(queries: QueryClient, { queryKey }: Query): boolean {
  if (JSON.stringify(queryKey[0]) !== JSON.stringify(detailPath)) return false;
  const asked = queries.getQueryData<{ id: string }[]>(waitingKey) ?? [];
  return asked.some(
    ({ id }) =>
      JSON.stringify(api.applications.read.queryKey({ input: { id } })) === JSON.stringify(queryKey),
  );
}

/** Also of a query that failed since: what was read before is still the last that is known. */
const isKept = (queries: QueryClient, query: Query) =>
  query.state.data !== undefined &&
  (keptLists.has(JSON.stringify(query.queryKey)) || isAsked(queries, query));

/** A query as it stood when its data were read: how the last attempt failed is not kept. */
const asRead = (query: DehydratedState['queries'][number]): DehydratedState['queries'][number] => ({
  ...query,
  state: { ...query.state, status: 'success', error: null, fetchFailureReason: null },
});

function restore(queries: QueryClient): void {
  try {
    const text = localStorage.getItem(lastKnownKey);
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
  // What is not on the screen stays: the next write would leave it out otherwise.
  for (const queryKey of [...lists, api.applications.read.key()])
    queries.setQueryDefaults(queryKey, { gcTime: Infinity });
  if (storedToken() === undefined) forgetLastKnown();
  else restore(queries);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (storedToken() === undefined) return;
    try {
      const state = dehydrate(queries, {
        shouldDehydrateQuery: (query) => isKept(queries, query),
        shouldDehydrateMutation: () => false,
      });
      const kept = { ...state, queries: state.queries.map(asRead) };
      if (kept.queries.length > 0) localStorage.setItem(lastKnownKey, JSON.stringify(kept));
    } catch {
      // No room, or no storage: the next visit starts without it.
      forgetLastKnown();
    }
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(queries, event.query))
      timer ??= setTimeout(write, GATHER_MS);
  });
}
