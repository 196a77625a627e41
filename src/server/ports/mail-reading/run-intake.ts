import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { growingPause } from './growing-pause.ts';
import { MailboxUnreadable } from './mailbox-reader.ts';

const PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
const LONGEST_CLOSE_MS = 3000;

/** Waits; resolves early once the signal is aborted. */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
const wait: Wait = (milliseconds, signal) =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Goes round after round, half a minute apart; after a round that failed the pauses double, to half an hour, and the log says what
 * failed. `close` resolves after the mail that is under way, or after three seconds: what was not taken stays unread.
 */
export function runIntake(
  round: (signal: AbortSignal) => Promise<number>,
  log: Log,
  pauseFor: Wait = wait,
): { close(): Promise<void> } {
  const stopped = new AbortController();
  const run = async () => {
    let afterFailure = growingPause(PAUSE_MS, LONGEST_PAUSE_MS);
    while (!stopped.signal.aborted) {
      let pause = PAUSE_MS;
      try {
        await round(stopped.signal);
        afterFailure = growingPause(PAUSE_MS, LONGEST_PAUSE_MS);
      } catch (error) {
        pause = afterFailure();
        const failure = error instanceof MailboxUnreadable ? error.failure : 'unknown';
        log.error('mail_in.unreachable', {
          failure,
          tried_again_in_seconds: pause / 1000,
          ...describeError(error),
        });
      }
      await pauseFor(pause, stopped.signal);
    }
  };
  const running = run();
  return {
    close: () => {
      stopped.abort();
      return Promise.race([running, sleep(LONGEST_CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
