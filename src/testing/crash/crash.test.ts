import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS, PHASES } from './plan/disturbances.ts';
import { countOf } from './round/happened.ts';
import { runCrashes } from './run.ts';
import type { CrashReport } from './run.ts';

// The long run is `npm run crash -- --times 1000`, in a real browser, and with `--postgres` the one on PostgreSQL: there a dead
// worker's lease of a minute has to run out first, too long for every change.
const isEmbedded = process.env['LEGWORK_TEST_POSTGRES'] === undefined;
// Some of the named points; each of them is died at in one process by recovery/crash.test.ts.
const TIMES = 12;
const PATIENCE_MS = 15 * 60_000;

let folder: string;
let report: CrashReport;

describe.runIf(isEmbedded)('a server that is disturbed on the way of an application', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legwork-crash-'));
    report = await runCrashes({
      times: TIMES,
      seed: 20_260_101,
      folder,
      postgres: null,
      workers: 1,
      lanes: 1,
      people: 1,
      perBoard: 4,
      browserEvery: 0,
    });
  }, PATIENCE_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is disturbed as often as planned, in every phase and in every way', () => {
    expect(countOf(report.happened)).toBeGreaterThanOrEqual(TIMES);
    for (const phase of PHASES) expect(countOf(report.happened, phase)).toBeGreaterThan(0);
    for (const kind of KINDS) expect(countOf(report.happened, null, kind)).toBeGreaterThan(0);
    expect(report.outcome).toBe('passed');
  });

  it('keeps every promise, by the ledger of the employers', () => {
    expect(report.verdict.broken).toEqual([]);
  });

  it('sends nothing twice, loses nothing, and confirms nothing that did not arrive', () => {
    const { doubled, lost, falselyConfirmed } = report.verdict;
    expect({ doubled, lost, falselyConfirmed }).toEqual({ doubled: 0, lost: 0, falselyConfirmed: 0 });
  });

  it('asks the person only about boards that give no way to find out', () => {
    const { applications, applied, asked, givenUp } = report.verdict;
    expect({ keyed: asked.keyed, lookup: asked.lookup }).toEqual({ keyed: 0, lookup: 0 });
    expect(applied + givenUp).toBe(applications);
    expect(applied).toBeGreaterThan(applications / 2);
  });
});
