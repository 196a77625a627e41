import { supportOf } from '#engines/claims/checks/support.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import { entriesTold } from '#engines/claims/profile/told.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import { credentialNamed } from './credentials.ts';
import type { Named } from './read.ts';

const LEAST_TOLD = 2;

/** The jobs whose facts a sentence tells, where it tells of nothing else: what is "since 2021" began there. */
function jobsTold(
  claim: Claim,
  { words, start, end }: Pick<Sentence, 'words' | 'start' | 'end'>,
  date: Named,
): Entry[] {
  const said = words.filter((word) => !meets(word, date));
  const support = supportOf(claim, { words: said, start, end, quantities: false });
  const units = unitsOf(said);
  const [best] = support;
  const isTold = (source: Source) =>
    units.filter((unit) => isSaid(unit, source.vocabulary)).length >= LEAST_TOLD;
  if (best === undefined || !isTold(best) || support.some(({ section }) => section !== 'work')) return [];
  return claim.known.entries.filter(
    ({ section, index }) => section === 'work' && support.some((source) => source.index === index),
  );
}

/** Whether a letter tells as going on since a date what a job that has ended is told of, and no other one. */
export function isOver(claim: Claim, date: Named): boolean {
  if (!/^(?:letter|summary)$/.test(claim.place.kind)) return false;
  if (date.role !== 'from') return false;
  const sentence = claim.sentences.find((one) => meets(one, date));
  const clause = sentence?.clauses.find((one) => meets(one, date));
  if (clause === undefined || !/\b(?:since|depuis)\b/.test(fold(clause.text))) return false;
  const jobs = jobsTold(claim, clause, date);
  return jobs.length > 0 && jobs.every(({ end }) => end !== '' && end < claim.today.slice(0, end.length));
}

const HEADING = /^(?:position|name|area|studyType)$/;

/**
 * The entries whose title, trade or licence the clause of a date tells, where it names no organisation and another clause
 * may: "licensed since February and with Northgate since March".
 */
function entriesOfClause(claim: Claim, sentence: Sentence, date: Named): Entry[] {
  const clause = sentence.clauses.find((one) => meets(one, date));
  if (clause === undefined || clause.words.length === sentence.words.length) return [];
  if (entriesNamed(clause.words, claim.known).length > 0) return [];
  // "The certificate I finished in June": its thing stands before it.
  const thing =
    clause.joint === 'i' ? sentence.clauses[sentence.clauses.indexOf(clause) - 1]?.words : undefined;
  const units = unitsOf([...(thing ?? []), ...clause.words.filter((word) => !meets(word, date))]);
  return claim.known.entries.filter(
    ({ section, sources }) =>
      /^(?:work|education|certificates)$/.test(section) &&
      sources.some(
        ({ field, vocabulary }) =>
          HEADING.test(field) &&
          !(section === 'work' && field === 'name') &&
          units.some((unit) => isSaid(unit, vocabulary)),
      ),
  );
}

/** The entries of a list that the piece of it with a date names most of; all where it names none. */
function mostSaid(claim: Claim, date: Named, listed: readonly Entry[]): readonly Entry[] {
  const countsFrom = (from: number): number[] => {
    const units = unitsOf(claim.words.filter(({ start, end }) => start >= from && end <= date.start));
    return listed.map(
      ({ sources }) =>
        units.filter((unit) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary))).length,
    );
  };
  // "Auditor (February 2024), HACCP (June 2021)": what stands before another date is of that one.
  const before = claim.dates.findLast(({ end, role }) => end <= date.start && role === 'at')?.end ?? 0;
  const piece = countsFrom(Math.max(before, claim.text.lastIndexOf(';', date.start) + 1));
  const counts = piece.some((count) => count > 0)
    ? piece
    : countsFrom(claim.text.lastIndexOf(';', date.start) + 1);
  const most = Math.max(0, ...counts);
  return most === 0 ? listed : listed.filter((_, at) => counts[at] === most);
}

export function entriesFor(claim: Claim, date: Named): readonly Entry[] {
  const { entry, kind, section } = claim.place;
  if (entry !== null) return [entry];
  if (kind === 'list') {
    const listed = claim.known.entries.filter((one) => one.section === section || section === 'skills');
    return mostSaid(claim, date, listed);
  }
  const sentence = claim.sentences.find((one) => meets(one, date));
  const clause = sentence?.clauses.find((one) => meets(one, date));
  const opening = entriesTold(claim, sentence, clause);
  if (opening.length > 0) return opening;
  const own = sentence === undefined ? [] : entriesOfClause(claim, sentence, date);
  if (own.length > 0) return own;
  const named = entriesNamed(sentence?.words ?? [], claim.known);
  if (named.length > 0) return named;
  const credential = sentence === undefined ? null : credentialNamed(claim, clause ?? sentence, date);
  if (credential !== null) return [credential];
  const jobs = sentence === undefined ? [] : jobsTold(claim, sentence, date);
  return jobs.length > 0 ? jobs : claim.known.entries;
}
