import { describe, expect, test } from 'vitest';
import { boardClaim, liveBoards } from './board-claim.ts';

describe('the claim about job boards', () => {
  test('names a number only from the day it is true', () => {
    expect([boardClaim(3), boardClaim(49), boardClaim(50), boardClaim(90)]).toEqual([
      'uncounted',
      'uncounted',
      'fifty',
      'fifty',
    ]);
  });

  test('counts no practice employer, no board that must not be read and none that needs a key', () => {
    const boards = liveBoards();
    expect(boards.length).toBeGreaterThan(0);
    expect(
      boards.filter(
        ({ id, policy, keys }) => id.startsWith('practice') || policy === 'red' || keys.length > 0,
      ),
    ).toEqual([]);
  });
});
