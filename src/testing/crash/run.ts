import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addVerdict, emptyVerdict } from './books/verdict.ts';
import type { Verdict } from './books/verdict.ts';
import { countOf } from './round/happened.ts';
import type { Happened } from './round/happened.ts';
import { runRound } from './round/round.ts';
import { createDatabase, dropDatabase } from './world/databases.ts';
import { makeTemplate } from './world/template.ts';

/** About as many as the applications of one person bear; what is left goes to another round. */
const DISTURBANCES_A_PERSON = 16;
/** Between two preparations of a worker, were it the only process. */
const PACE_MS = 600;

export interface CrashOptions {
  /** Disturbances that must have happened; rounds go on until they have, and the last one may bring a few more. */
  times: number;
  seed: number;
  /** Empty folder for everything; each round's part is removed when it kept its promises. */
  folder: string;
  /** A PostgreSQL server on which databases may be made; null runs on the embedded one. */
  postgres: string | null;
  /** Processes at once on one database; 1 on the embedded one. */
  workers: number;
  /** Rounds at once, each with employers and a database of its own. */
  lanes: number;
  /** People with applications in each round, and how many each of them has on each kind of board. */
  people: number;
  perBoard: number;
  /** Every so many rounds are in a real browser, the first of them; 0 for none. The others post the same forms without pages. */
  browserEvery: number;
  /** No round begins after so many milliseconds; null for no end. */
  withinMs?: number | null;
  /** Is written after each round. */
  progress?: string | null;
  /** A fault of MUTANTS in every process; null or left out for the product as it is. */
  mutant?: string | null;
  report?: (line: string) => void;
}

/** running: not ended, or interrupted. short: time was up before every disturbance had happened. */
export type Outcome = 'running' | 'passed' | 'broken' | 'short';

export interface CrashReport {
  outcome: Outcome;
  happened: Happened;
  rounds: number;
  withBrowser: number;
  verdict: Verdict;
}

function add(sum: Happened, one: Happened): void {
  for (const [place, times] of one) sum.set(place, (sum.get(place) ?? 0) + times);
}

async function writeProgress(report: CrashReport, { times, seed, progress, postgres }: CrashOptions) {
  if (!progress) return;
  const { happened, ...rest } = report;
  const figures = {
    ...rest,
    database: postgres === null ? 'embedded' : 'PostgreSQL',
    wanted: times,
    seed,
    disturbances: countOf(happened),
    kills: countOf(happened, null, 'kill'),
    places: Object.fromEntries(happened),
  };
  await writeFile(progress, `${JSON.stringify(figures, null, 2)}\n`);
}

/** Disturbs the product so many times on its way, round after round, and judges each round by the employers' ledger. */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const { postgres, folder, times, people, browserEvery, report = () => undefined } = options;
  const started = performance.now();
  const prefix = `crash_${process.pid}_${Date.now()}`;
  const database = (name: string, from: string | null) =>
    postgres === null ? Promise.resolve(null) : createDatabase(postgres, `${prefix}_${name}`, from);
  const template = await makeTemplate({
    folder: join(folder, 'template'),
    databaseUrl: await database('template', null),
    people,
    perBoard: options.perBoard,
    until: 'taken_on',
  });
  report(`${template.applications.length} applications a round, on three kinds of boards.`);
  const result: CrashReport = {
    outcome: 'running',
    happened: new Map(),
    rounds: 0,
    withBrowser: 0,
    verdict: emptyVerdict(),
  };
  await writeProgress(result, options);
  let reserved = 0;
  const isLate = () => performance.now() - started > (options.withinMs ?? Infinity);
  async function lane(): Promise<void> {
    while (reserved < times && !isLate() && result.verdict.broken.length === 0) {
      const wanted = Math.max(
        4,
        Math.min(DISTURBANCES_A_PERSON * people, Math.ceil(times / options.lanes), times - reserved),
      );
      reserved += wanted;
      const number = (result.rounds += 1);
      const isInBrowser = browserEvery > 0 && number % browserEvery === 1 % browserEvery;
      const roundFolder = join(folder, `round-${number}`);
      const { happened, verdict } = await runRound({
        template,
        folder: roundFolder,
        databaseUrl: await database(`round_${number}`, `${prefix}_template`),
        disturbances: wanted,
        seed: options.seed * 1000 + number,
        workers: options.workers,
        withoutBrowser: !isInBrowser,
        pace: PACE_MS * options.workers,
        mutant: options.mutant ?? null,
      });
      const count = countOf(happened);
      add(result.happened, happened);
      result.withBrowser += isInBrowser ? 1 : 0;
      reserved += count - wanted;
      result.verdict = addVerdict(result.verdict, verdict);
      report(
        `Round ${number}${isInBrowser ? ' in Chromium' : ''}: ${count} disturbances, ${countOf(happened, null, 'kill')} of them kills; ${verdict.applied} of ${verdict.applications} arrived, ${verdict.broken.length} promises broken. Together ${countOf(result.happened)} of ${times} after ${Math.round((performance.now() - started) / 1000)} s.`,
      );
      await writeProgress(result, options);
      if (verdict.broken.length > 0) continue;
      await rm(roundFolder, { recursive: true, force: true });
      if (postgres !== null) await dropDatabase(postgres, `${prefix}_round_${number}`);
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, lane));
  if (result.verdict.broken.length > 0) result.outcome = 'broken';
  else result.outcome = countOf(result.happened) >= times ? 'passed' : 'short';
  await writeProgress(result, options);
  return result;
}
