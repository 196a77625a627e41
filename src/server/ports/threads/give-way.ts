import { readlinkSync } from 'node:fs';
import { giveWay } from '#server/ports/documents/priority.ts';

/**
 * Puts the thread that calls it behind all who wait for an answer. Only Linux counts threads so, and lets their priority be set by
 * their number; elsewhere it stays as it is.
 */
export function giveWayToAnswers(): void {
  try {
    const number = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (number > 0) giveWay(number);
  } catch {
    // There is no such file.
  }
}
