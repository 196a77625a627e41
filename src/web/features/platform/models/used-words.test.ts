import { describe, expect, it } from 'vitest';
import { costWords, standingOf, tokenWords } from './used-words.ts';

const state = (tokens: number, cost: number | null, limit: number | null = 2_000_000) => ({
  model: null,
  agreed_at: null,
  used: { calls: 3, tokens, cost },
  tokens_per_month: limit,
  rests_until: null,
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

describe('how it stands with a language model', () => {
  const model = { provider: 'Test', name: 'test-model', host: 'models.example.com' };
  const agreed = { ...state(10, null), model, agreed_at: '2026-11-20T12:00:00.000Z' };
  it.each([
    ['Not set up', state(0, null)],
    ['Off', { ...agreed, agreed_at: null }],
    ['On', agreed],
    ['Limit reached', { ...agreed, used: { calls: 9, tokens: 2_000_000, cost: null } }],
    ['Not responding', { ...agreed, rests_until: '2026-11-20T12:01:00.000Z' }],
  ])('is said in a word: %s', (badge, one) => {
    const standing = standingOf(one);
    expect(standing.badge).toBe(badge);
    expect(standing.isOn).toBe(badge === 'On');
    // What keeps it from writing is said in a sentence as well.
    expect(standing.sentence !== null).toBe(badge === 'Limit reached' || badge === 'Not responding');
  });
});
