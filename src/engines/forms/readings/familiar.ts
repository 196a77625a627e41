import type { FormQuestion } from '#contract/career/form.ts';

/** Verbs that change with "vous", as they stand before "-tu" or behind "tu". */
const VERBS: Readonly<Record<string, string>> = {
  as: 'avez',
  es: 'êtes',
  vas: 'allez',
  peux: 'pouvez',
  veux: 'voulez',
  dois: 'devez',
  sais: 'savez',
  fais: 'faites',
  dis: 'dites',
  connais: 'connaissez',
  viens: 'venez',
  vis: 'vivez',
  suis: 'suivez',
  détiens: 'détenez',
  possèdes: 'possédez',
  préfères: 'préférez',
  espères: 'espérez',
  gères: 'gérez',
  pourrais: 'pourriez',
  voudrais: 'voudriez',
  aimerais: 'aimeriez',
  serais: 'seriez',
  aurais: 'auriez',
  étais: 'étiez',
  avais: 'aviez',
};

function formal(verb: string): string | null {
  const known = VERBS[verb.toLowerCase()];
  if (known !== undefined) return known;
  // "habites", "travailles", "disposes", "commenceras": the regular ones.
  if (/[a-zà-ÿ]{2}eras$/i.test(verb)) return verb.replace(/as$/i, 'ez');
  return /[a-zà-ÿ]{2}es$/i.test(verb) ? verb.replace(/es$/i, 'ez') : null;
}

const INVERTED = /(?<![\p{L}'’])(\p{L}+)[-‑]t(?:u|oi)(?!\p{L})/giu;
const STRAIGHT = /(?<!\p{L})tu\s+(\p{L}+)(?!\p{L})/giu;
/** "T'a" before what somebody did to one. */
const ELIDED = /(?<!\p{L})t['’](?=(?:a|ont|avait)(?!\p{L}))/giu;
const OWN = /(?<![\p{L}'’-])(ton|ta|tes)\s(?=\p{L})/giu;
const PLURAL = /^tes$/i;

/**
 * A French question that says "tu" as the same question with "vous", which what knows questions reads; null for any other, and
 * where a verb is not known.
 */
export function withVous(question: FormQuestion): FormQuestion | null {
  const { label } = question;
  let unsure = false;
  const said = (verb: string, rest: (formal: string) => string, whole: string): string => {
    const found = formal(verb);
    if (found === null) unsure = true;
    return found === null ? whole : rest(found);
  };
  const read = label
    .replace(INVERTED, (whole, verb: string) => said(verb, (found) => `${found}-vous`, whole))
    .replace(STRAIGHT, (whole, verb: string) => said(verb, (found) => `vous ${found}`, whole))
    .replace(ELIDED, 'vous ')
    .replace(OWN, (_, word: string) => (PLURAL.test(word) ? 'vos ' : 'votre '));
  return unsure || read === label ? null : { ...question, label: read };
}
