import { fold } from '#engines/text/index.ts';
import { termsInBoth } from '#engines/lexicon/index.ts';
import type { TermKind } from '#engines/lexicon/index.ts';

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

function tableOf(kind: TermKind): Terms {
  const terms: Terms = { en: new Map(), fr: new Map() };
  for (const { word, language, value } of termsInBoth(kind))
    terms[language === 'en' ? 'fr' : 'en'].set(keyOf(word), value);
  return terms;
}

const tables = new Map<TermKind, Terms>();

function termsOf(kind: TermKind): Terms {
  const known = tables.get(kind) ?? tableOf(kind);
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
