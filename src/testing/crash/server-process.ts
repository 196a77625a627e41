import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { recoverAtStart } from '#server/features/career/applications/index.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import type { FormBrowser } from '#server/ports/browser.ts';
import { listenForMail } from '#server/ports/mail/incoming.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { LOOKING, say } from './messages.ts';
import type { FromHarness } from './messages.ts';

// The process that is killed: what main.ts starts, without pages and demo, on a clock that the harness may move.
const clockFile = process.env['LEGWORK_CRASH_CLOCK'] ?? '';
const clock = { now: () => new Date(Date.now() + Number(readFileSync(clockFile, 'utf8'))) };

const FILLING_MS = 400;

/** Whether anything stands between an approval and its end that can go on now. */
async function isBusy({ world }: Services): Promise<boolean> {
  const now = world.clock.now();
  const due = and(
    eq(applications.state, 'approved'),
    or(isNull(applications.sendAfter), lte(applications.sendAfter, now)),
  );
  const [sending] = await world.database
    .select({ number: count() })
    .from(applications)
    .where(or(due, eq(applications.state, 'sending')));
  const open = inArray(attempts.state, ['intent', 'armed', 'sent']);
  const overdue = and(eq(attempts.state, 'unknown'), lte(attempts.leaseUntil, now));
  const [trying] = await world.database.select({ number: count() }).from(attempts).where(or(open, overdue));
  return (sending?.number ?? 0) + (trying?.number ?? 0) > 0;
}

/** What the minute's schedule would start, after hours that passed for the queue as well: it counts by the database's clock. */
async function minute({ handlers, world }: Services): Promise<void> {
  await world.database.execute(
    sql`update pgboss.job set start_after = now() where state < 'active' and start_after > now()`,
  );
  for (const name of ['applications.expire', 'applications.recover'])
    await handlers.find(({ job }) => job.name === name)?.handle({});
}

async function listen({ world }: Services): Promise<void> {
  const { mailInPort: port, mailDomain: domain } = world.config;
  if (port !== null)
    await listenForMail({ port, domain, log: world.log }, (mail) => receiveMail(world, mail));
}

/** Takes a moment for each form: else all would be sent before the first death. */
function unhurried(): FormBrowser {
  const browser = postingBrowser();
  browser.manner = { whileFilling: () => sleep(FILLING_MS) };
  return browser;
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const connection = await openDatabase(config);
  const withoutBrowser = process.env['LEGWORK_CRASH_WITHOUT_BROWSER'] === 'yes';
  const browser = withoutBrowser ? { browser: unhurried() } : {};
  const services = await createServices(config, connection, { clock, ...browser });
  // Looking for new postings has no part in sending and would only slow the kills down.
  const handlers = services.handlers.filter(({ job }) => !LOOKING.test(job.name));
  await services.queue.start(handlers);
  await listen(services);
  say({ kind: 'opened' });
  if (connection.kind === 'pglite') await recoverAtStart(services.world);
  await services.queue.work(handlers);
  say({ kind: 'working' });
  const answer = async (message: FromHarness) => {
    if (message.kind === 'minute') await minute(services);
    if (message.kind === 'stop') await services.close();
    const busy = message.kind === 'stop' ? false : await isBusy(services);
    say({ kind: 'done', id: message.id, busy });
    if (message.kind === 'stop') process.disconnect();
  };
  // The harness is the only one with a line to this process.
  process.on('message', (message) => void answer(message as FromHarness));
  process.once('disconnect', () => process.exit(0));
}

await run();
