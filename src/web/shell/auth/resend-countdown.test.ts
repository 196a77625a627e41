import { describe, expect, it } from 'vitest';
import { clockText, secondsLeft } from './resend-countdown.ts';

describe('the countdown to another code', () => {
  it('starts at 60 seconds and ends at none', () => {
    expect(secondsLeft(1_000_000, 1_000_000)).toBe(60);
    expect(secondsLeft(1_000_000, 1_000_000 + 18_001)).toBe(42);
    expect(secondsLeft(1_000_000, 1_000_000 + 60_000)).toBe(0);
    expect(secondsLeft(1_000_000, 1_000_000 + 3_600_000)).toBe(0);
  });

  it('never shows more than 60 seconds, also when the device clock was set back', () => {
    expect(secondsLeft(1_000_000, 0)).toBe(60);
  });

  it('is written as minutes and seconds', () => {
    expect(clockText(60)).toBe('1:00');
    expect(clockText(42)).toBe('0:42');
    expect(clockText(5)).toBe('0:05');
  });
});
