import { numberWords } from '#engines/language/index.ts';
import { countWords } from '#engines/lexicon/index.ts';

/** Number words and words that count, folded, with their value. "One", "un" and "une" are mostly articles and stand apart. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([...numberWords, ...countWords]);
