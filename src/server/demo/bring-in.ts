import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportReply } from '#contract/localbiz/imports.ts';
import type { Reader } from '#localization/format.ts';
import { commitImport, readImportReply } from '#server/features/localbiz/imports/index.ts';
import type { Stopping } from '#server/stopping/stopping.ts';
import type { World } from '#server/world.ts';

const LOOK_MS = 250;
/** A file that a slow machine has not read or kept by then is stuck. */
const MOST_MS = 10 * 60 * 1000;

/**
 * Has a file of the demo's shop kept once it is read, as its owner would. Answers whether it is; not where the product stops meanwhile.
 * Throws why where it cannot be read.
 */
export async function keepOnceRead(
  world: World,
  { accountId, id, reader, stopping }: { accountId: string; id: string; reader: Reader; stopping: Stopping },
): Promise<boolean> {
  const until = Date.now() + MOST_MS;
  while (!stopping.begun() && Date.now() < until) {
    const { state, problem }: ImportReply = await readImportReply(world, accountId, { id, reader });
    if (state === 'committed') return true;
    if (state === 'staged') await commitImport(world, accountId, { id, despiteUnreadable: false, reader });
    else if (state !== 'reading' && state !== 'committing')
      throw new Error(problem ?? `The file is ${state}.`);
    await sleep(LOOK_MS);
  }
  return false;
}
