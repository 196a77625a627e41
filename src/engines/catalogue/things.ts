import { invisible } from '#engines/text/index.ts';

/** A thing that a catalogue or a stock list names; money in cents, stock in thousandths, null where nothing is said. */
export interface FileThing {
  item: string;
  /** "" where there is one kind only. */
  variant: string;
  sku: string;
  /** Digits alone, as `gtinOf` writes them; "" for none. */
  gtin: string;
  category: string;
  price: number | null;
  cost: number | null;
  stock: number | null;
  line: number;
}

export type RowValues = Readonly<Record<string, string | number | boolean>>;

const LONGEST_NAME = 200;
const LONGEST_CODE = 64;

const textOf = (value: RowValues[string] | undefined, most = LONGEST_NAME): string =>
  value === undefined ? '' : invisible(String(value)).replaceAll(/\s+/g, ' ').trim().slice(0, most);
const numberOf = (value: RowValues[string] | undefined): number | null =>
  typeof value === 'number' ? value : null;

/** A barcode (GTIN) as it is compared: 8 to 14 digits without the noughts before them, which spreadsheets lose; "" for what is none. */
export function gtinOf(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{6,14}$/.test(digits) ? digits.replace(/^0+/, '') : '';
}

/** Names that a system gives a variant where there is only one, folded. */
export const onlyNames: readonly string[] = [
  '',
  'default title',
  'regular',
  'default',
  'standard',
  'ordinaire',
];
export const isOnly = (variant: string): boolean => onlyNames.includes(variant.toLowerCase());

/**
 * The things in the rows of a catalogue (by the number of their record), and lines that name nothing. Where a row has no name it is
 * another variant of the thing before it, if it belongs to the same group or there are none.
 */
export function thingsIn(rows: Iterable<readonly [line: number, values: RowValues]>): {
  things: FileThing[];
  nameless: number[];
} {
  const found: { things: FileThing[]; nameless: number[] } = { things: [], nameless: [] };
  let before = { item: '', group: '', category: '' };
  for (const [line, values] of rows) {
    const own = textOf(values['item']);
    const group = textOf(values['group_ref']);
    const isMore = own === '' && (group === '' || group === before.group);
    const item = isMore ? before.item : own;
    const category = textOf(values['category']) || (isMore ? before.category : '');
    const sku = textOf(values['sku'], LONGEST_CODE);
    if (item === '' && sku === '') {
      found.nameless.push(line);
      continue;
    }
    if (own !== '') before = { item, group, category };
    const variant = textOf(values['variant']);
    found.things.push({
      item: item || sku,
      variant: variant.toLowerCase() === 'default title' ? '' : variant,
      sku,
      gtin: gtinOf(textOf(values['gtin'], LONGEST_CODE)),
      category,
      price: numberOf(values['price']),
      cost: numberOf(values['cost']),
      stock: numberOf(values['stock']),
      line,
    });
  }
  return found;
}
