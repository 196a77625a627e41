import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { copiedTables, identifierOf } from '#server/copies/rows/catalogue.ts';
import { restoreInto } from '#server/copies/restore/place.ts';
import { restoreCopy } from '#server/copies/restore/restore-copy.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import { quoted } from '#localization/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/services.ts';
import { time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

/** Ten times what the demo's four weeks leave: postings, applications with what was sent, steps, notices. */
const POSTINGS = 10_000;
const APPLICATIONS = 1_400;
const STEPS_EACH = 10;
const NOTICES = 5_000;

const words = sql.raw(
  `repeat('Keeps the books of a small clinic, answers people, orders what runs out. ', 40)`,
);

const said = (text: string) => JSON.stringify(quoted(text));

async function fill(database: Database): Promise<void> {
  const account = sql`(select id from accounts limit 1)`;
  const steps = [
    sql`insert into accounts (kind, email, email_key, full_name, created_at)
      values ('career', 'bench@example.org', 'bench@example.org', 'Bench', now())`,
    sql`insert into postings (board, tenant, external_id, canonical_key, title, company, posting, first_seen_at, last_seen_at)
      select 'bench', 'bench', n::text, n::text, 'Clerk ' || n, 'Clinic',
        jsonb_build_object('title', 'Clerk ' || n, 'description', ${words}), now(), now()
      from generate_series(1, ${sql.raw(String(POSTINGS))}) n`,
    sql`insert into applications (account_id, canonical_key, state, posting, note, plan, created_at, updated_at)
      select ${account}, n::text, 'applied', jsonb_build_object('title', 'Clerk ' || n, 'description', ${words}), ${said('Sent.')}::jsonb,
        jsonb_build_object('fields', ${words}), now(), now() from generate_series(1, ${sql.raw(String(APPLICATIONS))}) n`,
    sql`insert into application_events (application_id, account_id, sequence, kind, state, actor, detail, at)
      select a.id, a.account_id, n, 'sent', 'applied', 'agent', ${said('It was filled in, and sent.')}::jsonb, now()
      from applications a, generate_series(1, ${sql.raw(String(STEPS_EACH))}) n`,
    sql`insert into notifications (account_id, kind, title, body, dedupe_key, push, expires_at, created_at)
      select ${account}, 'applied', ${said('Sent')}::jsonb, ${said('Your application reached the clinic.')}::jsonb, n::text, 'none', now(), now()
      from generate_series(1, ${sql.raw(String(NOTICES))}) n`,
  ];
  for (const step of steps) await database.execute(step);
}

/** Milliseconds that some work takes, and the longest in which nothing else had its turn meanwhile. */
async function stalls(work: () => Promise<unknown>): Promise<{ took: number; longest: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // It counts from its first turn on, and forgets what came before the work.
  await sleep(50);
  delay.reset();
  await sleep(5);
  const took = await time(work);
  // The last stall is seen by the turn after it.
  await sleep(20);
  delay.disable();
  return { took, longest: delay.max / 1e6 };
}

async function selectAll(database: Database): Promise<void> {
  for (const table of await copiedTables(database))
    await database.execute(sql`select * from ${identifierOf(table)}`);
}

/** A copy of the embedded database and its way back, beside plain `select *` of the same tables in the same run. */
export async function measureCopies(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-bench-copies-'));
  const configIn = (name: string) =>
    readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, name), DEMO: 'off' });
  try {
    const config = configIn('one');
    const connection = await openDatabase(config);
    await connection.migrate();
    await fill(connection.database);
    await selectAll(connection.database);
    const plain = await stalls(() => selectAll(connection.database));
    const file = join(folder, 'copy.tar.gz');
    let held = 0;
    let rows = 0;
    const copied = await stalls(async () => {
      const made = await takeCopy({ connection, dataDir: config.dataDir, passphrase: null }, file);
      [held, rows] = [made.heldMs, made.rows];
    });
    await connection.close();
    const restoring = await time(async () => {
      const restored = await restoreCopy({ path: file, passphrase: null }, restoreInto(configIn('two')));
      await restored.connection.close();
    });
    const against = `select * of the same ${rows} rows`;
    const each100k = (milliseconds: number) => ((milliseconds / 1000) * 100_000) / rows;
    return [
      { name: 'copy: longest stall', unit: 'ms', ours: copied.longest, baseline: plain.longest, against },
      { name: 'copy: transaction held', unit: 'ms', ours: held, baseline: plain.took, against },
      { name: 'copy: whole', unit: 'ms', ours: copied.took, baseline: plain.took, against },
      {
        name: 'restore of 100,000 rows',
        unit: 's',
        ours: each100k(restoring),
        baseline: each100k(plain.took),
        against,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
