import type { NotificationRow } from './queries.ts';

/** The career page that a notice opens: the application's own, whose state says what there is to do. */
export function pageOf({ kind, applicationId }: Pick<NotificationRow, 'kind' | 'applicationId'>): string {
  if (kind === 'account') return '/dashboard/settings?tab=danger-zone';
  if (kind === 'plan') return '/dashboard/plan';
  return applicationId === null ? '/dashboard/notifications' : `/dashboard/approvals/${applicationId}`;
}
