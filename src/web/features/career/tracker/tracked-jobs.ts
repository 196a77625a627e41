import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { hasArrived } from '#engines/pipeline/index.ts';

/** What the status filter shows. */
export type StatusFilter = 'All' | TrackedStatus;

const NO_ANSWER: TrackedStatus = 'Applied';
const RANK: Readonly<Record<TrackedStatus, number>> = { Interviewing: 0, Offer: 0, Applied: 1, Rejected: 2 };

/** Interviews and offers first, rejections last; within each the newest first. */
export function inOrder(jobs: readonly TrackedJob[]): TrackedJob[] {
  return jobs.toSorted((a, b) => RANK[a.status] - RANK[b.status] || b.date.localeCompare(a.date));
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Those of a status whose title or company has every word of the search, whatever its case and accents. */
export function matching(jobs: readonly TrackedJob[], search: string, filter: StatusFilter): TrackedJob[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return jobs.filter((job) => {
    const text = fold(`${job.title} ${job.company}`);
    return (filter === 'All' || job.status === filter) && words.every((word) => text.includes(word));
  });
}

export interface RingCount {
  label: 'Applications' | 'Interviews' | 'Offers';
  value: number;
  of: number;
  /** What the number means, in words with both its numbers. */
  words: string;
}

/** The three rings. Only what certainly reached an employer counts as sent. */
export function ringsOf(jobs: readonly TrackedJob[]): [RingCount, RingCount, RingCount] {
  const sent = jobs.filter((job) => hasArrived(job.state)).length;
  const open = jobs.length - sent;
  const unanswered = jobs.filter((job) => job.status === NO_ANSWER).length - open;
  const offers = jobs.filter((job) => job.status === 'Offer').length;
  const interviews = offers + jobs.filter((job) => job.status === 'Interviewing').length;
  const applications =
    open === 0 ? `${unanswered} with no answer yet` : `${sent} sent, ${open} not certain yet`;
  return [
    {
      label: 'Applications',
      value: jobs.length,
      of: jobs.length,
      words: jobs.length === 0 ? 'None sent yet' : applications,
    },
    {
      label: 'Interviews',
      value: interviews,
      of: sent,
      words: sent === 0 ? 'None yet' : `${interviews} of ${sent} sent`,
    },
    {
      label: 'Offers',
      value: offers,
      of: sent,
      words:
        interviews === 0
          ? 'None yet'
          : `${offers} of ${interviews} ${interviews === 1 ? 'interview' : 'interviews'}`,
    },
  ];
}

/** How many are shown, in words. */
export function countInWords(shown: number, all: number): string {
  const noun = all === 1 ? 'application' : 'applications';
  return shown === all ? `${all} ${noun}, interviews and offers first` : `${shown} of ${all} ${noun}`;
}
