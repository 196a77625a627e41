import type { NotificationRow } from './queries.ts';

/** Matters that wait until the person does something: these always reach them. */
export const ASKING: ReadonlySet<NotificationRow['kind']> = new Set([
  'waiting',
  'needs_you',
  'handed_over',
  'unknown',
]);

/** Told about what is with the employer; everything else opens where there may be something to decide. */
const WITH_EMPLOYER: ReadonlySet<NotificationRow['kind']> = new Set<NotificationRow['kind']>([
  'applied',
  'reply',
  'reminder',
]);

/** The career page that a notice opens: the application's own, in the tracker once it is with the employer. */
export function pageOf({ kind, applicationId }: Pick<NotificationRow, 'kind' | 'applicationId'>): string {
  if (kind === 'account') return '/dashboard/settings?tab=danger-zone';
  if (kind === 'plan') return '/dashboard/plan';
  if (applicationId === null) return '/dashboard/notifications';
  return `/dashboard/${WITH_EMPLOYER.has(kind) ? 'job-tracker' : 'approvals'}/${applicationId}`;
}
