import { notionsOf } from './notions.ts';

/** What words of questions and choices of forms stand for, in folded text. */
export const { wordFor, wordAloneFor } = notionsOf('form-notions');
