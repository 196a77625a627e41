import type { Death, Phase } from '#testing/crash/plan/disturbances.ts';

/**
 * What the harness asks of a process under test. minute: the minute's schedule. lapse: leases end, as the same time by the database's clock would end them. look: how things stand. twice: the job of an
 * application, delivered two times at once. morning: the tracker's schedule, so many times at once. stop: an orderly end.
 */
export type Request =
  | { kind: 'minute' | 'lapse' | 'look' | 'stop' }
  | { kind: 'twice'; job: string; applicationId: string }
  | { kind: 'morning'; times: number };

/** `death` plans how the process dies, or that it lives. */
export type FromHarness = (Request & { id: number }) | { kind: 'death'; death: Death | null };

/** How the process sees its books. */
export interface Standing {
  /** How many things can go on now by themselves. */
  open: number;
  /** Applications whose preparation has not ended. */
  unprepared: number;
  /** Applications whose outcome is not known, and whether the person was asked for it. */
  unknown: { id: string; board: string; asked: boolean }[];
}

/** What a process under test says: that it works, that work of a phase began or ended, and the answer to what it was asked. */
export type FromProcess =
  | { kind: 'working' }
  | { kind: 'begun' | 'ended'; phase: Phase }
  | { kind: 'done'; id: number; standing: Standing };

/** Jobs that look for new postings. */
export const LOOKING = /^(campaigns|boards)\./;

/** Jobs on an application's way; asking every other queue as well would take a fifth of a processor for each process. */
export const ON_THE_WAY = /^applications\./;

/** Tells the harness; nothing when there is none. */
export const say = (message: FromProcess): void => void (process.connected && process.send?.(message));
