import type { BeyondSales, NotKept } from '#contract/localbiz/sales-parts.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { beyondOf, INSTEAD, readInstead } from './beyond.ts';
import { averageChoices, choicesOf, whenChoices } from './choices.ts';
import type { Choice } from './choices.ts';
import { notKeptOf } from './not-kept.ts';
import { freeAt } from './parts/board.ts';
import type { Board } from './parts/board.ts';
import type { Filters } from './parts/settled-filters.ts';
import { partsOf, queryOf } from './query-of-parts.ts';
import type { Parts } from './query-of-parts.ts';
import { has } from './words/seek.ts';
import { spansOf } from './words/spans.ts';
import type { Span } from './words/spans.ts';
import { namesOf } from './words/names.ts';
import type { Named, ShopWords } from './words/names.ts';
import { tokensOf } from './words/tokens.ts';

type TakenFor = { words: string; name: string };

/** What a question asks, or why that is not known. */
export type Reading =
  | { outcome: 'read'; query: SalesQuery; takenFor: TakenFor[] }
  | { outcome: 'which'; words: string[]; choices: Choice[]; query: SalesQuery }
  | { outcome: 'not understood'; words: string[] }
  | { outcome: 'beyond sales'; beyond: BeyondSales; choices: Choice[] }
  | { outcome: 'not kept'; why: NotKept; query: SalesQuery };

/** What words may be left over: they ask, join and point, and say nothing of what. */
const EMPTY = ['frame', 'and', 'or', 'which', 'sell', 'make', 'how much', 'who', 'to date'];

/** Words that say something and were not read. */
function leftOver(board: Board): string[] {
  return board.spans.flatMap((span, at) => {
    const isEmpty = has(span, ...EMPTY) && !(has(span, 'who') && at === 0);
    return freeAt(board, at) && !isEmpty ? [span.words] : [];
  });
}

/** What is read of a question whose words were all read. */
function settled(board: Board, parts: Parts): Reading {
  const query = queryOf(parts);
  const { filters, grouping, measured } = parts;
  const words = filters.unclear.map((one) => one.words);
  if (words.length > 1) return { outcome: 'not understood', words };
  const { limit } = parts.comparison;
  const isCounted =
    query.measure === 'tickets' || query.measure === 'quantity' || query.measure === 'average_ticket';
  // "Tickets over 50 dollars" are those that came to more, and no number of them.
  if (
    limit !== null &&
    isCounted &&
    (query.group === null || (limit.isMoney && query.measure !== 'average_ticket'))
  )
    return { outcome: 'not understood', words: [limit.words] };
  if (measured.countsAmounts) return { outcome: 'not kept', why: 'count_of_these', query };
  if (words.length === 1) return { outcome: 'which', words, choices: choicesOf(query, filters), query };
  if (grouping.isWhen)
    return { outcome: 'which', words: wordsWith(board, 'when'), choices: whenChoices(query), query };
  if (measured.isOpenAverage && query.measure !== 'margin_share' && query.measure !== 'average_ticket')
    return {
      outcome: 'which',
      words: wordsWith(board, 'average', 'measure:average_ticket'),
      choices: averageChoices(query),
      query,
    };
  const why = notKeptOf(query);
  if (why !== null) return { outcome: 'not kept', why, query };
  return { outcome: 'read', query, takenFor: takenFor(board, filters) };
}
const wordsWith = ({ spans }: Board, ...notions: string[]): string[] =>
  spans.filter((span) => has(span, ...notions)).map(({ words }) => words);
const takenFor = ({ spans }: Board, filters: Filters): TakenFor[] => [
  ...spans.flatMap(({ words, takenFor: name }) => (name === null ? [] : [{ words, name }])),
  ...filters.takenFor,
];

function readSpans(spans: readonly Span[], clock: Board['clock'], shops: readonly Named<string>[]): Reading {
  const board: Board = { spans, used: new Set(), clock };
  const beyond = beyondOf(board);
  if (beyond !== null) {
    const measure = INSTEAD[beyond];
    const instead =
      measure === undefined ? null : readSpans(readInstead(spans, beyond, measure), clock, shops);
    const choices =
      instead?.outcome === 'read'
        ? [{ name: instead.query.measure, part: 'measure', query: instead.query }]
        : [];
    return { outcome: 'beyond sales', beyond, choices };
  }
  const parts = partsOf(board, shops);
  const words = leftOver(board);
  if (words.length > 0) return { outcome: 'not understood', words };
  // An order of nothing, and a greeting, ask for no number.
  const isOrderless =
    parts.grouping.order !== null && parts.grouping.group === null && !parts.grouping.isWhen;
  if (isOrderless || !asksAnything(board))
    return { outcome: 'not understood', words: isOrderless ? orderWords(board) : [] };
  return settled(board, parts);
}
const orderWords = (board: Board): string[] =>
  wordsWith(board, 'most', 'least', 'busiest', 'quietest', 'most sold', 'least sold');
const asksAnything = ({ spans, used }: Board): boolean =>
  spans.some(
    (span, at) =>
      (used.has(at) && [...span.notions].some((notion) => !EMPTY.includes(notion))) ||
      span.things !== null ||
      span.shops !== null ||
      span.tax !== null,
  );

/**
 * Reads a question about a shop's sales, in English or French, by its grammar: each word is bound to a measure, group, filter, period,
 * comparison or order, or says nothing. Where a word is left over the question is not understood, and no other is answered.
 */
export function readQuestion(question: string, shop: ShopWords, clock: Board['clock']): Reading {
  const vocabulary = {
    things: namesOf(shop.things),
    shops: namesOf(shop.shops),
    taxes: namesOf(shop.taxes.map((name) => ({ what: name, name }))),
  };
  const spans = spansOf(tokensOf(question), question, vocabulary);
  return readSpans(spans, clock, shop.shops);
}
