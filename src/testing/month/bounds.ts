import type { LedgerEntry } from '#practice/records/ledger.ts';

const HOUR_MS = 3_600_000;
/** Written down apart from the product's own settings. */
const REST_MS = 24 * HOUR_MS;
/** Between two moves of the simulation the product's clock stands and the employers' runs on with the machine's: seconds, on a busy machine a minute. */
const CLOCKS_APART_MS = 60_000;
const MOST_AN_HOUR = 60;

/** Where one employer heard from one person again too soon; `sent` are that person's, in any order. */
export function restsOf(sent: readonly { at: Date; canonicalKey: string }[]): string[] {
  const byEmployer = Map.groupBy(sent, ({ canonicalKey }) => canonicalKey.split('|')[0] ?? '');
  return [...byEmployer].flatMap(([employer, all]) => {
    const times = all.map(({ at }) => at.getTime()).toSorted((a, b) => a - b);
    return times.flatMap((time, index) => {
      const before = times[index - 1];
      return before !== undefined && time - before < REST_MS - CLOCKS_APART_MS
        ? [`${employer} heard again after ${(time - before) / HOUR_MS} hours`]
        : [];
    });
  });
}

/** The hours in which the one site of all practice forms got more than its share, from everybody together. */
export function hoursOf(ledger: readonly LedgerEntry[]): string[] {
  const accepted = ledger.filter(({ kind }) => kind === 'accepted');
  const hours = Map.groupBy(accepted, ({ at }) => at.slice(0, 13));
  return [...hours]
    .filter(([, entries]) => entries.length > MOST_AN_HOUR)
    .map(([hour, entries]) => `${entries.length} applications to one site in the hour of ${hour}`);
}
