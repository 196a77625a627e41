import { expect } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';

/** A text, and where in the profile it would stand. */
export type Told = readonly [target: string, text: string];

type Question = Omit<Parameters<typeof checkClaims>[0], 'target' | 'text' | 'today' | 'profile'>;

/**
 * Holds a rule of the gate by texts about one person on 15 November 2026: each refused one for the rule's own reason ("category message
 * span", from its beginning), whatever else is refused in it, and each one near it let through.
 */
export const ruleFor =
  (resume: object, question: Question = {}) =>
  (reason: string, { refused, allowed }: { refused: readonly Told[]; allowed: readonly Told[] }): void => {
    const reasonsOf = ([target, text]: Told): string[] =>
      checkClaims({
        ...question,
        profile: { resume, facts: [] },
        target,
        text,
        today: '2026-11-15',
      }).refusals.map(({ category, why, span }) => `${category} ${why.code.replace('claims.', '')} ${span}`);
    for (const told of refused)
      expect(reasonsOf(told), told[1]).toContainEqual(expect.stringMatching(new RegExp(`^${reason}`)));
    for (const told of allowed) expect(reasonsOf(told), told[1]).toEqual([]);
  };
