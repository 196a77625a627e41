import { describe, expect, test } from 'vitest';
import { boardClaim, liveBoards } from './board-claim.ts';

describe('the claim about job boards', () => {
  test('names a number only from the day it is true', () => {
    expect([boardClaim(3), boardClaim(49), boardClaim(50), boardClaim(90)]).toEqual([
      'job boards',
      'job boards',
      '50+ job boards',
      '50+ job boards',
    ]);
  });

  test('counts no practice employer and no board that must not be read', () => {
    const boards = liveBoards();
    expect(boards.length).toBeGreaterThan(0);
    expect(boards.filter(({ practice, policy }) => practice || policy === 'red')).toEqual([]);
  });
});
