import { describe, expect, it } from 'vitest';
import { datesOf, timed } from './times.ts';

const spanOf = (sentence: string): [start: string, end: string] => {
  const { startDate, endDate } = timed(sentence);
  return [startDate, endDate];
};

describe('when something told went on', () => {
  it.each([
    ['I worked at Orchard Foods until May 2019', '', '2019-05'],
    ["J'ai travaillé chez Orchard jusqu'en mai 2019", '', '2019-05'],
    ['I have been with Orchard Foods since May 2019', '2019-05', ''],
    ['I cooked there from 2015 to 2018', '2015', '2018'],
    ['I cooked there between 2015 and 2018', '2015', '2018'],
    ['Je cuisine là de mai 2015 à maintenant', '2015-05', ''],
  ])('begins and ends as it says: %s', (sentence, start, end) => {
    expect(spanOf(sentence)).toEqual([start, end]);
  });

  it('has no end where only its beginning is told, and not the date of a deed behind it', () => {
    const began = timed('I started as a clerk in June 2016');
    expect(datesOf(began, began.text, 0)).toEqual({ startDate: '2016-06', endDate: '' });
    const deed = timed('clerk at Orchard, sold 120 carts in 2022');
    expect(datesOf(deed, deed.text, 0)).toEqual({ startDate: '', endDate: '' });
  });
});
