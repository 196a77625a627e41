import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isSameDate } from './read.ts';
import type { Named } from './read.ts';
import { spanOf } from './spans.ts';

/** Months between two jobs that nobody calls a gap. */
const MOST_BETWEEN = 3;

/**
 * Whether a letter or summary tells as going on since a date what began with a job that ended, where months without any job followed: "in care
 * since 2015" of who left in 2017 and came back in 2020. What began then with studies, a certificate or in a fact is no job's.
 */
export function isBroken(claim: Claim, date: Named): boolean {
  if (!/^(?:letter|summary)$/.test(claim.place.kind) || date.role !== 'from') return false;
  const clause = claim.sentences.flatMap(({ clauses }) => clauses).find((one) => meets(one, date));
  if (clause === undefined || !/\b(?:since|depuis)\b/.test(fold(clause.text))) return false;
  const jobs = claim.known.entries.filter(
    ({ section, start }) => /^(?:work|volunteer)$/.test(section) && start !== '',
  );
  const begun = jobs.filter(({ start }) => isSameDate(start, date));
  const isOtherwiseTold = claim.known.sources.some(
    ({ section, field, text }) =>
      !(/^(?:work|volunteer)$/.test(section) && field.endsWith('Date')) && text.includes(String(date.year)),
  );
  if (begun.length === 0 || isOtherwiseTold || begun.some(({ end }) => end === '')) return false;
  const spans = jobs
    .map((job) => spanOf(job, claim.today))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.from - b.from);
  let reached = Math.max(...begun.map((job) => spanOf(job, claim.today)?.to ?? 0));
  for (const { from, to } of spans) {
    if (from > reached + MOST_BETWEEN) return true;
    reached = Math.max(reached, to);
  }
  return jobs.every(({ end }) => end !== '');
}
