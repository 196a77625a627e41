import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { defineJob } from './job.ts';

/** A file is stored before the record that names it; until then it may look as if nobody wanted it. */
export const UNNAMED_MS = 15 * 60 * 1000;

/** Removes the files of an account that none of its records names any more; `privacy` does it. */
export const tidyFilesJob = defineJob({
  name: 'privacy.tidy-files',
  schema: z.object({ accountId: z.uuid() }),
  keyed: true,
  expireInSeconds: 900,
});

/** To be called in the transaction that names other files in place of earlier ones: those are removed once it stands. */
export const tidyFilesLater = (
  { queue, clock }: Pick<World, 'queue' | 'clock'>,
  executor: Executor,
  accountId: string,
): Promise<void> =>
  queue.enqueue(
    executor,
    tidyFilesJob,
    { accountId },
    { key: accountId, startAfter: new Date(clock.now().getTime() + UNNAMED_MS + 60_000) },
  );
