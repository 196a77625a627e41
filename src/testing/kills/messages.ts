import type { Books } from './books.ts';

/** What a process is asked: to do something with a file, or nothing but to wait until all is done; `commits` is after how many it dies. */
export interface Asked {
  act: 'bring' | 'commit' | 'undo' | 'wait' | 'stop';
  /** Of the import that is meant. */
  id?: string;
  file: 'first' | 'second';
  seed: number;
  lines: number;
  commits: number | null;
}

/** What it says: that it can be asked, that the verb is done, and how things stand once nothing is under way. */
export type Told =
  | { kind: 'working' | 'begun' }
  | { kind: 'settled'; files: { id: string; name: string; state: string }[]; books: Books };

export type Settled = Extract<Told, { kind: 'settled' }>;
