import { plainWords } from '#engines/text/index.ts';
import { referencesIn, shapeOf } from './reference.ts';

/** What parts the items of a list where it says so by itself, and where words before a colon lead to it. */
const BARS = /\s[|•·]\s/;
const ITEMS = /\s[-–]\s|[,;]\s/;
const LEAST_ITEMS = 3;
const LONGEST_ITEM = 8;

/** Whether a line lists several things, such as a firm's open roles or its houses. */
function isList(line: string): boolean {
  if (line.split(BARS).length >= LEAST_ITEMS) return true;
  const listed = /^[^:]{3,60}:\s+(.+)$/.exec(line.trim())?.[1]?.split(ITEMS) ?? [];
  return (
    listed.length >= LEAST_ITEMS &&
    listed.every((item) => /^\p{Lu}[^.!?]*$/u.test(item) && item.split(' ').length <= LONGEST_ITEM)
  );
}

/** A text without the lines that list several things: what stands there is not what a mail is about. */
export const withoutLists = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isList(line))
    .join('\n');

/** What a mail says before its sender's name stands under it: what comes after that stands under every mail. */
export function letterOf(from: string, text: string): string {
  const own = new Set(plainWords(from.replace(/<.*$/s, '')).split(' '));
  const lines = text.split('\n');
  const spoken = lines.findIndex((line) => /\p{L}.*[.!?]\s*$/u.test(line));
  const signed = lines.findIndex((line, at) => {
    const words = plainWords(line).split(' ');
    return at > spoken && spoken >= 0 && words[0] !== '' && words.every((word) => own.has(word));
  });
  return withoutLists((signed < 0 ? lines : lines.slice(0, signed)).join('\n'));
}

/** A letter without what stands in a line with another number of the kind of its subject's, or in the line above one: another job. */
export function withoutOtherNumbers(subject: string, letter: string): string {
  const own = referencesIn(subject);
  const shapes = new Set([...own].map(shapeOf));
  const isOther = (line = '') => {
    const numbers = [...referencesIn(line)].filter((number) => shapes.has(shapeOf(number)));
    return numbers.length > 0 && numbers.every((number) => !own.has(number));
  };
  const lines = letter.split('\n');
  return lines.filter((line, at) => !isOther(line) && !isOther(lines[at + 1])).join('\n');
}
