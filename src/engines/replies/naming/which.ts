import { mailWord } from '#engines/lexicon/index.ts';
import { terms } from '#engines/language/index.ts';
import { plainWords } from '#engines/text/index.ts';
import { nameOf, sayingWords, within } from './employer.ts';
import { titlesIn, withoutOther } from './role.ts';
import type { Titled } from './role.ts';

/** What a mail says: its subject, and what it tells before its sender's name. */
export interface Written {
  subject: string;
  letter: string;
}

/** Words around which a role is spoken of. */
const NEAR = mailWord('which: near');

/** Words of a text in which a role is spoken of: a few words each side of "role" and its like. */
function roleWords(text: string): Set<string> {
  const words = plainWords(text).split(' ');
  const near = words.filter((_, at) =>
    words.slice(Math.max(0, at - 4), at + 5).some((word) => NEAR.test(word)),
  );
  return new Set(terms(near.join(' ')));
}

/** What leads to the part of a firm, the shift or the level that a role is for: "the matron for frailty", "our band 5". */
const LEADS = /^(?:for|about|our|your|pour|notre|votre|nos|ton|ta|shift|quart|concernant)$/;
/** Words between what leads to it and the word itself, at most. */
const NEAR_LEAD = 3;

/** What a title says behind its occupation: the part of a firm, the shift, the level. */
const behindOccupation = (title: string): string => /(?:[,(/]|\s[-–]\s)(.*)$/.exec(title)?.[1] ?? '';

/** Terms of a title, with numbers bound to the word before them: "band 5". */
const termsOf = (title: string): Set<string> =>
  new Set([
    ...terms(title).filter((term) => /\p{L}/u.test(term)),
    ...[...plainWords(title).matchAll(/\p{L}+ \d{1,2}(?= |$)/gu)].map(([bound]) => bound),
  ]);

/** The one of several whose title has a term of its own that a text says; null where several do, or none. */
function byTerms<T extends Titled>(
  applications: readonly T[],
  says: (term: string, application: T) => boolean,
): { found: T | null; isAnyFound: boolean } {
  const firm = new Set(applications.flatMap(({ company }) => terms(company)));
  const hinted = applications.filter((application) => {
    const others = new Set(
      applications.filter((one) => one !== application).flatMap(({ title }) => [...termsOf(title)]),
    );
    return [...termsOf(application.title)].some(
      (term) => !others.has(term) && !firm.has(term) && says(term, application),
    );
  });
  return { found: hinted.length === 1 ? (hinted[0] ?? null) : null, isAnyFound: hinted.length > 0 };
}

/** Folded words of a text that something leads to: "our band 5", "for frailty". */
function ledTo(text: string): string {
  const words = plainWords(text).split(' ');
  return words
    .map((word, at) =>
      words.slice(Math.max(0, at - NEAR_LEAD), at).some((before) => LEADS.test(before)) ? word : '.',
    )
    .join(' ');
}

/** By terms of a title alone: in the subject, where a role is spoken of, or where something leads to what the role is for. */
function byOwnTerms<T extends Titled>({ subject, letter }: Written, applications: readonly T[]) {
  const titled = byTerms(applications, (term) => saysTerm(subject, term));
  if (titled.isAnyFound) return titled;
  const spoken = roleWords(letter);
  const led = ledTo(letter);
  return byTerms(
    applications,
    (term, { title }) =>
      spoken.has(term) || (termsOf(behindOccupation(title)).has(term) && saysTerm(led, term)),
  );
}

const saysTerm = (text: string, term: string): boolean =>
  term.includes(' ') ? within(plainWords(text), term) : terms(text).includes(term);

/** Words of places that tell no two apart. */
const ANYWHERE = new Set(['remote', 'hybrid', 'teletravail', 'hybride', 'office', 'home', 'city', 'area']);

/** Words of a place, folded, without those that tell no two apart. */
const places = ({ location = '' }: Titled): string[] =>
  plainWords(location)
    .split(' ')
    .filter((word) => word.length > 3 && !ANYWHERE.has(word));

/** The one of several whose place a text names and no other's; null when none or several fit. */
function byPlace<T extends Titled>(text: string, applications: readonly T[]): T | null {
  const told = plainWords(text);
  const fits = applications.filter((application) =>
    places(application).some(
      (place) =>
        within(told, place) &&
        applications.every((other) => other === application || !places(other).includes(place)),
    ),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** The one of several for the same title whose place the subject or, failing that, the letter names. */
function byPlaceAlone<T extends Titled>({ subject, letter }: Written, applications: readonly T[]): T | null {
  const isSame = new Set(applications.map(({ title }) => plainWords(title))).size === 1;
  return isSame ? (byPlace(subject, applications) ?? byPlace(withoutOther(letter), applications)) : null;
}

/** The one of several houses of a group that a text names by a word that no other has. */
function byHouse<T extends Titled>(text: string, applications: readonly T[]): T | null {
  const told = new Set(terms(text));
  const fits = applications.filter((application) => {
    const others = applications.filter((one) => one !== application).map(({ company }) => company);
    const taken = new Set(others.flatMap((company) => terms(sayingWords(company).join(' '))));
    const own = terms(sayingWords(application.company).join(' '));
    return own.some((word) => !taken.has(word) && told.has(word));
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/**
 * The one application of several at a firm, or at the houses of a group, that a mail means: by its whole title in the subject or the
 * letter, else by words of its title that no other has, else by its place or its house. Null when several or none fit.
 */
export function meantOf<T extends Titled>(written: Written, applications: readonly T[]): T | null {
  const { subject, letter } = written;
  for (const text of [subject, letter]) {
    const titled = titlesIn(plainWords(text), applications);
    if (titled.length === 1) return titled[0] ?? null;
    if (titled.length > 1) {
      const meant = titlesIn(plainWords(withoutOther(text)), titled);
      return meant.length === 1 ? (meant[0] ?? null) : byPlaceAlone(written, titled);
    }
  }
  const own = byOwnTerms(written, applications);
  if (own.isAnyFound) return own.found;
  // The address of a group's office is in the place of one of its houses by chance.
  const isOneFirm = new Set(applications.map(({ company }) => nameOf(company))).size === 1;
  const tell = isOneFirm ? byPlace : byHouse;
  return tell(subject, applications) ?? tell(withoutOther(letter), applications);
}
