import type { TrailCheck } from '#contract/career/approval/trail.ts';
import { text } from './messages.ts';

/** What a check of the activity log found, and what to do if something is wrong. */
export function trailWords({ lines, behind, broken }: TrailCheck): string {
  if (broken !== null) return text('broken', { number: broken.number ?? 0, fault: broken.fault });
  return lines === 0 ? text('empty') : text('whole', { lines, behind });
}
