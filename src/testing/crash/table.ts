import { CRASH_POINTS } from '#server/features/career/applications/index.ts';
import type { CrashReport } from './run.ts';

/** A report as plain lines, for the terminal. */
export function crashTable({ kills, total, rounds, verdict }: CrashReport): string[] {
  const rows: [string, string | number][] = [
    ['kills', total],
    ...[...CRASH_POINTS, 'moment'].map((name): [string, number] => [
      name === 'moment' ? '  at any moment' : `  at ${name}`,
      kills.get(name) ?? 0,
    ]),
    ['rounds', rounds],
    ['applications', verdict.applications],
    ['applied', verdict.applied],
    ['asked, keyed boards', verdict.asked.keyed],
    ['asked, boards that can be asked', verdict.asked.lookup],
    ['asked, opaque boards', verdict.asked.opaque],
    ['given up with the reason', verdict.givenUp],
    ['lost', verdict.lost],
    ['doubled', verdict.doubled],
    ['false confirmations', verdict.falselyConfirmed],
    ['promises broken', verdict.broken.length],
  ];
  return rows.map(([name, value]) => `${name.padEnd(34)}${String(value).padStart(7)}`);
}
