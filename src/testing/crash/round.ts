import { setTimeout as sleep } from 'node:timers/promises';
import { judge } from './judge.ts';
import type { Verdict } from './judge.ts';
import type { Kill } from './kills.ts';
import type { Member } from './member.ts';
import { readEndings } from './read-end.ts';
import { openRig, untilQuiet } from './rig.ts';
import type { Rig, RigOptions } from './rig.ts';

const MINUTE_MS = 60_000;
/** Longer than a lease, than the time between two looks at a board, and than the wait for a mail. */
const SHIFTS_MS = [2 * MINUTE_MS, 11 * MINUTE_MS, 11 * MINUTE_MS, 25 * 60 * MINUTE_MS, 11 * MINUTE_MS];
const LEASE_OVER_MS = 61_000;
/** With several processes: every so often all die at once. */
const ALL_DIE_EVERY = 5;

export interface Round extends RigOptions {
  kills: readonly Kill[];
  /** Processes at once; more than one only on PostgreSQL. */
  workers: number;
}

export interface RoundResult {
  /** Deaths that happened, by point; `moment` at any other time. */
  kills: Map<string, number>;
  verdict: Verdict;
}

const count = (kills: Map<string, number>, name: string) => kills.set(name, (kills.get(name) ?? 0) + 1);

/** Lets one process die as planned. Answers how it died, or null when no work was left that leads to its point. */
async function kill(member: Member, planned: Kill): Promise<string | null> {
  if (planned.kind === 'moment') {
    await member.working;
    await sleep(planned.afterMs);
    member.kill();
    await member.ended;
    return 'moment';
  }
  await member.working;
  if (await untilQuiet(member)) {
    member.kill();
    await member.ended;
    return null;
  }
  const end = await member.ended;
  if (end !== 'SIGKILL') throw new Error(`The process under test ended by itself with ${String(end)}.`);
  return planned.point;
}

const crashAt = (planned: Kill) => (planned.kind === 'point' ? planned.point : '');

async function misfortune(rig: Rig, { fault }: Kill): Promise<void> {
  if (fault !== null) await rig.control.fault({ kind: fault });
}

/** The employers' letters that nobody took wait longer each time: they are tried now. */
const deliver = (rig: Rig) => void rig.control.advance(0).catch(() => undefined);

/** Kills one process after another on the embedded database, each started again on what the last left. */
async function killOneByOne(rig: Rig, planned: readonly Kill[], kills: Map<string, number>): Promise<void> {
  for (const next of planned) {
    await misfortune(rig, next);
    const member = rig.start(crashAt(next), true);
    void member.working.then(() => deliver(rig));
    const died = await kill(member, next);
    if (died === null) return;
    count(kills, died);
  }
}

/** Kills one of several processes at a time while the others go on, and all of them now and then. */
async function killAmongMany(
  rig: Rig,
  { kills: planned, workers }: Round,
  kills: Map<string, number>,
): Promise<void> {
  const startOthers = () => Array.from({ length: workers - 1 }, (_, index) => rig.start('', index === 0));
  let others = startOthers();
  await Promise.all(others.map(({ working }) => working));
  for (const [index, next] of planned.entries()) {
    await misfortune(rig, next);
    const victim = rig.start(crashAt(next), false);
    deliver(rig);
    const died = await kill(victim, next);
    if (died === null) break;
    count(kills, died);
    if ((index + 1) % ALL_DIE_EVERY !== 0) continue;
    for (const other of others) {
      other.kill();
      count(kills, 'moment');
    }
    await Promise.all(others.map(({ ended }) => ended));
    await rig.shift(LEASE_OVER_MS);
    others = startOthers();
    await Promise.all(others.map(({ working }) => working));
    await others[0]?.ask('minute');
  }
  for (const other of others) other.kill();
  await Promise.all(others.map(({ ended }) => ended));
}

/** Starts once more, without kills, and lets the hours pass in which everything must come to its end. */
async function finish(rig: Rig): Promise<void> {
  const member = rig.start('', true);
  if (!(await member.working)) throw new Error('The process under test did not start again.');
  for (const shift of SHIFTS_MS) {
    await rig.shift(shift);
    await member.ask('minute');
    if (!(await untilQuiet(member))) throw new Error('The process under test ended by itself.');
    await rig.control.advance(0);
  }
  await member.ask('minute');
  await untilQuiet(member);
  await member.ask('stop');
  await member.ended;
}

/** One round: a fresh copy of the template, kills until they are used up or no work is left, the quiet end, the verdict. */
export async function runRound(round: Round): Promise<RoundResult> {
  const rig = await openRig(round);
  const kills = new Map<string, number>();
  try {
    if (round.workers === 1) await killOneByOne(rig, round.kills, kills);
    else await killAmongMany(rig, round, kills);
    await finish(rig);
    const endings = await readEndings(rig.dataDir, round.databaseUrl);
    return { kills, verdict: judge(endings, await rig.control.ledger()) };
  } finally {
    await rig.close();
  }
}
