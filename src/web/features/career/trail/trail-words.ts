import type { TrailCheck, TrailFault } from '#contract/career/approval/trail.ts';
import { text } from './messages.ts';

const faults: Readonly<Record<TrailFault, () => string>> = {
  changed: () => text('faultChanged'),
  missing: () => text('faultMissing'),
  forged: () => text('faultForged'),
  replaced: () => text('faultReplaced'),
  last_missing: () => text('faultLastMissing'),
  head: () => text('faultHead'),
  added: () => text('faultAdded'),
};

/** What a check of the activity log found, and what to do if something is wrong. */
export function trailWords({ lines, behind, broken }: TrailCheck): string {
  if (broken !== null) {
    const { number, fault } = broken;
    if (number === null) return text('broken', { fault: faults[fault]() });
    return text('brokenFrom', { number, fault: faults[fault]() });
  }
  if (lines === 0) return text('empty');
  const whole = text('whole', { lines });
  return behind === 0 ? whole : `${whole} ${text('behind', { lines: behind })}`;
}
