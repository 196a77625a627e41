import type { ListedPosting } from '#practice/client.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import { bringToWaiting, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { decideAll, liveADay, liveOn } from './person-of-drill.ts';
import type { Way } from './person-of-drill.ts';

/** Who lives in a drill, with what. */
export interface Living {
  candidate: Candidate;
  listings: ListedPosting[];
  ways: Way[];
  random: () => number;
}

const FAULTS = ['drop-reply-after-accept', 'error-after-accept', 'drop-before-accept'] as const;
const DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Takes on new work until there are so many applications, some with a fault of the employer's to come. */
async function takeOnUntil(live: Sending, living: Living, count: number): Promise<void> {
  const { candidate, listings, ways, random } = living;
  while (ways.length < count) {
    const listed = listings.splice(Math.floor(random() * listings.length), 1)[0];
    const id = listed && (await takeOn(live, candidate, listed));
    if (!listed || !id) continue;
    await live.app.drain();
    const { state } = await readBack(live, candidate, id);
    // Its form asks for what is never given.
    if (state === 'stopped') continue;
    await bringToWaiting(live, candidate, id);
    const fault = FAULTS[Math.floor(random() * FAULTS.length * 2)];
    if (fault) await live.practice.control.fault({ kind: fault, postingId: listed.id });
    ways.push({ listed, id });
  }
}

/** Lives a week with half of all applications; answers how many days passed by the clock of the server. */
export async function liveAWeek(live: Sending, living: Living, applications: number): Promise<number> {
  const { candidate, ways, random } = living;
  const began = live.app.clock.now().getTime();
  for (let day = 1; day <= DAYS; day += 1) {
    await takeOnUntil(live, living, Math.floor(((applications / 2) * day) / DAYS));
    await decideAll(live, candidate, ways, () => random() < 0.5);
    await liveOn(live, 11);
    // What is left lying in the evening is decided before its time is over.
    await decideAll(live, candidate, ways, () => true);
    await liveADay(live);
  }
  return (live.app.clock.now().getTime() - began) / DAY_MS;
}

/** Copies while half of all applications are on their way, and lives on for half an hour. */
export async function copyUnderLoad(
  live: Sending,
  living: Living,
  { applications, file }: { applications: number; file: string },
): Promise<void> {
  const { candidate, ways, random } = living;
  await takeOnUntil(live, living, applications);
  await decideAll(live, candidate, ways, () => random() < 0.5);
  // Under load: applications are on their way while the rows are read.
  await Promise.all([live.app.drain(), takeCopy(live.app.services.copySource, file)]);
  await decideAll(live, candidate, ways, () => random() < 0.5);
  await liveOn(live, 33);
}
