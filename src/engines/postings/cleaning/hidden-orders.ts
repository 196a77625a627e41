import type { Posting } from '#contract/career/posting.ts';
import { addresseeOf } from '#engines/orders/index.ts';
import { hiddenWords, sentences } from '#engines/text/index.ts';

const MOST = 6;
const LONGEST = 200;

type Found = Pick<Posting, 'hidden_orders'>;

const distinct = (found: readonly string[]): Found => {
  const orders = [...new Set(found)].slice(0, MOST);
  return orders.length === 0 ? {} : { hidden_orders: orders };
};

/**
 * Sentences that markup hides from its reader and that tell whoever reads them something else than what the work needs; at most six
 * of 200 characters, and no member where there is none.
 */
export const hiddenOrders = (markup: string): Found =>
  distinct(
    hiddenWords(markup)
      .split('\n')
      .flatMap((line) => sentences(line))
      .filter((sentence) => addresseeOf(sentence) !== null)
      .map((sentence) => sentence.trim().slice(0, LONGEST)),
  );

/** The findings of several parts of one posting as one. */
export const joinedOrders = (parts: readonly Found[]): Found =>
  distinct(parts.flatMap(({ hidden_orders }) => hidden_orders ?? []));
