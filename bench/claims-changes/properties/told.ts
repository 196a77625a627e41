import { bare, fold, languageOf, numberOf } from '#bench/claims-changes/people.ts';
import type { Person } from '#bench/claims-changes/people.ts';

/** A value of a profile as a text at its own place. */
export interface Told {
  person: Person;
  target: string;
  text: string;
  language: 'en' | 'fr';
}

/** A told value with one property changed. */
export interface Changed {
  kind: string;
  person: Person;
  target: string;
  text: string;
  from: string;
  /** What was put in place of what was there. */
  put: string;
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Every value of a person that tells something: sentences of jobs, lines of jobs, schools, certificates and awards. */
export function toldBy(person: Person): Told[] {
  const { work, education, certificates, awards } = person.resume;
  const told = (target: string, text: string): Told[] =>
    text.trim() === '' ? [] : [{ person, target, text: text.trim(), language: languageOf(text) }];
  return [
    ...person.facts.map(({ target, text, language }) => ({ person, target, text, language })),
    ...work.flatMap(({ position, name, startDate, endDate }, at) =>
      startDate === ''
        ? []
        : told(`work[${at}]`, joined(position, name, [startDate, endDate].filter(Boolean).join(' – '))),
    ),
    ...education.flatMap(({ studyType, area, institution, endDate }, at) =>
      told(`education[${at}]`, joined(studyType, area, institution, endDate.slice(0, 4))),
    ),
    ...certificates.flatMap(({ name, issuer, date }) =>
      told('certificates', joined(name, issuer, date.slice(0, 4))),
    ),
    ...awards.flatMap(({ title, awarder, date }) => told('awards', joined(title, awarder, date.slice(0, 4)))),
  ];
}

const wordsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 5));
const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether another value of the person says what was put beside the same word: "24 harvests" is borne out where another
 * fact tells of 24 harvests. A plain look at signs, which knows nothing of the gate.
 */
export function isBorneOut({ person, text, from, put }: Changed): boolean {
  const own = fold(text);
  const sign = fold(put);
  const at = own.indexOf(sign);
  const [next] = at < 0 ? [] : wordsOf(own.slice(at + sign.length));
  const before = at < 0 ? undefined : wordsOf(own.slice(0, at)).at(-1);
  const stands = new RegExp(`(?<![\\p{L}\\d.,])${escaped(sign)}(?![\\p{L}\\d])`, 'u');
  return person.said
    .split(' ; ')
    .filter((value) => value !== fold(from))
    .some((value) => {
      if (bare(value) === bare(own)) return true;
      const place = value.search(stands);
      if (place < 0) return false;
      return next === undefined
        ? before !== undefined && wordsOf(value.slice(0, place)).at(-1) === before
        : wordsOf(value.slice(place + sign.length))
            .slice(0, 3)
            .includes(next);
    });
}

/** One in so many, by a number that hangs on the text alone. */
export const isPicked = (text: string, oneIn: number): boolean => numberOf(`picked ${text}`) % oneIn === 0;
