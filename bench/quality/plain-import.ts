import { parse } from 'csv-parse/sync';
import type { ImportAnswer } from '#bench/predict/tasks/import.ts';

/** The first word of a name that says what a column is. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/date|created|when/i, 'date'],
  [/e-?mail/i, 'email'],
  [/phone/i, 'phone'],
  [/sku|code/i, 'sku'],
  [/item|product|name/i, 'item'],
  [/qty|quantity|units/i, 'qty'],
  [/discount/i, 'discount'],
  [/tax/i, 'tax'],
  [/tip/i, 'tip'],
  [/total/i, 'total'],
  [/net/i, 'net'],
  [/gross/i, 'gross'],
  [/price/i, 'price'],
  [/cost/i, 'cost'],
  [/stars|rating/i, 'stars'],
  [/order|receipt/i, 'order_ref'],
];
const PARTS: Readonly<Record<string, number>> = { qty: 1000, stars: 1 };
const TEXTS: ReadonlySet<string> = new Set(['date', 'email', 'phone', 'sku', 'item', 'order_ref']);

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  } catch {
    return [];
  }
}

/** The plainest importer: commas, the first line, English words in names, and what a number begins with. */
export function plainImport(bytes: Uint8Array): ImportAnswer {
  const [names = [], ...records] = recordsOf(new TextDecoder().decode(bytes));
  const fields = names.map((name) => WORDS.find(([pattern]) => pattern.test(name))?.[1] ?? null);
  const rows = records.map((record, at) => {
    const values = fields.flatMap((field, column): [string, string | number][] => {
      const cell = record[column] ?? '';
      if (field === null || cell === '') return [];
      if (TEXTS.has(field)) return [[field, cell]];
      return [[field, Math.round(Number.parseFloat(cell.replace(/[$,]/g, '')) * (PARTS[field] ?? 100))]];
    });
    return [String(at + 2), Object.fromEntries(values)] as const;
  });
  const isReviews = fields.includes('stars');
  return {
    kind: isReviews ? 'reviews' : fields.includes('date') ? 'sale_lines' : 'items',
    mapping: Object.fromEntries(names.map((name, at) => [name, fields[at] ?? null])),
    ask: [],
    rows: Object.fromEntries(rows),
    rejected: [],
  };
}
