import { expect, test } from 'vitest';
import { instantFrom, instantOf } from './index.ts';

test.each([
  [1_790_838_120_445, '2026-10-01T07:02:00.445Z'],
  [0, '1970-01-01T00:00:00.000Z'],
])('%d milliseconds are the instant %s', (atMs, instant) => {
  expect(instantOf(atMs)).toBe(instant);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e18])('%d milliseconds are no instant', (atMs) => {
  expect(instantOf(atMs)).toBeNull();
});

test.each([
  ['2026-10-28T09:14:55-04:00', '2026-10-28T13:14:55.000Z'],
  ['2026-10-12T08:31:05.112+0000', '2026-10-12T08:31:05.112Z'],
  ['2026-07-30 19:46:15', '2026-07-30T19:46:15.000Z'],
  ['2026-07-30', '2026-07-30T00:00:00.000Z'],
])('%s is the instant %s', (text, instant) => {
  expect(instantFrom(text)).toBe(instant);
});

test.each(['', 'yesterday', '30/07/2026', '2026-13-45', '2026-07-30T25:00:00Z'])(
  '"%s" is no instant',
  (text) => {
    expect(instantFrom(text)).toBeNull();
  },
);
