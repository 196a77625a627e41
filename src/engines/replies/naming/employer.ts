import { nameWords } from '#engines/lexicon/index.ts';
import { plainWords } from '#engines/text/index.ts';

const LEGAL_FORM =
  / (inc|incorporated|ltd|limited|llc|corp|corporation|company|ltee|enr|gmbh|sa|sarl|plc|senc)$/;

/** A company's name folded, without its legal form. */
export const nameOf = (company: string): string => plainWords(company).replace(LEGAL_FORM, '');

/** Whether whole words stand in a folded text. */
export const within = (text: string, phrase: string): boolean =>
  phrase.length > 1 && ` ${text} `.includes(` ${phrase} `);

/** Words that many employers have in their names: alone they name nobody. */
export const COMMON = nameWords('common in names');

/** What stands beside an employer's name without making it another's. */
const BESIDE = nameWords('beside a name');

/** Words that stand in names without saying anything. */
const LITTLE = /^(?:of|and|the|for|at|de|du|des|d|l|la|le|les|et|aux?|en|sur)$/;

/** The words of a company's name that say something, folded. */
export const sayingWords = (company: string): string[] =>
  nameOf(company)
    .split(' ')
    .filter((word) => !LITTLE.test(word));

/** The words of a company's name that name it alone, folded. */
const distinctive = (company: string): string[] =>
  nameOf(company)
    .split(' ')
    .filter((word) => word.length >= 4 && !COMMON.has(word));

/** Words of their own that all of some companies have: a group's name, of which each is a house ("Moules Pelchat", "Usinage Pelchat"). */
export function sharedWords(companies: readonly string[]): string[] {
  const [first, ...others] = [...new Set(companies.map(nameOf))];
  if (first === undefined || others.length === 0) return [];
  return distinctive(first).filter(
    (word) => word.length > 4 && others.every((other) => distinctive(other).includes(word)),
  );
}

const CAPITALISED = /[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * Whether a text names a company by one of its own words, written as a name. Another capitalised word beside it that is not
 * part of the name makes it another company.
 */
export function namedShort(written: string, company: string, titleWords: ReadonlySet<string>): boolean {
  const own = new Set(nameOf(company).split(' '));
  const keys = new Set(distinctive(company));
  const initials = nameOf(company)
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  if (keys.size === 0) return false;
  return written.split(/[\n.,;:!?()|<>"“”@]| [-–—] /).some((passage) => {
    const tokens = [...passage.matchAll(CAPITALISED)].map(([token]) => token);
    return tokens.some((token, at) => {
      const word = plainWords(token.replace(/['’]s$/, ''));
      if (!isCapital(token) || !keys.has(word)) return false;
      const belongs = (other: string | undefined): boolean => {
        if (other === undefined || !isCapital(other)) return true;
        if (initials.includes(plainWords(other)) && other === other.toUpperCase()) return true;
        const folded = plainWords(other.replace(/['’]s$/, ''));
        return (
          [folded, folded.replace(/s$/, '')].some((form) => own.has(form)) ||
          BESIDE.has(folded) ||
          titleWords.has(folded)
        );
      };
      return belongs(tokens[at + 1]) && belongs(tokens[at - 1]);
    });
  });
}

/** Whether a text names the company, in full or by a word of its own. */
export const named = (written: string, company: string, titleWords: ReadonlySet<string>): boolean =>
  (nameOf(company).includes(' ') && within(plainWords(written), nameOf(company))) ||
  namedShort(written, company, titleWords) ||
  (distinctive(company).length === 0 && within(plainWords(written), nameOf(company)));
