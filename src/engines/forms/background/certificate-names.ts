import type { FormContext } from '#engines/forms/context.ts';
import { frameWords, sameCredentials, wordAloneFor } from '#engines/lexicon/index.ts';
import { PROVINCES, STATES } from '#engines/forms/understanding/known/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { initialsOf, isAlike, stem } from './skills/stems.ts';

type Certificate = FormContext['master']['resume']['certificates'][number];

/** Words that frame any question about a certificate or are part of what certificates are called. */
const FRAME = frameWords('question about a credential');
const KINDS = wordAloneFor('certificate-names: kinds');

export const PAST = /\b(ever|previously|in the past|deja|par le passe|at any time)\b/g;
export const HELD =
  /\b(held|hold|holds|obtained|earned|completed|passed|obtenu\w*|detenu\w*|reussi\w*|suivi\w*|possede|had)\b/g;

/** A text with every name of a credential in its first form, so that "Basic Life Support" and "BLS" are one word. */
function unified(text: string): string {
  return sameCredentials.reduce((line, [first = '', ...others]) => {
    // "On your card" names no province.
    const names = others.filter((name) => !FRAME.has(name)).toSorted((a, b) => b.length - a.length);
    return names.reduce((out, name) => ` ${out} `.replaceAll(` ${name} `, ` ${first} `).trim(), line);
  }, text);
}

const tellingWords = (text: string): string[] =>
  unified(text)
    .split(' ')
    .filter((word) => word !== '' && !FRAME.has(word));

/** Words that initials leave out: "Veterinary Council of Ireland". */
const SMALL = /(?<=\p{Lu}\p{L}+) (?:of|for|and|the|de|des|du|la|et)(?: the| la)? (?=\p{Lu})/gu;

/** The words of a certificate's name, with the code of a region it names and the initials of its parts: "RDH", "CO". */
function wordsOf({ name, issuer }: Certificate): string[] {
  const plain = plainLabel(`${name} ${issuer}`);
  const codes = [...STATES, ...PROVINCES].filter(({ names }) =>
    names.some((one) => ` ${plain} `.includes(` ${one} `)),
  );
  const titled = [name, name.replaceAll(SMALL, ' ')].flatMap((line) =>
    [...line.matchAll(/\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)+/gu)].flatMap(([part]) =>
      initialsOf(plainLabel(part)),
    ),
  );
  return [...tellingWords(plain), ...codes.map(({ code }) => code.toLowerCase()), ...titled];
}

/** "B737NG" is the 737NG. */
const isCode = (word: string): boolean => /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,}$/.test(word);

const named = (word: string, words: readonly string[]): boolean =>
  words.some(
    (one) =>
      isAlike(stem(one), stem(word)) ||
      (isCode(one) && isCode(word) && (one.endsWith(word) || word.endsWith(one))),
  );

/** What makes one be what a certificate says, which is no part of its name: "commissioned as a notary". Who works as one need not hold it. */
const MADE_TO_BE = /\b(?!employed|worked|trained|hired|used)\w{3,}ed as (?=(?:an?|the) )/g;
/** What whoever holds a licence stands on; who is entered for a course does not hold it yet. */
const ON_THE_ROLL =
  /\b(?:inscrite?|inscription) (?:au (?:tableau|registre|role)\b|a l (?=ordre\b))|\bon the (?:roll|register) of\b/g;

const askedOf = (text: string): string[] =>
  tellingWords(
    [PAST, HELD, MADE_TO_BE, ON_THE_ROLL].reduce((rest, words) => rest.replaceAll(words, ' '), text),
  );

/** Whether a text asks of a certificate and says not which: "Is your certification still valid?" */
export const namesNone = (text: string): boolean => askedOf(text).length === 0;

/** A word cut short is the beginning of one that is no code: "cat" of "catégorie", "Vic" of "Victoria". */
const isCutShort = (word: string, words: readonly string[]): boolean =>
  /^[a-z]{3,5}$/.test(word) && words.some((one) => one.length > word.length + 1 && one.startsWith(word));

