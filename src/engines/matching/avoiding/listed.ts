import { nameWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { LEGAL_ENDINGS } from './names.data.ts';

const MOST = 100;

/** The names of a list as a person types it, parted by commas, semicolons or lines, without repeats; at most 100. */
export function wordsListed(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => /[\p{L}\p{N}]/u.test(name)))].slice(0, MOST);
}

const isLegalForm = (name: string): boolean => {
  const plain = fold(name).replaceAll(/[\s.]/g, '');
  return nameWords('legal form').has(plain) || LEGAL_ENDINGS.has(plain);
};

/** The companies of such a list: a legal form behind a comma belongs to the name before it. */
export const companiesListed = (text: string): string[] =>
  wordsListed(text).filter((name) => !isLegalForm(name));
