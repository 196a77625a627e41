import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const NAMES = 'Date|Item|Net';
/** The day of the first row as it was read, or that it has to be asked for. */
const firstDay = (lines: readonly string[], line: number) => {
  const { questions, rows } = read(lines);
  return questions.length > 0 ? 'asked' : rows.get(line)?.values['date'];
};
/** Rows with days, in a sheet that has some lines above the names of its columns. */
const under = (above: readonly string[], days: readonly string[], names = NAMES) =>
  firstDay([...above, names, ...days.map((day, at) => `${day}|Rye|${at + 1}.00`)], above.length + 2);

const days = ['01/04/2026', '02/04/2026', '07/04/2026'];
/** The day of the first of those in a column of a name. */
const named = (name: string) => {
  const lines = [`${name}|Item|Net`, ...days.map((day) => `${day}|Rye|4.00`)];
  return read(lines, { fields: { [name]: 'date' } }).rows.get(2)?.values['date'];
};

describe('the order of day and month is proved by what the file says beside its rows', () => {
  test('by the period in its title', () => {
    expect(under(['Register from 01/04/2026 to 15/04/2026||'], days)).toBe('2026-04-01');
    expect(under(['From April 1, 2026||to April 30, 2026'], days)).toBe('2026-04-01');
    expect(under(['Register from 01/04/2026 to 04/15/2026||'], days)).toBe('2026-01-04');
    expect(under(['Du 2026-01-01 au 2026-07-31||'], ['01/04/2026', '02/04/2026'])).toBe('asked');
  });

  test('by the months that it names, of which it may name the first and the last', () => {
    expect(under(['Ventes avril 2026||'], days)).toBe('2026-04-01');
    const firsts = ['01/09/2026', '02/09/2026', '03/09/2026'];
    expect(under(['Sales, January to March 2026||'], firsts)).toBe('2026-01-09');
    expect(under(['Sales, January to September 2026||'], firsts)).toBe('asked');
    expect(under(['Sales Q2||'], days)).toBe('2026-04-01');
    // May is neither.
    expect(under(['Printed for May||'], days)).toBe('asked');
  });

  test('by its sections of weeks and its sums of days', () => {
    const weeks = [
      NAMES,
      'Week 14||',
      '01/04/2026|Rye|1.00',
      '03/04/2026|Rye|2.00',
      'Week 15||',
      '07/04/2026|Rye|4.00',
    ];
    expect(firstDay(weeks, 3)).toBe('2026-04-01');
    const sums = [
      NAMES,
      '06/09/2026|Rye|1.00',
      'Tues total||1.00',
      '06/11/2026|Rye|2.00',
      'Thurs total||2.00',
    ];
    expect(firstDay(sums, 2)).toBe('2026-06-09');
  });

  test('by the name of its column, and by days that are written alike in another', () => {
    expect(named('Date (jj/mm/aaaa)')).toBe('2026-04-01');
    expect(named('Date mm/dd/yyyy')).toBe('2026-01-04');
    const due = ['Date|Item|Net|Due', '01/04/2026|Rye|4.00|25/04/2026', '02/04/2026|Rye|5.00|26/04/2026'];
    expect(firstDay(due, 2)).toBe('2026-04-01');
    const dashes = due.map((line) => line.replace(/(\d+)\/04\/2026$/, '$1-04-26'));
    expect(firstDay(dashes, 2)).toBe('asked');
  });

  test('by nothing where what it says does not agree', () => {
    expect(under(['Ventes avril 2026, jj/mm/aaaa||', 'printed 04/20/2026||'], days)).toBe('asked');
  });
});

describe('the course of rows', () => {
  const [forth, back] = [
    ['02/03/2026', '05/03/2026', '11/03/2026', '01/04/2026', '07/04/2026', '03/05/2026'],
    ['03/05/2026', '07/04/2026', '01/04/2026', '11/03/2026', '05/03/2026', '02/03/2026'],
  ];
  test('proves that the day comes first where rows go forth, or back, in that order alone', () => {
    expect(under([], forth ?? [])).toBe('2026-03-02');
    expect(under([], back ?? [])).toBe('2026-05-03');
    expect(under([], (forth ?? []).slice(0, 5))).toBe('asked');
  });

  test('proves that the month comes first only with numbers of rows that rise with it: text in order looks the same', () => {
    const dates = ['03/02/2026', '03/05/2026', '03/11/2026', '04/01/2026', '04/07/2026', '05/03/2026'];
    expect(under([], dates)).toBe('asked');
    const numbered = (numbers: readonly number[]) =>
      firstDay(['Date|Item|Net|Slip', ...dates.map((day, at) => `${day}|Rye|4.00|A-${numbers[at]}`)], 2);
    expect(numbered([101, 102, 107, 110, 111, 120])).toBe('2026-03-02');
    expect(numbered([101, 131, 107, 110, 111, 120])).toBe('asked');
  });
});
