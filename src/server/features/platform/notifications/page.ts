import type { NotificationRow } from './queries.ts';

const ASKS: readonly NotificationRow['kind'][] = ['waiting', 'needs_you'];

/** The career page that a notice opens: the application's own where the person is asked something. */
export function pageOf({ kind, applicationId }: Pick<NotificationRow, 'kind' | 'applicationId'>): string {
  if (!ASKS.includes(kind)) return '/dashboard/notifications';
  return applicationId === null ? '/dashboard/approvals' : `/dashboard/approvals/${applicationId}`;
}
