import { describe, expect, it } from 'vitest';
import { applicationState, type ApplicationState } from '#contract/career/applications.ts';
import { trailOf } from './trail.ts';

const looks = (state: ApplicationState, history?: ApplicationState[]) =>
  trailOf(state, history)
    .map((step) => step.look)
    .join(' ');

describe('the trail', () => {
  it.each<[ApplicationState, string]>([
    ['found', 'done now ahead ahead ahead ahead'],
    ['matched', 'done done now ahead ahead ahead'],
    ['needs_you', 'done done you ahead ahead ahead'],
    ['waiting', 'done done done you ahead ahead'],
    ['approved', 'done done done done ahead ahead'],
    ['sending', 'done done done done now ahead'],
    ['unknown', 'done done done done now ahead'],
    ['handed_over', 'done done done done you ahead'],
    ['applied', 'done done done done done ahead'],
    ['interviewing', 'done done done done done them'],
    ['rejected', 'done done done done done stopped'],
    ['skipped', 'done done done stopped ahead ahead'],
  ])('of %s reads %s', (state, expected) => {
    expect(looks(state)).toBe(expected);
  });

  it('stops where the application had got to', () => {
    expect(looks('stopped', ['found', 'matched', 'prepared'])).toBe('done done stopped ahead ahead ahead');
    expect(looks('stopped', ['prepared', 'waiting', 'approved', 'sending'])).toBe(
      'done done done done stopped ahead',
    );
    expect(looks('expired', ['prepared', 'waiting', 'approved', 'expired'])).toBe(
      'done done done done stopped ahead',
    );
    expect(looks('withdrawn', ['found', 'matched'])).toBe('done done stopped ahead ahead ahead');
    expect(looks('failed', ['matched'])).toBe('done done stopped ahead ahead ahead');
  });

  it('has six steps, at most one of them current, and nothing done after it', () => {
    for (const state of applicationState.options) {
      const steps = trailOf(state);
      expect(steps).toHaveLength(6);
      const open = steps.findIndex((step) => step.look !== 'done');
      if (open >= 0) expect(steps.slice(open + 1).every((step) => step.look === 'ahead')).toBe(true);
    }
  });
});
