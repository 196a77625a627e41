import { lookAlikeLetters } from '#engines/lexicon/index.ts';
import { fold, remembered, sentences } from '#engines/text/index.ts';
import { ERRANDS } from './errands.data.ts';
import { MONEY, NOT_APPLICANTS } from './money.data.ts';
import { ADDRESSED, ADDRESSED_BY_NAME, CODE, JUDGEMENTS, OPENERS, OPENERS_BY_NAME } from './programs.data.ts';
import { CLAIMS, MARKUP, OF_RESUMES } from './resumes.data.ts';
import { NAMES, PROGRAM, WARE } from './software.data.ts';

/**
 * What a sentence of a posting does beside saying what the work needs: it gives an order to a program that reads it (`program`,
 * `program_opening` where what follows goes with it), wants money of those who apply (`money`), or tells them what to do to apply
 * (`errand`).
 */
export type Addressee = 'program' | 'program_opening' | 'money' | 'errand';

const LONGEST_LOOK = 600;

/** A sentence for comparing: without signs that nobody sees, and with letters that only look Latin as Latin ones. */
function plainly(sentence: string): string {
  const seen = sentence.slice(0, LONGEST_LOOK);
  if (/^[\x20-\x7e]*$/.test(seen)) return seen.toLowerCase().replaceAll("'", ' ');
  const composed = seen.replace(/\p{Cf}/gu, '').normalize('NFKC');
  // A text in such an alphabet has no Latin letters among them.
  const latin = /[a-z]/i.test(composed)
    ? composed.replace(/[\p{sc=Cyrl}\p{sc=Grek}ı]/gu, (letter) => lookAlikeLetters.get(letter) ?? letter)
    : composed;
  return fold(latin).replaceAll("'", ' ');
}

/** Such a sentence with a capital letter in place of each name of a program. */
const withNames = (plain: string): string =>
  plain.replace(NAMES, (name, sure: string | undefined, kind: string | undefined) => {
    if (sure !== undefined) return 'S';
    if (kind === undefined) return 'F';
    return WARE.test(name) ? 'T' : 'K';
  });

const has = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(text));

// Patterns that hold a name are looked for where there is one: few sentences have one, and each pattern costs its first use.
const NAMED = new RegExp(PROGRAM);
const opens = (marked: string): boolean =>
  has(marked, OPENERS) || (NAMED.test(marked) && has(marked, OPENERS_BY_NAME));
const addresses = (marked: string): boolean =>
  has(marked, ADDRESSED) || (NAMED.test(marked) && has(marked, ADDRESSED_BY_NAME));

/** Whom a sentence addresses; null for one that may say what the work needs. Employers put the same sentences under all their postings. */
export const addresseeOf = remembered((sentence): Addressee | null => {
  const plain = plainly(sentence);
  const marked = withNames(plain);
  if (opens(marked) || has(plain, CODE)) return 'program_opening';
  if (addresses(marked) || has(plain, JUDGEMENTS) || has(plain, CLAIMS)) return 'program';
  if (has(plain, MONEY) && !has(plain, NOT_APPLICANTS)) return 'money';
  return has(plain, ERRANDS) ? 'errand' : null;
});

/** Words in quotation marks are what somebody speaks about. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})['‘][^'’]*['’](?!\p{L})/gu;

/**
 * Whether a sentence of a resume tells whoever reads it, or writes from it, what to say or do, or holds markup that does something;
 * what the person did with orders and prompts, or quotes, is none.
 */
export function isOrderInResume(sentence: string): boolean {
  if (MARKUP.test(sentence)) return true;
  const plain = plainly(sentence.replace(QUOTED, ' '));
  const marked = withNames(plain);
  return opens(marked) || addresses(marked) || has(plain, CLAIMS) || has(marked, OF_RESUMES);
}

/** Pairs of marks between which everything is an order, also over several lines. */
const FENCES: readonly (readonly [RegExp, RegExp])[] = [
  [/<!--/, /-->/],
  [/<\|im_start\|>/i, /<\|im_end\|>/i],
  [/\[INST\]/i, /\[\/INST\]/i],
  [
    /\bBEGIN (?:HIDDEN |SYSTEM |SECRET )?(?:PROMPT|INSTRUCTIONS?)/,
    /\bEND (?:HIDDEN |SYSTEM |SECRET )?(?:PROMPT|INSTRUCTIONS?)/,
  ],
  [/<function_call>/i, /<\/function_call>/i],
  [/\[approval\]/i, /\[\/approval\]/i],
  [
    /<\w[^>\n]{0,200}(?:font-size: ?0|display: ?none|visibility: ?hidden|opacity: ?0)[^>\n]{0,200}>/i,
    /<\/\w+>/,
  ],
];
const MOST_FENCED = 4000;

/** A text without what stands between such marks; what never closes ends with its line. */
function withoutFenced(text: string): string {
  let rest = text;
  for (const [open, close] of FENCES) {
    for (let times = 0; times < 20; times += 1) {
      const start = rest.search(open);
      if (start < 0) break;
      const within = rest.slice(start, start + MOST_FENCED);
      const end = close.exec(within);
      const line = within.indexOf('\n');
      const length = end ? end.index + end[0].length : line < 0 ? within.length : line;
      rest = `${rest.slice(0, start)} ${rest.slice(start + Math.max(1, length))}`;
    }
  }
  return rest;
}

const isHeading = (line: string): boolean =>
  /:$|^#/.test(line) || (line.split(' ').length <= 8 && !/[:;.!?,]/.test(line));

const ITEM = /^\s*[-•·*–]\s/;

/**
 * A posting's text without the sentences that say nothing of what the work needs: orders to programs, with what goes on from
 * them, money asked of those who apply, and what to do to apply. Everything else stays sign for sign.
 */
export function withoutOrders(text: string): string {
  const kept: string[] = [];
  let dropsItems = false;
  for (const line of withoutFenced(text).split('\n')) {
    const isItem = ITEM.test(line);
    if (dropsItems && isItem) continue;
    const parts = sentences(line);
    const marks: (Addressee | null)[] = [];
    for (const part of parts) {
      const before = marks.at(-1) ?? null;
      // "P.Eng. and German": what begins with a small letter goes on.
      marks.push(before !== null && /^\p{Ll}/u.test(part) ? before : addresseeOf(part));
    }
    if (marks.every((mark) => mark === null)) {
      if (line.trim() !== '' && !isItem) dropsItems = false;
      kept.push(line);
      continue;
    }
    const opening = marks.indexOf('program_opening');
    const left = parts.filter((_, index) => marks[index] === null && (opening < 0 || index < opening));
    if (left.length > 0) kept.push(left.join(' '));
    // "Instructions for the screening software" heads the list below it.
    dropsItems = opening === 0 && !isItem && isHeading(line.trim());
  }
  return kept.join('\n');
}
