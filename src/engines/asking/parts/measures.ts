import { measures } from '#contract/localbiz/sales-parts.ts';
import type { Measure } from '#contract/localbiz/sales-parts.ts';
import { has, seek } from '#engines/asking/words/seek.ts';
import { freeAt, placesOf, take } from './board.ts';
import type { Board } from './board.ts';
import type { Grouping } from './groups.ts';

export interface Measured {
  measure: Measure;
  /** "How many" of what is an amount of money. */
  countsAmounts: boolean;
  /** "Average sales" may be those of a ticket or of a day. */
  isOpenAverage: boolean;
  aDay: boolean;
}

interface Told {
  grouping: Grouping;
  hasThings: boolean;
  hasTax: boolean;
  isChange: boolean;
}

const NOUNS = measures.map((measure) => `measure:${measure}`);

/** What "how many" counts, which is read with it: items or tickets. */
function readCount(board: Board, { hasThings }: Told): Measure | null {
  for (const at of placesOf(board, 'how many')) {
    const place = seek(board.spans, at + 1, (span) => !span.notions.has('frame'));
    const span = freeAt(board, place);
    const counts = has(span, 'group:item')
      ? 'quantity'
      : has(span, 'measure:tickets', 'measure:sales')
        ? 'tickets'
        : null;
    if (counts !== null) {
      take(board, at);
      take(board, place);
      return counts;
    }
    const isLoose = has(span, 'sell', 'how much') || span === undefined;
    if (hasThings || isLoose || has(span, 'measure:quantity')) {
      take(board, at);
      return 'quantity';
    }
  }
  return null;
}

/** The noun of a measure; a second one that is another stays unread. */
function readNoun(board: Board, { hasTax }: Told): Measure | null {
  const places = placesOf(board, ...NOUNS);
  const nounAt = (at: number) =>
    measures.find((measure) => has(board.spans[at], `measure:${measure}`)) ?? null;
  const [first] = places.map(nounAt);
  // A tax by its name is what is asked for already.
  if (hasTax && first !== 'tax') return null;
  for (const at of places) {
    if (nounAt(at) !== first) continue;
    take(board, at);
    // "The best items by margin".
    const by = board.spans.findLastIndex((span, place) => place < at && !has(span, 'frame'));
    if (has(freeAt(board, by), 'by')) take(board, by);
  }
  return first ?? null;
}

/** "By ticket", "per order": the average of one. */
function readPerTicket(board: Board): boolean {
  for (const at of placesOf(board, 'by')) {
    const place = seek(board.spans, at + 1, (span) => has(span, 'ticket') && !span.plural);
    if (place < 0 || !freeAt(board, place)) continue;
    take(board, at);
    take(board, place);
    return true;
  }
  return false;
}

function readVerb(board: Board, { grouping, isChange, hasTax }: Told): Measure {
  const earns = placesOf(board, 'earn');
  // "Croissants sold", "croissants vendus": so many of them.
  const isSold = placesOf(board, 'sell').some(
    (at) => board.spans[at - 1]?.things != null && /^(?:sold|vendu)/i.test(board.spans[at]?.words ?? ''),
  );
  for (const at of placesOf(board, 'sell', 'make', 'earn')) take(board, at);
  if (hasTax) return 'tax';
  if (earns.length > 0)
    // What items leave of days of another number is told by their share.
    return isChange && (grouping.group === 'item' || grouping.group === 'category')
      ? 'margin_share'
      : 'margin';
  return grouping.by ?? (isSold && grouping.group === null ? 'quantity' : 'sales');
}

/** What a question sums up; the words of it count as read. Sales where it says nothing. */
export function readMeasure(board: Board, told: Told): Measured {
  const { grouping } = told;
  const isPerTicket = readPerTicket(board);
  const count = readCount(board, told);
  const noun = readNoun(board, told);
  const verb = readVerb(board, told);
  const counts = placesOf(board, 'how many').filter((at) => !has(board.spans[at], 'how much'));
  const countsAmounts = counts.length > 0 && noun !== null && noun !== 'quantity' && noun !== 'tickets';
  if (countsAmounts) for (const at of counts) take(board, at);
  for (const at of placesOf(board, 'how much')) take(board, at);
  const bare = { countsAmounts, isOpenAverage: false, aDay: grouping.aDay };
  const measure = noun ?? count ?? verb;
  if (isPerTicket && (measure === 'sales' || measure === 'average_ticket'))
    return { ...bare, measure: 'average_ticket' };
  if (isPerTicket) return { ...bare, measure, countsAmounts: true };
  if (count !== null && noun !== null && noun !== count && !(count === 'quantity' && noun === 'sales'))
    return { ...bare, measure, countsAmounts: true };
  if (grouping.average && !bare.aDay) {
    if (measure === 'tickets' && noun === 'tickets') return { ...bare, measure: 'average_ticket' };
    return { ...bare, measure, isOpenAverage: true };
  }
  return { ...bare, measure: count === 'quantity' && noun === 'sales' ? 'quantity' : measure };
}
