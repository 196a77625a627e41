import { expect, it } from 'vitest';
import { deletionWords, isBesideToast, minutesLeft } from './deletion-words.ts';

const until = '2026-11-27T10:10:00.000Z';
const at = (clock: string) => Date.parse(`2026-11-27T${clock}.000Z`);

it('says how long a deletion can be undone, never more than ten minutes nor less than one', () => {
  expect(minutesLeft(until, at('10:00:00'))).toBe(10);
  expect(minutesLeft(until, at('10:01:30'))).toBe(9);
  expect(minutesLeft(until, at('10:09:40'))).toBe(1);
  expect(minutesLeft(until, at('09:30:00'))).toBe(10);
  expect(minutesLeft(until, at('10:30:00'))).toBe(1);
});

it('leaves the first seconds to the toast', () => {
  expect(isBesideToast(until, at('10:00:03'))).toBe(true);
  expect(isBesideToast(until, at('10:00:08'))).toBe(false);
  expect(isBesideToast(until, at('09:50:00'))).toBe(false);
});

it('says what a deletion does only of what there is', () => {
  expect(deletionWords({ approved: 0, sending: 0, waiting: 0 })).toEqual([]);
  expect(deletionWords({ approved: 3, sending: 1, waiting: 1 })).toEqual([
    '3 approved applications haven’t been sent yet and won’t be.',
    '1 application is being sent now. I’ll finish it.',
    '1 application is waiting for you. You can still approve or skip it.',
  ]);
  expect(deletionWords({ approved: 1, sending: 2, waiting: 2 })).toEqual([
    '1 approved application hasn’t been sent yet and won’t be.',
    '2 applications are being sent now. I’ll finish them.',
    '2 applications are waiting for you. You can still approve or skip them.',
  ]);
});
