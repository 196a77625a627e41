import { invisible } from '#engines/text/index.ts';
import { text as messages } from './messages.ts';
import type { FoundRefusal } from './refused.ts';

/** Markup, links, addresses of any kind, and what a template would fill in. */
const NOT_PLAIN = /[<>{}[\]|`\\^~]|https?:|www\.|@|\b[\w-]+\.(?:com|ca|org|net|io|dev|invalid)\b/i;

const isPlain = (text: string, longest: number): boolean =>
  /\p{L}{2}/u.test(text) &&
  text.length <= longest &&
  text.trim() === text &&
  !text.includes('\n') &&
  invisible(text) === text &&
  !NOT_PLAIN.test(text);

/** Why a text of a model is no plain prose on one line, of a length that fits its place; nothing where it is. */
export const notPlain = (text: string, longest: number): FoundRefusal[] =>
  isPlain(text, longest)
    ? []
    : [
        {
          span: text,
          why: messages.message(text.length > longest ? 'tooLong' : 'notPlain'),
          remedy: messages.message('nothingToDo'),
        },
      ];

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The numbers of a line that its new wording lost: evidence that is lost is worse than a plain verb. */
export function lostNumbers(text: string, line: string): FoundRefusal[] {
  const kept = new Set(numbersIn(text));
  const lost = numbersIn(line).filter((number) => !kept.has(number));
  if (lost.length === 0) return [];
  return [
    {
      span: text,
      why: messages.message('numbersLost', { numbers: lost }),
      remedy: messages.message('nothingToDo'),
    },
  ];
}
