import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';

/** The columns of the board, in the order an application walks them. */
export const columnStatuses: readonly TrackedStatus[] = ['Applied', 'Interviewing', 'Offer', 'Rejected'];

export type Columns = Readonly<Record<TrackedStatus, readonly TrackedJob[]>>;

/** The jobs by their status, newest first. */
export function columnsOf(jobs: readonly TrackedJob[]): Columns {
  const of = (status: TrackedStatus) =>
    jobs.filter((job) => job.status === status).toSorted((a, b) => b.date.localeCompare(a.date));
  return {
    Applied: of('Applied'),
    Interviewing: of('Interviewing'),
    Offer: of('Offer'),
    Rejected: of('Rejected'),
  };
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The next allowed column in the direction of an arrow key; null when there is none or it is another key. */
export function statusBeside(
  from: TrackedStatus,
  key: string,
  allowed: readonly TrackedStatus[],
): TrackedStatus | null {
  const step = STEP[key];
  if (step === undefined) return null;
  const at = columnStatuses.indexOf(from);
  const ahead = step > 0 ? columnStatuses.slice(at + 1) : columnStatuses.slice(0, at).toReversed();
  return ahead.find((status) => allowed.includes(status)) ?? null;
}

/** The id of the card an arrow key leads to: above or below, or at the same height of the next filled column; null for none. */
export function cardBeside(columns: Columns, from: TrackedJob, key: string): string | null {
  const own = columns[from.status];
  const row = own.findIndex(({ id }) => id === from.id);
  if (key === 'ArrowUp') return own[row - 1]?.id ?? null;
  if (key === 'ArrowDown') return own[row + 1]?.id ?? null;
  const filled = columnStatuses.filter((status) => columns[status].length > 0);
  const status = statusBeside(from.status, key, filled);
  if (status === null) return null;
  return (columns[status][row] ?? columns[status].at(-1))?.id ?? null;
}
