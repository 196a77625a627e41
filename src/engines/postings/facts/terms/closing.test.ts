import { describe, expect, it } from 'vitest';
import { passagesOf } from '#engines/postings/facts/text/passages.ts';
import { closingIn } from './closing.ts';

const dayIn = (text: string) => closingIn(passagesOf(text))?.day ?? null;

describe('the last day to apply', () => {
  it.each([
    ['Closing date: March 14, 2027', '2027-03-14'],
    ['Apply by 14 March 2027.', '2027-03-14'],
    ['Applications close 2027-03-14', '2027-03-14'],
    ['Date limite : 14 mars 2027', '2027-03-14'],
    ['Postulez avant le 1er avril 2027.', '2027-04-01'],
    ["Affichage jusqu'au 2 mai 2027", '2027-05-02'],
    ['Date de fermeture : 2027-06-04', '2027-06-04'],
    ['Closing: Dec. 12, 2027', '2027-12-12'],
    ['Avant le 3 déc. 2027.', '2027-12-03'],
  ])('is read in English and French, the month by its name: %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });

  it.each([
    'Founded on March 14, 2020.',
    'Closing date: 03/04/2027',
    'Closing date: soon',
    'Deadline: March 45, 2027',
    'Deadline: February 30, 2027',
    'Deadline 2027-13-01',
  ])(
    'is none where no word says so, where the day may be the month, or where there is no such day: %s',
    (text) => {
      expect(dayIn(text)).toBeNull();
    },
  );
});
