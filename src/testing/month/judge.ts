import { addDays, localDay, localMinutes } from '#engines/calendar/index.ts';
import { MATCH_GATE } from '#engines/matching/index.ts';
import type { LedgerEntry } from '#practice/records/ledger.ts';
import { readOverview } from '#server/features/career/reports/read-overview.ts';
import { readPerformance } from '#server/features/career/reports/read-performance.ts';
import { english } from '#testing/wording/in-english.ts';
import type { Diary } from './acts.ts';
import { restsOf } from './bounds.ts';
import type { Known } from './books.ts';
import type { Candidate } from './people.ts';
import { allowedIn, trialEnds } from './plans.ts';
import type { Rig } from './rig.ts';

/** An application that reached an employer, by the employer's ledger, and what the product knows of it. */
interface Arrival {
  at: Date;
  day: string;
  postingId: string;
  known: Known | undefined;
}

const [QUIET_FROM, QUIET_UNTIL] = [21 * 60 + 30, 7 * 60];
const HERE_FOR_MS = 30 * 60_000;
const [ASK_FROM, ASK_UNTIL] = [8 * 60, 20 * 60];

function over(counts: Iterable<string>, limit: (key: string) => number | null): string[] {
  const seen = new Map<string, number>();
  for (const key of counts) seen.set(key, (seen.get(key) ?? 0) + 1);
  return [...seen].flatMap(([key, count]) => {
    const most = limit(key);
    return most !== null && count > most ? [`${count} instead of at most ${most}: ${key}`] : [];
  });
}

const within = (spans: readonly { from: Date; until: Date | null }[] | undefined, at: Date): boolean =>
  (spans ?? []).some(({ from, until }) => from <= at && (until === null || at < until));

/** Budgets and the one application per job, by the ledger alone. */
function budgetsOf({ rates, plan, since }: Candidate, arrivals: readonly Arrival[]): string[] {
  const trial = plan === 'trial' ? arrivals.filter(({ at }) => at.getTime() > trialEnds(since)) : [];
  return [
    ...over(
      arrivals.map(({ day, known }) => `${known?.campaignId ?? 'none'} ${day}`),
      (key) => rates.get(key.split(' ')[0] ?? '') ?? 0,
    ).map((line) => `day's limit: ${line}`),
    ...over(
      arrivals.map(({ day }) => allowedIn(plan, day).period),
      (period) => allowedIn(plan, period).limit,
    ).map((line) => `plan ${plan}: ${line}`),
    ...over(
      arrivals.map(({ postingId, known }) => known?.canonicalKey ?? postingId),
      () => 1,
    ).map((line) => `one job: ${line}`),
    ...restsOf(
      arrivals.flatMap(({ at, known }) => (known ? [{ at, canonicalKey: known.canonicalKey }] : [])),
    ),
    ...trial.map(({ at }) => `sent after the trial: ${at.toISOString()}`),
  ];
}

/** Approvals, stops and the hours of the day. */
function wordsOf(
  candidate: Candidate,
  arrivals: readonly Arrival[],
  known: readonly Known[],
  diary: Diary,
): string[] {
  const { accountId, timeZone } = candidate;
  const broken: string[] = [];
  for (const { at, known: own, postingId } of arrivals) {
    if (own === undefined) broken.push(`sent and not in the books: ${postingId}`);
    else if (!within(diary.yes.get(own.id), at)) broken.push(`sent without a standing yes: ${own.id}`);
    if (within(diary.stops.get(accountId), at))
      broken.push(`sent while everything was stopped: ${postingId}`);
    if (own !== undefined && own.score < MATCH_GATE) broken.push(`sent at ${own.score} of 100: ${own.id}`);
  }
  for (const { id, createdAt } of known) {
    const minutes = localMinutes(createdAt.getTime(), timeZone);
    // To somebody who is here the day's first ones may be put at any hour.
    const here = [candidate.since, ...(diary.here.get(accountId) ?? [])].some(
      (at) => createdAt >= at && createdAt.getTime() - at.getTime() <= HERE_FOR_MS,
    );
    if (!here && (minutes < ASK_FROM || minutes > ASK_UNTIL))
      broken.push(`begun outside of the day's hours: ${id}`);
    if (within(diary.stops.get(accountId), createdAt))
      broken.push(`begun while everything was stopped: ${id}`);
  }
  return broken;
}

function quietOf({ endpoint, timeZone }: Candidate, rig: Rig): string[] {
  return rig.pushes
    .filter((push) => push.endpoint === endpoint)
    .map(({ at }) => localMinutes(at.getTime(), timeZone))
    .filter((minutes) => minutes >= QUIET_FROM || minutes < QUIET_UNTIL)
    .map((minutes) => `pushed in the quiet hours, minute ${minutes}`);
}

const compare = (what: string, said: number, truth: number): string[] =>
  said === truth ? [] : [`${what} says ${said}, the ledger ${truth}`];

/** Report, overview and weekly mails against the ledger, to the unit. */
async function figuresOf(
  candidate: Candidate,
  arrivals: readonly Arrival[],
  rig: Rig,
  email: string,
): Promise<string[]> {
  const { world } = rig;
  const overview = await readOverview(world, candidate.accountId, english);
  const { funnel, weekly } = await readPerformance(world, candidate.accountId, english);
  const today = localDay(rig.clock.now().getTime(), candidate.timeZone);
  const lastWeek = arrivals.filter(({ day }) => day > addDays(today, -7)).length;
  const mails = rig.mails.flatMap(({ mail, at }) => {
    const said = mail.to === email ? /^Your week: (\d+) application/.exec(mail.subject)?.[1] : undefined;
    if (said === undefined) return [];
    const until = addDays(localDay(at.getTime(), candidate.timeZone), -1);
    const truth = arrivals.filter(({ day }) => day > addDays(until, -7) && day <= until).length;
    return compare(`weekly mail of ${until}`, Number(said), truth);
  });
  return [
    ...compare('report', funnel.applied, arrivals.length),
    ...compare(
      'weeks of the report',
      weekly.reduce((sum, { sent }) => sum + sent, 0),
      arrivals.length,
    ),
    ...compare('overview', overview.totalApplications, arrivals.length),
    ...compare(
      'week of the overview',
      overview.week.reduce((sum, { sent }) => sum + sent, 0),
      lastWeek,
    ),
    ...mails,
  ];
}

/** Every rule that one person's month broke, in words; empty when it kept them all. */
export async function judge(
  candidate: Candidate,
  index: number,
  {
    rig,
    ledger,
    known,
    diary,
  }: { rig: Rig; ledger: readonly LedgerEntry[]; known: readonly Known[]; diary: Diary },
): Promise<{ broken: string[]; arrived: number }> {
  const own = known.filter(({ accountId }) => accountId === candidate.accountId);
  const byPosting = new Map(own.map((one) => [one.externalId, one]));
  const arrivals = ledger
    .filter(
      ({ kind, email }) => kind === 'accepted' && email?.toLowerCase() === candidate.address.toLowerCase(),
    )
    .map(({ at, postingId }) => ({
      at: new Date(at),
      day: localDay(Date.parse(at), candidate.timeZone),
      postingId,
      known: byPosting.get(postingId),
    }));
  const broken = [
    ...budgetsOf(candidate, arrivals),
    ...wordsOf(candidate, arrivals, own, diary),
    ...quietOf(candidate, rig),
    ...(await figuresOf(candidate, arrivals, rig, `month-${index}@example.test`)),
  ];
  return { broken: broken.map((line) => `person ${index}: ${line}`), arrived: arrivals.length };
}
