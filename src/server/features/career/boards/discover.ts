import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Access, BoardRow } from '#engines/postings/index.ts';
import type { World } from '#server/world.ts';
import { everyBoard, readableBoards, readForAll } from './catalogue.ts';
import { readPracticeDirectory, shippedDirectory } from './directory.ts';
import { addSources, dueSources } from './queries.ts';
import type { SourceRow } from './queries.ts';
import { accessTo } from './reading/read-list.ts';
import { readSource } from './reading/read-source.ts';
import { exempted } from '#server/db/as.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'fetcher' | 'log' | 'stopping'>;

/** Boards read side by side; each is asked one thing at a time. */
const AT_ONCE = 4;
/** After this no further source is begun: the job must end, and what is left is first in the next run. */
const LONGEST_RUN_MS = 10 * 60_000;

interface Outcome {
  read: number;
  failed: number;
}

/** Reads the sources of one board one after the other; what the board hands out is asked for once. */
async function readBoard(
  deps: Deps,
  board: BoardRow,
  { sources, boards, endMs }: { sources: readonly SourceRow[]; boards: readonly BoardRow[]; endMs: number },
): Promise<Outcome> {
  let access: Promise<Access> | null = null;
  const outcome = { read: 0, failed: 0 };
  for (const source of sources) {
    if (deps.stopping.begun() || deps.clock.now().getTime() > endMs) break;
    const isRead = await readSource(
      deps,
      { board, source, boards },
      () => (access ??= accessTo(deps, board)),
    );
    if (isRead) outcome.read += 1;
    else outcome.failed += 1;
    await nextTurn();
  }
  return outcome;
}

/**
 * Reads every source that is due once and keeps what it shows. Answers how many were read and how many could not be. Begins no further
 * one once the process is asked to stop: what is left is first in the next run.
 */
export async function discover(world: Deps): Promise<Outcome> {
  const deps = exempted('boards.refresh', world);
  const { database, clock } = deps;
  const readable = readableBoards(deps);
  const boards = [...readable.values()];
  await addSources(database, [
    ...(await readPracticeDirectory(deps, boards)),
    ...shippedDirectory(everyBoard(deps)),
  ]);
  const now = clock.now();
  const due = Map.groupBy(await dueSources(database, readForAll(deps), now), ({ board }) => board);
  const waiting = [...due].flatMap(([id, sources]) => {
    const board = readable.get(id);
    return board ? [{ board, sources }] : [];
  });
  const total = { read: 0, failed: 0 };
  const endMs = now.getTime() + LONGEST_RUN_MS;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { read, failed } = await readBoard(deps, next.board, { sources: next.sources, boards, endMs });
      total.read += read;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}
