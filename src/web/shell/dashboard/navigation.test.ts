import { describe, expect, it } from 'vitest';
import { careerPlaces, shortcutFor } from './navigation.ts';

describe('the navigation of the dashboard', () => {
  it("carries the specification's groups and labels in order, and Plan after them", () => {
    expect(
      careerPlaces.groups.map((group) => [group.title(), ...group.items.map((item) => item.label())]),
    ).toEqual([
      ['Main Menu', 'Dashboard Overview', 'Resume Generator'],
      ['General', 'Auto Apply', 'Job Tracker', 'Application Report'],
      ['Account', 'Profile Edit', 'Settings', 'Plan'],
    ]);
  });

  it('puts four screens into the bottom bar of a phone', () => {
    expect(careerPlaces.bottomBar.map((item) => item.short?.())).toEqual([
      'Overview',
      'Auto Apply',
      'Jobs',
      'Resume',
    ]);
  });

  it('goes to a screen by g and a letter of its own', () => {
    const keys = careerPlaces.groups.flatMap((group) => group.items.map((item) => item.key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(shortcutFor(careerPlaces, 'g', false)).toBe('g');
    expect(shortcutFor(careerPlaces, 'j', true)).toEqual({ go: '/dashboard/job-tracker' });
    expect(shortcutFor(careerPlaces, 'z', true)).toBeUndefined();
  });

  it('has the four items of the profile menu', () => {
    expect(careerPlaces.menu.map(({ label }) => label())).toEqual([
      'Edit Profile',
      'Settings',
      'Notifications',
      'Security',
    ]);
  });

  it('searches by a slash, and does nothing on any other key', () => {
    expect(shortcutFor(careerPlaces, '/', false)).toBe('search');
    expect(shortcutFor(careerPlaces, 'j', false)).toBeUndefined();
    expect(shortcutFor({ groups: [], search: null }, '/', false)).toBeUndefined();
  });
});
