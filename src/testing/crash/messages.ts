/** What the harness asks of a process under test: the minute's schedule, whether work is left, an orderly end. */
export interface FromHarness {
  kind: 'minute' | 'look' | 'stop';
  id: number;
}

/** What a process under test says: how far its start has come, and the answer to what it was asked. */
export type FromProcess = { kind: 'opened' | 'working' } | { kind: 'done'; id: number; busy: boolean };

/** Jobs that look for new postings. */
export const LOOKING = /^(campaigns|boards)\./;

/** Tells the harness; nothing when there is none. */
export const say = (message: FromProcess): void => void process.send?.(message);
