import { expect, it } from 'vitest';
import { fewerWords, variantDifference } from './variant-words.ts';

it('says how many variants a thin profile supports, and nothing where there are all', () => {
  expect(fewerWords(3)).toBe('');
  expect(fewerWords(2)).toBe(
    'I found two versions your profile supports. Add more about your work to your profile to get up to three.',
  );
  expect(fewerWords(1)).toContain('one version your profile');
});

it('says what a variant changes: the letter, or the summary alone', () => {
  const short = { approach: 'short', summary: '', letter_words: 71 } as const;
  expect(variantDifference(short, false)).toMatch(/71 words\.$/);
  expect(variantDifference({ ...short, letter_words: 0 }, false)).toBe('The summary in your resume changes.');
  expect(variantDifference(short, true)).toContain('stays as you wrote it');
});