/** Whether a certificate has every telling word of a question, one at least in full. */
function hasAll(asked: readonly string[], certificate: Certificate): boolean {
  const words = wordsOf(certificate);
  const inFull = asked.filter((word) => named(word, words));
  return inFull.length > 0 && asked.every((word) => inFull.includes(word) || isCutShort(word, words));
}

/** The recorded certificate that a question names, with every telling word of the question; -1 when none or several have them all. */
export function certificateAsked(text: string, certificates: readonly Certificate[]): number {
  const asked = askedOf(text);
  if (asked.length === 0) return -1;
  const found = certificates.flatMap((certificate, index) => (hasAll(asked, certificate) ? [index] : []));
  if (found.length < 2) return found[0] ?? -1;
  // Of a licence and a permit of the same place the one that is called so.
  const kinds = text.split(' ').filter((word) => KINDS.test(word));
  const called = found.filter((index) =>
    kinds.some((kind) =>
      plainLabel(certificates[index]?.name ?? '')
        .split(' ')
        .some((word) => isAlike(stem(word), stem(kind))),
    ),
  );
  return called.length === 1 ? (called[0] ?? -1) : -1;
}

/** What a choice begins with where it is known by a code: "H - Hazmat", "AZ: tractor-trailer". */
const CODE = /^(\p{Lu}\d?|\p{Lu}{2,3})\s*[-–—:]\s/u;

/** The recorded certificate whose name has the code that a choice begins with in brackets: "Hazardous materials (H)"; -1 when none or several have. */
export function certificateOfCode(label: string, certificates: readonly Certificate[]): number {
  const code = CODE.exec(label)?.[1];
  if (code === undefined) return -1;
  const found = certificates.flatMap(({ name }, index) => (name.includes(`(${code})`) ? [index] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** How long a certificate lasts, which is no part of what it is called. */
const LASTING = /\b(\w+ years?|\w+ ans)\b/g;

/** How much of a name some words hold, from 0 to 1; 0 where they hold one word alone or less than two thirds. */
function heldOf(name: string, asked: readonly string[]): number {
  const words = tellingWords(plainLabel(name).replaceAll(LASTING, ' '));
  const met = words.filter((word) => named(word, asked)).length;
  return met > 1 && met * 3 >= words.length * 2 ? met / words.length : 0;
}

/** The one of all that has most of something; -1 where none has any or two have as much. */
function mostOf(shares: readonly number[]): number {
  const most = Math.max(0, ...shares);
  return most > 0 && shares.filter((share) => share === most).length === 1 ? shares.indexOf(most) : -1;
}

/** Who teaches or holds more than what a certificate says. */
const FURTHER = wordAloneFor('certificate-names: further');
const CAPITALS = /\b\p{Lu}{2,}\b/gu;
const BRACKETS = /\(([^)]*)\)/g;

/**
 * The one recorded certificate most of whose telling words a question holds, whatever else it says: by its name, else by its initials, else by
 * what its name says in brackets; -1 when none or several are.
 */
export function certificateNearly(text: string, certificates: readonly Certificate[]): number {
  const asked = askedOf(text);
  const more = asked.filter((word) => FURTHER.test(word));
  if (more.some((word) => !certificates.some(({ name }) => plainLabel(name).includes(word)))) return -1;
  const byName = certificates.map(({ name }) => heldOf(name.replaceAll(BRACKETS, ' '), asked));
  const isAsked = ([one]: readonly string[]): boolean => asked.includes(unified(plainLabel(one ?? '')));
  const initials = certificates.map(({ name }) => [...name.matchAll(CAPITALS)].filter(isAsked).length);
  const within = certificates.map(({ name }) =>
    Math.max(0, ...[...name.matchAll(BRACKETS)].map(([, words = '']) => heldOf(words, asked))),
  );
  const found = [byName, initials, within].find((shares) => shares.some((share) => share > 0)) ?? [];
  return mostOf(found);
}
