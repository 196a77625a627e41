import type { Entry } from '#engines/claims/profile/facts.ts';

/** Months counted from year 0; `to` is the month after the last. */
export interface Span {
  from: number;
  to: number;
}

const monthOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
};

/** When an entry lasted; one without an end lasts until today, one without a start is null. */
export function spanOf({ start, end }: Entry, today: string): Span | null {
  if (start === '') return null;
  const from = monthOf(start);
  const wholeYear = end !== '' && !end.includes('-');
  const to = end === '' ? monthOf(today.slice(0, 7)) : monthOf(end) + (wholeYear ? 12 : 1);
  return { from, to: Math.max(from + 1, to) };
}

/** Months that entries took together; months in which several went on count once. */
export function monthsOf(entries: readonly Entry[], today: string): number {
  const spans = entries
    .map((entry) => spanOf(entry, today))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.from - b.from);
  let months = 0;
  let reached = 0;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

/** Whether some entry of the first went on at the same time as one of the second. */
export function coincide(first: readonly Entry[], second: readonly Entry[], today: string): boolean {
  return first.some((one) =>
    second.some((other) => {
      const [a, b] = [spanOf(one, today), spanOf(other, today)];
      return a !== null && b !== null && a.from < b.to && b.from < a.to;
    }),
  );
}
