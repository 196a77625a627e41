import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createPracticeControl } from '#practice/client.ts';
import { startPracticeWorld } from '#practice/index.ts';
import { claimDataFolder } from '#server/db/data-folder.ts';
import { readConfig } from '#server/config.ts';
import { decide, openApplication, waitingCards } from '#server/features/career/applications/index.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { discover } from '#server/features/career/boards/index.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { LOOKING } from '#testing/crash/process/messages.ts';
import { choosePostings, createPerson } from './inhabitants.ts';
import type { Account } from './inhabitants.ts';
import { everybodys } from '#testing/database/everybodys.ts';
import { layDatabase } from '#testing/database/laid-out.ts';

export const CONTROL_TOKEN = 'crash-test';

/** Takes postings on for a person; answers when each is prepared and waits. */
async function openAll(
  world: World,
  person: { accountId: string; campaignId: string },
  chosen: Awaited<ReturnType<typeof choosePostings>>,
): Promise<void> {
  for (const { row, match } of chosen)
    await world.database.transaction((transaction) =>
      openApplication(world, transaction, {
        ...person,
        postingId: row.id,
        canonicalKey: row.canonicalKey,
        posting: row.posting,
        match,
        coverLetter: true,
      }),
    );
}

async function approveAll(world: World, accountId: string): Promise<number> {
  let approved = 0;
  for (const card of await waitingCards(world, accountId, { locale: 'en' })) {
    if (card.state !== 'waiting' || card.content_hash === null) continue;
    const actor = {
      kind: 'account',
      accountId,
      sides: ['career'],
      home: 'career',
      sessionId: 'crash',
    } as const;
    await decide(world, { actor, id: card.id, decision: 'approve', content_hash: card.content_hash });
    approved += 1;
  }
  return approved;
}

export interface TemplateOptions {
  /** Empty folder that gets `data` and `practice`. */
  folder: string;
  /** Null for the embedded database below `data`. */
  databaseUrl: string | null;
  people: number;
  /** Applications of each person on each of the three kinds of board. */
  perBoard: number;
  /** How far the applications are: taken on and to be prepared, or approved and to be sent. */
  until: 'taken_on' | 'approved';
}

/** What rounds begin from. */
export interface Template {
  folder: string;
  accounts: Account[];
  /** Applications, with the id their employer's posting has in the practice world. */
  applications: { id: string; accountId: string; postingId: string }[];
  approved: number;
}

/**
 * Makes people with applications on all three kinds of board through the product's own verbs, and leaves everything on
 * disk, for each round to begin from.
 */
export async function makeTemplate({
  folder,
  databaseUrl,
  people,
  perBoard,
  until,
}: TemplateOptions): Promise<Template> {
  await mkdir(join(folder, 'data'), { recursive: true });
  const practice = await startPracticeWorld({
    directory: join(folder, 'practice'),
    controlToken: CONTROL_TOKEN,
  });
  const control = createPracticeControl(practice.origin, CONTROL_TOKEN);
  if (databaseUrl === null) await layDatabase(join(folder, 'data'));
  const environment = {
    NODE_ENV: 'test',
    DEMO: 'off',
    DATA_DIR: join(folder, 'data'),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const config = { ...readConfig(environment), practiceOrigin: practice.origin };
  const connection = await openDatabase(config);
  await connection.migrate();
  await claimDataFolder(connection.database, config.dataDir, recordingLog().log);
  const services = await createServices(config, connection, { log: recordingLog().log });
  const world = everybodys(services);
  const handlers = services.handlers.filter(({ job }) => !LOOKING.test(job.name));
  await services.queue.start(services.handlers);
  try {
    await discover(world);
    const accounts: (Account & { campaignId: string })[] = [];
    for (let index = 0; index < people; index += 1) accounts.push(await createPerson(world, index));
    const chosen = await choosePostings(world, control, {
      campaignId: accounts[0]?.campaignId ?? '',
      perBoard,
    });
    // Nothing but the applications waits in the queue when a round begins.
    await services.queue.drain(handlers);
    for (const person of accounts) await openAll(world, person, chosen);
    let approved = 0;
    if (until === 'approved') {
      await services.queue.drain(handlers);
      // Approving is the last thing done here: from then on the queue holds what sends.
      for (const { accountId } of accounts) approved += await approveAll(world, accountId);
    }
    const rows = await world.database.select().from(applications);
    const taken = rows.map(({ id, accountId, posting }) => ({
      id,
      accountId,
      postingId: posting.external_id,
    }));
    return { folder, accounts, applications: taken, approved };
  } finally {
    await services.close();
    await practice.close();
  }
}
