import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { layDatabase } from '#testing/database/laid-out.ts';
import { startMember } from './member.ts';
import type { Member } from './member.ts';
import type { Asked, Settled } from './messages.ts';
import { evenNumbers, inBooks, tillFiles, together } from './till-files.ts';

export interface KillsOptions {
  times: number;
  seed: number;
  /** Empty folder for everything; each round's part is removed when its books were right. */
  folder: string;
  /** Lines of both files together. */
  lines: number;
  withinMs: number;
  report: (line: string) => void;
}

export interface KillsReport {
  /** How often a process was killed while it read, kept or took out a file. */
  kills: Record<'bring' | 'commit' | 'undo', number>;
  rounds: number;
  /** Promises that were broken. */
  broken: string[];
}

type Step = Pick<Asked, 'act' | 'file'> & { act: 'bring' | 'commit' | 'undo'; lines: readonly string[] };

const REACHED = { bring: 'staged', commit: 'committed', undo: 'undone' } as const;
const MOST_KILLS_A_STEP = 5;
/** About as many as a step needs: later ones would kill nobody. */
const MOST_COMMITS = { bring: 3, commit: 22, undo: 22 };
const MOST_MILLISECONDS = 600;

function stepsOf(seed: number, lines: number): Step[] {
  const { first, second } = tillFiles(seed, lines);
  const [one, other] = [inBooks(first), inBooks(second)];
  const both = together(one, other);
  return [
    { act: 'bring', file: 'first', lines: [] },
    { act: 'commit', file: 'first', lines: one },
    { act: 'bring', file: 'second', lines: one },
    { act: 'commit', file: 'second', lines: both },
    { act: 'undo', file: 'first', lines: other },
    { act: 'undo', file: 'second', lines: [] },
  ];
}

/** What is wrong with how things stand after a step. */
function wrongIn({ act, file, lines }: Step, { files, books }: Settled): string[] {
  const [same, all] = [
    books.lines.join('\n') === lines.join('\n'),
    files.filter(({ name }) => name.startsWith(file)),
  ];
  const state = all[0]?.state ?? 'nowhere';
  return [
    ...books.wrong,
    ...(same ? [] : [`${books.lines.length} lines in the books, not the ${lines.length} there should be`]),
    ...(all.length === 1 && state === REACHED[act] ? [] : [`${all.length} files, the first ${state}`]),
  ].map((what) => `${act} ${file}: ${what}`);
}

async function started(folder: string): Promise<Member> {
  const member = startMember(folder);
  if (!(await member.working)) throw new Error(`A process could not start; why stands in ${folder}/log.`);
  return member;
}

/** Brings two files in and takes them out again in processes that are killed all the while; notes the kills, answers what was wrong. */
async function round(
  folder: string,
  seed: number,
  { lines }: KillsOptions,
  kills: KillsReport['kills'],
): Promise<string[]> {
  await mkdir(join(folder, 'data'), { recursive: true });
  await layDatabase(join(folder, 'data'));
  const next = evenNumbers(seed);
  let member = await started(folder);
  const ids = new Map<string, string>();
  for (const step of stepsOf(seed, lines)) {
    const asked = { ...step, seed, lines, id: ids.get(step.file) };
    let wanted = Math.floor(next() * (MOST_KILLS_A_STEP + 1));
    let act: Asked['act'] = step.act;
    for (;;) {
      const isByCommit = next() < 0.6;
      const commits = wanted > 0 && isByCommit ? Math.floor(next() * MOST_COMMITS[step.act]) : null;
      const killAfter = wanted > 0 && !isByCommit ? Math.floor(next() * MOST_MILLISECONDS) : null;
      const { lines: _, ...given } = asked;
      const settled = await member.ask({ ...given, lines, act, commits } as Asked, killAfter);
      const isDone = settled?.files.some(
        ({ name, state }) => name.startsWith(step.file) && state === REACHED[step.act],
      );
      if (settled === null || killAfter !== null) {
        if (settled === null) kills[step.act] += 1;
        wanted -= 1;
        member = await started(folder);
        // What the killed one had taken on goes on by itself; whether it had, is seen first.
        act = 'wait';
        continue;
      }
      if (!isDone && act === 'wait') {
        act = step.act;
        continue;
      }
      const wrong = wrongIn(step, settled);
      if (wrong.length > 0) return wrong;
      const own = settled.files.find(({ name }) => name.startsWith(step.file));
      if (own) ids.set(step.file, own.id);
      break;
    }
  }
  await member.ask({ act: 'stop', file: 'first', seed, lines, commits: null }, null);
  return [];
}

/** Kills the product so many times while it brings files in and takes them out, and holds its books against the files after each. */
export async function runKills(options: KillsOptions): Promise<KillsReport> {
  const begun = performance.now();
  const report: KillsReport = { kills: { bring: 0, commit: 0, undo: 0 }, rounds: 0, broken: [] };
  const count = () => Object.values(report.kills).reduce((sum, one) => sum + one, 0);
  while (
    count() < options.times &&
    performance.now() - begun < options.withinMs &&
    report.broken.length === 0
  ) {
    report.rounds += 1;
    const folder = join(options.folder, `round-${report.rounds}`);
    report.broken.push(...(await round(folder, options.seed * 1000 + report.rounds, options, report.kills)));
    options.report(
      `Round ${report.rounds}: together ${count()} of ${options.times} kills after ${Math.round((performance.now() - begun) / 1000)} s.`,
    );
    if (report.broken.length === 0) await rm(folder, { recursive: true, force: true });
  }
  return report;
}
