import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PracticeServer } from '#practice/index.ts';
import { startPracticeWorld } from '#practice/index.ts';
import { createPracticeControl } from '#practice/client.ts';
import type { LedgerEntry } from '#practice/records/ledger.ts';
import { templateName } from '#testing/database/database.ts';
import { createDatabase } from './world/databases.ts';
import { judge } from './books/judge.ts';
import { readEndings } from './books/read-end.ts';
import type { Ending } from './books/read-end.ts';
import { CONTROL_TOKEN, makeTemplate } from './world/template.ts';

const PATIENCE_MS = 20 * 60_000;
// Set where the server tests run on PostgreSQL: the embedded database serves one process.
const given = process.env['LEGWORK_TEST_POSTGRES'];

/** A worker as `npm run worker` starts it, with what it told the terminal. */
interface Worker {
  child: ChildProcess;
  said: string[];
}

function startWorker(environment: Record<string, string>): Worker {
  const said: string[] = [];
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'server', 'worker.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(...text.split('\n')));
  return { child, said };
}

const sentBy = ({ said }: Worker) => said.filter((line) => line.includes('"application.sent"')).length;

describe.runIf(given)('two workers on one PostgreSQL', () => {
  let folder: string;
  let practice: PracticeServer;
  let workers: Worker[] = [];
  let approved: number;
  let endings: Ending[];
  let ledger: LedgerEntry[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legwork-workers-'));
    const name = `workers_${randomUUID().replaceAll('-', '')}`;
    const databaseUrl = await createDatabase(given ?? '', name, templateName());
    ({ approved } = await makeTemplate({ folder, databaseUrl, people: 1, perBoard: 2, until: 'approved' }));
    practice = await startPracticeWorld({
      directory: join(folder, 'practice'),
      controlToken: CONTROL_TOKEN,
    });
    const control = createPracticeControl(practice.origin, CONTROL_TOKEN);
    const environment = {
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      PRACTICE_ORIGIN: practice.origin,
      // All of a person's applications at once, also those to one employer.
      EMPLOYER_REST_HOURS: '0',
      HOST_SENDS_PER_HOUR: '1000000',
    };
    workers = [startWorker(environment), startWorker(environment)];
    // Each tells of what it sent once its books are closed.
    for (let waited = 0; waited < PATIENCE_MS / 2; waited += 200) {
      if (workers.reduce((sum, worker) => sum + sentBy(worker), 0) >= approved) break;
      await sleep(200);
    }
    for (const { child } of workers) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    ({ endings } = await readEndings(join(folder, 'data'), databaseUrl));
    ledger = await control.ledger();
  }, PATIENCE_MS);
  afterAll(async () => {
    for (const { child } of workers) child.kill('SIGKILL');
    await practice?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('send every approved application exactly once', () => {
    const verdict = judge(endings, ledger);
    expect(verdict.broken).toEqual([]);
    expect(verdict.applied).toBe(approved);
    expect(approved).toBeGreaterThanOrEqual(6);
    expect(ledger.filter(({ kind }) => kind === 'accepted')).toHaveLength(approved);
  });

  it('share the work', () => {
    const shares = workers.map(sentBy);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(approved);
  });

  it('open no form that the other one has opened', () => {
    const tried = endings.flatMap(({ attempts }) => attempts);
    expect(tried).toHaveLength(approved);
    expect(new Set(tried.map(({ applicationId }) => applicationId)).size).toBe(approved);
  });
});
