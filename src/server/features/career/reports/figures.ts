import type { Funnel, SentCase } from '#engines/insights/index.ts';
import { funnelOf, successRate } from '#engines/insights/index.ts';
import { localDay } from '#engines/calendar/index.ts';
import type { SentRow } from './queries.ts';

/** The funnel of some applications. */
export function funnelOfRows(rows: readonly SentRow[]): Funnel {
  const counts: Partial<Record<SentRow['state'], number>> = {};
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  return funnelOf(counts, rows.filter(({ viewed }) => viewed).length);
}

/** Of how many nothing would tell whether they were looked at. */
export const viewedUnknown = (rows: readonly SentRow[]): number =>
  rows.filter(({ viewKnown }) => !viewKnown).length;

/** Applications as the insights see them, with days in the person's time zone. */
export const casesOf = (rows: readonly SentRow[], timeZone: string): SentCase[] =>
  rows.map(({ company, title, state, score, letter, sentAt, answeredAt }) => ({
    company,
    title,
    state,
    score,
    letter,
    sentOn: localDay(sentAt.getTime(), timeZone),
    answeredOn: answeredAt && localDay(answeredAt.getTime(), timeZone),
  }));

/** What was sent and which interviews were won on each day something happened. */
export function dayCounts(rows: readonly SentRow[], timeZone: string) {
  const days = new Map<string, { day: string; sent: number; interviews: number }>();
  const on = (at: Date) => {
    const day = localDay(at.getTime(), timeZone);
    const entry = days.get(day) ?? { day, sent: 0, interviews: 0 };
    days.set(day, entry);
    return entry;
  };
  for (const { sentAt, interviewAt, state } of rows) {
    on(sentAt).sent += 1;
    if (interviewAt && state !== 'rejected') on(interviewAt).interviews += 1;
  }
  return [...days.values()];
}

/** The campaigns something was sent for, best interview rate (percent) first, then the larger. */
export function campaignsByRate(
  rows: readonly SentRow[],
  campaigns: readonly { id: string; name: string }[],
) {
  return campaigns
    .map(({ id, name }) => ({ name, own: rows.filter(({ campaignId }) => campaignId === id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => {
      const { applied, interviews } = funnelOfRows(own);
      return { name, performance: successRate({ applied, interviews }), sent: applied, interviews };
    })
    .toSorted((one, other) => other.performance - one.performance || other.sent - one.sent);
}
