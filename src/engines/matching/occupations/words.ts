import { stem } from '#engines/language/index.ts';
import { STOP_WORDS } from '#engines/text/index.ts';
import { writtenOut } from '#engines/matching/reading/short-forms.ts';
import { normalised } from '#engines/matching/reading/tokens.ts';

/** The stems of a normalised text's telling words, each once, in order; short forms are written out. */
export function titleStems(text: string): string[] {
  const words = writtenOut(text).split(' ');
  return [...new Set(words.filter((word) => word !== '' && !LINKS.has(word)).map(stem))];
}

/** The stems of what a text of duties says, with repeats. */
export function dutyStems(text: string): string[] {
  return normalised(text)
    .split(' ')
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stem);
}

// "It" and "all" are words of titles; only these link others.
const LINKS: ReadonlySet<string> = new Set(
  'a an and at aux au by d de des du en et except for from in l la le les not of on or other ou the to un une using with'.split(
    ' ',
  ),
);
