import type { Refusal } from '#contract/career/facts.ts';
import { invisible } from '#engines/text/index.ts';

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
export const notPlain = (text: string, longest: number): Refusal[] =>
  isPlain(text, longest)
    ? []
    : [
        {
          span: text,
          why:
            text.length > longest
              ? 'It is longer than its place allows.'
              : 'It holds markup, an address or signs that do not belong in plain prose.',
          remedy: 'There is nothing for you to do.',
        },
      ];

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The numbers of a line that its new wording lost: evidence that is lost is worse than a plain verb. */
export function lostNumbers(text: string, line: string): Refusal[] {
  const kept = new Set(numbersIn(text));
  const lost = numbersIn(line).filter((number) => !kept.has(number));
  if (lost.length === 0) return [];
  return [
    {
      span: text,
      why: `It loses ${lost.join(', ')}, which your line has.`,
      remedy: 'There is nothing for you to do.',
    },
  ];
}
