import type { ApplicationState, TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { trackedCounts } from '#engines/pipeline/index.ts';
import { hasWords } from '#web/text/search-words.ts';
import { text } from './messages.ts';

/** What the status filter shows. */
export type StatusFilter = 'All' | TrackedStatus;

const RANK: Readonly<Record<TrackedStatus, number>> = { Interviewing: 0, Offer: 0, Applied: 1, Rejected: 2 };

/** Interviews and offers first, rejections last; within each the newest first. */
export function inOrder(jobs: readonly TrackedJob[]): TrackedJob[] {
  return jobs.toSorted((a, b) => RANK[a.status] - RANK[b.status] || b.date.localeCompare(a.date));
}

/** What the table can be ordered by. */
export const sortKeys = ['job', 'company', 'match', 'status', 'sent'] as const;
export type SortKey = (typeof sortKeys)[number];

/** An order of the table: `company`, or `-company` from the end; "" is the tracker's own order. */
export type Sort = '' | SortKey | `-${SortKey}`;

/** The order that an address names; its own for anything else. */
export function sortNamed(name: string | null): Sort {
  const key = sortKeys.find((one) => one === name?.replace(/^-/, ''));
  if (key === undefined) return '';
  return name?.startsWith('-') === true ? `-${key}` : key;
}

const STATUS_RANK: Readonly<Record<TrackedStatus, number>> = {
  Applied: 0,
  Interviewing: 1,
  Offer: 2,
  Rejected: 3,
};
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const COMPARE: Readonly<Record<SortKey, (a: TrackedJob, b: TrackedJob) => number>> = {
  job: (a, b) => collator.compare(a.title, b.title),
  company: (a, b) => collator.compare(a.company, b.company),
  // No score is below every score.
  match: (a, b) => (a.score ?? -1) - (b.score ?? -1),
  status: (a, b) => STATUS_RANK[a.status] - STATUS_RANK[b.status],
  sent: (a, b) => a.date.localeCompare(b.date),
};

/** The jobs in the order asked for; equal ones stay in the tracker's own. */
export function sorted(jobs: readonly TrackedJob[], sort: Sort): TrackedJob[] {
  const own = inOrder(jobs);
  const key = sortKeys.find((one) => sort.endsWith(one));
  if (sort === '' || key === undefined) return own;
  const way = sort.startsWith('-') ? -1 : 1;
  return own.toSorted((a, b) => way * COMPARE[key](a, b));
}

/** Those of a status whose title or company has every word of the search, whatever its case and accents. */
export function matching(jobs: readonly TrackedJob[], search: string, filter: StatusFilter): TrackedJob[] {
  return jobs.filter(
    (job) => (filter === 'All' || job.status === filter) && hasWords(search, [job.title, job.company]),
  );
}

export interface RingCount {
  /** What is counted. */
  label: string;
  value: number;
  of: number;
  /** What the number means, in words with both its numbers. */
  words: string;
}

/** The three rings, by the rule that the overview counts by. Only what certainly reached an employer counts as sent. */
export function ringsOf(jobs: readonly TrackedJob[]): [RingCount, RingCount, RingCount] {
  const states: Partial<Record<ApplicationState, number>> = {};
  for (const { state } of jobs) states[state] = (states[state] ?? 0) + 1;
  const { applications: all, checking, interviews, offers } = trackedCounts(states);
  const sent = all - checking;
  const applications =
    checking === 0
      ? text('unanswered', { count: states.applied ?? 0 })
      : text('sentAndChecking', { sent, checking });
  return [
    {
      label: text('ringApplications'),
      value: all,
      of: all,
      words: all === 0 ? text('noneSent') : applications,
    },
    {
      label: text('ringInterviews'),
      value: interviews,
      of: sent,
      words: sent === 0 ? text('none') : text('interviewsOfSent', { interviews, sent }),
    },
    {
      label: text('ringOffers'),
      value: offers,
      of: sent,
      words: interviews === 0 ? text('none') : text('offersOfInterviews', { offers, interviews }),
    },
  ];
}

/** How many are shown, in words, and in which order when that is the tracker's own. */
export function countInWords(shown: number, all: number, ownOrder = false): string {
  if (shown !== all) return text('countFound', { shown, all });
  return ownOrder && all > 1 ? text('countInOwnOrder', { all }) : text('count', { all });
}
