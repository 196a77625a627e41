import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { startPracticeWorld } from '#practice/index.ts';
import { readConfig } from '#server/config.ts';
import { findApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { formJobOf } from '#server/features/career/applications/send/form/form-job.ts';
import { submitApplication } from '#server/features/career/applications/send/submit.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { findChromium } from '#server/ports/browser/chromium.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { recordingLog } from '#testing/app.ts';
import { makeTemplate } from '#testing/crash/world/template.ts';
import { sendBare } from './bare-form.ts';
import { median, time } from './table.ts';
import type { Row } from './table.ts';

/** Seconds of one application by the product and by the bare script, for the same posting in the same browser. */
interface Pair {
  board: string;
  ours: number;
  bare: number;
}

async function sendBoth(world: World, browser: Browser, row: ApplicationRow): Promise<Pair> {
  const { application_address } = await readPerson(world, row.accountId);
  const ours = await time(() => submitApplication(world, row.id));
  const after = await findApplication(world.database, row.id);
  if (after?.state !== 'applied') throw new Error(`It was not sent: ${after?.note}`);
  const job = await formJobOf(world, row, world.tokens.uuid(), AbortSignal.timeout(60_000));
  // Another person, because the board already has an application of this one.
  const fields = job.fields.map((field) =>
    field.value === application_address ? { ...field, value: `bare-${row.id}@example.test` } : field,
  );
  const bare = await time(() => sendBare(browser, job.address, fields, job.files));
  return { board: row.posting.board, ours: ours / 1000, bare: bare / 1000 };
}

async function sendAll(world: World, dataDir: string): Promise<Pair[]> {
  const found = await findChromium(join(dataDir, 'browser'));
  // Undefined variables are left out by the type of what a process takes.
  const env = { ...(process.env as Record<string, string>), ...found.environment };
  const browser = await chromium.launch({ executablePath: found.path, env });
  try {
    const rows = await world.database
      .select()
      .from(applications)
      .where(eq(applications.state, 'approved'))
      .orderBy(asc(applications.id));
    const pairs: Pair[] = [];
    for (const row of rows) pairs.push(await sendBoth(world, browser, row));
    // The first one launches the browser, which then stays.
    return pairs.slice(1);
  } finally {
    await browser.close();
  }
}

/** Seconds per application on the practice world, from the claim to the closed books, beside the same form by a bare script. */
export async function measureSending(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-bench-'));
  await makeTemplate({ folder, databaseUrl: null, people: 2, until: 'approved' });
  const practice = await startPracticeWorld({ directory: join(folder, 'practice') });
  const dataDir = join(folder, 'data');
  const config = {
    ...readConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: dataDir }),
    // How fast it can be, not how fast it should.
    sending: { employerRestHours: 0, hostSendsPerHour: 100_000 },
    practiceOrigin: practice.origin,
  };
  const services = await createServices(config, await openDatabase(config), { log: recordingLog().log });
  try {
    await services.queue.start(services.handlers);
    const pairs = await sendAll(services.world, dataDir);
    return [...new Set(pairs.map(({ board }) => board))].toSorted().map((board) => {
      const own = pairs.filter((pair) => pair.board === board);
      return {
        name: `Application sent, ${board} (${own.length})`,
        unit: 's',
        ours: median(own.map(({ ours }) => ours)),
        baseline: median(own.map(({ bare }) => bare)),
        against: 'bare Playwright script, same form and browser',
      };
    });
  } finally {
    await services.close();
    await practice.close();
    await rm(folder, { recursive: true, force: true });
  }
}
