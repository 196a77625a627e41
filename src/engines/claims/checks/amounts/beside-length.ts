import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { monthsOf } from '#engines/claims/dates/spans.ts';
import { fold } from '#engines/text/index.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { beyondHeading, isOfAll, jobsNaming, jobsOfHeading, jobsSaying } from './jobs-of.ts';
import { fits } from './lengths.ts';
import { TOTAL } from './sums.ts';

/** What comes after a length of time is no longer of it. */
export const NEXT =
  /^(?:including|counting|incluant|dont|before|until|till|when|avant|jusqu'a|quand|puis|then|after|following|apres|suivi|followed)$/;
const OF_ANY_JOB =
  /^(?:experience|working|work|career|carriere|travail|job|trade|field|profession|metier|domaine|practice|pratique|service|behind)$/;

/** Whether words beside a length of time tell of no job in particular: "in the trade", "altogether". */
export const isOfAnyJob = ({ text }: Claim, { words, start, end }: Unit): boolean =>
  OF_ANY_JOB.test(words[0]?.word ?? '') || IN_TOTAL.test(fold(text.slice(Math.max(0, start - LEAD), end)));
const IN_TOTAL = new RegExp(`(?:${TOTAL.source})$`);
/** Letters that may lead to the last word of "in all", "au total". */
const LEAD = 6;

/** What makes a length of time that of an action: "ran it for five years". */
export const FOR =
  /\b(?:for|pendant|depuis|durant)\s(?:(?:the|les|last|past|about|over|nearly|almost|more than|plus de|pres de|environ)\s)*$/;
const LEAST_TOLD = 2;

/** Whether a clause tells by two words and more of facts of jobs, and of nothing else: how long is how long it went on there. */
export const isOfWorkAlone = (
  stated: readonly Source[],
  { words }: Pick<Clause, 'words'>,
  claimed: Quantity,
): boolean =>
  stated.every(({ section, field }) => section === 'work' && field === 'highlights') &&
  unitsOf(words).filter(
    (unit) => !meets(unit, claimed) && stated[0] !== undefined && isSaid(unit, stated[0].vocabulary),
  ).length >= LEAST_TOLD;

/** The words right beside a length of time, as far as the next sign: what it is of. */
function besideIt(claim: Claim, claimed: Quantity, after: readonly Word[]): Claim['units'] {
  const stop = /[,.;:()]/.exec(claim.text.slice(claimed.end))?.index ?? claim.text.length;
  return unitsOf(after.filter(({ start }) => start < claimed.end + stop)).filter(
    (unit) => !isOfAnyJob(claim, unit),
  );
}

/** Whether some jobs are told by a word and others are not: "on nights" where one job is of days. */
const isOfSomeJobs = (unit: Unit, jobs: readonly Entry[]): boolean => {
  const saying = jobs.filter(({ sources }) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary)));
  return saying.length > 0 && saying.length < jobs.length;
};

/** Whether a length of time is that of the jobs which the words beside it tell of, or of all where none do. */
export function fitsWhatIsBeside(
  claim: Claim,
  claimed: Quantity,
  clause: Pick<Clause, 'words'>,
  jobs: readonly Entry[],
  after: readonly Word[],
): boolean {
  const isFor = FOR.test(fold(claim.text.slice(0, claimed.start)));
  const later = besideIt(claim, claimed, after);
  // "I have been animating for games for seven years": what it is of stands before.
  const earlier =
    isFor && later.length === 0 ? unitsOf(clause.words.filter(({ end }) => end <= claimed.start)) : [];
  const beside = [...later, ...earlier].filter(
    (unit) =>
      (!isGeneric(unit.words[0]?.word ?? '') || isOfSomeJobs(unit, jobs)) &&
      !claim.quantities.some((one) => meets(one, unit)),
  );
  const ofHeading = isOfAll(claim, jobs, beside) ? [jobsOfHeading(claim, jobs)] : [];
  const all = beside.length === 0 ? [jobs] : ofHeading;
  const some = [jobsSaying(jobs, beside), jobsNaming(jobs, beside), ...beyondHeading(claim, jobs, beside)];
  if ([...all, ...some].some((of) => of.length > 0 && fits(claimed, monthsOf(of, claim.today)))) return true;
  // Of the latest jobs together: what came before is left out.
  const latest = jobs.toSorted((a, b) => b.start.localeCompare(a.start));
  if (
    beside.length === 0 &&
    latest.some((_, at) => fits(claimed, monthsOf(latest.slice(0, at + 1), claim.today)))
  )
    return true;
  // "Licensed guard with seven years on the job": of the jobs that say what the person calls themselves.
  return (
    beside.length === 0 &&
    unitsOf(clause.words.filter(({ end }) => end <= claimed.start)).some((unit) => {
      const own = jobsSaying(jobs, [unit]);
      return own.length > 0 && fits(claimed, monthsOf(own, claim.today));
    })
  );
}
