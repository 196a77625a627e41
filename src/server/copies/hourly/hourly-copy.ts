import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { takeCopy } from '#server/copies/take-copy.ts';
import type { CopyMade, CopySource } from '#server/copies/take-copy.ts';
import { beginErasedList } from '#server/copies/erased-list.ts';
import { defineJob, handleJob } from '#server/queue/job.ts';
import type { JobHandler } from '#server/queue/job.ts';
import type { Config } from '#server/config.ts';
import type { World } from '#server/world.ts';
import { keptCopies } from './retention.ts';

const copyJob = defineJob({
  name: 'copies.hourly',
  schema: z.object({}),
  keyed: true,
  retryLimit: 2,
  retryDelay: 120,
  expireInSeconds: 1800,
});
const EVERY_HOUR = '0 * * * *';

const NAME = /^legwork-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?(\.partial)?$/;

const nameAt = (at: Date, isLocked: boolean): string =>
  `legwork-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isLocked ? '.age' : ''}`;

/** When a copy of ours was made, by its name, in ms since 1970 UTC; null for any other file. */
function timeOf(name: string): number | null {
  const found = NAME.exec(name);
  return found ? Date.parse(`${found[1]}:${found[2]}:${found[3]}Z`) : null;
}

/** Removes hourly copies whose time is over, and what is left of one that was killed; other files are nobody's business. */
export async function removeOld(folder: string, now: Date): Promise<void> {
  const copies = (await readdir(folder)).flatMap((name) => {
    const time = timeOf(name);
    return time === null ? [] : [{ name, time }];
  });
  const whole = copies.filter(({ name }) => !name.endsWith('.partial')).map(({ time }) => time);
  const kept = keptCopies(whole, now.getTime());
  for (const { name, time } of copies)
    if (name.endsWith('.partial') || !kept.has(time)) await rm(join(folder, name), { force: true });
}

/** Makes the copy of this hour, and removes those whose time is over, also when none can be made. */
export async function copyHourly(
  { clock, config, log }: Pick<World, 'clock' | 'log'> & { config: Pick<Config, 'copies'> },
  source: CopySource,
): Promise<CopyMade> {
  const { folder, passphrase } = config.copies;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await beginErasedList(folder);
  await removeOld(folder, clock.now());
  const made = await takeCopy(source, join(folder, nameAt(clock.now(), passphrase !== null)));
  await removeOld(folder, clock.now());
  const { rows, files, bytes, missing, heldMs } = made;
  log.info('copy.made', { rows, files, bytes, missing, heldMs: Math.round(heldMs) });
  return made;
}

/** The work of making copies; it is on a schedule unless the configuration turns that off. */
export const copiesJobs = (world: World, source: CopySource): JobHandler[] => [
  handleJob(
    copyJob,
    async () => {
      // A schedule from before it was turned off stands in the queue's own table.
      if (world.config.copies.hourly) await copyHourly(world, source);
    },
    world.config.copies.hourly ? EVERY_HOUR : null,
  ),
];
