import type { Said } from '#localization/catalogue.ts';
import { text } from '#engines/matching/messages.ts';

/** "A or B or C". */
export const eitherOf = ([first = '', ...rest]: readonly Said[]): Said =>
  rest.length === 0 ? first : text.message('either', { first, rest: eitherOf(rest) });

/** "A, B, C". */
export const namedTogether = ([first = '', ...rest]: readonly Said[]): Said =>
  rest.length === 0 ? first : text.message('namedWith', { first, rest: namedTogether(rest) });
