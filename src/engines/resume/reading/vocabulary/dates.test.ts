import { describe, expect, it } from 'vitest';
import { findDates, withoutDate } from './dates.ts';

describe('dates of a CV', () => {
  it.each([
    ['Jan 2019 – Present', '2019-01', '', true],
    ['January 2019 to March 2021', '2019-01', '2021-03', false],
    ['Sept. 2018 - Aug. 2020', '2018-09', '2020-08', false],
    ['01/2019 - 12/2020', '2019-01', '2020-12', false],
    ['2019-01 – 2020-12', '2019-01', '2020-12', false],
    ['2019 — 2021', '2019', '2021', false],
    ['(2019-2021)', '2019', '2021', false],
    ['janv. 2019 à déc. 2020', '2019-01', '2020-12', false],
    ['mars 2020 – à ce jour', '2020-03', '', true],
    ['février 2020 - aujourd’hui', '2020-02', '', true],
    ['de août 2017 à juillet 2019', '2017-08', '2019-07', false],
    ['depuis 2019', '2019', '', true],
    ['Since May 2022', '2022-05', '', true],
    ['Jan – Mar 2019', '2019-01', '2019-03', false],
    ['Summer 2020', '2020', '2020', false],
    ['été 2020', '2020', '2020', false],
    ["Mar '18 - Jun '19", '2018-03', '2019-06', false],
    ['30 juin 2021', '2021-06', '2021-06', false],
    ['June 30, 2021', '2021-06', '2021-06', false],
    ['03/04/2021', '2021', '2021', false],
    ['25/04/2021', '2021-04', '2021-04', false],
    ['2016 au présent', '2016', '', true],
    ['May 2020 – now', '2020-05', '', true],
  ])('%s is read as %s to %s', (text, start, end, present) => {
    const [span] = findDates(text);
    expect(span).toMatchObject({ start, end, present });
  });

  it.each([
    ['Managed 2500 orders'],
    ['$2019 saved'],
    ['marathon'],
    ['Mayor of Hamilton'],
    ['555-2019x'],
    ['presently'],
  ])('there is none in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  it('are taken out with what surrounds them', () => {
    const text = 'Cashier, Metro (Jan 2019 – Present) Hamilton, ON';
    const [span] = findDates(text);
    expect(span && withoutDate(text, span)).toBe('Cashier, Metro\tHamilton, ON');
  });
});
