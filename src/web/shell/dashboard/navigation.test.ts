import { describe, expect, it } from 'vitest';
import { bottomBar, navigation, shortcutFor } from './navigation.ts';

describe('the navigation of the dashboard', () => {
  it("carries the specification's groups and labels, in order", () => {
    expect(navigation.map((group) => [group.title, ...group.items.map((item) => item.label)])).toEqual([
      ['Main Menu', 'Dashboard Overview', 'Resume Generator'],
      ['General', 'Auto Apply', 'Job Tracker', 'Application Report'],
      ['Account', 'Profile Edit', 'Settings'],
    ]);
  });

  it('puts four screens into the bottom bar of a phone', () => {
    expect(bottomBar.map((item) => item.short)).toEqual(['Overview', 'Auto Apply', 'Jobs', 'Resume']);
  });

  it('goes to a screen by g and a letter of its own', () => {
    const keys = navigation.flatMap((group) => group.items.map((item) => item.key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(shortcutFor('g', false)).toBe('g');
    expect(shortcutFor('j', true)).toEqual({ go: '/dashboard/job-tracker' });
    expect(shortcutFor('z', true)).toBeUndefined();
  });

  it('searches by a slash, and does nothing on any other key', () => {
    expect(shortcutFor('/', false)).toBe('search');
    expect(shortcutFor('j', false)).toBeUndefined();
  });
});
