import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from './databases.ts';
import { addVerdict, emptyVerdict } from './judge.ts';
import type { Verdict } from './judge.ts';
import { planKills } from './kills.ts';
import { runRound } from './round.ts';
import { makeTemplate } from './template.ts';

/** More than one template's applications can bear; what is left goes to another round. */
const MOST_KILLS_A_ROUND = 40;

export interface CrashOptions {
  /** Deaths to bring about; a few more may happen where several processes die at once. */
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
  /** People with approved applications in each round. */
  people: number;
  /** Sends without pages: for a run that has to be short. */
  withoutBrowser?: boolean;
  report?: (line: string) => void;
}

export interface CrashReport {
  kills: Map<string, number>;
  total: number;
  rounds: number;
  verdict: Verdict;
}

/** Kills the product so many times while it sends, round after round, and judges each round by the employers' ledger. */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const { postgres, folder, report = () => undefined } = options;
  const template = join(folder, 'template');
  const prefix = `crash_${process.pid}_${Date.now()}`;
  const database = (name: string, from: string | null) =>
    postgres === null ? Promise.resolve(null) : createDatabase(postgres, `${prefix}_${name}`, from);
  const prepared = await makeTemplate({
    folder: template,
    databaseUrl: await database('template', null),
    people: options.people,
  });
  report(`${prepared} applications approved on three kinds of boards.`);
  const result: CrashReport = { kills: new Map(), total: 0, rounds: 0, verdict: emptyVerdict() };
  let reserved = 0;
  async function lane(): Promise<void> {
    while (reserved < options.times) {
      const wanted = Math.min(
        MOST_KILLS_A_ROUND,
        Math.ceil(options.times / options.lanes),
        options.times - reserved,
      );
      reserved += wanted;
      const number = (result.rounds += 1);
      const roundFolder = join(folder, `round-${number}`);
      const { kills, verdict } = await runRound({
        template,
        folder: roundFolder,
        databaseUrl: await database(`round_${number}`, `${prefix}_template`),
        kills: planKills(wanted, options.seed * 1000 + number),
        workers: options.workers,
        withoutBrowser: options.withoutBrowser ?? false,
      });
      let happened = 0;
      for (const [name, times] of kills) {
        result.kills.set(name, (result.kills.get(name) ?? 0) + times);
        happened += times;
      }
      result.total += happened;
      reserved += happened - wanted;
      result.verdict = addVerdict(result.verdict, verdict);
      report(
        `Round ${number}: ${happened} kills, ${verdict.applied} of ${verdict.applications} applied, ${verdict.broken.length} promises broken.`,
      );
      if (verdict.broken.length === 0) await rm(roundFolder, { recursive: true, force: true });
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, lane));
  return result;
}
