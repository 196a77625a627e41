import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Puts the thread that calls it below all who wait for an answer. Only Linux counts threads so, and lets their priority be set by
 * their number; elsewhere, and where the system does not allow it, it stays as it is.
 */
export function giveWayToAnswers(): void {
  try {
    const number = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (number > 0) setPriority(number, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // No such file, or not allowed.
  }
}
