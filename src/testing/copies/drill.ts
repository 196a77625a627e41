import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readArchive } from '#server/copies/archive/read-archive.ts';
import { folderOfHalf, isFolderHalf } from '#server/copies/restore/half-restored.ts';
import { runRestore } from '#server/copies/restore/run-restore.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import { applications as applicationRows } from '#server/features/career/applications/tables.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { connectDatabase } from '#server/services.ts';
import { openTestWorld } from '#practice/testing.ts';
import { createTestApp } from '#testing/app.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { acceptedFor, aSeeker, bringToWaiting, readBack, takeOn } from '#testing/sending.ts';
import type { Sending } from '#testing/sending.ts';
import { runScript } from './children.ts';
import { decideAll, liveOn } from './person-of-drill.ts';
import type { Way } from './person-of-drill.ts';
import { emptyPlace } from './places.ts';
import type { EmptyPlace } from './places.ts';

/** One round: how many applications are on their way, and chance. */
export interface Drill {
  kind: DatabaseConnection['kind'];
  applications: number;
  random: () => number;
}

/** What a round showed. */
export interface Drilled {
  /** Broken promises, in sentences. */
  broken: string[];
  killedCopies: number;
  killedRestores: number;
  accepted: number;
}

const FAULTS = ['drop-reply-after-accept', 'error-after-accept', 'drop-before-accept'] as const;
/** About what a copy or a restore takes with the start of its process. */
const LONGEST_MS = 4_000;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What a place is after a restore that was killed, as a server finds it that starts there. */
async function stateOf(
  { config }: EmptyPlace,
  ways: readonly Way[],
): Promise<'empty' | 'half' | 'whole' | 'silent'> {
  if (await isFolderHalf(config.dataDir)) return 'half';
  if (config.database.kind === 'pglite' && !(await exists(config.database.folder))) return 'empty';
  const connection = await connectDatabase(config);
  try {
    if ((await folderOfHalf(connection)) !== null) return 'half';
    const made = await connection.database.execute(sql`select to_regclass('public.applications') as made`);
    const { rows } = made as { rows: { made: string | null }[] }; // The one column that is asked for.
    if (rows[0]?.made === null) return 'empty';
    const found = await connection.database.select({ id: applicationRows.id }).from(applicationRows);
    return found.length === ways.length ? 'whole' : 'silent';
  } finally {
    await connection.close();
  }
}

/**
 * Lives, copies under load, goes on, is killed while it copies and while it restores, restores, and lives on with a person who says
 * yes again to what no employer has: nothing may be lost, and nothing sent twice.
 */
export async function drill({ kind, applications, random }: Drill): Promise<Drilled> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-drill-'));
  const practice = await openTestWorld();
  const first = await emptyPlace(kind);
  const second = await emptyPlace(kind);
  const found: Drilled = { broken: [], killedCopies: 0, killedRestores: 0, accepted: 0 };
  const browser = postingBrowser();
  const settings = {
    practiceOrigin: practice.origin,
    sending: { employerRestHours: 0, hostSendsPerHour: 10_000 },
  };
  const start = async ({ config }: EmptyPlace): Promise<Sending> => {
    const connection = await connectDatabase(config);
    await connection.migrate();
    const app = await createTestApp({ config: { ...config, ...settings }, connection, world: { browser } });
    return { app, practice, close: () => app.close() };
  };
  try {
    const live = await start(first);
    const seeker = await aSeeker(live, { rate: 50 });
    const ways: Way[] = [];
    const listings = (await practice.control.postings()).filter(({ dialect }) =>
      ['ashby', 'lever', 'greenhouse'].includes(dialect),
    );
    while (ways.length < applications) {
      const listed = listings.splice(Math.floor(random() * listings.length), 1)[0];
      const id = listed && (await takeOn(live, seeker, listed));
      if (!listed || !id) continue;
      await bringToWaiting(live, seeker, id);
      const fault = FAULTS[Math.floor(random() * FAULTS.length * 2)];
      if (fault) await practice.control.fault({ kind: fault, postingId: listed.id });
      ways.push({ listed, id });
    }
    const file = join(folder, 'copy.tar.gz');
    await decideAll(live, seeker, ways, () => random() < 0.5);
    // Under load: applications are on their way while the rows are read.
    await Promise.all([live.app.drain(), takeCopy(live.app.services.copySource, file)]);
    await decideAll(live, seeker, ways, () => random() < 0.5);
    await liveOn(live, 33);
    await live.close();
    const cut = join(folder, 'cut.tar.gz');
    const killed = await runScript(first.config, ['backup', cut], 300 + random() * LONGEST_MS);
    if (killed.code === null) found.killedCopies += 1;
    if (await exists(cut)) await readArchive({ path: cut, passphrase: null });
    const cutRestore = await runScript(
      second.config,
      ['restore', file, '--erased', 'none'],
      300 + random() * LONGEST_MS,
    );
    if (cutRestore.code === null) found.killedRestores += 1;
    else if (cutRestore.code !== 0) found.broken.push(`A restore failed: ${cutRestore.said}`);
    const left = await stateOf(second, ways);
    if (left === 'silent') found.broken.push('A killed restore left half of everything without saying so.');
    if (left !== 'whole') await runRestore({ ...second.config, ...settings }, { file, erased: 'none' });
    const again = await start(second);
    // The first lived for half an hour.
    again.app.clock.advance(60 * 60_000);
    for (let day = 0; day < 3; day += 1) {
      await decideAll(again, seeker, ways, () => true);
      await liveOn(again, 66);
    }
    for (const way of ways) {
      const count = await acceptedFor(again, way.listed);
      found.accepted += count;
      const { state, note } = await readBack(again, seeker, way.id);
      if (count > 1) found.broken.push(`${way.listed.title} was sent ${count} times.`);
      // The harness's answers do not fit every form, with or without a restore; the person is told.
      if (count === 0 && !note.includes('The form rejected it'))
        found.broken.push(`${way.listed.title} is ${state}, and was never sent: ${note}`);
    }
    await again.close();
    return found;
  } finally {
    await practice.close();
    await Promise.all([first.remove(), second.remove(), rm(folder, { recursive: true, force: true })]);
  }
}
