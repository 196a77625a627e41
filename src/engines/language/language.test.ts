import { expect, test } from 'vitest';
import { irregularVerbs } from '#engines/lexicon/index.ts';
import {
  englishNumbers,
  holdsNumber,
  irregularPastOf,
  numberWords,
  relevance,
  spelledNumbers,
  stem,
  terms,
} from './index.ts';

test.each([
  ['zero', 0],
  ['nineteen', 19],
  ['ninety', 90],
  ['dix-sept', 17],
  ['septante', 70],
  ['soixante-dix', 70],
  ['quatre-vingts', 80],
  ['quatre-vingt-dix', 90],
])('a number of one word has its value: %s', (word, value) => {
  expect(numberWords.get(word)).toBe(value);
});

test('"one" and "un" are articles too often to be among the words that count', () => {
  expect(['one', 'un', 'une', 'a'].filter((word) => numberWords.has(word))).toEqual([]);
});

test.each([
  ['one', 1],
  ['une', 1],
  ['thirteen', 13],
  ['twenty-five', 25],
  ['twenty-one', 21],
  ['vingt-et-un', 21],
  ['trente-deux', 32],
  ['quatre-vingt-dix', 90],
])('a number is spelled with a hyphen between tens and ones: %s', (word, value) => {
  expect(spelledNumbers(99).get(word)).toBe(value);
});

test('spelled numbers end where it is asked, and none is before one that it begins', () => {
  const numbers = spelledNumbers(30);
  expect(Math.max(...numbers.values())).toBe(30);
  expect(numbers.has('thirty-one')).toBe(false);
  const words = [...numbers.keys()];
  const hidden = words.filter((word, at) => words.slice(0, at).some((before) => word.startsWith(before)));
  expect(hidden).toEqual([]);
});

test('no number is spelled with ones that do not follow its tens', () => {
  expect(
    ['seventy-onze', 'vingt-deux-trois', 'vingt-onze', 'septante-un'].filter((word) =>
      spelledNumbers(99).has(word),
    ),
  ).toEqual([]);
});

test('English numbers are those of English alone', () => {
  expect(englishNumbers.get('one')).toBe(1);
  expect(englishNumbers.get('eighty')).toBe(80);
  expect(englishNumbers.has('huit')).toBe(false);
});

test.each([
  ['nurse', 'nursing'],
  ['welder', 'welding'],
  ['manage', 'management'],
  ['managed', 'manager'],
  ['inventory', 'inventories'],
  ['infirmier', 'infirmieres'],
  ['vendeur', 'vendeuse'],
  ['shipping', 'shipped'],
  ['accounts', 'accounting'],
  ['teach', 'taught'],
  ['diriger', 'dirigeait'],
  ['child', 'children'],
])('forms of one word have one stem: %s and %s', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['cashier', 'cash'],
  ['cashiers', 'cash'],
  ['post', 'postedition'],
  ['french', 'free'],
])('different words are kept apart: %s and %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('what is no plain word is its own stem', () => {
  expect(['c++', 'node.js', '2019', 'ss', ''].map(stem)).toEqual(['c++', 'node.js', '2019', 'ss', '']);
});

test('irregular words begin with their base form', () => {
  expect(irregularVerbs.find(([base]) => base === 'teach')).toEqual([
    'teach',
    'taught',
    'teaching',
    'teaches',
  ]);
});

test.each(['12 clients', 'doubled sales', 'a team of seven', 'une douzaine d’eleves', 'quinze appels'])(
  'says how many or how much: %s',
  (text) => {
    expect(holdsNumber(text)).toBe(true);
  },
);

test('an article says no number, nor a word that begins as one', () => {
  expect(['one of the best', 'une equipe', 'often', 'tenure'].filter(holdsNumber)).toEqual([]);
});

test('the past of an irregular verb is found by its form in -ing, listed or not', () => {
  expect(['leading', 'seeing', 'drawing', 'digging', 'riding', 'cutting'].map(irregularPastOf)).toEqual([
    'led',
    'saw',
    'drew',
    'dug',
    'rode',
    'cut',
  ]);
});

test('a regular verb has no irregular past, also where a noun begins as it does', () => {
  expect(['planning', 'manning', 'managing', 'carrying'].map(irregularPastOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('terms are the stems of words that carry meaning', () => {
  expect(terms('The nurse is with the patients of the ward')).toEqual(['nurs', 'patient', 'ward']);
});

test('relevance puts the text that answers a query first, and repeating a word in the query changes nothing', () => {
  const texts = ['Answered phones', 'Changed dressings and did wound care', 'Cared for plants'];
  const scores = relevance('wound care nurse', texts);
  expect(scores.indexOf(Math.max(...scores))).toBe(1);
  expect(scores[0]).toBe(0);
  expect(relevance('wound wound wound care nurse', texts)).toEqual(scores);
});
