import { beyondSales } from '#contract/localbiz/sales-parts.ts';
import type { BeyondSales } from '#contract/localbiz/sales-parts.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import type { Board } from './parts/board.ts';
import { has } from './words/seek.ts';
import type { Span } from './words/spans.ts';

/** What is asked that sales do not say; what they do say instead, for those that ask for profit or customers. */
export const INSTEAD: Partial<Record<BeyondSales, SalesQuery['measure']>> = {
  profit: 'margin',
  customers: 'tickets',
};

export function beyondOf({ spans }: Board): BeyondSales | null {
  const isFuture = spans.some(
    (span, at) =>
      has(span, 'tomorrow') ||
      (has(span, 'next') &&
        [spans[at - 1], spans[at + 1]].some((one) =>
          [...(one?.notions ?? [])].some(
            (notion) => notion.startsWith('unit:') || notion === 'month' || notion === 'weekday',
          ),
        )),
  );
  if (isFuture) return 'forecast';
  if (has(spans[0], 'who')) return 'customers';
  return beyondSales.find((one) => spans.some((span) => has(span, `beyond:${one}`))) ?? null;
}

/** Runs of words with those for what sales do not say read as what they do say. */
export const readInstead = (spans: readonly Span[], beyond: BeyondSales, measure: string): Span[] =>
  spans.map((span) =>
    has(span, `beyond:${beyond}`, 'who') ? { ...span, notions: new Set([`measure:${measure}`]) } : span,
  );
