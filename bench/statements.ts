import { sql } from 'drizzle-orm';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { setup } from '#testing/database/prepare.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';

// Which statements of the product hold up the embedded database, and with it everybody, at ten times what the demo's four weeks leave.
const SLOW_MS = 250;
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

/** A statement that was slow: how often, how long at most, and what asked for it then. */
interface Slow {
  times: number;
  longestMs: number;
  during: string;
}

type Ask = (text: string, ...rest: never[]) => Promise<unknown>;

/** Times every statement of a database; `during` names what is being done. */
function watch({ connection }: TestApp): {
  slow: Map<string, Slow>;
  during: (what: string) => void;
  asked: () => number;
  longest: () => number;
} {
  if (connection.queueBackend.kind !== 'pglite')
    throw new Error('This is measured on the embedded database.');
  const { client } = connection.queueBackend;
  const slow = new Map<string, Slow>();
  let now = '';
  let asked = 0;
  let longest = 0;
  const timed =
    (ask: Ask): Ask =>
    async (text, ...rest) => {
      const began = performance.now();
      asked += 1;
      const answer = await ask(text, ...rest);
      const took = performance.now() - began;
      longest = Math.max(longest, took);
      const before = slow.get(text) ?? { times: 0, longestMs: 0, during: now };
      if (took > SLOW_MS)
        slow.set(text, {
          times: before.times + 1,
          longestMs: Math.max(before.longestMs, took),
          during: took > before.longestMs ? now : before.during,
        });
      return answer;
    };
  // Both ask with a text and give an answer; nothing here reads either.
  const asking = (one: object, name: string) =>
    Reflect.set(one, name, timed((Reflect.get(one, name) as Ask).bind(one)));
  asking(client, 'query');
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((inner) => {
      asking(inner, 'query');
      return work(inner);
    });
  return {
    slow,
    during: (what) => {
      now = what;
    },
    asked: () => asked,
    longest: () => longest,
  };
}

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
    select ${accountId}::uuid, 'applied', 'Sent', 'Your application reached the clinic.', n::text, 'none', now(), now()
      from generate_series(1, ${NOTICES}::int) n`);
}

const tidy = await setup();
const app = await createTestApp();
try {
  const { accountId, token } = await signUp(app);
  await fill(app, accountId);
  const { slow, during, asked, longest } = watch(app);
  const did: string[] = [];
  const act = async (what: string, work: () => Promise<unknown>) => {
    during(what);
    const failed = await work().then(
      () => '',
      (error: unknown) => ` (failed: ${String(error).slice(0, 120)})`,
    );
    did.push(`${what}${failed}`);
  };
  for (const path of SCREENS)
    await act(`GET /api${path}`, async () => {
      const { status } = await app.call('GET', path, undefined, token);
      if (status !== 200) throw new Error(`It answered ${status}.`);
    });
  await act('POST /api/campaigns', () =>
    app.call('POST', '/campaigns', { name: 'Clerks', targetTitles: 'Coordinator', active: true }, token),
  );
  await act('what that set going', () => app.drain());
  await act('POST /api/privacy/exports', () => app.call('POST', '/privacy/exports', {}, token));
  await act('the export', () => app.drain());
  for (const handler of app.handlers.filter(({ schedule }) => schedule !== null))
    await act(`job ${handler.job.name}`, () => handler.handle({}));
  await act('what the schedule set going', () => app.drain());
  console.log(
    `${did.length} things done with ${asked()} statements, the longest of ${Math.round(longest())} ms; over ${SLOW_MS} ms:`,
  );
  const worst = [...slow].toSorted(([, left], [, right]) => right.longestMs - left.longestMs);
  for (const [text, { times, longestMs, during: what }] of worst)
    console.log(
      `${Math.round(longestMs)} ms, ${times} times, ${what}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
    );
  if (worst.length === 0) console.log('none');
  for (const failed of did.filter((line) => line.includes('(failed'))) console.log(failed);
} finally {
  await app.close();
  await tidy();
}
