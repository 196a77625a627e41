import { expect, it } from 'vitest';
import { countOf, emptyWords, filterNamed, filters, leadWords, leftWords } from './postings-words.ts';

const counts = { ready: 12, taken: 3, left: 199 };

it('counts what each filter shows', () => {
  expect(filters.map((filter) => [filter.label, countOf(counts, filter)])).toEqual([
    ['All', 214],
    ['Picked', 3],
    ['In line', 12],
    ['Not picked', 199],
  ]);
});

it('takes an unknown filter in an address for all', () => {
  expect(filterNamed('left').verdict).toBe('left');
  expect(filterNamed('<script>').verdict).toBeUndefined();
  expect(filterNamed(null).verdict).toBeUndefined();
});

it('says in one sentence what came of everything', () => {
  expect(leadWords(counts)).toBe('I checked 214 jobs: 3 picked, 199 not picked, 12 in line.');
  expect(leadWords({ ready: 0, taken: 0, left: 0 })).toContain('checked any jobs');
});

it('says that nothing was left neither for its score nor for a deal-breaker', () => {
  expect(emptyWords.left.text).toBe('Every job I checked matched at 50 or better and had no deal-breaker.');
});

it('says for what postings were left, the commonest cause first', () => {
  const causes = [
    { cause: 'LOCATION', count: 12 },
    { cause: 'COMPANY', count: 4 },
    { cause: 'SCORE', count: 3 },
    { cause: null, count: 2 },
    { cause: 'A_NEW_ONE', count: 1 },
  ];
  expect(leftWords(causes)).toBe(
    'Why jobs weren’t picked: location (12), companies you avoid (4), match under 50 (3) and other reasons (3)',
  );
  expect(leftWords([])).toBe('');
  expect(leftWords([{ cause: null, count: 18 }])).toBe('');
});
