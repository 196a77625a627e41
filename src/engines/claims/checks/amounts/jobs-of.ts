import { high, holderOf, low } from '#engines/claims/checks/ranks/held-titles.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { roleNouns } from '#engines/lexicon/index.ts';

/** Whether a word says what somebody is by trade. */
const isAgent = ({ word }: { word: string }): boolean =>
  high.has(word) || low.has(word) || roleNouns.has(word) || roleNouns.has(word.replace(/s$/, ''));

/**
 * Whether a title has a word that lowers it and that the text leaves out: "assistant manager" is no manager. What lowers a rank that the text
 * leaves out too lowers that one: an "assistant head grower" is a grower.
 */
function isLower(title: readonly { word: string }[], text: Claim['units']): boolean {
  const isTold = (word: string) => text.some((unit) => unit.words.some((one) => one.word === word));
  return title.some(({ word }, at) => {
    const next = title[at + 1]?.word ?? '';
    return low.has(word) && !isTold(word) && !(high.has(next) && !isTold(next));
  });
}

/** The jobs in whose post a word tells the time spent: "a two-year apprenticeship" is of who was an apprentice. */
export function postsHeld(jobs: readonly Entry[], text: Claim['units']): Entry[] {
  const holders = text.flatMap(({ words }) => words.map(({ word }) => holderOf(word)).filter(Boolean));
  return jobs.filter(({ sources }) =>
    sources.some(
      ({ field, vocabulary }) =>
        field === 'position' && holders.some((holder) => vocabulary.words.has(holder)),
    ),
  );
}

/** The jobs whose title the words name whole, but for words that only say what is common to all. */
export function titled(claim: Claim, text: Claim['units']): Entry[] {
  return claim.known.entries.filter(({ section, sources }) => {
    if (section !== 'work') return false;
    const position = sources.find(({ field }) => field === 'position');
    return (
      position !== undefined &&
      // "Years in funeral service" are of a field, and of whoever worked in it.
      text.some(({ words }) => words.some(isAgent)) &&
      text.every((unit) => isSaid(unit, position.vocabulary)) &&
      !isLower(position.words, text)
    );
  });
}

/**
 * What the person is by their own heading; years of it are years of all work. What only a summary tells ("in games, earlier
 * on a series") is of all work where no job says it, and not of one alone.
 */
export const isOfAll = (claim: Claim, jobs: readonly Entry[], qualifier: Claim['units']): boolean =>
  claim.known.sources
    .filter(({ section, field }) => section === 'basics' && /^(?:label|summary)$/.test(field))
    .some(({ field, vocabulary }) => {
      if (!qualifier.every((unit) => isSaid(unit, vocabulary))) return false;
      // A title is that of all work; what stands beside it in a heading may be of some jobs alone.
      const of = field === 'label' ? qualifier.filter(({ words }) => !words.some(isAgent)) : qualifier;
      return areOfAll(jobs, of);
    });

/**
 * The jobs that the person's own heading is of: those whose title or employer has a word of it. All where it has a word of none, or of each.
 */
export function jobsOfHeading({ known }: Claim, jobs: readonly Entry[]): readonly Entry[] {
  const heading = known.sources.filter(({ section, field }) => section === 'basics' && field === 'label');
  const related = jobs.filter(({ sources }) =>
    sources.some(
      ({ field, words }) =>
        /^(?:position|name)$/.test(field) &&
        unitsOf(words).some((unit) => heading.some(({ vocabulary }) => isSaid(unit, vocabulary))),
    ),
  );
  return related.length === 0 ? jobs : related;
}

/** The jobs of which a value says a unit word for word, or the title or name in any words: "soins à domicile" of "Home Care". */
const jobsWithTheVery = (jobs: readonly Entry[], unit: Unit): Entry[] =>
  jobs.filter(({ sources }) =>
    sources.some(
      ({ vocabulary, field }) =>
        unit.words.every(({ stem }) => vocabulary.stems.has(stem)) ||
        (/^(?:position|name)$/.test(field) && isSaid(unit, vocabulary)),
    ),
  );

/** The jobs of which some value says all of the words. */
export const jobsSaying = (jobs: readonly Entry[], qualifier: Claim['units']): Entry[] =>
  jobs.filter(({ sources }) =>
    qualifier.every((unit) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary))),
  );

/** The jobs that say the words and have one of them in a title or name: "hospital radiography" is of the hospital alone. */
export const jobsNaming = (jobs: readonly Entry[], qualifier: Claim['units']): Entry[] =>
  jobsSaying(jobs, qualifier).filter(({ sources }) =>
    sources.some(
      ({ field, vocabulary }) =>
        /^(?:position|name)$/.test(field) &&
        qualifier.some(({ words }) => words.every(({ stem }) => vocabulary.stems.has(stem))),
    ),
  );

/** What the person's own heading does not say of the words beside a length of time: by this one job is told from another. */
const beyondAll = ({ known }: Claim, qualifier: Claim['units']): Claim['units'] =>
  qualifier.filter(
    (unit) =>
      !known.sources.some(
        ({ section, field, vocabulary }) =>
          section === 'basics' && /^(?:label|summary)$/.test(field) && isSaid(unit, vocabulary),
      ),
  );

/** The jobs that say what the heading leaves open; none where the words it has are those of some jobs only. */
export function beyondHeading(claim: Claim, jobs: readonly Entry[], qualifier: Claim['units']): Entry[][] {
  const open = beyondAll(claim, qualifier);
  const closed = qualifier.filter((unit) => !open.includes(unit));
  return open.length > 0 && areOfAll(jobs, closed) ? [jobsSaying(jobs, open)] : [];
}

/** Whether words that tell some jobs from others tell of all of them together: "in games and a series". */
function areOfAll(jobs: readonly Entry[], qualifier: Claim['units']): boolean {
  const stated = qualifier
    .map((unit) => jobsWithTheVery(jobs, unit))
    .filter(({ length }) => length < jobs.length);
  const some = new Set(stated.flat());
  return some.size === 0 || some.size === jobs.length;
}
