import type { TableReading } from '#engines/tables/reading.ts';

type Rows = TableReading['rows'];

function countedRows(rows: Rows): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { values, time } of rows.values()) {
    const key = JSON.stringify([
      Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      time,
    ]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Whether every row of a table stands in another one as well, as often: a month beside the year that holds it. */
export function isWithin(rows: Rows, other: Rows): boolean {
  if (rows.size === 0 || rows.size > other.size) return false;
  const there = countedRows(other);
  return [...countedRows(rows)].every(([key, count]) => (there.get(key) ?? 0) >= count);
}

/** Fields of an amount that may be a day's sales as somebody sums them up. */
const AMOUNTS = ['gross', 'net', 'subtotal', 'total'];
/** Part of the periods that two tables share in which their sums have to be the same. */
const MOST_OF = 0.8;

/** How much of a day `YYYY-MM-DD` names the day, its month, and all days. */
const PERIODS = [10, 7, 0];

/** What the rows of a table come to in each period, by each of its amounts, and by what is paid with the tax. */
function sumsOf(rows: Rows, length: number): Map<string, number[]> {
  const periods = new Map<string, Map<string, number>>();
  for (const { values } of rows.values()) {
    const day = values['date'];
    const period = typeof day === 'string' ? day.slice(0, length) : '';
    if (period.length < length) continue;
    const sums = periods.get(period) ?? new Map<string, number>();
    const add = (name: string, value: unknown) => {
      if (typeof value === 'number') sums.set(name, (sums.get(name) ?? 0) + value);
    };
    for (const name of AMOUNTS) add(name, values[name]);
    const { net, tax } = values;
    if (typeof net === 'number' && typeof tax === 'number') add('with tax', net + tax);
    periods.set(period, sums);
  }
  return new Map(
    [...periods].map(([period, sums]) => [period, [...sums.values()].filter((sum) => sum !== 0)]),
  );
}

/** Whether a table of sales only sums up another one, by days, months or as a whole: it says the same amounts in fewer rows. */
export function sumsUp(rows: Rows, other: Rows): boolean {
  if (rows.size === 0 || rows.size > other.size) return false;
  return PERIODS.some((length) => {
    const [sums, others] = [sumsOf(rows, length), sumsOf(other, length)];
    const shared = [...sums].flatMap(([period, own]) => {
      const known = others.get(period) ?? [];
      return known.length === 0 || own.length === 0 ? [] : [{ own, known }];
    });
    const same = shared.filter(({ own, known }) => own.some((sum) => known.includes(sum)));
    return shared.length > 0 && same.length >= shared.length * MOST_OF;
  });
}
