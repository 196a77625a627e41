import { describe, expect, it } from 'vitest';
import { applicationState, type ApplicationState, trackedStatus } from '#contract/career/applications.ts';
import {
  canMove,
  hasArrived,
  isOver,
  nextStates,
  stageOf,
  stateOfStatus,
  trackedStatusOf,
} from './transitions.ts';

const states = applicationState.options;

function reachableWithout(start: ApplicationState, avoided: ApplicationState): Set<ApplicationState> {
  const seen = new Set<ApplicationState>([start]);
  for (const state of seen) for (const next of nextStates(state)) if (next !== avoided) seen.add(next);
  return seen;
}

describe('an application', () => {
  it('walks the whole path from found to an offer', () => {
    const path: ApplicationState[] = [
      'found',
      'matched',
      'prepared',
      'waiting',
      'approved',
      'sending',
      'applied',
      'interviewing',
      'offer',
    ];
    path.slice(1).forEach((to, index) => expect(canMove(path[index] ?? 'found', to)).toBe(true));
  });

  it('can reach every state from found', () => {
    expect([...reachableWithout('found', 'found')].toSorted()).toEqual(states.toSorted());
  });

  it('is never sent without an approval or a hand-over to the person', () => {
    for (const state of states)
      if (state !== 'approved') expect(nextStates(state).includes('sending')).toBe(false);
    const unapproved = reachableWithout('found', 'approved');
    expect(unapproved.has('sending')).toBe(false);
    expect(unapproved.has('unknown')).toBe(false);
    for (const state of [
      'found',
      'matched',
      'prepared',
      'needs_you',
      'waiting',
      'approved',
      'failed',
    ] as const)
      expect(nextStates(state).some(hasArrived)).toBe(false);
  });

  it('never follows itself', () => {
    for (const state of states) expect(canMove(state, state)).toBe(false);
  });

  it('is never sent again once it has arrived', () => {
    for (const state of states.filter(hasArrived)) {
      const later = reachableWithout(state, 'found');
      for (const sent of ['approved', 'sending', 'unknown', 'prepared', 'waiting'] as const)
        expect(later.has(sent)).toBe(false);
    }
  });

  it.each(['skipped', 'expired', 'withdrawn', 'stopped'] as const)('%s is the end', (state) => {
    expect(nextStates(state)).toEqual([]);
    expect(isOver(state)).toBe(true);
  });

  it('goes back to the person when the content changed or the form asks more', () => {
    expect(canMove('waiting', 'prepared')).toBe(true);
    expect(canMove('sending', 'waiting')).toBe(true);
    expect(canMove('sending', 'prepared')).toBe(true);
    expect(canMove('prepared', 'sending')).toBe(false);
    expect(canMove('needs_you', 'waiting')).toBe(false);
  });

  it('can be corrected by hand between all four tracked statuses', () => {
    for (const from of trackedStatus.options)
      for (const to of trackedStatus.options)
        expect(canMove(stateOfStatus(from), stateOfStatus(to))).toBe(from !== to);
  });
});

describe('the tracker', () => {
  it('shows an uncertain application as checking and a handed-over one as handed over', () => {
    expect([trackedStatusOf('unknown'), stageOf('unknown')]).toEqual(['Applied', 'Checking']);
    expect([trackedStatusOf('handed_over'), stageOf('handed_over')]).toEqual(['Applied', 'Handed over']);
    expect([trackedStatusOf('applied'), stageOf('applied')]).toEqual(['Applied', '']);
    expect(hasArrived('unknown')).toBe(false);
  });

  it('does not track what was never sent', () => {
    for (const state of ['found', 'waiting', 'approved', 'sending', 'failed', 'stopped', 'skipped'] as const)
      expect(trackedStatusOf(state)).toBeNull();
  });
});
