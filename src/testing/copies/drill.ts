import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRestore } from '#server/copies/restore/run-restore.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { connectDatabase } from '#server/services.ts';
import { openTestWorld } from '#practice/testing.ts';
import { createTestApp } from '#testing/app.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { acceptedFor, aCandidate, readBack } from '#testing/sending.ts';
import type { Sending } from '#testing/sending.ts';
import { killCopy, killCopyingServer, killRestore, stateOf } from './killing.ts';
import type { State } from './killing.ts';
import { copyUnderLoad, liveAWeek } from './living.ts';
import type { Living } from './living.ts';
import { decideAll, liveOn } from './person-of-drill.ts';
import { emptyPlace } from './places.ts';
import type { EmptyPlace } from './places.ts';

/** One round: how many applications are on their way, and chance. */
export interface Drill {
  kind: DatabaseConnection['kind'];
  applications: number;
  random: () => number;
  /** Kills a server as well that copies because it was asked to; that takes two processes more. */
  withServer?: boolean;
}

/** What a round showed. */
export interface Drilled {
  /** Broken promises, in sentences. */
  broken: string[];
  /** How many days had passed when the copy was taken. */
  days: number;
  /** Kills that hit in the middle: of the command that copies, of a server that does, of a restore. */
  killedCopies: number;
  killedServers: number;
  killedRestores: number;
  /** What the place was after the restore was killed. */
  left: State;
  accepted: number;
}

/** Holds what every application came to against the employers' ledger; answers how many arrived, and what is wrong. */
async function holdAgainstLedger(
  again: Sending,
  { candidate, ways }: Living,
): Promise<Pick<Drilled, 'accepted' | 'broken'>> {
  const broken: string[] = [];
  let accepted = 0;
  for (const way of ways) {
    const count = await acceptedFor(again, way.listed);
    accepted += count;
    const { state, note } = await readBack(again, candidate, way.id);
    if (count > 1) broken.push(`${way.listed.title} was sent ${count} times.`);
    // The harness's answers do not fit every form, with or without a restore; the person is told.
    if (count === 0 && !note?.includes('The form rejected it'))
      broken.push(`${way.listed.title} is ${state}, and was never sent: ${note}`);
  }
  return { accepted, broken };
}

/**
 * Lives a week, copies under load, goes on, is killed in the middle of a copy and of a restore, restores, and lives on with a person
 * who says yes again to what no employer has: nothing may be lost, and nothing sent twice.
 */
export async function drill({ kind, applications, random, withServer = false }: Drill): Promise<Drilled> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-drill-'));
  const practice = await openTestWorld();
  const first = await emptyPlace(kind);
  const second = await emptyPlace(kind);
  const settings = {
    practiceOrigin: practice.origin,
    sending: { employerRestHours: 0, hostSendsPerHour: 10_000 },
  };
  const start = async ({ config }: EmptyPlace): Promise<Sending> => {
    const connection = await connectDatabase(config);
    await connection.migrate();
    const world = { browser: postingBrowser() };
    const app = await createTestApp({ config: { ...config, ...settings }, connection, world });
    return { app, practice, close: () => app.close() };
  };
  try {
    const live = await start(first);
    const candidate = await aCandidate(live, { rate: 50 });
    // A trial would be over before the copy.
    await grantPlan(live.app.world, { accountId: candidate.accountId, plan: 'pro' });
    const listings = (await practice.control.postings()).filter(({ dialect }) =>
      ['ashby', 'lever', 'greenhouse'].includes(dialect),
    );
    const living: Living = { candidate, listings, ways: [], random };
    const file = join(folder, 'copy.tar.gz');
    const days = await liveAWeek(live, living, applications);
    await copyUnderLoad(live, living, { applications, file });
    const { clock } = live.app;
    await live.close();
    const copy = await killCopy(first, folder, random);
    const server = withServer
      ? await killCopyingServer(first, { folder, practiceOrigin: practice.origin, random })
      : { inTheMiddle: false, broken: [] };
    const restore = await killRestore(second, file, random);
    const broken = [...copy.broken, ...server.broken, ...restore.broken];
    const left = await stateOf(second, living.ways);
    if (left === 'silent') broken.push('A killed restore left half of everything without saying so.');
    // On the clock of those who lived: by that of this machine what is asked again could be long over.
    if (left !== 'whole')
      await runRestore({ ...second.config, ...settings }, { file, erased: 'none' }, { clock });
    const again = await start(second);
    again.app.clock.set(new Date(clock.now().getTime() + 30 * 60_000).toISOString());
    for (let day = 0; day < 3; day += 1) {
      await decideAll(again, candidate, living.ways, () => true);
      await liveOn(again, 66);
    }
    const held = await holdAgainstLedger(again, living);
    await again.close();
    return {
      days,
      killedCopies: Number(copy.inTheMiddle),
      killedServers: Number(server.inTheMiddle),
      killedRestores: Number(restore.inTheMiddle),
      left,
      accepted: held.accepted,
      broken: [...broken, ...held.broken],
    };
  } finally {
    await practice.close();
    await Promise.all([first.remove(), second.remove(), rm(folder, { recursive: true, force: true })]);
  }
}
