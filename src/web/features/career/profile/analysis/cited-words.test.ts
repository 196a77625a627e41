import { expect, it } from 'vitest';
import { citedWords } from './cited-words.ts';

it.each([
  [['headline'], ['Headline']],
  [
    ['/work/0/highlights/1', '/work/2/startDate'],
    ['Job 1, line 2', 'Job 3, start date'],
  ],
  [['/work/1'], ['Job 2']],
  [['/skills/0/keywords/3'], ['Skill 4']],
  [[], []],
])('says %j as %j', (places, words) => {
  expect(citedWords(places)).toEqual(words);
});
