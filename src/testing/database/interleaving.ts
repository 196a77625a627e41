import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseConnection } from '#server/db/database.ts';

/** One that asks the database things: what it wants to ask next, and whether it is through. */
interface Asker {
  next: (() => void) | null;
  through: boolean;
}

const asking = new AsyncLocalStorage<Asker>();

/** Lets what an asker asks, from the beginning of each of its transactions to the commit, wait for its turn. */
function takeTurns(): () => void {
  const plain: typeof Client.prototype.query = Reflect.get(Client.prototype, 'query');
  const turned = async function (this: Client, ...given: unknown[]): Promise<unknown> {
    const asker = asking.getStore();
    // What asks with a callback stands outside of any transaction.
    if (asker && typeof given.at(-1) !== 'function')
      await new Promise<void>((resolve) => {
        asker.next = resolve;
      });
    return Reflect.apply(plain, this, given);
  };
  Client.prototype.query = turned as typeof plain; // Asked with a promise it answers one, and nobody here reads the other's answer.
  return () => {
    Client.prototype.query = plain;
  };
}

/** How many statements wait for another's lock, in the database of a connection. */
async function waitingForLocks(watcher: Client): Promise<number> {
  const { rows } = await watcher.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting ?? 0;
}

async function inTurns(watcher: Client, askers: readonly Asker[], random: () => number): Promise<void> {
  // Each time another one is quicker: evenly dealt turns would always end with the one that has the least to ask.
  const lean = 0.25 * 16 ** random();
  for (;;) {
    const busy = askers.filter(({ next, through }) => next === null && !through);
    if (busy.length > 0 && (await waitingForLocks(watcher)) < busy.length) {
      await sleep(1);
      continue;
    }
    const ready = askers.filter(({ next }) => next !== null);
    const one = ready[Math.floor(random() ** lean * ready.length)];
    if (one === undefined && busy.length === 0) return;
    const go = one?.next;
    if (one) one.next = null;
    go?.();
  }
}

/**
 * Does several things at once, each in a connection of its own, statement by statement in an order that the random numbers
 * decide; a statement that waits for another's lock lets the others go on. On the embedded database, which takes one
 * transaction at a time, only the order in which they begin is decided.
 */
export async function interleaved(
  { queueBackend }: DatabaseConnection,
  works: readonly (() => Promise<unknown>)[],
  random: () => number,
): Promise<void> {
  const askers: Asker[] = works.map(() => ({ next: null, through: false }));
  const start = (work: () => Promise<unknown>, asker: Asker) =>
    asking.run(asker, async () => {
      await work().finally(() => {
        asker.through = true;
      });
    });
  if (queueBackend.kind === 'pglite') {
    const ordered = random() < 0.5 ? works : works.toReversed();
    await Promise.all(ordered.map((work) => work()));
    return;
  }
  const watcher = new Client({ connectionString: queueBackend.url });
  await watcher.connect();
  const back = takeTurns();
  try {
    const all = works.flatMap((work, place) => {
      const asker = askers[place];
      return asker ? [start(work, asker)] : [];
    });
    await Promise.all([...all, inTurns(watcher, askers, random)]);
  } finally {
    back();
    await watcher.end();
  }
}

/** Asks without waiting for a turn: a look at the database from beside. */
export const beside = <Answer>(look: () => Promise<Answer>): Promise<Answer> => asking.exit(look);
