import { describe, expect, it } from 'vitest';
import { readSeveral } from '#engines/tables/index.ts';
import type { Table } from '#engines/tables/index.ts';
import { namesModel, tableOf } from '#testing/tables.ts';

const sheet = (name: string, ...lines: string[]): Table => ({ ...tableOf(...lines), name });
const readAll = (...tables: Table[]) => readSeveral(tables, { model: namesModel }, () => ({}));
const namesOf = ({ taken }: ReturnType<typeof readAll>) =>
  taken.map(({ parts }) => parts.map(({ name }) => name));

const HEADER = 'Date|Receipt No|Item|Units|Net|GST|Total';
const JANUARY = sheet(
  'Jan',
  HEADER,
  '2026-01-05|R1|Rye|1|7.50|0.38|7.88',
  '2026-01-06|R2|Knot|2|8.00|0.40|8.40',
  '2026-01-07|R3|Rye|1|7.50|0.38|7.88',
);
const FEBRUARY = sheet(
  'Feb',
  'Sales of February',
  HEADER,
  '2026-02-02|R4|Knot|1|4.00|0.20|4.20',
  '2026-02-03|R5|Rye|1|7.50|0.38|7.88',
  'Total||||11.50|0.58|12.08',
);
const PEOPLE = sheet('People', 'Mail|Spent', 'a@example.com|12.00', 'b@example.com|30.00');

describe('tables of one file', () => {
  it('with the same columns are one, whose rows keep their numbers in their order', () => {
    const all = readAll(JANUARY, FEBRUARY);
    expect(namesOf(all)).toEqual([['Jan', 'Feb']]);
    const [{ reading, parts, table }] = all.taken as [(typeof all.taken)[number]];
    expect(parts.map(({ before, rows }) => [before, rows])).toEqual([
      [0, 3],
      [4, 2],
    ]);
    expect([...reading.rows].map(([line, { values }]) => [line, values['order_ref'], values['net']])).toEqual(
      [
        [2, 'R1', 750],
        [3, 'R2', 800],
        [4, 'R3', 750],
        [7, 'R4', 400],
        [8, 'R5', 750],
      ],
    );
    expect(table.records[7 - 1]?.[1]).toBe('R4');
    expect(reading.sums['net']).toBe(3450);
    expect(reading.totals.every(({ says, sums }) => says === sums)).toBe(true);
    expect(all.left).toEqual([]);
  });

  it('of other kinds stay apart, and notes are left out by name', () => {
    const all = readAll(sheet('Read me', 'Ask Ann about this.'), PEOPLE, JANUARY);
    expect(namesOf(all)).toEqual([['Jan'], ['People']]);
    expect(all.taken.map(({ reading }) => reading.kind)).toEqual(['sale_lines', 'customers']);
    expect(all.left).toMatchObject([{ name: 'Read me', because: 'nothing' }]);
  });

  it('are not taken twice where one stands in another, however it is sorted', () => {
    const [header, first, second, third] = JANUARY.records;
    const lines = [...FEBRUARY.records.slice(2, 4), third, first, second];
    const all = {
      name: 'All',
      headers: null,
      records: [header, ...lines].flatMap((one) => (one ? [one] : [])),
    };
    const read = readAll(JANUARY, all);
    expect(namesOf(read)).toEqual([['All']]);
    expect(read.left).toEqual([{ name: 'Jan', because: 'again', rows: 3, of: 'All' }]);
  });

  it('stay both where a row of one is in no other', () => {
    const other = sheet(
      'Other till',
      HEADER,
      ...JANUARY.records.slice(1, 3).map((one) => one.join('|')),
      '2026-01-07|R9|Rye|1|7.50|0.38|7.88',
    );
    expect(namesOf(readAll(JANUARY, other))).toEqual([['Jan', 'Other till']]);
  });

  it.each([
    ['days', ['2026-01-05|7.50|0.38|7.88', '2026-01-06|8.00|0.40|8.40', '2026-01-07|7.50|0.38|7.88']],
    ['the whole', ['2026-01-31|23.00|1.16|24.16']],
  ])('that sum another up by %s are left out, as what they are', (_, rows) => {
    const read = readAll(sheet('Sums', 'Date|Net|GST|Total', ...rows), JANUARY);
    expect(namesOf(read)).toEqual([['Jan']]);
    expect(read.left).toMatchObject([{ name: 'Sums', because: 'sums', of: 'Jan' }]);
  });

  it('of other amounts are sales of their own', () => {
    const read = readAll(sheet('Web', 'Date|Net|GST|Total', '2026-01-05|20.00|1.00|21.00'), JANUARY);
    expect(namesOf(read)).toEqual([['Jan'], ['Web']]);
  });

  it('say for each other which number of a day comes first', () => {
    const open = sheet(
      'First',
      'Date|Receipt No|Net',
      '03/02/2026|R1|5.00',
      '01/04/2026|R2|6.00',
      '02/03/2026|R3|5.50',
    );
    const sure = sheet('Second', 'Date|Receipt No|Net', '13/02/2026|R4|5.00', '21/02/2026|R5|6.00');
    expect(readAll(open).taken[0]?.reading.questions).toMatchObject([{ about: 'date_order' }]);
    const [read] = readAll(open, sure).taken;
    expect(read?.reading.questions).toEqual([]);
    expect([...(read?.reading.rows.values() ?? [])].map(({ values }) => values['date'])).toEqual([
      '2026-02-03',
      '2026-04-01',
      '2026-03-02',
      '2026-02-13',
      '2026-02-21',
    ]);
  });
});
