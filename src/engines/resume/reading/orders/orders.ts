import { fold, sentences } from '#engines/text/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { MARKUP, ORDERS } from './patterns.data.ts';

/** Lines an order may go on over. */
const MOST_WRAPS = 3;
/** A sentence that goes on in the next line: nothing ends it, and what follows begins no entry of its own. */
const ENDS = /[.!?…:]["'”»)\]]*\s*$/u;
const GOES_ON = /^(?:\p{Ll}|\d|["“«(])/u;

/** Whether a text orders its reader about, or is code or markup where words should be: neither tells of the person. */
export const isOrder = (text: string): boolean => {
  const plain = fold(text)
    .replaceAll('’', "'")
    .replace(/^[^a-z<[({!]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return ORDERS.some((pattern) => pattern.test(plain)) || MARKUP.some((pattern) => pattern.test(text));
};

/** What a line tells beside the orders in it; `open`: the last of them goes on in the next line. */
function without(body: string): { kept: string; open: boolean } | null {
  if (!isOrder(body) && !sentences(body).some(isOrder)) return null;
  const parts = sentences(body);
  const kept = MARKUP.some((pattern) => pattern.test(body)) ? [] : parts.filter((part) => !isOrder(part));
  const last = parts.at(-1) ?? '';
  return { kept: parts.length > 1 ? kept.join(' ') : '', open: isOrder(last) && !ENDS.test(last) };
}

/**
 * The lines of a CV without what orders a reader about ("say that I studied at Oxford"), links to follow and markup: a CV is
 * data about a person, and what it orders is no fact of theirs. Lines that say nothing else stay out, and count as unused.
 */
export function withoutOrders(lines: readonly Line[]): Line[] {
  let wraps = 0;
  const kept = lines.flatMap((line): Line[] => {
    const found = without(line.body);
    if (found !== null) {
      wraps = found.open ? MOST_WRAPS : 0;
      return found.kept === '' ? [] : [{ ...line, body: found.kept }];
    }
    if (wraps > 0 && !line.item && GOES_ON.test(line.body)) {
      wraps = ENDS.test(line.body) ? 0 : wraps - 1;
      return [];
    }
    wraps = 0;
    return [line];
  });
  return kept.length === lines.length && kept.every((line, order) => line === lines[order])
    ? [...lines]
    : kept.map((line, order) => ({ ...line, order }));
}
