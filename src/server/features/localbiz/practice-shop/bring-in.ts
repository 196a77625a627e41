import { z } from 'zod';
import { practiceFiles } from '#contract/localbiz/practice-shop.ts';
import type { Reader } from '#localization/format.ts';
import {
  practiceStateOf,
  setClock,
  setPracticeState,
  timeOf,
} from '#server/features/localbiz/business/index.ts';
import {
  commitImport,
  readImportReply,
  readImports,
  stageImport,
} from '#server/features/localbiz/imports/index.ts';
import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { practiceExport } from './bakery.data.ts';
import { bringInJob } from './bring-in-job.ts';

/** Whoever reads nothing of what the verbs answer in words. */
export const UNREAD: Reader = { locale: 'en', timeZone: 'UTC' };

/** A minute or less ahead is the time it took to ask. */
const SLACK_MS = 60_000;
/** How soon it is looked again whether the files were read and kept. */
const LOOK_MS = 500;
const FILES_LOOKED_AT = 20;

interface Filling {
  businessId: string;
  accountId: string;
  imports: string[];
}
type Town = NonNullable<World['practice']>;

const townState = z.object({ now: z.iso.datetime() });

/** Sets the clock of a practice shop on the town's, where that is ahead: its files end there. */
async function followClock(world: World, town: Town, businessId: string): Promise<void> {
  const { now } = townState.parse(await town.read('town'));
  const aheadMs = Date.parse(now) - (await timeOf(world, businessId)).now().getTime();
  if (aheadMs > SLACK_MS) await setClock(world, businessId, { aheadMs, pace: 1 });
}

/** Begins the next file; one that an earlier try began and could not say so is taken up. Answers its id. */
async function beginNext(world: World, town: Town, { accountId, imports }: Filling): Promise<string | null> {
  const what = practiceFiles[imports.length];
  if (what === undefined) return null;
  const file = await town.file(practiceExport(what));
  const { items } = await readImports(world, accountId, { limit: FILES_LOOKED_AT, reader: UNREAD });
  const begun = items.find(({ id, file_name: name }) => name === file.name && !imports.includes(id));
  return begun?.id ?? (await stageImport(world, accountId, { file, reader: UNREAD })).id;
}

/** Has what was read kept; answers whether every file is. Throws where one cannot be. */
async function keepWhatWasRead(world: World, { accountId, imports }: Filling): Promise<boolean> {
  let kept = 0;
  for (const id of imports) {
    const { state } = await readImportReply(world, accountId, { id, reader: UNREAD });
    if (state === 'committed') kept += 1;
    else if (state === 'staged')
      await commitImport(world, accountId, { id, despiteUnreadable: false, reader: UNREAD });
    else if (state !== 'reading' && state !== 'committing') throw new Error(`The file is ${state}.`);
  }
  return kept === practiceFiles.length;
}

/** Takes one step; answers what is begun then, null when everything is kept. */
async function step(world: World, town: Town, filling: Filling): Promise<string[] | null> {
  if (filling.imports.length === 0) await followClock(world, town, filling.businessId);
  const begun = await beginNext(world, town, filling);
  if (begun !== null) return [...filling.imports, begun];
  return (await keepWhatWasRead(world, filling)) ? null : filling.imports;
}

/**
 * Fills a practice shop by the exports of its town and the verbs of any owner, a step a job: it is the business that asks, so that its
 * owner may turn elsewhere meanwhile. What cannot be brought in leaves it `stuck`, until it is opened again.
 */
export async function bringIn(world: World, filling: Filling): Promise<void> {
  const { businessId } = filling;
  if ((await practiceStateOf(world.database, businessId)) !== 'opening') return;
  try {
    if (world.practice === null) throw new Error('There is no practice town.');
    const imports = await step(world, world.practice, filling);
    if (imports === null) {
      await setPracticeState(world.database, businessId, 'open');
      return;
    }
    const isWaiting = imports.length === filling.imports.length;
    const startAfter = new Date(world.clock.now().getTime() + (isWaiting ? LOOK_MS : 0));
    await world.queue.enqueue(
      world.database,
      bringInJob,
      { ...filling, imports },
      { startAfter, key: businessId },
    );
  } catch (error) {
    world.log.warn('practice-shop.stuck', describeError(error));
    await setPracticeState(world.database, businessId, 'stuck');
  }
}
