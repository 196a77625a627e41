import type { FormContext } from '#engines/forms/context.ts';
import { frameWords, sameCredentials } from '#engines/lexicon/index.ts';
import { PROVINCES, STATES } from '#engines/forms/understanding/known/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { initialsOf, isAlike, stem } from './skills/stems.ts';

type Certificate = FormContext['master']['resume']['certificates'][number];

/** Words that frame any question about a certificate or are part of what certificates are called. */
const FRAME = frameWords('question about a credential');
const KINDS = /^(licen[cs]e|permit|card|certificat\w*|registration|ticket|permis|carte|attestation)s?$/;

export const PAST = /\b(ever|previously|in the past|deja|par le passe|at any time)\b/g;
export const HELD =
  /\b(held|hold|holds|obtained|earned|completed|passed|obtenu\w*|detenu\w*|reussi\w*|suivi\w*|possede|had)\b/g;

/** A text with every name of a credential in its first form, so that "Basic Life Support" and "BLS" are one word. */
function unified(text: string): string {
  return sameCredentials.reduce((line, [first = '', ...others]) => {
    const names = others.toSorted((a, b) => b.length - a.length);
    return names.reduce((out, name) => ` ${out} `.replaceAll(` ${name} `, ` ${first} `).trim(), line);
  }, text);
}

const tellingWords = (text: string): string[] =>
  unified(text)
    .split(' ')
    .filter((word) => word !== '' && !FRAME.has(word));

/** The words of a certificate's name, with the code of a region it names and the initials of its parts: "RDH", "CO". */
function wordsOf({ name, issuer }: Certificate): string[] {
  const plain = plainLabel(`${name} ${issuer}`);
  const codes = [...STATES, ...PROVINCES].filter(({ names }) =>
    names.some((one) => ` ${plain} `.includes(` ${one} `)),
  );
  const titled = [...name.matchAll(/\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)+/gu)].flatMap(([part]) =>
    initialsOf(plainLabel(part)),
  );
  return [...tellingWords(plain), ...codes.map(({ code }) => code.toLowerCase()), ...titled];
}

const named = (word: string, words: readonly string[]): boolean =>
  words.some((one) => isAlike(stem(one), stem(word)));

const askedOf = (text: string): string[] => tellingWords(text.replaceAll(PAST, ' ').replaceAll(HELD, ' '));

/** The recorded certificate that a question names, with every telling word of the question; -1 when none or several have them all. */
export function certificateAsked(text: string, certificates: readonly Certificate[]): number {
  const asked = askedOf(text);
  if (asked.length === 0) return -1;
  const found = certificates.flatMap((certificate, index) =>
    asked.every((word) => named(word, wordsOf(certificate))) ? [index] : [],
  );
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

/** The one recorded certificate most of whose telling words a question holds, whatever else it says; -1 when none or several are. */
export function certificateNearly(text: string, certificates: readonly Certificate[]): number {
  const asked = askedOf(text);
  const found = certificates.flatMap((certificate, index) => {
    const words = tellingWords(plainLabel(certificate.name.replace(/\([^)]*\)/g, ' ')));
    const met = words.filter((word) => named(word, asked)).length;
    const initials = [...certificate.name.matchAll(/\b\p{Lu}{2,}\b/gu)].some(([one]) =>
      asked.includes(plainLabel(one)),
    );
    return initials || (met > 1 && met * 3 >= words.length * 2) ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? -1) : -1;
}
