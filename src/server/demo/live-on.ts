import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { addDays } from '#engines/calendar/index.ts';
import type { Reader } from '#localization/format.ts';
import { asAccount, asBusiness } from '#server/db/as.ts';
import { timeOf } from '#server/features/localbiz/business/index.ts';
import { readImports, stageImport } from '#server/features/localbiz/imports/index.ts';
import { accountMadeByUs, readerOfAccount } from '#server/features/platform/accounts/index.ts';
import { describeError } from '#server/ports/log.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
import type { Stopping } from '#server/stopping/stopping.ts';
import type { World } from '#server/world.ts';
import { keepOnceRead } from './bring-in.ts';
import { businessOfDemo } from './business-of-demo.ts';
import { keep, readKept } from './kept-account.ts';
import { demoExportsOfDays, demoOwnerEmail, demoShopName } from './shop.data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From when a day begins in Greenwich until it is over in every zone, as the town reckons it. */
const OVER_MS = 34 * 60 * 60 * 1000;
/** Days that the town lives through at once at most: a clock that was set further ahead is followed look by look. */
const MOST_DAYS = 400;
/** How often it is looked whether days are over by the demo's clock. */
const LOOK_MS = 60_000;
/** Files among which the last day that came in is looked for, where an earlier version kept none. */
const FILES = 20;

type Town = Pick<PracticeProcess, 'control' | 'file' | 'read'>;

const townState = z.object({ now: z.iso.datetime(), lastDay: z.iso.date() });

/** The last day that is over everywhere by a moment. */
const dayBefore = (moment: Date): string => new Date(moment.getTime() - OVER_MS).toISOString().slice(0, 10);

/** Lets the town live up to a moment of the demo's clock; answers the last day that is over by both. */
async function lastDayBy(practice: Town, moment: Date): Promise<string> {
  const town = townState.parse(await practice.read('town'));
  // Both clocks go on while they are asked: whole days may seem some seconds less.
  const behind = Math.floor((moment.getTime() - Date.parse(town.now) + LOOK_MS) / DAY_MS);
  const passed = behind < 1 ? town : await practice.control('town/days', { n: Math.min(behind, MOST_DAYS) });
  const { lastDay } = townState.pick({ lastDay: true }).parse(passed);
  // The town may have been let live further than the demo's clock shows.
  const latest = dayBefore(moment);
  return lastDay < latest ? lastDay : latest;
}

/** The last day that the demo's files tell of; null before the first. */
async function lastDayOfFiles(world: World, accountId: string, reader: Reader): Promise<string | null> {
  const { items } = await readImports(world, accountId, { limit: FILES, reader });
  return (
    items
      .flatMap(({ last_day: last }) => last ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

const reviewsIn = z.object({ reviews: z.array(z.unknown()) });

/** Whether a file of the till or of reviews has any row: of a day on which the shop was shut it has none. */
async function hasRows(file: File): Promise<boolean> {
  const text = await file.text();
  if (file.name.endsWith('.json')) return reviewsIn.parse(JSON.parse(text)).reviews.length > 0;
  return text.trim().split('\n').length > 1;
}

/**
 * Lets the business demo live on: the town's shop goes through the days that are over by the demo's clock and were not brought in yet, and
 * its owner brings them in by the same exports and verbs as the two years before, into that business alone, whichever they turned to since.
 * Answers the last day that is there; null where nothing is new, or the business was closed. Throws in production.
 */
export async function liveOn(nobodys: World, practice: Town, stopping: Stopping): Promise<string | null> {
  if (nobodys.config.environment === 'production') throw new Error('In production there is no demo.');
  const kept = await readKept(nobodys, demoShopName);
  const owner = await accountMadeByUs(nobodys, demoOwnerEmail);
  if (!kept?.complete || owner === null) return null;
  const businessId = await businessOfDemo(nobodys, owner.id);
  if (businessId === null) return null;
  const [world, accountId] = [asBusiness(nobodys, businessId), owner.id];
  const reader = await readerOfAccount(asAccount(nobodys, accountId).database, accountId);
  const now = (await timeOf(world, businessId)).now();
  const through = kept.through ?? (await lastDayOfFiles(world, accountId, reader));
  if (through === null) return null;
  const [from, to] = [addDays(through, 1), await lastDayBy(practice, now)];
  if (from > to) return null;
  for (const path of demoExportsOfDays) {
    const file = await practice.file(`${path}?from=${from}&to=${to}`);
    if (!(await hasRows(file))) continue;
    const { id } = await stageImport(world, accountId, { file, reader });
    if (!(await keepOnceRead(world, { accountId, id, reader, stopping }))) return null;
  }
  await keep(nobodys, demoShopName, { ...kept, businessId, through: to });
  return to;
}

/** Lets the business demo live on until the product stops, or it cannot; answers how to end that. */
export function keepLiving(world: World, practice: Town, stopping: Stopping): () => Promise<void> {
  const ending = new AbortController();
  const living = async () => {
    while (!stopping.begun() && !ending.signal.aborted) {
      await liveOn(world, practice, stopping);
      await sleep(LOOK_MS, undefined, { ref: false, signal: ending.signal });
    }
  };
  const lived = living().catch((error: unknown) => {
    // Tried again at the next start: a file that was refused once would be so every minute.
    if (!ending.signal.aborted) world.log.error('demo-shop.stands-still', describeError(error));
  });
  return () => {
    ending.abort();
    return lived;
  };
}
