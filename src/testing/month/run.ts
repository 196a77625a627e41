import { localMinutes } from '#engines/calendar/index.ts';
import { expireOverdue } from '#server/features/career/applications/approval/expire.ts';
import { remindOfExpiring } from '#server/features/career/applications/approval/remind.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { discover } from '#server/features/career/boards/index.ts';
import { wakeCampaigns } from '#server/features/career/campaigns/running/tick.ts';
import { writeDigests } from '#server/features/career/reports/digest/digest.ts';
import { releasePushes } from '#server/features/platform/notifications/hold.ts';
import { act, emptyDiary } from './acts.ts';
import type { Diary } from './acts.ts';
import { readBooks } from './books.ts';
import { hoursOf } from './bounds.ts';
import { judge } from './judge.ts';
import { makeCandidates } from './people.ts';
import type { Candidate } from './people.ts';
import { seeded } from './random.ts';
import type { Random } from './random.ts';
import { openRig } from './rig.ts';
import type { Rig } from './rig.ts';

const HOUR_MS = 3_600_000;
/** New jobs appear in the first three weeks, or as much of a shorter time. */
const [MOST_DAYS_OF_JOBS, SHARE_WITH_JOBS] = [21, 0.7];

export interface MonthOptions {
  people: number;
  days: number;
  seed: number;
  /** Hours between two looks of the product; people act in between. */
  step: number;
  /** Empty folder for both worlds. */
  folder: string;
  /** An empty PostgreSQL database; null runs on the embedded one. */
  databaseUrl: string | null;
  report?: (line: string) => void;
}

export interface MonthReport {
  people: number;
  days: number;
  begun: number;
  arrived: number;
  diary: Diary['counts'];
  pushes: number;
  weeklyMails: number;
  /** Every rule that was broken, in words. */
  broken: string[];
}

/** Everything the server does by itself, once, as its timetable would have it. */
async function serverWorks(rig: Rig, candidates: readonly Candidate[]): Promise<void> {
  const { world } = rig;
  await expireOverdue(world);
  await remindOfExpiring(world);
  for (const { accountId } of candidates) await releasePushes(world, accountId);
  await writeDigests(world);
  await wakeCampaigns(world);
  await rig.work();
  await recover(world);
  await rig.work();
}

async function peopleAct(
  rig: Rig,
  candidates: readonly Candidate[],
  random: Random,
  diary: Diary,
): Promise<void> {
  const { world } = rig;
  for (const candidate of candidates) {
    const minutes = localMinutes(rig.clock.now().getTime(), candidate.timeZone);
    const isAwake = minutes > 7 * 60 && minutes < 23 * 60;
    if (isAwake && random.chance(0.3)) await act(world, candidate, random, diary);
  }
}

/**
 * Lets people live through days with the product and its practice employers, then holds every rule against the employers'
 * ledger and the people's own diary. The same seed gives the same people.
 */
export async function runMonth(options: MonthOptions): Promise<MonthReport> {
  const { people, days, step, report = () => undefined } = options;
  const random = seeded(options.seed);
  const diary = emptyDiary();
  const rig = await openRig(options.folder, options.databaseUrl);
  try {
    const { world } = rig;
    await rig.moveTo(rig.clock.now());
    await rig.spreadJobs(Math.min(MOST_DAYS_OF_JOBS, Math.floor(days * SHARE_WITH_JOBS)));
    const candidates = await makeCandidates(world, people, random);
    report(`${people} people, ${candidates.reduce((sum, { rates }) => sum + rates.size, 0)} campaigns.`);
    const start = rig.clock.now().getTime();
    for (let hour = 0; hour < days * 24; hour += step) {
      await rig.moveTo(new Date(start + hour * HOUR_MS));
      if (hour % 24 === 0) await discover(world);
      await serverWorks(rig, candidates);
      await rig.moveTo(new Date(start + (hour + step / 2) * HOUR_MS));
      await peopleAct(rig, candidates, random, diary);
      await rig.work();
      if ((hour + step) % 24 === 0) {
        const jobs = (await rig.control.postings()).length;
        const { approved } = diary.counts;
        report(
          `day ${(hour + step) / 24}: ${jobs} jobs so far, ${approved} approved, ${rig.pushes.length} pushes`,
        );
      }
    }
    const ledger = await rig.control.ledger();
    const known = await readBooks(world.database);
    const verdicts = [];
    for (const [index, candidate] of candidates.entries())
      verdicts.push(await judge(candidate, index, { rig, ledger, known, diary }));
    const arrived = verdicts.reduce((sum, verdict) => sum + verdict.arrived, 0);
    const all = ledger.filter(({ kind }) => kind === 'accepted').length;
    return {
      people,
      days,
      begun: known.length,
      arrived,
      diary: diary.counts,
      pushes: rig.pushes.length,
      weeklyMails: rig.mails.filter(({ mail }) => mail.subject.startsWith('Your week:')).length,
      broken: [
        ...verdicts.flatMap(({ broken }) => broken),
        ...hoursOf(ledger),
        ...(all === arrived ? [] : [`${all} reached employers, ${arrived} are somebody's`]),
      ],
    };
  } finally {
    await rig.close();
  }
}
