import type { RoleGuess } from './occupations/resolve.ts';

/** A job a person held. */
export interface HeldJob {
  title: string;
  roles: RoleGuess[];
  /** Months since year 0; `to` is the month after the last. */
  from: number;
  to: number;
}

/** Years of some jobs, none counted twice. */
export function yearsOf(jobs: readonly HeldJob[]): number {
  return monthsOf(jobs) / 12;
}

/** Months of some jobs, no month counted twice. */
export function monthsOf(jobs: readonly HeldJob[]): number {
  let months = 0;
  let until = 0;
  for (const { from, to } of jobs.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return months;
}

/** Years before the latest job's end from which on what one did counts less, and how much of it is left. */
const FADING = [
  { years: 10, left: 0.75 },
  { years: 5, left: 0.9 },
];

/**
 * How much a job still shows, 0.75 to 1, by how long before the latest one it ended. Time without work fades nothing: only
 * other work since does.
 */
export function freshness({ to }: { to: number }, jobs: readonly { to: number }[]): number {
  const latest = Math.max(to, ...jobs.map((job) => job.to));
  return FADING.find(({ years }) => latest - to > years * 12)?.left ?? 1;
}

/** A job's months: an absent end means to the present; without a start it has no length. */
export function spanOf(start: string, end: string, today: number): { from: number; to: number } {
  const from = monthOf(start, 'start');
  const last = end === '' ? (from === null ? 0 : today) : (monthOf(end, 'end') ?? 0);
  const to = Math.min(last, today) + 1;
  return { from: from === null ? to : Math.min(from, to), to };
}

/** Months since year 0 of a partial date; null when it is none. */
export function monthOf(partial: string, side: 'start' | 'end'): number | null {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(partial);
  if (found === null) return null;
  const month = found[2] === undefined ? (side === 'start' ? 1 : 12) : Number(found[2]);
  return Number(found[1]) * 12 + month - 1;
}
