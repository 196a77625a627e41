import { numberWords } from '#engines/language/index.ts';
import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

const WORST = 1;
const BEST = 5;

/** Stars from 1 to 5: a number, of five or not, a word for one, or stars that are drawn. Null for anything else, 6 of 5 among it. */
export function ratingOf(cell: Cell | undefined): number | null {
  const text = fold(cellText(cell));
  const drawn = /^(★{1,5})☆*$/.exec(text)?.[1]?.length;
  const said =
    /^(\d+(?:[.,]0+)?)(?:\s*(?:\/|of|out of|sur|von|de|di|van)\s*(?:5|five|cinq)(?:[.,]0+)?)?(?:\s*(?:★|\*|stars?|etoiles?|sterne?|estrellas?|stelle?|sterren?|estrelas?))?$/u.exec(
      text,
    )?.[1];
  const word = /^(\p{L}+)(?:[\s_](?:stars?|etoiles?|sterne?))?$/u.exec(text)?.[1] ?? '';
  const spelled = word === 'one' || word === 'un' || word === 'une' ? 1 : numberWords.get(word);
  const value = drawn ?? (said === undefined ? spelled : Number(said.replace(',', '.')));
  return value !== undefined && Number.isInteger(value) && value >= WORST && value <= BEST ? value : null;
}

const YES = new Set([...tableWords('recommended'), ...tableWords('yes')]);
const NO = new Set([...tableWords('not recommended'), ...tableWords('no')]);

/** Signs and pictures around words say nothing, "Yes!!"; a question mark says that it is not sure. */
const AROUND = /^[^\p{L}\p{N}?]+|[^\p{L}\p{N}?]+$/gu;

/** Whether somebody recommends a shop; null where the cell says neither. */
export function recommends(cell: Cell | undefined): boolean | null {
  const text = fold(cellText(cell)).replace(AROUND, '');
  return YES.has(text) ? true : NO.has(text) ? false : null;
}

const TRANSLATED = /\(translated by google\)|\(traduit par google\)/i;
const ORIGINAL = /\((?:original|avis d['’]origine)\)\s*/i;

/** What somebody wrote, not what Google made of it: of a translated review the original, before or after the translation. */
export function originalOf(text: string): string {
  if (!TRANSLATED.test(text)) return text;
  const [before = '', after] = text.split(ORIGINAL);
  if (after !== undefined) return after.trim();
  return (before.split(TRANSLATED)[0] ?? '').trim() || text;
}
