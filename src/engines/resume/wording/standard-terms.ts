import { fold } from '#engines/text/index.ts';
import { BILINGUAL } from './bilingual.data.ts';
import type { TermKind } from './bilingual.data.ts';

type Language = 'en' | 'fr';

interface Terms {
  /** By the folded form in the other language. */
  en: Map<string, string>;
  fr: Map<string, string>;
}

const keyOf = (text: string): string =>
  fold(text)
    .replaceAll('’', "'")
    .replace(/[.\s]+$/, '')
    .trim();

function tableOf(lines: string): Terms {
  const terms: Terms = { en: new Map(), fr: new Map() };
  for (const line of lines.split('\n')) {
    const [pair = '', forms = ''] = line.split(' < ');
    const [, english, sign, french] = /^\s*(.+?) ([=>]) (.+?)\s*$/.exec(pair) ?? [];
    if (english === undefined || french === undefined) continue;
    const [englishForms = '', frenchForms = ''] = forms.split('/');
    for (const form of [english, ...englishForms.split(',')].map(keyOf))
      if (form !== '' && !terms.fr.has(form)) terms.fr.set(form, french);
    if (sign === '>') continue;
    for (const form of [french, ...frenchForms.split(',')].map(keyOf))
      if (form !== '' && !terms.en.has(form)) terms.en.set(form, english);
  }
  return terms;
}

const tables = new Map<TermKind, Terms>();

function termsOf(kind: TermKind): Terms {
  const known = tables.get(kind) ?? tableOf(BILINGUAL[kind]);
  tables.set(kind, known);
  return known;
}

/**
 * A standard term as it is said in a language: "Fluent" is "Courant", "Master's degree" is "Maîtrise". Only terms that mean
 * the same in both are known; null for any other, which stays as the person wrote it. One already in the language is null.
 */
export function standardTerm(kind: TermKind, text: string, language: Language): string | null {
  const said = termsOf(kind)[language].get(keyOf(text));
  return said === undefined || said === text ? null : said;
}
