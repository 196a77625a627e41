import type { Source } from '#contract/career/boards/sources.ts';
import type { Reader } from '#localization/format.ts';
import { refreshBoards } from '#server/features/career/boards/jobs.ts';
import { text } from '#server/features/career/boards/messages.ts';
import { forgetChoice, keepChoice } from '#server/features/career/boards/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { readOneSource, shownSource } from './list-sources.ts';

type Deps = Pick<World, 'config' | 'database' | 'clock' | 'queue'>;

/** Goes live with a source, or stops reading it for this person; at once. Throws `conflict` for one that cannot be read here. */
export async function changeSource(
  world: Deps,
  accountId: string,
  { id, on, reader }: { id: string; on: boolean; reader: Reader },
): Promise<Source> {
  const { database, queue, clock } = world;
  const before = await readOneSource(world, accountId, id);
  if (before.health === 'unavailable')
    throw new Problem('conflict', before.problem ?? text.message('notReadableHere'));
  await database.transaction(async (transaction) => {
    await keepChoice(transaction, { accountId, sourceId: id, isOn: on, changedAt: clock.now() });
    if (on) await queue.enqueue(transaction, refreshBoards, {}, { key: 'chosen' });
  });
  return shownSource(await readOneSource(world, accountId, id), reader);
}

/** Takes out a source the person brought in; what was found there stays. Throws `not_found` for any other. */
export async function removeSource(world: Deps, accountId: string, id: string): Promise<void> {
  const source = await readOneSource(world, accountId, id);
  if (!source.own) throw notFound('source');
  await forgetChoice(world.database, accountId, id);
}
