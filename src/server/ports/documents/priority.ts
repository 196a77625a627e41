import { setPriority } from 'node:os';

/**
 * How far what reads documents stands behind those who wait for an answer: a tenth of their share of a busy processor. At half of that
 * distance eight hostile files made others wait more than three times as long; at twice of it a small resume would hardly come to its
 * turn on a machine that others keep busy.
 */
const BEHIND_ANSWERS = 10;

/** Puts a process, or on Linux a thread, behind all who wait for an answer; where the system does not allow it, it stays as it is. */
export function giveWay(number: number): void {
  try {
    setPriority(number, BEHIND_ANSWERS);
  } catch {
    // Not allowed, or it has ended already.
  }
}
