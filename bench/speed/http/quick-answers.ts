import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { listen } from '#server/listen.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { setup } from '#testing/database/prepare.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import type { Load, Loaded } from './load.ts';

const ROUNDS = 3;
const CONNECTIONS = 20;
const MILLISECONDS = 2000;
/** What a month of the demo leaves in the tracker, ten times. */
const APPLICATIONS = 180;
const ALONE = 40;
const ANSWERS = [
  { name: 'GET /api/users/me', path: '/users/me' },
  { name: 'GET /api/dashboard-overview', path: '/dashboard-overview' },
  { name: 'GET /api/job-tracker', path: '/job-tracker' },
  { name: 'PUT /api/users/me', path: '/users/me', body: { headline: 'Coordinator' } },
];

function loaded(load: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('load.ts', import.meta.url), { workerData: load });
    thread.once('message', resolve).once('error', reject);
  });
}

/** Postings as long as boards give them; states as after a month. */
async function fillTracker(app: TestApp, accountId: string): Promise<void> {
  const states = ['applied', 'applied', 'interviewing', 'rejected', 'rejected'] as const;
  for (let index = 0; index < APPLICATIONS; index += 1)
    await sentApplication(app, {
      accountId,
      company: `Employer ${index % 60}`,
      title: `Coordinator ${index}`,
      state: states[index % states.length] ?? 'applied',
      sentAt: new Date(app.clock.now().getTime() - index * 4 * 3_600_000).toISOString(),
    });
  const lines = Array.from({ length: 60 }, (_, line) => `Line ${line}: ${crypto.randomUUID()} at work.`);
  await app.world.database.execute(
    sql`update applications set posting = posting || ${JSON.stringify({ description: lines.join('\n') })}::jsonb`,
  );
}

/** The plainest way to answer from the same database: a bare server with one query. */
async function bareServer(app: TestApp, accountId: string) {
  const { queueBackend } = app.connection;
  if (queueBackend.kind !== 'pglite') throw new Error('This is measured on the embedded database.');
  const { client } = queueBackend;
  const server = createServer((_, reply) => {
    void client
      .query('select id, full_name, email from accounts where id = $1', [accountId])
      .then(({ rows }) => reply.setHeader('content-type', 'application/json').end(JSON.stringify(rows[0])));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // It listens on a port.
  return { port: (server.address() as AddressInfo).port, stop: () => server.close(), client };
}

/** How fast screens get their data, beside a bare server that asks the same database once. */
export async function measureQuickAnswers(): Promise<Row[]> {
  const tidy = await setup();
  const app = await createTestApp();
  const { token, accountId } = await signUp(app);
  await fillTracker(app, accountId);
  const bare = await bareServer(app, accountId);
  const own = await listen(app.app, 0, app.world.stopping);
  const headers = { host: 'career.localhost', authorization: `Bearer ${token}` };
  const load = (port: number, path: string, body?: object): Load => ({
    url: `http://127.0.0.1:${port}${path}`,
    body: body && JSON.stringify(body),
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    connections: CONNECTIONS,
    milliseconds: MILLISECONDS,
  });
  try {
    const rows: Row[] = [];
    for (const { name, path, body } of ANSWERS) {
      const ask = () => app.call(body ? 'PUT' : 'GET', path, body, token);
      const [ours, theirs]: [Loaded[], Loaded[]] = [[], []];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const plain = await loaded(load(bare.port, '/'));
        const one = await loaded(load(own.port, `/api${path}`, body));
        if (round === 0) continue;
        ours.push(one);
        theirs.push(plain);
      }
      const alone: number[] = [];
      for (let times = 0; times < ALONE; times += 1) alone.push(await time(ask));
      // Every statement has its turn at the embedded database's one connection.
      const turn = bare.client.runExclusive.bind(bare.client);
      let queries = 0;
      bare.client.runExclusive = (work) => {
        queries += 1;
        return turn(work);
      };
      await ask();
      bare.client.runExclusive = turn;
      const against = 'a bare server with one query';
      const row = (what: string, unit: string, figures: [number, number]) => ({
        name: `${name}, ${what}`,
        unit,
        ours: figures[0],
        baseline: figures[1],
        against,
      });
      const of = (figure: 'perSecond' | 'p99'): [number, number] => [
        median(ours.map((one) => one[figure])),
        median(theirs.map((one) => one[figure])),
      ];
      rows.push(
        row(`${CONNECTIONS} connections`, 'a second', of('perSecond')),
        row(`${CONNECTIONS} connections, 99 % within`, 'ms', of('p99')),
        row('alone', 'ms', [median(alone), 1000 / median(theirs.map(({ perSecond }) => perSecond))]),
        row('queries', 'queries', [queries, 1]),
      );
    }
    return rows;
  } finally {
    await own.stop();
    bare.stop();
    await app.close();
    await tidy();
  }
}
