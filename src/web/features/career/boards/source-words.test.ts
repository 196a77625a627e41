import { describe, expect, test } from 'vitest';
import type { Source } from '#contract/career/boards/sources.ts';
import { filterNamed, leadWords, timesOf } from './source-words.ts';

const now = Date.parse('2026-11-16T14:00:00.000Z');
const source = (fields: Partial<Source> = {}): Source => ({
  id: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  name: 'Saltpan Kitchens',
  board: 'Lever',
  kind: 'ats',
  region: 'global',
  origin: 'directory',
  own: false,
  on: true,
  health: 'good',
  problem: null,
  open: 3,
  last_good_at: '2026-11-16T13:30:00.000Z',
  next_at: '2026-11-16T14:30:00.000Z',
  credit: null,
  ...fields,
});

describe('what is said of sources', () => {
  test('counts those that are read, and what is wrong with them', () => {
    expect(leadWords([source({ on: false, health: 'off' })])).toBe(
      'I’m not checking any sources for you right now.',
    );
    expect(leadWords([source(), source({ health: 'suspicious', open: 1 }), source({ on: false })])).toBe(
      'I check 2 sources for you, with 4 open jobs. 1 source has a problem.',
    );
  });

  test('tells when one was read, and that one never was', () => {
    expect(timesOf(source(), now, 'UTC')).toBe('Last successful check 1:30 p.m., next 2:30 p.m.');
    expect(timesOf(source({ last_good_at: null, next_at: null }), now, 'UTC')).toBe(
      'Next check within minutes',
    );
    expect(timesOf(source({ on: false, last_good_at: null }), now, 'UTC')).toBe('Not checked yet');
    expect(timesOf(source({ on: false, health: 'unavailable' }), now, 'UTC')).toBe('');
  });

  test('shows what is read for an address that names no filter', () => {
    expect([filterNamed(null).show, filterNamed('trouble').show, filterNamed('nonsense').show]).toEqual([
      '',
      'trouble',
      '',
    ]);
  });
});
