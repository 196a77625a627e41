import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { quoted } from '#localization/catalogue.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { setup } from '#testing/database/prepare.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { openWatched } from './watch.ts';
import type { Watched } from './watch.ts';

// Which statements and turns of the product hold up the embedded database, and with it everybody, at ten times what the demo's four
// weeks leave. What `copies` does is the copy of each hour, which may hold it longer.
const SLOW_MS = 250;
const HELD_MS = 100;
const POSTINGS = 10_000;
const APPLICATIONS = 1_400;
const NOTICES = 5_000;
const SCREENS = [
  '/users/me',
  '/dashboard-overview',
  '/performance-report',
  '/job-tracker',
  '/campaigns',
  '/campaigns/allowance',
  '/notifications',
  '/agenda',
  '/sources',
  '/privacy',
  '/integrations',
  '/resume/versions',
];

const shown = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300);

/** Prints how many there were, how long the longest took, and each that took longer than it may. */
function list(what: string, limitMs: number, { count, longestMs, all }: Watched['turns']): void {
  const busy = all.filter(({ processorMs }) => processorMs > limitMs).length;
  console.log(
    `${count} ${what}, the longest of ${Math.round(longestMs)} ms; ${all.length} kinds over ${limitMs} ms, ${busy} of them by the processor's time:`,
  );
  for (const { text, times, longestMs: took, processorMs, during, statements } of all)
    console.log(
      `${Math.round(took)} ms (${Math.round(processorMs)} of the processor), ${times} times, ${statements} statements, ${during}: ${shown(text)}`,
    );
}

const said = (text: string) => JSON.stringify(quoted(text));

async function fill(app: TestApp, accountId: string): Promise<void> {
  for (let index = 0; index < APPLICATIONS; index += 1)
    await sentApplication(app, {
      accountId,
      company: `Employer ${index % 400}`,
      title: `Coordinator ${index}`,
    });
  const description = 'Keeps the books of a small clinic, answers people, orders what runs out. '.repeat(40);
  const longer = JSON.stringify({ description });
  const { database } = app.world;
  await database.execute(sql`update applications set posting = posting || ${longer}::jsonb`);
  await database.execute(sql`insert into postings
      (board, tenant, external_id, canonical_key, title, company, posting, first_seen_at, last_seen_at)
    select board, tenant, 'more-' || n, 'more-' || n, title || ' ' || n, company, posting || ${longer}::jsonb, first_seen_at, last_seen_at
      from (select * from postings limit 1) one, generate_series(1, ${POSTINGS}::int) n`);
  await database.execute(sql`insert into notifications (account_id, kind, title, body, dedupe_key, push, expires_at, created_at)
    select ${accountId}::uuid, 'applied', ${said('Sent')}::jsonb, ${said('Your application reached the clinic.')}::jsonb, n::text, 'none', now(), now()
      from generate_series(1, ${NOTICES}::int) n`);
}

const tidy = await setup();
const watched = await openWatched({ statementMs: SLOW_MS, turnMs: HELD_MS });
const app = await createTestApp({ connection: watched.connection });
try {
  const { accountId, token } = await signUp(app);
  await fill(app, accountId);
  watched.statements.forget();
  watched.turns.forget();
  const did: string[] = [];
  const act = async (what: string, work: () => Promise<unknown>) => {
    watched.during = what;
    const failed = await work().then(
      () => '',
      (error: unknown) => ` (failed: ${String(error).slice(0, 120)})`,
    );
    did.push(`${what}${failed}`);
  };
  for (const path of SCREENS) {
    const before = watched.ofTheProduct;
    await act(`GET /api${path}`, async () => {
      const { status } = await app.call('GET', path, undefined, token);
      if (status !== 200) throw new Error(`It answered ${status}.`);
    });
    // Whoever sees none is not looking where the product asks.
    if (watched.ofTheProduct === before) throw new Error(`GET /api${path} showed no statement.`);
  }
  await act('POST /api/campaigns', () =>
    app.call('POST', '/campaigns', { name: 'Clerks', targetTitles: 'Coordinator', active: true }, token),
  );
  await act('what that set going', () => app.drain());
  await act('POST /api/privacy/exports', () => app.call('POST', '/privacy/exports', {}, token));
  await act('the export', () => app.drain());
  for (const handler of app.handlers.filter(({ schedule }) => schedule !== null))
    await act(`job ${handler.job.name}`, () => handler.handle({}));
  await act('what the schedule set going', () => app.drain());
  console.log(`${did.length} things done, on a machine with a load of ${loadavg()[0]?.toFixed(1)}.`);
  list('statements', SLOW_MS, watched.statements);
  list('turns at the one connection', HELD_MS, watched.turns);
  for (const failed of did.filter((line) => line.includes('(failed'))) console.log(failed);
} finally {
  await app.close();
  await tidy();
}
