import { practiceFiles } from '#contract/localbiz/practice-shop.ts';
import type { PracticeReply } from '#contract/localbiz/practice-shop.ts';
import { memberOf, practiceOf } from '#server/features/localbiz/business/index.ts';
import { readImports } from '#server/features/localbiz/imports/index.ts';
import type { World } from '#server/world.ts';
import { UNREAD } from './bring-in.ts';

const MOST_FILES = 200;

/** The files of the practice shop that an account has turned to, as far as they are. */
async function filesOf(
  world: Pick<World, 'database' | 'clock'>,
  accountId: string,
): Promise<PracticeReply['files']> {
  const { items } = await readImports(world, accountId, { limit: MOST_FILES, reader: UNREAD });
  const begun = items.toReversed();
  return practiceFiles.map((what, place) => ({
    what,
    state: begun[place]?.state ?? 'waiting',
    total_lines: begun[place]?.total_lines ?? 0,
    done_lines: begun[place]?.done_lines ?? 0,
  }));
}

/** The practice shop of an account, and whether one can be opened. */
export async function readPracticeShop(
  world: Pick<World, 'database' | 'clock' | 'practice'>,
  accountId: string,
): Promise<PracticeReply> {
  const isOffered = world.practice !== null;
  const known = await practiceOf(world.database, accountId);
  if (known === null) return { is_offered: isOffered, state: null, is_current: false, files: [] };
  const { businessId } = await memberOf(world, accountId, { may: 'see' });
  const isCurrent = businessId === known.id;
  const files = isCurrent && known.state !== 'open' ? await filesOf(world, accountId) : [];
  return { is_offered: isOffered, state: known.state, is_current: isCurrent, files };
}
