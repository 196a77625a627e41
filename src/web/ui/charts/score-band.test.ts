import { expect, it } from 'vitest';
import { scoreBand } from './score-band.ts';

it('calls a score strong from 80, fair from 60 and weak below', () => {
  expect([100, 80, 79, 60, 59, 0].map(scoreBand)).toEqual([
    'Strong',
    'Strong',
    'Fair',
    'Fair',
    'Weak',
    'Weak',
  ]);
});
