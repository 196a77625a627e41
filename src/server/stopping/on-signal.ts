import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { CLOSING_MS, CUT_OFF_MS, CUT_OFF_WITH_CLICK_MS } from './limits.ts';
import type { Stopping } from './stopping.ts';

/** What receives the signals and ends; a process, or what a test puts in its place. */
export interface Ending {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

/** A terminal gives Ctrl+C to every process under it, and npm passes it on once more: no hand presses twice this fast. */
const SAME_SIGNAL_MS = 300;
const LOOK_MS = 100;

/** Cuts off a stop that hangs; while a click waits for its answer that takes longer. */
function cutOffInTime({ held }: Stopping, exit: () => void): void {
  const begun = performance.now();
  let lastHeld = -Infinity;
  const looking = setInterval(() => {
    const passed = performance.now() - begun;
    if (held()) lastHeld = passed;
    const until = Math.min(Math.max(CUT_OFF_MS, lastHeld + CLOSING_MS), CUT_OFF_WITH_CLICK_MS);
    if (passed < until) return;
    clearInterval(looking);
    exit();
  }, LOOK_MS);
  looking.unref();
}

/** Stops in order on the first signal, with code 0; a second signal ends at once, and a stop that hangs is cut off. */
export function stopOnSignal(
  { stopping, close, log }: { stopping: Stopping; close: () => Promise<void>; log: Log },
  ending: Ending = process,
): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) ending.exit(1);
      return;
    }
    firstAt = performance.now();
    stopping.begin();
    cutOffInTime(stopping, () => {
      log.error('stop.cut_off', {});
      ending.exit(1);
    });
    void close().then(
      () => ending.exit(0),
      (error: unknown) => {
        log.error('stop.failed', describeError(error));
        ending.exit(1);
      },
    );
  };
  ending.on('SIGINT', onSignal);
  ending.on('SIGTERM', onSignal);
}
