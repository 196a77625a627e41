import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { recoverAtStart } from '#server/features/career/applications/index.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { listen } from '#server/listen.ts';
import type { FormBrowser } from '#server/ports/browser.ts';
import { listenForMail } from '#server/ports/mail/incoming.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { during, planDeath, watchCommits, watchJobs } from './activity.ts';
import { ON_THE_WAY, say } from './messages.ts';
import type { FromHarness, Request } from './messages.ts';
import { readStanding } from './standing.ts';
import { everybodys } from '#testing/database/everybodys.ts';

// The process that is killed: what main.ts starts, without screens and demo, on a clock that the harness may move.
const clockFile = process.env['LEGWORK_CRASH_CLOCK'] ?? '';
const clock = { now: () => new Date(Date.now() + Number(readFileSync(clockFile, 'utf8'))) };

const FILLING_MS = 250;
/** What a person does over HTTP, by the end of its address. */
const ASKED = [
  { ending: '/decision', phase: 'approve' },
  { ending: '/resolution', phase: 'follow_up' },
] as const;

/** What the minute's schedule would start, after hours that passed for the queue as well: it counts by the database's clock. */
async function minute({ connection }: Services, handlers: readonly JobHandler[]): Promise<void> {
  await connection.database.execute(
    sql`update pgboss.job set start_after = now() where state < 'active' and start_after > now()`,
  );
  for (const name of ['applications.expire', 'applications.recover'])
    await handlers.find(({ job }) => job.name === name)?.handle({});
}

/** Pages that a person asks for, and employers' mail: one process of several takes both. */
async function takeIn(services: Services): Promise<void> {
  const { world } = services;
  const { mailIn, mailDomain: domain, port } = world.config;
  if (mailIn.smtp === null) return;
  const app = createApp({
    world,
    web: { serve: async () => new Response('') },
    mailbox: null,
    ready: () => services.ready(),
  });
  const { fetch } = app;
  const watched: typeof fetch = (request, ...rest) => {
    const asked = ASKED.find(({ ending }) => new URL(request.url).pathname.endsWith(ending));
    return asked === undefined
      ? fetch(request, ...rest)
      : during(asked.phase, async () => fetch(request, ...rest));
  };
  await listen(Object.assign(app, { fetch: watched }), port, world.stopping);
  await listenForMail({ ...mailIn.smtp, certificate: null, domain, log: world.log }, (mail) =>
    during('follow_up', () => receiveMail(world, mail)),
  );
}

/** Takes a moment for each form: else all would be sent before the first death. */
function unhurried(): FormBrowser {
  const browser = postingBrowser();
  browser.manner = { whileFilling: () => sleep(FILLING_MS) };
  return browser;
}

/** What a job of an application carries. */
async function ownedBy({ connection }: Services, applicationId: string) {
  const [row] = await connection.database
    .select({ accountId: applications.accountId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!row) throw new Error(`There is no application ${applicationId}.`);
  return { applicationId, accountId: row.accountId };
}

/** Does as the harness asks; a job that fails is the queue's to try again. */
async function answer(services: Services, handlers: readonly JobHandler[], request: Request): Promise<void> {
  const deliver = async (name: string, data: object, times: number) => {
    const handler = handlers.find(({ job }) => job.name === name);
    if (!handler) throw new Error(`There is no job ${name}.`);
    await Promise.allSettled(Array.from({ length: times }, () => handler.handle(data)));
  };
  switch (request.kind) {
    case 'minute':
      return minute(services, handlers);
    case 'lapse':
      await services.connection.database.execute(sql`update attempts set lease_until = clock_timestamp()`);
      return;
    case 'twice':
      return deliver(request.job, await ownedBy(services, request.applicationId), 2);
    case 'morning':
      await deliver('tracker.remind', {}, request.times);
      return deliver('tracker.unanswered', {}, request.times);
    case 'stop':
      return services.close();
    case 'look':
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const opened = await openDatabase(config);
  const connection = { ...opened, confined: watchCommits(opened.confined) };
  const withoutBrowser = process.env['LEGWORK_CRASH_WITHOUT_BROWSER'] === 'yes';
  const browser = withoutBrowser ? { browser: unhurried() } : {};
  const services = await createServices(config, connection, { clock, ...browser });
  const handlers = watchJobs(services.handlers, Number(process.env['LEGWORK_CRASH_PACE'] ?? 0));
  await services.queue.start(handlers);
  await takeIn(services);
  const obey = async (message: FromHarness) => {
    if (message.kind === 'death') return planDeath(message.death);
    const standing = await readStanding(everybodys(services));
    if (message.kind === 'look') return say({ kind: 'done', id: message.id, standing });
    await answer(services, handlers, message);
    const after = message.kind === 'stop' ? standing : await readStanding(everybodys(services));
    say({ kind: 'done', id: message.id, standing: after });
    if (message.kind === 'stop') process.disconnect();
  };
  // The harness is the only one with a line to this process.
  process.on('message', (message) => void obey(message as FromHarness));
  process.once('disconnect', () => process.exit(0));
  if (connection.kind === 'pglite') await during('send', () => recoverAtStart(services.world));
  await services.queue.work(handlers.filter(({ job }) => ON_THE_WAY.test(job.name)));
  say({ kind: 'working' });
  // A process that is killed writes nothing at its end, and the next one would compile the same program anew.
  flushCompileCache();
}

await run();
