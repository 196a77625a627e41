import { countOf, missing } from '#testing/crash/round/happened.ts';
import { KINDS, PHASES } from '#testing/crash/plan/disturbances.ts';
import type { CrashReport } from '#testing/crash/run.ts';

const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(15))).join('');

/** A report as plain lines, for the terminal. */
export function crashTable({ happened, rounds, withBrowser, verdict }: CrashReport): string[] {
  const rows: [string, string | number][] = [
    ['rounds', rounds],
    ['of them in Chromium', withBrowser],
    ['applications', verdict.applications],
    ['arrived', verdict.applied],
    ['asked, keyed boards', verdict.asked.keyed],
    ['asked, boards that can be asked', verdict.asked.lookup],
    ['asked, opaque boards', verdict.asked.opaque],
    ['given up with the reason', verdict.givenUp],
    ['lost', verdict.lost],
    ['doubled', verdict.doubled],
    ['false confirmations', verdict.falselyConfirmed],
    ['promises broken', verdict.broken.length],
  ];
  const never = missing(happened);
  return [
    line(['disturbances', ...KINDS, 'together']),
    ...PHASES.map((phase) =>
      line([`  ${phase}`, ...KINDS.map((kind) => countOf(happened, phase, kind)), countOf(happened, phase)]),
    ),
    line(['  together', ...KINDS.map((kind) => countOf(happened, null, kind)), countOf(happened)]),
    '',
    ...[...happened]
      .toSorted(([left], [right]) => left.localeCompare(right))
      .map(([place, times]) => line([`  ${place}`, times])),
    '',
    ...rows.map(line),
    ...(never.length === 0 ? [] : [`Never happened: ${never.join(', ')}.`]),
  ];
}
