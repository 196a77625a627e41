import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApplicationCard } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { loadSheet } from '#web/shell/dashboard/dashboard-layout.tsx';
import { loadProfileMenu } from '#web/shell/dashboard/profile-menu/profile-menu.tsx';
import { whenAtRest } from './at-rest.ts';

/** Applications read ahead; the queue is ordered by what expires first. */
const MOST = 20;
/** The code of what a person opens on the way; the service worker keeps each file it has fetched once. */
const screens = [
  loadSheet,
  loadProfileMenu,
  () => import('./overview-page.tsx'),
  () => import('#web/features/career/applications/waiting/approvals-screen.tsx'),
  () => import('#web/features/career/approval/approval-screen.tsx'),
];

/** Reads what has changed since it was read last, one after the other. */
async function readAhead(queries: QueryClient, asked: readonly ApplicationCard[], stop: AbortSignal) {
  for (const { id, updated_at: updatedAt } of asked.slice(0, MOST)) {
    if (stop.aborted) return;
    const read = api.applications.read.queryOptions({ input: { id } });
    if (queries.getQueryData(read.queryKey)?.updated_at !== updatedAt)
      await queries.prefetchQuery({ ...read, staleTime: 0 });
  }
}

/**
 * Reads what waits for the person before they ask for it, so that a phone without a connection shows it to its last known
 * state. Without a service worker nothing could be opened then, and nothing is read.
 */
export function useKeptForTheWay(asked: readonly ApplicationCard[] | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (asked === undefined || !('serviceWorker' in navigator)) return undefined;
    const stop = new AbortController();
    // What was asked for comes first, and a first visit costs no more than its screen.
    const forget = whenAtRest(() => {
      if (navigator.serviceWorker.controller === null) return;
      void queries.prefetchQuery(api.notifications.list.queryOptions());
      for (const load of screens) void load().catch(() => undefined);
      void readAhead(queries, asked, stop.signal);
    });
    return () => {
      forget();
      stop.abort();
    };
  }, [asked, queries]);
}
