import type { LinearModel } from '#engines/classifier/index.ts';
import { readTable } from '#engines/tables/index.ts';
import type { Cell, Said, Table, TableReading } from '#engines/tables/index.ts';

const MEANINGS = {
  date: 'date',
  'receipt no': 'order_ref',
  number: 'order_ref',
  item: 'item',
  sort: 'category',
  units: 'qty',
  net: 'net',
  gst: 'tax',
  pst: 'tax',
  total: 'total',
  state: 'status',
  payment: 'line_ref',
  each: 'price',
  before: 'gross',
  off: 'discount',
  back: 'refund',
  mail: 'email',
  spent: 'spend',
  'taxes in all': 'tax',
  'last order': 'last_seen',
  stars: 'stars',
  'would recommend': 'recommends',
  words: 'text',
  carriage: 'shipping',
  code: 'sku',
  bought: 'cost',
  'in stock': 'stock',
};
const labels = ['none', ...new Set(Object.values(MEANINGS))];
/** Knows columns by their names alone. */
export const namesModel: LinearModel = {
  labels,
  bias: labels.map((label) => (label === 'none' ? 9 : 0)),
  unknownScale: 0,
  rows: new Map(
    Object.entries(MEANINGS).map(([name, meaning]) => [
      `name ${name}`,
      { scale: 1, classes: [labels.indexOf(meaning)], weights: [60] },
    ]),
  ),
};

/** A table of lines whose cells are parted by bars. */
export const tableOf = (...lines: string[]): Table => ({
  name: '',
  headers: null,
  records: lines.map((line): Cell[] => line.split('|')),
});
/** Reads a table of lines; throws where it is not understood. */
export const read = (lines: readonly string[], said?: Said): TableReading => {
  const reading = readTable(tableOf(...lines), { model: namesModel }, said);
  if (reading === null) throw new Error('The table was not understood.');
  return reading;
};
/** The values of the rows of a table. */
export const valuesOf = ({ rows }: TableReading) => [...rows.values()].map(({ values }) => values);
