import type { JsonResume, MasterProfile } from '#contract/career/facts.ts';
import { monthsBetween } from '#engines/calendar/index.ts';

type Work = JsonResume['work'][number];

/** How long someone has worked: months in all (overlapping jobs count once), and per job in the order of the profile. */
export interface WorkLength {
  months: number;
  /** Whole years of `months`. */
  years: number;
  jobs: { index: number; months: number }[];
}

/** First month and month after the last, counted from year 0; null when the job has no usable dates. */
function spanOf(job: Work, today: string): { from: number; to: number } | null {
  if (job.startDate === '') return null;
  const end = job.endDate === '' ? today.slice(0, 7) : job.endDate;
  const months = monthsBetween(job.startDate, end);
  if (months <= 0) return null;
  const [year, month] = job.startDate.split('-').map(Number);
  const from = (year ?? 0) * 12 + (month ?? 1) - 1;
  return { from, to: from + months };
}

/** Months of work up to `today` (`YYYY-MM-DD`); a job without an end lasts until then, one without dates counts 0. */
export function yearsOfWork(master: MasterProfile, today: string): WorkLength {
  const spans = master.resume.work.map((job) => spanOf(job, today));
  let months = 0;
  let reached = 0;
  for (const span of spans.filter((one) => one !== null).toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, span.to - Math.max(span.from, reached));
    reached = Math.max(reached, span.to);
  }
  const jobs = spans.map((span, index) => ({ index, months: span === null ? 0 : span.to - span.from }));
  return { months, years: Math.floor(months / 12), jobs };
}

const GOES_ON = '9999-99';

/** Places of the jobs in the profile, latest first: by end (a job that goes on comes first), then by start, undated last. */
export function jobsLatestFirst(work: readonly Work[]): number[] {
  const end = (job: Work | undefined): string =>
    job === undefined || job.startDate === ''
      ? (job?.endDate ?? '')
      : job.endDate === ''
        ? GOES_ON
        : job.endDate;
  return work
    .map((_, index) => index)
    .toSorted((a, b) => {
      const byEnd = end(work[b]).localeCompare(end(work[a]));
      return byEnd !== 0
        ? byEnd
        : (work[b]?.startDate ?? '').localeCompare(work[a]?.startDate ?? '') || a - b;
    });
}
