import { describe, expect, it } from 'vitest';
import { leftFor, mayBeAppliedTo } from '#engines/matching/index.ts';
import { inEnglish } from '#testing/wording/in-english.ts';

const blocker = { code: 'LOCATION', span: 'Oslo, Norway', person: 'Hamilton, Ontario' };
const summary = 'Your line of work. You meet 2 of 4 requirements.';

describe('what may be applied to', () => {
  it.each([
    [50, [], true],
    [100, [], true],
    [49, [], false],
    [0, [], false],
    [40, [blocker], false],
    // Whatever a score came from, a deal-breaker stands by itself.
    [87, [blocker], false],
  ])('scored %i with the deal-breakers %j is %s', (score, blockers, may) => {
    expect(mayBeAppliedTo({ score, blockers })).toBe(may);
    expect(leftFor({ score, blockers, summary }) === null).toBe(may);
  });

  it('is told from what is left by the deal-breaker first, then by the score', () => {
    const barred = leftFor({ score: 87, blockers: [blocker], summary: 'The work is in Oslo.' });
    expect([barred?.cause, inEnglish(barred?.reason ?? '')]).toEqual(['LOCATION', 'The work is in Oslo.']);
    const low = leftFor({ score: 47, blockers: [], summary });
    expect([low?.cause, inEnglish(low?.reason ?? '')]).toEqual([
      'SCORE',
      `Score 47 is under 50, so I passed. ${summary}`,
    ]);
  });
});
