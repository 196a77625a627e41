import { describe, expect, it } from 'vitest';
import { nextTheme, parseTheme } from './theme.ts';

describe('theme', () => {
  it('is left to the device unless light or dark was stored', () => {
    expect(parseTheme('dark')).toBe('dark');
    expect(parseTheme('light')).toBe('light');
    expect(parseTheme(null)).toBe('device');
    expect(parseTheme('<script>')).toBe('device');
  });

  it('comes back to the device after three presses', () => {
    expect(nextTheme('device')).toBe('light');
    expect(nextTheme(nextTheme('device'))).toBe('dark');
    expect(nextTheme(nextTheme(nextTheme('device')))).toBe('device');
  });
});
