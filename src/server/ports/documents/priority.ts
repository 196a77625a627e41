import { setPriority } from 'node:os';

/**
 * How far what reads documents stands behind those who wait for an answer: a third of their share of a busy processor. With less it
 * would hardly come to its turn on a machine that others keep busy, and a small resume would take minutes.
 */
const BEHIND_ANSWERS = 5;

/** Puts a process, or on Linux a thread, behind all who wait for an answer; where the system does not allow it, it stays as it is. */
export function giveWay(number: number): void {
  try {
    setPriority(number, BEHIND_ANSWERS);
  } catch {
    // Not allowed, or it has ended already.
  }
}
