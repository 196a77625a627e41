import type { SalesQuery, SoldThing } from '#contract/localbiz/sales-query.ts';
import { readQuestion } from '#engines/asking/index.ts';

const named = (kind: SoldThing['kind'], id: string, name = id) => ({ what: { kind, id }, name });

/** What a bakery with two shops sells, and the taxes it charges. */
export const bakery = {
  things: [
    named('product', 'Rye loaf'),
    named('product', 'Croissant'),
    named('product', 'Almond croissant'),
    named('product', 'Coffee'),
    named('product', 'Butter tart'),
    named('product', 'Pain au chocolat'),
    named('item', 'large', 'Coffee, large'),
    named('item', 'small', 'Coffee, small'),
    named('category', 'Bread'),
    named('category', 'Pastry'),
  ],
  shops: [
    { what: 'harbour', name: 'Harbour Street Bakery' },
    { what: 'market', name: 'Market Hall' },
  ],
  taxes: ['TPS', 'TVQ'],
};

/** A Wednesday; sales are known until the day before. */
export const clock = { today: '2026-11-18', knownFrom: '2025-01-02', knownTo: '2026-11-17' };

export const read = (question: string) => readQuestion(question, bakery, clock);

/** A query that asks for nothing but sales of the last four weeks, but for what is given. */
export const query = (parts: Partial<SalesQuery> = {}): SalesQuery => ({
  measure: 'sales',
  tax: null,
  a_day: false,
  group: null,
  things: [],
  without: [],
  weekdays: [],
  hours: null,
  channel: null,
  shops: [],
  period: { from: '2026-10-21', to: '2026-11-17' },
  against: null,
  changed: null,
  limit: null,
  order: null,
  first: null,
  ...parts,
});
