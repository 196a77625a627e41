import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { startPracticeWorld } from '#practice/index.ts';
import { readConfig } from '#server/config.ts';
import { decide, waitingCards } from '#server/features/career/applications/index.ts';
import { prepareApplication } from '#server/features/career/applications/approval/prepare.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { makeTemplate } from '#testing/crash/world/template.ts';
import { time } from '#bench/table.ts';
import { everybodys } from '#testing/database/everybodys.ts';

const PEOPLE = 2;

/** A product beside a practice world in which people have taken jobs on. */
export interface SendingWorld {
  world: World;
  dataDir: string;
  close: () => Promise<void>;
}

export async function startSendingWorld(): Promise<SendingWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-bench-'));
  await makeTemplate({ folder, databaseUrl: null, people: PEOPLE, perBoard: 5, until: 'taken_on' });
  const practice = await startPracticeWorld({ directory: join(folder, 'practice') });
  const dataDir = join(folder, 'data');
  const config = {
    ...readConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: dataDir }),
    // How fast it can be, not how fast it should.
    sending: { employerRestHours: 0, hostSendsPerHour: 100_000 },
    practiceOrigin: practice.origin,
  };
  const services = await createServices(config, await openDatabase(config), { log: recordingLog().log });
  await services.queue.start(services.handlers);
  const close = async () => {
    await services.close();
    await practice.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { world: everybodys(services), dataDir, close };
}

/** Prepares and approves everything that was taken on; milliseconds that each took to prepare. */
export async function prepareAll(world: World): Promise<number[]> {
  const taken = await world.database.select().from(applications).orderBy(asc(applications.id));
  const milliseconds: number[] = [];
  for (const { id } of taken) milliseconds.push(await time(() => prepareApplication(world, id)));
  for (const accountId of new Set(taken.map((row) => row.accountId)))
    for (const { id, state, content_hash } of await waitingCards(world, accountId, { locale: 'en' })) {
      if (state !== 'waiting' || content_hash === null) continue;
      const actor = {
        kind: 'account',
        accountId,
        sides: ['career'],
        home: 'career',
        sessionId: 'bench',
      } as const;
      await decide(world, { actor, id, decision: 'approve', content_hash });
    }
  return milliseconds;
}

export function approvedOnes(world: World): Promise<ApplicationRow[]> {
  return world.database
    .select()
    .from(applications)
    .where(eq(applications.state, 'approved'))
    .orderBy(asc(applications.id));
}
