import { supportOf } from '#engines/claims/checks/support.ts';
import { meets } from '#engines/claims/context.ts';
import type { Asked } from '#engines/claims/context.ts';
import { credentialNamed } from '#engines/claims/dates/credentials.ts';
import { monthsOf } from '#engines/claims/dates/spans.ts';
import { fold } from '#engines/text/index.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import {
  beyondHeading,
  isOfAll,
  jobsNaming,
  jobsOfHeading,
  jobsSaying,
  postsHeld,
  titled,
} from './jobs-of.ts';
import { followsFromStations } from './career.ts';
import { fits, isSinceDate } from './lengths.ts';

/** Whether a length of time is that of the entry which the text belongs to; a programme counts by school years. */
function fitsEntry({ place, today }: Asked, said: Quantity, entry: Entry): boolean {
  const months = monthsOf([entry], today);
  return fits(said, months) || (place.section === 'education' && fits(said, 12 * Math.ceil(months / 12)));
}

/** The words after a length of time, as far as they are of it. */
function wordsOfIt(words: readonly Word[], said: Quantity): Word[] {
  const later = words.filter(({ start }) => start >= said.end);
  const cut = later.findIndex(({ word }) => NEXT.test(word));
  return later.slice(0, cut < 0 ? undefined : cut);
}

