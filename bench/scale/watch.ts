import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPglite } from '#server/db/embedded/pglite.ts';
import { dumpPath } from '#testing/database/database.ts';

/**
 * What took longer than it may: how often, how long at most, how long the processor was at it then, what was being done,
 * and of how many statements it was. On a machine that does much else, what counts is the processor's time: the database waits for
 * nothing.
 */
export interface Slow {
  text: string;
  times: number;
  longestMs: number;
  processorMs: number;
  during: string;
  statements: number;
}

/** A turn at the one connection: what was asked in it, in that order. */
interface Turn {
  asked: string[];
}

interface Took {
  wallMs: number;
  processorMs: number;
}

/** Milliseconds since now, by the clock and by what this thread had of the processor. */
function begin(): () => Took {
  const began = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return { wallMs: performance.now() - began, processorMs: (user + system) / 1000 };
  };
}

/** What takes longer than a limit, by its text, the longest first. */
class Slows {
  readonly #limitMs: number;
  readonly #found = new Map<string, Slow>();
  longestMs = 0;
  count = 0;

  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  note(text: string, { wallMs, processorMs }: Took, during: string, statements: number): void {
    this.count += 1;
    this.longestMs = Math.max(this.longestMs, wallMs);
    if (wallMs <= this.#limitMs) return;
    const before = this.#found.get(text);
    const times = (before?.times ?? 0) + 1;
    // The one that was longest by the processor stands for the rest: the others may have waited for what else the machine does.
    this.#found.set(
      text,
      before && before.processorMs >= processorMs
        ? { ...before, times }
        : { text, times, longestMs: wallMs, processorMs, during, statements },
    );
  }

  /** Begins anew. */
  forget(): void {
    this.#found.clear();
    this.longestMs = 0;
    this.count = 0;
  }

  get all(): Slow[] {
    return [...this.#found.values()].toSorted((one, other) => other.processorMs - one.processorMs);
  }
}

/** An embedded database whose statements and turns are timed; `during` is what is being done, for whoever says so. */
export interface Watched {
  connection: DatabaseConnection;
  statements: Slows;
  turns: Slows;
  /** How many statements the product itself asked, without the queue's. */
  ofTheProduct: number;
  during: string;
}

/** What a turn is told as: its first statement; a transaction's begin says nothing. */
const firstOf = ({ asked }: Turn) => asked.find((text) => text !== 'begin') ?? asked[0] ?? 'no statement';

/**
 * Opens an empty, migrated database (in memory, or in a folder in which one is laid) of which every statement is timed, the product's and the queue's, and every turn: how long one
 * statement or transaction has the one connection while everybody else waits.
 */
export async function openWatched(
  limits: { statementMs: number; turnMs: number },
  folder: string | null = null,
): Promise<Watched> {
  const statements = new Slows(limits.statementMs);
  const turns = new Slows(limits.turnMs);
  let turn: Turn = { asked: [] };
  const told = (text: string, took: Took) => {
    turn.asked.push(text);
    statements.note(text, took, watched.during, 1);
  };
  const place = folder === null ? { dump: new Blob([await readFile(dumpPath())]) } : { folder };
  const connection = await openPglite(place, (text) => {
    watched.ofTheProduct += 1;
    const took = begin();
    return () => told(text, took());
  });
  const watched: Watched = { connection, statements, turns, ofTheProduct: 0, during: '' };
  if (connection.queueBackend.kind !== 'pglite') throw new Error('This is the embedded database.');
  const { client } = connection.queueBackend;
  // The queue asks the client itself: what it asks is known before its turn, and is all that its turn is for.
  const queueAsks = new AsyncLocalStorage<string>();
  const query = client.query.bind(client);
  client.query = (text, ...rest) => queueAsks.run(text, () => query(text, ...rest));
  const exec = client.exec.bind(client);
  client.exec = (text, ...rest) => queueAsks.run(text, () => exec(text, ...rest));
  /* oxlint-disable no-underscore-dangle -- its name there; all go through it, the product's own turns too. */
  const exclusive = client._runExclusiveTransaction.bind(client);
  client._runExclusiveTransaction = (work) =>
    exclusive(async () => {
      turn = { asked: [] };
      const since = begin();
      try {
        return await work();
      } finally {
        const took = since();
        const text = queueAsks.getStore();
        if (text !== undefined && turn.asked.length === 0) told(text, took);
        turns.note(firstOf(turn), took, watched.during, turn.asked.length);
      }
    });
  /* oxlint-enable no-underscore-dangle */
  return watched;
}
