import type { NotificationRow } from './queries.ts';

/** The career page that a notice opens: the application's own, whose state says what there is to do. */
export function pageOf({ applicationId }: Pick<NotificationRow, 'applicationId'>): string {
  return applicationId === null ? '/dashboard/notifications' : `/dashboard/approvals/${applicationId}`;
}
