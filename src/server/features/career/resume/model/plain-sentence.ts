import { invisible } from '#engines/text/index.ts';

/** Markup, links, addresses of any kind, and what a template would fill in. */
const NOT_PLAIN = /[<>{}[\]|`\\^~]|https?:|www\.|@|\b[\w-]+\.(?:com|ca|org|net|io|dev|invalid)\b/i;

/** Whether a text of a model is plain prose on one line, of a length that fits its place. */
export const isPlain = (text: string, longest: number): boolean =>
  /\p{L}{2}/u.test(text) &&
  text.length <= longest &&
  text.trim() === text &&
  !text.includes('\n') &&
  invisible(text) === text &&
  !NOT_PLAIN.test(text);

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Whether every number of a line still stands in its new wording: evidence that is lost is worse than a plain verb. */
export function keepsNumbers(text: string, line: string): boolean {
  const kept = new Set(numbersIn(text));
  return numbersIn(line).every((number) => kept.has(number));
}
