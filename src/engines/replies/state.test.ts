import { describe, expect, it } from 'vitest';
import { type ApplicationState, applicationState } from '#contract/career/applications.ts';
import { canMove } from '#engines/pipeline/index.ts';
import type { ReplyLabel } from './decide.ts';
import { stateAfter } from './state.ts';

describe('a label moves an application', () => {
  it('only along the transition table, and never back', () => {
    const labels: ReplyLabel[] = [
      'received',
      'interview',
      'assessment',
      'offer',
      'rejected',
      'info-request',
      'noise',
      'abstain',
    ];
    for (const state of applicationState.options)
      for (const one of labels) {
        const next = stateAfter(one, state);
        if (next !== null) expect(canMove(state, next)).toBe(true);
        if (['rejected', 'withdrawn', 'waiting', 'approved', 'sending', 'failed'].includes(state))
          expect(next).toBeNull();
      }
  });

  it.each<[ReplyLabel, ApplicationState, ApplicationState | null]>([
    ['received', 'unknown', 'applied'],
    ['received', 'applied', null],
    ['assessment', 'applied', 'interviewing'],
    ['interview', 'offer', null],
    ['offer', 'interviewing', 'offer'],
    ['rejected', 'offer', 'rejected'],
    ['info-request', 'applied', null],
    ['abstain', 'unknown', null],
  ])('%s on %s gives %s', (one, state, next) => {
    expect(stateAfter(one, state)).toBe(next);
  });
});
