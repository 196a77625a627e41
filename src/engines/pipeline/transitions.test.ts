import { describe, expect, it } from 'vitest';
import { applicationState, type ApplicationState, trackedStatus } from '#contract/career/applications.ts';
import {
  canMove,
  hasArrived,
  isOver,
  nextStates,
  stageOf,
  stateOfStatus,
  trackedCounts,
  trackedStates,
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
  it('calls an uncertain application Checking, never without that word', () => {
    expect([trackedStatusOf('unknown'), stageOf('unknown')]).toEqual(['Applied', 'Checking']);
    expect([trackedStatusOf('applied'), stageOf('applied')]).toEqual(['Applied', '']);
    expect(hasArrived('unknown')).toBe(false);
  });

  it('does not track what was never sent, also where it is prepared for the person to send', () => {
    for (const state of [
      'found',
      'waiting',
      'approved',
      'sending',
      'handed_over',
      'failed',
      'stopped',
      'skipped',
      'withdrawn',
    ] as const) {
      expect(trackedStatusOf(state)).toBeNull();
      expect(trackedStates).not.toContain(state);
    }
  });

  it('takes in what was handed over by the person’s word or the employer’s answer alone', () => {
    expect(nextStates('handed_over').filter((state) => trackedStatusOf(state) !== null)).toEqual([
      'applied',
      'interviewing',
      'offer',
      'rejected',
    ]);
    expect(nextStates('handed_over')).not.toContain('unknown');
  });

  it('counts only what is tracked, and says how much of it is being checked', () => {
    expect(
      trackedCounts({
        applied: 4,
        handed_over: 9,
        unknown: 2,
        waiting: 9,
        interviewing: 1,
        offer: 1,
        rejected: 3,
      }),
    ).toEqual({ applications: 11, checking: 2, interviews: 2, offers: 1 });
  });
});
