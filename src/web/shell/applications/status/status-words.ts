import type { TrackedStatus } from '#contract/career/applications.ts';
import { text } from './messages.ts';

const WORDS: Readonly<Record<TrackedStatus, () => string>> = {
  Applied: () => text('applied'),
  Interviewing: () => text('interviewing'),
  Offer: () => text('offer'),
  Rejected: () => text('rejected'),
};

/** What a status of the tracker is called. */
export const statusWords = (status: TrackedStatus): string => WORDS[status]();

/** Every status, in the order an application takes them. */
export const trackedStatuses = Object.keys(WORDS) as TrackedStatus[];

/** What the finer word beside a status is called. */
export function stageWords(stage: string): string {
  if (stage === 'Checking') return text('checking');
  return stage === 'Withdrawn' ? text('withdrawn') : stage;
}
