import { describe, expect, it } from 'vitest';
import { isNewerThere, isSameThere } from './newer-there.ts';

const version = (number: number, revision: number) => ({
  id: `v${number}`,
  number,
  revision,
  title: '',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
});
const there = (number: number, revision: number) => ({
  html: '<p>There</p>',
  version: version(number, revision),
});
const here = (number: number, revision: number) => ({ version: version(number, revision), saved: true });

describe('a resume that another device made', () => {
  it('is shown where this device has none', () => {
    expect(isNewerThere(there(1, 1), null)).toBe(true);
    expect(isNewerThere({ html: '<p>Draft</p>', version: null }, null)).toBe(true);
    expect(isNewerThere({ html: '', version: null }, null)).toBe(false);
  });

  it('is shown where it is newer than what this device had saved', () => {
    expect(isNewerThere(there(3, 1), here(2, 4))).toBe(true);
    expect(isNewerThere(there(2, 5), here(2, 4))).toBe(true);
    expect(isNewerThere({ html: '<p>Draft</p>', version: null }, here(2, 4))).toBe(true);
    expect(isNewerThere(there(2, 4), here(2, 4))).toBe(false);
    expect(isNewerThere(there(1, 9), here(2, 1))).toBe(false);
  });

  it('never takes the place of what this device has not saved', () => {
    expect(isNewerThere(there(9, 1), { version: version(2, 4), saved: false })).toBe(false);
    expect(isNewerThere(there(9, 1), { version: null, saved: false })).toBe(false);
  });

  it('is the same only where the device has saved exactly that version', () => {
    expect(isSameThere(there(2, 4), here(2, 4))).toBe(true);
    expect(isSameThere(there(2, 5), here(2, 4))).toBe(false);
    expect(isSameThere(there(2, 4), { version: version(2, 4), saved: false })).toBe(false);
    expect(isSameThere({ version: null }, null)).toBe(false);
  });
});
