import { text } from './messages.ts';

/** What one step of a trail can be: the agent's, yours, theirs, under way, not yet, or the last one. */
export type StepState = 'done' | 'you' | 'them' | 'now' | 'ahead' | 'stopped';

export interface TrailStep {
  label: string;
  state: StepState;
}

/** The six steps every application walks, in order; what they are called is said where they are. */
export const applicationSteps = ['found', 'matched', 'prepared', 'approved', 'sent', 'answered'] as const;

/** The accessible name of a counting trail: "7 of 10". */
export function countWords(done: number, of: number): string {
  return text('counted', { done, of });
}

/** The accessible name of a trail with named steps: where it stands, and on whom it waits. */
export function trailWords(steps: readonly TrailStep[]): string {
  const reached = steps.findLastIndex((step) => step.state !== 'ahead');
  const step = steps[reached];
  if (!step) return text('notStarted');
  const before = steps[reached - 1]?.label;
  if (step.state === 'you')
    return before === undefined ? text('waitsForYou') : text('waitsForYouAfter', { step: before });
  if (step.state === 'now') return text('inProgress', { step: step.label });
  return step.state === 'stopped' ? text('stopped', { step: step.label }) : step.label;
}

/**
 * The states of `of` steps of which `done` were taken and the next may be under way; a count beyond its limit
 * shows the limit.
 */
export function countStates(done: number, of: number, now = false): readonly StepState[] {
  return Array.from({ length: Math.max(Math.floor(of), 0) }, (_, index) => {
    if (index < done) return 'done';
    return now && index === Math.floor(done) ? 'now' : 'ahead';
  });
}
