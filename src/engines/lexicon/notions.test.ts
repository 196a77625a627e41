import { expect, it } from 'vitest';
import { notionsOf } from './notions.ts';

const forms = notionsOf('form-notions');
const meetings = notionsOf('meeting-words');

it('a word is found whole, and what may stand around it only where its row says so', () => {
  const paper = forms.wordFor('whole-form: other paper');
  expect(paper.test('ihr arbeitszeugnis')).toBe(true);
  expect(paper.test('zeugnisheft')).toBe(false);
  const pending = forms.wordFor('certificate state: pending');
  expect(pending.test('it is pending')).toBe(true);
  expect(pending.test('appending')).toBe(false);
});

it('another pattern counts as well, with its flags', () => {
  const word = forms.wordFor('certificate state: pending', /^on hold$/i);
  expect(word.test('ON HOLD')).toBe(true);
  expect(word.test('still on hold')).toBe(false);
  expect(word.test('PENDING')).toBe(true);
});

it('text as it is written has capitals, accents and either apostrophe', () => {
  const over = meetings.writtenWordFor('over');
  expect(over.test('Suite à notre appel')).toBe(true);
  expect(over.test('on s’est vus')).toBe(true);
  expect(over.test("On s'est vus")).toBe(true);
  expect(meetings.writtenWordFor('talk').test('échanger')).toBe(true);
  expect(meetings.writtenWordFor('talk').test('rappel')).toBe(false);
});

it('a notion without words is an error', () => {
  expect(() => forms.wordFor('no such thing')).toThrow('No words stand for “no such thing”.');
});
