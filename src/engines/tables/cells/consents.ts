import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

const [YES, NO] = [tableWords('yes'), tableWords('no')];
const UNASKED = tableWords('unasked');
/** What a cell says that is neither a yes nor a no. */
export const UNSAID = 'unknown';
/** A day, or how it was said: on paper, by a form, in writing. */
const PROOF = /\d|\b(?:sign|form|paper|papier|ecrit|writ|confirm|web)/;

const REFUSALS = [...NO, ...tableWords('refusing column')].filter((words) => words.length > 2);
/** Words that deny what is said with them, English and French: "don't text", "ne veut pas". */
const NEGATION =
  /n['’]t(?!\p{L})|(?<![\p{L}'’])(?:not|never|dont|ne|n['’](?=\p{L})|pas|jamais|aucune?)(?![\p{L}])/u;
/** A word for yes that is nothing else. */
const isYes = (word: string): boolean => word.length > 1 && word !== 'on' && YES.has(word);

/**
 * Whether somebody wrote in words of their own that there is to be no mail: a word for it wherever it stands, or something denied. Who
 * also says yes, or that nobody asked or knows, says nothing.
 */
function refusesInWords(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '');
  if (words.some(isYes) || text.includes('?')) return false;
  const joined = ` ${words.join(' ')} `;
  const found = REFUSALS.map((phrase) => ({ phrase, at: joined.indexOf(` ${phrase} `) })).find(
    ({ at }) => at >= 0,
  );
  const from = found?.at ?? text.search(NEGATION);
  if (found === undefined && from < 0) return words.length > 1 && NO.has(words.at(-1) ?? '');
  const after = (found === undefined ? text : joined).slice(from).split(/[^\p{L}]+/u);
  return !after.some((word) => UNASKED.has(word));
}

/** yes, no or unknown: what is neither is no consent. */
export const consentOf = (cell: Cell | undefined): string => {
  const text = fold(cellText(cell));
  if (YES.has(text)) return 'yes';
  const words = text.split(/[^\p{L}]+/u);
  const first = words[0] ?? '';
  const next = /^\p{L}+\s+(\p{L}+)/u.exec(text)?.[1] ?? '';
  // Who was never asked has not said no.
  if (NO.has(text) || (NO.has(first) && !UNASKED.has(next))) return 'no';
  // More than a yes is one where only its proof follows it: "yes - signed Jan 6", not "yes but later" or "yes (made by the till)".
  const isProven = YES.has(first) && /^\p{L}+\s*[-–—,:;(]/u.test(text) && PROOF.test(text);
  if (isProven && !words.some((word) => NO.has(word))) return 'yes';
  return refusesInWords(text) ? 'no' : UNSAID;
};
