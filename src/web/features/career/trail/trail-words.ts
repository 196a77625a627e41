import type { TrailCheck, TrailFault } from '#contract/career/approval/trail.ts';
import { counted } from '#engines/text/index.ts';

const faults: Readonly<Record<TrailFault, string>> = {
  changed: 'that line, or what it tells of, was changed after it was written',
  missing: 'that line, or the step it tells of, was taken away',
  forged: 'that line was not written by this service',
  replaced: 'another line stood there when it was written',
  last_missing: 'that line and all behind it were taken away',
  head: 'what counts your lines was changed',
  added: 'a step was put in that has no line',
};

/** What a check of the trail found, in one sentence, and what to do where something is wrong. */
export function trailWords({ lines, behind, broken }: TrailCheck): string {
  if (broken !== null) {
    const { number, fault } = broken;
    const place = number === null ? '' : ` from line ${number} on`;
    return `Your trail does not hold${place}: ${faults[fault]}. Please write to us.`;
  }
  if (lines === 0) return 'Your trail has no line yet: nothing was done in your name.';
  const whole =
    lines === 1
      ? 'Your trail is whole: its one line was not changed.'
      : `Your trail is whole: none of its ${lines} lines was changed or taken away.`;
  if (behind === 0) return whole;
  return `${whole} ${counted(behind, 'line is', 'lines are')} still to be noted outside the database, which the next step does.`;
}
