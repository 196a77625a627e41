import { describe, expect, it } from 'vitest';
import { costWords, tokenWords } from './used-words.ts';

const state = (tokens: number, cost: number | null, limit: number | null = 2_000_000) => ({
  model: null,
  agreed_at: null,
  used: { calls: 3, tokens, cost },
  tokens_per_month: limit,
});

describe('what a language model used', () => {
  it('is counted against the month', () => {
    expect(tokenWords(state(12_400, null))).toBe('12,400 of 2,000,000');
    expect(tokenWords(state(12_400, null, null))).toBe('12,400');
  });

  it('has a cost only where that is known', () => {
    expect(costWords(state(1, null))).toBeNull();
    expect(costWords(state(1, 0))).toBe('US$0.00');
    expect(costWords(state(1, 0.0004))).toBe('under US$0.01');
    expect(costWords(state(1, 0.424))).toBe('US$0.42');
  });
});
