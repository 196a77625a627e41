import { describe, expect, it } from 'vitest';
import { applicationStates } from '#contract/career/applications.ts';
import { preparedWords, stateWords, yourMove } from './application-words.ts';

describe('where an application stands', () => {
  it('never says of a dry run that it is sent', () => {
    expect(stateWords('sending', true)).toBe('Dry run, nothing is sent');
    expect(stateWords('approved', true)).toBe('Dry run approved, nothing is sent');
    expect(stateWords('waiting', true)).toBe(stateWords('waiting'));
  });

  it('has words for every state, without a stop at the end', () => {
    for (const state of applicationStates) expect(stateWords(state)).toMatch(/^[A-Z][a-z ,]+[a-z]$/);
  });
});

describe('what the person does', () => {
  it('is asked only in the states that wait for them', () => {
    const asked = applicationStates.filter((state) => yourMove(state) !== null);
    expect(asked).toEqual(['needs_you', 'waiting', 'unknown', 'handed_over']);
  });
});

describe('what was prepared', () => {
  it.each([
    [{ answers: 14, has_letter: true }, 'Resume, cover letter and 14 answers.'],
    [{ answers: 1, has_letter: false }, 'Resume and 1 answer.'],
    [{ answers: 0, has_letter: true }, 'Resume and cover letter.'],
    [{ answers: 0, has_letter: false }, 'Resume.'],
  ])('%o reads "%s"', (card, words) => {
    expect(preparedWords(card)).toBe(words);
  });
});
