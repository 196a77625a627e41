import type { z } from 'zod';
import type { notification } from '#contract/platform/notifications.ts';
import { calendarDay } from '#web/shell/applications/days.ts';
import { applicationPath, approvalPath, careerPaths } from '#web/shell/paths.ts';

export type Notice = z.infer<typeof notification>;

const ASKS: ReadonlySet<Notice['kind']> = new Set(['waiting', 'needs_you', 'handed_over', 'unknown']);

/** Where a line leads: to the page that asks something, or to the application in the tracker. */
export function placeOf({
  kind,
  application_id: id,
}: Pick<Notice, 'kind' | 'application_id'>): string | null {
  if (kind === 'account') return `${careerPaths.settings}?tab=danger-zone`;
  if (ASKS.has(kind)) return id === null ? careerPaths.approvals : approvalPath(id);
  if (kind === 'plan') return careerPaths.plan;
  return id === null ? null : applicationPath(id);
}

/** The lines by the day they happened on in the person's zone, the newest day first. */
export function byDay(
  notices: readonly Notice[],
  timeZone: string | undefined,
): { day: string; notices: Notice[] }[] {
  const days: { day: string; notices: Notice[] }[] = [];
  for (const notice of notices.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const day = calendarDay(notice.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}

/** What of the list is shown: everything, what is not read yet, or what asks something of the person. */
export type NoticeFilter = 'all' | 'unread' | 'asks';

/** The lines a filter lets through, in order. */
export function filtered(notices: readonly Notice[], filter: NoticeFilter): Notice[] {
  if (filter === 'unread') return notices.filter(({ read }) => !read);
  return filter === 'asks' ? notices.filter(({ kind }) => ASKS.has(kind)) : [...notices];
}
