import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { stopOnSignal } from './on-signal.ts';
import { settled } from './settled.ts';
import { createStopping } from './stopping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that notes with which code it ended and after how many seconds; `close` as the test has it. */
function startProcess(close: () => Promise<void>) {
  const stopping = createStopping();
  const listeners: (() => void)[] = [];
  const started = performance.now();
  const ends: { code: number; seconds: number }[] = [];
  const ending = {
    on: (_: string, listener: () => void) => void listeners.push(listener),
    exit: (code: number) =>
      void ends.push({ code, seconds: Math.round((performance.now() - started) / 100) / 10 }),
  };
  stopOnSignal({ stopping, close, log: recordingLog().log }, ending);
  const terminate = () => listeners.at(-1)?.();
  return { stopping, ends, terminate };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const never = () => new Promise<void>(() => undefined);
const after = (count: number) => () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, count * 1000);
  });

test('a signal begins the stop, and the process ends when everything is closed', async () => {
  const { stopping, ends, terminate } = startProcess(after(3));
  expect(stopping.begun()).toBe(false);
  terminate();
  expect(stopping.begun()).toBe(true);
  await seconds(20);
  expect(ends[0]).toEqual({ code: 0, seconds: 3 });
});

test('a second signal ends at once, and one that the terminal gave twice is one', async () => {
  const { ends, terminate } = startProcess(never);
  terminate();
  await seconds(0.05);
  terminate();
  expect(ends).toEqual([]);
  await seconds(1.95);
  terminate();
  expect(ends).toEqual([{ code: 1, seconds: 2 }]);
});

test('a stop that hangs is cut off before fifteen seconds', async () => {
  const { ends, terminate } = startProcess(never);
  terminate();
  await seconds(60);
  expect(ends).toEqual([{ code: 1, seconds: 14.5 }]);
});

test('a click that waits for its answer is waited for, and what it took is closed then', async () => {
  const { stopping, ends, terminate } = startProcess(never);
  const letGo = stopping.hold();
  terminate();
  await seconds(30);
  expect(ends).toEqual([]);
  letGo();
  await seconds(30);
  expect(ends[0]?.code).toBe(1);
  expect(ends[0]?.seconds).toBeCloseTo(34, 0);
});

test('a click that is never answered is cut off before forty-five seconds', async () => {
  const { stopping, ends, terminate } = startProcess(never);
  stopping.hold();
  terminate();
  await seconds(90);
  expect(ends).toEqual([{ code: 1, seconds: 44.5 }]);
});

test.each([
  ['no click', false, 9],
  ['a click', true, 40],
])('work under way with %s has its seconds, and not one more', async (_, held, most) => {
  let over = false;
  void settled(new Set([1]), { held: () => held }).then(() => (over = true));
  await seconds(most - 0.5);
  expect(over).toBe(false);
  await seconds(1);
  expect(over).toBe(true);
});
