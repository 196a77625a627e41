import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { rollUpJob } from '#server/features/localbiz/sales/index.ts';
import { listen } from '#server/listen.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { layDatabase } from '#testing/database/laid-out.ts';
import { setup } from '#testing/database/prepare.ts';
import { bringFile } from '#testing/imports.ts';
import { openWatched } from '#bench/scale/watch.ts';
import type { Paced, PacedLoad } from '#bench/speed/http/paced-load.ts';
import { time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import { longFile } from './long-file.ts';

const LINES = 50_000;
const OTHERS_LINES = 8_000;
const OTHERS = 3;
const PER_SECOND = 20;
const CALM_MILLISECONDS = 4000;
const LOOK_MILLISECONDS = 200;
const MEGABYTE = 1024 * 1024;
/** What is promised on two cores that do nothing else: seconds, and milliseconds that others wait for one transaction. */
const MOST = { seconds: 10, turn: 100 };

async function until(app: TestApp, { token }: Member, id: string, state: string): Promise<void> {
  for (;;) {
    const { body } = await app.call('GET', `/business/imports/${id}`, undefined, token);
    if (body.state === state) return;
    if (body.state === 'refused') throw new Error(body.problem);
    await sleep(LOOK_MILLISECONDS);
  }
}

async function brought(app: TestApp, owner: Member, content: string) {
  const { body } = await bringFile(app, owner, content);
  await until(app, owner, body.id, 'staged');
  const keep = async () => {
    await app.call('POST', `/business/imports/${body.id}/commit`, {}, owner.token);
    await until(app, owner, body.id, 'committed');
  };
  const takeOut = async () => {
    await app.call('POST', `/business/imports/${body.id}/undo`, undefined, owner.token);
    await until(app, owner, body.id, 'undone');
  };
  return { keep, takeOut };
}

/** Asks what others' screens ask at a set pace, until some work is done. */
async function besides(given: Omit<PacedLoad, 'milliseconds'>, work: () => Promise<void>): Promise<number[]> {
  const workerData: PacedLoad = { ...given, milliseconds: null };
  const thread = new Worker(new URL('../http/paced-load.ts', import.meta.url), { workerData });
  const answered = new Promise<Paced>((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  });
  const stopped = work().then(() => {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage('over');
  });
  const [{ took }] = await Promise.all([answered, stopped]);
  return took;
}

function p99(took: readonly number[]): number {
  const inOrder = took.toSorted((one, other) => one - other);
  return inOrder[Math.floor((inOrder.length - 1) * 0.99)] ?? 0;
}

/** Rows of as many lines inserted in one statement, by who knows them all and holds everybody up. */
async function plainInsert({ world }: TestApp): Promise<void> {
  await world.database.execute(sql`create table plain_lines as select * from order_lines with no data`);
  await world.database.execute(
    sql`insert into plain_lines select * from order_lines order by id limit ${LINES}`,
  );
  await world.database.execute(sql`drop table plain_lines`);
}

/** Waits until the days of what was kept are rolled up: others wait for that as well. */
async function untilRolledUp({ world }: TestApp): Promise<void> {
  const open = sql`select 1 from pgboss.job where name = ${rollUpJob.name} and state in ('created', 'retry', 'active') limit 1`;
  // The embedded database answers so.
  const isOpen = async () => ((await world.database.execute(open)) as { rows: unknown[] }).rows.length > 0;
  while (await isOpen()) await sleep(LOOK_MILLISECONDS);
}

/** What a file of 50,000 lines takes from its bytes to the dry run, from the yes to the sales and back out, and what others have of it. */
export async function measureImports(): Promise<Row[]> {
  const tidy = await setup();
  const folder = await mkdtemp(join(tmpdir(), 'legwork-bench-imports-'));
  await layDatabase(folder);
  const watched = await openWatched({ statementMs: Infinity, turnMs: 0 }, join(folder, 'database'));
  const app = await createTestApp({ connection: watched.connection });
  const own = await listen(app.app, 0, app.world.stopping);
  // Before the queue is worked on: the mails of their codes are brought by whoever drains it.
  const owner = await signUpOwner(app);
  const others: Member[] = [];
  while (others.length < OTHERS) others.push(await signUpOwner(app));
  await app.services.queue.work(app.handlers);
  const memory = { most: 0, before: 0 };
  const looking = setInterval(() => {
    memory.most = Math.max(memory.most, process.memoryUsage.rss());
  }, LOOK_MILLISECONDS);
  try {
    const asked = [];
    for (const other of others) {
      await (await brought(app, other, longFile(OTHERS_LINES, '2026-07-01'))).keep();
      const { token } = other;
      asked.push(
        { path: '/users/me', token },
        { path: '/business/overview', token },
        { path: '/business/imports', token },
      );
    }
    const content = longFile(LINES, '2025-01-01');
    const load = { port: own.port, host: 'aistore.localhost', asked, perSecond: PER_SECOND };
    const calmly = () => besides(load, () => sleep(CALM_MILLISECONDS));
    await calmly();
    let before = await calmly();
    const rows: Row[] = [];
    const phase = async (name: string, work: () => Promise<void>, against: string, baseline: number) => {
      watched.turns.forget();
      let took = 0;
      const slowest = p99(
        await besides(load, async () => {
          took = await time(work);
          await untilRolledUp(app);
        }),
      );
      // On both sides of it: what else the machine does changes from one to the next.
      const after = await calmly();
      const calm = p99([...before, ...after]);
      before = after;
      const [longest] = watched.turns.all.toSorted((one, other) => other.longestMs - one.longestMs);
      console.error(
        `${name}: longest turn ${longest?.longestMs.toFixed(0)} ms (${longest?.processorMs.toFixed(0)} of the processor) ${longest?.text.slice(0, 90).replaceAll(/\s+/g, ' ')}`,
      );
      rows.push(
        {
          name: `50,000 lines: ${name}`,
          unit: 's',
          ours: took / 1000,
          baseline: MOST.seconds,
          against: 'the most it may take',
        },
        {
          name: `50,000 lines: ${name}, beside the plainest way`,
          unit: 's',
          ours: took / 1000,
          baseline,
          against,
        },
        {
          name: `others, 99 % within, during: ${name}`,
          unit: 'ms',
          ours: slowest,
          baseline: calm,
          against: 'the same answers alone',
        },
        {
          name: `longest transaction, by the processor: ${name}`,
          unit: 'ms',
          ours: Math.max(...watched.turns.all.map(({ processorMs }) => processorMs)),
          baseline: MOST.turn,
          against: 'the most it may be',
        },
      );
    };
    const parsing = (await time(() => void parse(content, { relax_quotes: true }))) / 1000;
    memory.before = process.memoryUsage.rss();
    memory.most = memory.before;
    let file: Awaited<ReturnType<typeof brought>> | null = null;
    await phase(
      'from its bytes to the dry run',
      async () => void (file = await brought(app, owner, content)),
      'its records parsed, alone',
      parsing,
    );
    await phase(
      'from the yes to the sales',
      async () => file?.keep(),
      'copied from a table in one statement, alone',
      0,
    );
    const plain = (await time(() => plainInsert(app))) / 1000;
    for (const row of rows) if (row.name.includes('yes') && row.name.endsWith('way')) row.baseline = plain;
    await phase(
      'taken out again',
      async () => file?.takeOut(),
      'copied from a table in one statement, alone',
      plain,
    );
    rows.push({
      name: '50,000 lines: most memory meanwhile',
      unit: 'MB',
      ours: memory.most / MEGABYTE,
      baseline: memory.before / MEGABYTE,
      against: 'before it',
    });
    return rows;
  } finally {
    clearInterval(looking);
    await own.stop();
    await app.close();
    await tidy();
    await rm(folder, { recursive: true, force: true });
  }
}
