import { describe, expect, it } from 'vitest';
import { CRASH_POINTS } from '#server/features/career/applications/index.ts';
import { BOUNDARIES, KINDS, PHASES, planRound } from './disturbances.ts';

const all = (number: number, seed: number) => Object.values(planRound(number, seed)).flat();

describe('a plan of disturbances', () => {
  it('has every kind in every phase', () => {
    const planned = all(64, 1);
    expect(planned).toHaveLength(64);
    for (const phase of PHASES)
      for (const kind of KINDS)
        expect(planned.filter((one) => one.phase === phase && one.kind === kind)).not.toEqual([]);
  });

  it('is the same for the same seed and another for another', () => {
    expect(all(64, 5)).toEqual(all(64, 5));
    expect(all(64, 5)).not.toEqual(all(64, 6));
  });

  it('comes in a few rounds to every step of the journal and to every boundary of every phase', () => {
    const kills = [1, 2, 3, 4, 5].flatMap((seed) => all(64, seed).filter(({ kind }) => kind === 'kill'));
    const places = kills.map((one) => {
      if (one.kind !== 'kill' || one.how.kind === 'moment') return 'moment';
      return one.how.kind === 'point' ? one.how.point : `${one.phase} ${one.how.boundary}`;
    });
    for (const point of CRASH_POINTS) expect(places).toContain(point);
    for (const phase of PHASES)
      for (const boundary of BOUNDARIES) expect(places).toContain(`${phase} ${boundary}`);
  });
});
