import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { takeCopy } from '#server/copies/take-copy.ts';
import type { CopyMade, CopySource } from '#server/copies/take-copy.ts';
import { beginErasedList } from '#server/copies/erased-list.ts';
import { hasPeople } from '#server/copies/has-people.ts';
import { defineJob } from '#server/queue/job.ts';
import { handleJob } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
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
const HOUR_MS = 60 * 60 * 1000;

const NAME = /^legwork-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?(\.partial)?$/;

const nameAt = (at: Date, isLocked: boolean): string =>
  `legwork-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isLocked ? '.age' : ''}`;

/** When a copy of ours was made, by its name, in ms since 1970 UTC; null for any other file. */
function timeOf(name: string): number | null {
  const found = NAME.exec(name);
  return found ? Date.parse(`${found[1]}:${found[2]}:${found[3]}Z`) : null;
}

/** Copies of ours in a folder, with when each was made; none where there is no folder yet. */
async function copiesIn(folder: string): Promise<{ name: string; time: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const time = timeOf(name);
    return time === null ? [] : [{ name, time }];
  });
}

const isWhole = ({ name }: { name: string }): boolean => !name.endsWith('.partial');

/** Removes hourly copies whose time is over, and what is left of one that was killed; other files are nobody's business. */
export async function removeOld(folder: string, now: Date): Promise<void> {
  const copies = await copiesIn(folder);
  const whole = copies.filter(isWhole).map(({ time }) => time);
  const kept = keptCopies(whole, now.getTime());
  for (const copy of copies)
    if (!isWhole(copy) || !kept.has(copy.time)) await rm(join(folder, copy.name), { force: true });
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

/**
 * Asks for a copy at the start of a server whose newest one is an hour old, where there is anybody to copy: one that runs for fifty
 * minutes a day may never see the minute of the schedule.
 */
export async function copyAtStart(
  { clock, config, queue }: Pick<World, 'clock' | 'config' | 'queue'>,
  { connection: { database } }: CopySource,
): Promise<void> {
  const { hourly, folder } = config.copies;
  if (!hourly) return;
  const now = clock.now().getTime();
  const copies = (await copiesIn(folder)).filter(isWhole);
  if (copies.some(({ time }) => now - time < HOUR_MS)) return;
  // Under no key, as the schedule asks: whichever comes second while one waits is not added.
  if (await hasPeople(database)) await queue.enqueue(database, copyJob, {});
}