/** What comes after a length of time is no longer of it. */
const NEXT =
  /^(?:including|counting|incluant|dont|before|until|till|when|avant|jusqu'a|quand|puis|then|after|following|apres|suivi|followed)$/;
const NO_QUALIFIER =
  /^(?:experience|working|work|career|carriere|travail|job|trade|field|profession|metier|domaine|practice|pratique|service|behind)$/;

/** What makes a length of time that of an action: "ran it for five years". */
const FOR =
  /\b(?:for|pendant|depuis|durant)\s(?:(?:the|les|last|past|about|over|nearly|almost|more than|plus de|pres de|environ)\s)*$/;
const LEAST_TOLD = 2;

/** Whether a clause tells by two words and more of facts of jobs, and of nothing else: how long is how long it went on there. */
const isOfWorkAlone = (told: readonly Source[], { words }: Pick<Clause, 'words'>, said: Quantity): boolean =>
  told.every(({ section, field }) => section === 'work' && field === 'highlights') &&
  unitsOf(words).filter((unit) => !meets(unit, said) && told[0] !== undefined && isSaid(unit, told[0].said))
    .length >= LEAST_TOLD;

/** The words right beside a length of time, as far as the next sign: what it is of. */
function besideIt(asked: Asked, said: Quantity, after: readonly Word[]): Asked['units'] {
  const stop = /[,.;:()]/.exec(asked.text.slice(said.end))?.index ?? asked.text.length;
  return unitsOf(after.filter(({ start }) => start < said.end + stop)).filter(
    ({ words }) => !NO_QUALIFIER.test(words[0]?.word ?? ''),
  );
}

/** Whether a length of time is that of the jobs which the words beside it tell of, or of all where none do. */
function fitsWhatIsBeside(
  asked: Asked,
  said: Quantity,
  clause: Pick<Clause, 'words'>,
  jobs: readonly Entry[],
  after: readonly Word[],
): boolean {
  const isFor = FOR.test(fold(asked.text.slice(0, said.start)));
  const later = besideIt(asked, said, after);
  // "I have been animating for games for seven years": what it is of stands before.
  const earlier =
    isFor && later.length === 0 ? unitsOf(clause.words.filter(({ end }) => end <= said.start)) : [];
  const beside = [...later, ...earlier].filter(
    (unit) => !isGeneric(unit.words[0]?.word ?? '') && !asked.quantities.some((one) => meets(one, unit)),
  );
  const ofHeading = isOfAll(asked, jobs, beside) ? [jobsOfHeading(asked, jobs)] : [];
  const all = beside.length === 0 ? [jobs] : ofHeading;
  const some = [jobsSaying(jobs, beside), jobsNaming(jobs, beside), ...beyondHeading(asked, jobs, beside)];
  if ([...all, ...some].some((of) => of.length > 0 && fits(said, monthsOf(of, asked.today)))) return true;
  // Of the latest jobs together: what came before is left out.
  const latest = jobs.toSorted((a, b) => b.start.localeCompare(a.start));
  if (
    beside.length === 0 &&
    latest.some((_, at) => fits(said, monthsOf(latest.slice(0, at + 1), asked.today)))
  )
    return true;
  // "Licensed guard with seven years on the job": of the jobs that say what the person calls themselves.
  return (
    beside.length === 0 &&
    unitsOf(clause.words.filter(({ end }) => end <= said.start)).some((unit) => {
      const own = jobsSaying(jobs, [unit]);
      return own.length > 0 && fits(said, monthsOf(own, asked.today));
    })
  );
}

/**
 * Whether a length of time follows from the dates: of the entries named beside it ("at Northgate"), of the jobs whose
 * title stands there ("as a store manager"), of the entry the text belongs to, or of all work.
 */
export function followsFromDates(asked: Asked, said: Quantity): boolean {
  const sentence = asked.sentences.find((one) => meets(one, said));
  const clause = sentence?.clauses.find((one) => meets(one, said)) ?? sentence;
  if (clause === undefined) return false;
  const after = wordsOfIt(clause.words, said);
  const qualifier = unitsOf(after).filter(({ words }) => !NO_QUALIFIER.test(words[0]?.word ?? ''));
  if (asked.place.entry !== null) return fitsEntry(asked, said, asked.place.entry);
  const jobs = asked.known.entries.filter(({ section }) => section === 'work');
  const stop = /[,;:]/.exec(asked.text.slice(said.end))?.index ?? asked.text.length;
  const near = (sentence?.words ?? []).filter(({ start }) => start < said.end + stop);
  const named = entriesNamed(near, asked.known).filter(({ section }) => /^(?:work|volunteer)$/.test(section));
  if (isSinceDate(asked, said)) return true;
  const credential = named.length === 0 ? credentialNamed(asked, clause, said) : null;
  if (credential !== null) return fits(said, monthsOf([{ ...credential, end: '' }], asked.today));
  const ofPost = postsHeld(jobs, qualifier);
  if (ofPost.length > 0) return fits(said, monthsOf(ofPost, asked.today));
  const byTitle = titled(asked, qualifier);
  if (byTitle.length > 0) return fits(said, monthsOf(byTitle, asked.today));
  if (named.some((entry) => fits(said, monthsOf([entry], asked.today)))) return true;
  if (followsFromStations(asked, said)) return true;
  if (named.length > 0 && fits(said, monthsOf(named, asked.today))) return true;
  // "For three years I played": what lasted stands in the next clause.
  const isBare = unitsOf(clause.words).every((unit) => meets(unit, said));
  const part = isBare && sentence !== undefined ? sentence : clause;
  const told = supportOf(asked, { ...part, words: part.words.filter((word) => !meets(word, said)) });
  const entries = asked.known.entries.filter(
    ({ section, index }) =>
      /^(?:work|volunteer)$/.test(section) &&
      told.some((source) => source.section === section && source.index === index),
  );
  if (entries.some((entry) => fits(said, monthsOf([entry], asked.today)))) return true;
  if (
    entries.length > 0 &&
    FOR.test(fold(asked.text.slice(0, said.start))) &&
    isOfWorkAlone(told, part, said)
  )
    return false;
  const titles = titled(
    asked,
    unitsOf(clause.words.filter(({ start, end }) => !(start < said.end && said.start < end))),
  );
  if (titles.length > 0) return fits(said, monthsOf(titles, asked.today));
  if (named.length > 0) return false;
  return fitsWhatIsBeside(asked, said, clause, jobs, after);
}
