import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import type { Comparison } from './comparison.ts';
import type { Measured } from './measures.ts';

const HUNDRED = 100;
const THOUSAND = 1000;

/** A limit as the values of a measure are kept. */
export function limitIn({ limit }: Comparison, { measure }: Measured): SalesQuery['limit'] {
  if (limit === null) return null;
  const factor =
    measure === 'tickets'
      ? 1
      : measure === 'quantity'
        ? THOUSAND
        : measure === 'margin_share'
          ? THOUSAND / HUNDRED
          : HUNDRED;
  return { is: limit.is, value: Math.round(limit.value * factor) };
}
