import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { submitJob } from '#server/features/career/applications/jobs.ts';
import { findApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { formJobOf } from '#server/features/career/applications/send/form-job.ts';
import { submitApplication } from '#server/features/career/applications/send/submit.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { OpenForm } from '#server/ports/browser.ts';
import { findChromium } from '#server/ports/browser/chromium.ts';
import type { World } from '#server/world.ts';
import { printBare, sendBare } from './bare-form.ts';
import { memoryOf, startedFrom } from './browser-memory.ts';
import { approvedOnes, prepareAll, startSendingWorld } from './sending-world.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const AGAINST = 'bare Playwright script, same form and browser';
/** How many are measured one by one; the others go out as a worker sends them. */
const ALONE = 16;

/** One application by one of the two: seconds up to the click and from it on, and megabytes of the browser between them. */
interface Part {
  fill: number;
  send: number;
  memory: number;
}

/** Stops the watch where the form is filled and nothing is clicked yet. */
class Watch {
  private readonly started = performance.now();
  private clicked = 0;
  private looked = 0;
  private memory = 0;

  async atClick(process: () => Promise<number>): Promise<void> {
    this.clicked = performance.now();
    this.memory = await memoryOf(await process());
    this.looked = performance.now();
  }

  stop(): Part {
    const now = performance.now();
    const [fill, send] = [this.clicked - this.started, now - this.looked];
    return { fill: fill / 1000, send: send / 1000, memory: this.memory };
  }
}

const stoppingAtClick = (form: OpenForm, atClick: () => Promise<void>): OpenForm => ({
  get filled() {
    return form.filled;
  },
  goOn: (content) => form.goOn(content),
  submit: async () => {
    await atClick();
    return form.submit();
  },
  close: () => form.close(),
});

/** The product beside a browser that is driven by hand. */
interface Setting {
  world: World;
  browser: Browser;
  /** The processes of the browsers of both. */
  bareProcess: () => Promise<number>;
  ownProcess: () => Promise<number>;
}

async function sendOurs({ world, ownProcess }: Setting, id: string): Promise<Part> {
  const watch = new Watch();
  const atClick = () => watch.atClick(ownProcess);
  const open: World['browser']['open'] = async (job) =>
    stoppingAtClick(await world.browser.open(job), atClick);
  await submitApplication({ ...world, browser: { ...world.browser, open } }, id);
  const part = watch.stop();
  const after = await findApplication(world.database, id);
  if (after?.state !== 'applied') throw new Error(`It was not sent: ${JSON.stringify(after?.note)}`);
  return part;
}

async function sendByHand({ world, browser, bareProcess }: Setting, row: ApplicationRow): Promise<Part> {
  const { application_address } = await readPerson(world, row.accountId);
  const job = await formJobOf(world, row, world.tokens.uuid(), AbortSignal.timeout(60_000));
  // Another person, because the board already has an application of this one.
  const fields = job.fields.map((field) =>
    field.value === application_address ? { ...field, value: `bare-${row.id}@example.test` } : field,
  );
  const watch = new Watch();
  await sendBare(browser, job.address, fields, job.files, () => watch.atClick(bareProcess));
  return watch.stop();
}

/** Applications an hour, with as many at once as a worker sends. */
async function hourly(
  rows: readonly ApplicationRow[],
  send: (row: ApplicationRow) => Promise<unknown>,
): Promise<number> {
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await send(row);
  };
  const took = await time(() => Promise.all(Array.from({ length: submitJob.concurrency }, work)));
  return (rows.length * 3_600_000) / took;
}

interface Pair {
  board: string;
  ours: Part;
  bare: Part;
}

const rowOf = (name: string, unit: string, pairs: readonly Pair[], figure: (part: Part) => number): Row => ({
  name,
  unit,
  ours: median(pairs.map(({ ours }) => figure(ours))),
  baseline: median(pairs.map(({ bare }) => figure(bare))),
  against: AGAINST,
});

async function rowsOf(setting: Setting): Promise<Row[]> {
  const rows = await approvedOnes(setting.world);
  const pairs: Pair[] = [];
  for (const row of rows.slice(0, ALONE)) {
    const ours = await sendOurs(setting, row.id);
    pairs.push({ board: row.posting.board, ours, bare: await sendByHand(setting, row) });
  }
  // The first one launches the browser, which then stays.
  const counted = pairs.slice(1);
  const boards = [...new Set(counted.map(({ board }) => board))].toSorted();
  const rest = rows.slice(ALONE);
  return [
    ...boards.map((board) => {
      const own = counted.filter((pair) => pair.board === board);
      return rowOf(`Application sent, ${board} (${own.length})`, 's', own, ({ fill, send }) => fill + send);
    }),
    rowOf(`Application sent (${counted.length}): filled, up to the click`, 's', counted, ({ fill }) => fill),
    rowOf(`Application sent (${counted.length}): from the click on`, 's', counted, ({ send }) => send),
    rowOf('Memory of the browser with a filled form', 'MB', counted, ({ memory }) => memory),
    {
      name: `Applications sent an hour by one worker (${rest.length})`,
      unit: '/h',
      ours: await hourly(rest, ({ id }) => submitApplication(setting.world, id)),
      baseline: await hourly(rest, (row) => sendByHand(setting, row)),
      against: `${AGAINST}, as many at once`,
    },
  ];
}

/** Seconds per application on the practice world, from its being taken on to the closed books, beside bare scripts. */
export async function measureSending(): Promise<Row[]> {
  const { world, dataDir, close } = await startSendingWorld();
  const folder = join(dataDir, 'browser');
  // What the browser writes meanwhile.
  await mkdir(folder, { recursive: true });
  const found = await findChromium(folder);
  // Undefined variables are left out by the type of what a process takes.
  const env = { ...(process.env as Record<string, string>), ...found.environment };
  const before = await startedFrom(found.path);
  const browser = await chromium.launch({ executablePath: found.path, env });
  try {
    const [bare = 0] = (await startedFrom(found.path)).filter((id) => !before.includes(id));
    const bareProcess = () => Promise.resolve(bare);
    const ownProcess = async () => (await startedFrom(found.path)).find((id) => id !== bare) ?? 0;
    const prepared = await prepareAll(world);
    const printed: number[] = [];
    for (let round = 0; round < 5; round += 1) printed.push(await time(() => printBare(browser)));
    return [
      {
        name: `Application prepared (${prepared.length})`,
        unit: 's',
        ours: median(prepared) / 1000,
        baseline: median(printed) / 1000,
        against: 'two ready pages printed by a bare Playwright script',
      },
      ...(await rowsOf({ world, browser, bareProcess, ownProcess })),
    ];
  } finally {
    await browser.close();
    await close();
  }
}
