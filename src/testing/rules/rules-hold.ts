import { describe, expect, it } from 'vitest';
import type { ReadyRule } from '#engines/rules/index.ts';

/** Holds each rule to its own examples, read as the engine reads sentences: it speaks of every one, and of no counterexample. */
export function rulesHold(rules: readonly ReadyRule<string>[], read: (sentence: string) => string): void {
  describe.each(rules.map((rule) => [rule.id, rule] as const))('the rule %s', (_, rule) => {
    it.each(rule.examples)('speaks of “%s”', (sentence) => {
      expect(rule.speaksOf(read(sentence))).toBe(true);
    });
    it.each(rule.counterexamples)('is silent on “%s”', (sentence) => {
      expect(rule.speaksOf(read(sentence))).toBe(false);
    });
    it('says what it is for, in both directions', () => {
      expect(rule.because).not.toBe('');
      expect(rule.examples).not.toHaveLength(0);
      expect(rule.counterexamples).not.toHaveLength(0);
    });
  });
}
