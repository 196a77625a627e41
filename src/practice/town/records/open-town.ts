import { deedSchema, type Deed } from './deeds.ts';
import { createTown, type Town } from '#practice/town/town.ts';
import { lastDayAt, morningOf } from '#practice/town/world/calendar.ts';
import type { Day } from '#practice/town/world/types.ts';
import { createClock, type Clock } from '#practice/clock.ts';
import { openJournal } from '#practice/records/jsonl.ts';

export type TownFile = {
  /** The town as it is now; after a reset another one. */
  town: () => Town;
  /** Moves the town's clock on by so many days and gives the last one that is over. */
  pass: (days: number) => Day;
  /** Begins anew: on a day of one's own the clock is put to its morning. */
  reset: (opening: { day?: Day | undefined; seed?: number | undefined }) => void;
  close: () => void;
};

const DAY_MS = 86_400_000;

/** The town of a folder, kept in town.jsonl as what was done to it; a new folder's town opens today. */
export function openTown(directory: string, seed: number): TownFile {
  const { journal, held } = openJournal(`${directory}/town.jsonl`, deedSchema);
  let clock: Clock = createClock(0);
  const opened = (past: readonly Deed[]): Town => {
    const first = past.find((deed) => deed.deed === 'opened');
    const offset = past.findLast((deed) => deed.deed === 'clock')?.offset ?? 0;
    clock = createClock(offset);
    const opening = first ?? ({ deed: 'opened', seed, day: lastDayAt(clock.now()) + 1 } as const);
    if (first === undefined) journal.append(opening);
    return createTown({ seed: opening.seed, opening: opening.day, clock, deeds: past, keep: journal.append });
  };
  let town = opened(held);
  return {
    town: () => town,
    pass: (days) => {
      clock.advance(days * DAY_MS);
      journal.append({ deed: 'clock', offset: clock.offset() });
      return town.lastDay();
    },
    reset: ({ day, seed: another }) => {
      journal.clear();
      const fresh = createClock(0);
      if (day !== undefined) fresh.set(morningOf(day));
      const deeds: Deed[] = [
        { deed: 'opened', seed: another ?? town.seed, day: day ?? lastDayAt(fresh.now()) + 1 },
        { deed: 'clock', offset: fresh.offset() },
      ];
      for (const deed of deeds) journal.append(deed);
      town = opened(deeds);
    },
    close: journal.close,
  };
}
