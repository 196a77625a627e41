import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RATE_MAXIMUM } from '#contract/career/campaigns.ts';
import type { Match } from '#contract/career/match.ts';
import { MATCH_GATE } from '#contract/career/match.ts';
import { scorePosting } from '#engines/matching/index.ts';
import { createPracticeControl } from '#practice/client.ts';
import type { PracticeControl } from '#practice/client.ts';
import { startPracticeWorld } from '#practice/index.ts';
import { readConfig } from '#server/config.ts';
import {
  demoAnswers,
  demoCampaign,
  demoOnboarding,
  demoProfile,
  demoResume,
} from '#server/demo/person.data.ts';
import { decide, openApplication, waitingCards } from '#server/features/career/applications/index.ts';
import { discover, openPostings } from '#server/features/career/boards/index.ts';
import type { PostingRow } from '#server/features/career/boards/index.ts';
import { createCampaign } from '#server/features/career/campaigns/index.ts';
import { findCampaign } from '#server/features/career/campaigns/queries.ts';
import { seekerFor, taxonomy } from '#server/features/career/campaigns/seeker.ts';
import { changeProfile, finishOnboarding, saveAnswer } from '#server/features/career/profile/index.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { createVerifiedAccount } from '#server/features/platform/accounts/index.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { recordingLog } from '#testing/app.ts';
import { LOOKING } from './messages.ts';

export const CONTROL_TOKEN = 'crash-test';

/** Applications of one account per board, so that each board's way of recovering is met as often. */
const PER_BOARD = 5;
const PASSWORD = 'a long walk to work';

/** A person with a CV read by the product, the answers forms ask for, and a campaign that runs. */
async function createPerson(world: World, index: number): Promise<{ accountId: string; campaignId: string }> {
  const email = `crash-${index}@example.test`;
  const account = await createVerifiedAccount(world, {
    email,
    fullName: demoResume.basics.name,
    password: PASSWORD,
    demo: true,
  });
  await grantPlan(world, { accountId: account.id, plan: 'pro' });
  const bytes = await world.typesetter.resume(demoResume, 'en');
  const file = new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });
  await uploadResume(world, account.id, file);
  await finishOnboarding(world, account.id, demoOnboarding);
  await changeProfile(world, account.id, demoProfile);
  const at = world.clock.now().toISOString();
  for (const answer of demoAnswers)
    await saveAnswer(world.database, { accountId: account.id, ...answer, at });
  const { id } = await createCampaign(world, account.id, { ...demoCampaign, rate: RATE_MAXIMUM });
  return { accountId: account.id, campaignId: id };
}

async function everyPosting(world: World): Promise<PostingRow[]> {
  const rows: PostingRow[] = [];
  for (;;) {
    const page = await openPostings(world.database, rows.at(-1)?.id ?? null, 100);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

/** The best postings of each board that a form can be sent to without asking anybody, with their real scores. */
async function choosePostings(
  world: World,
  control: PracticeControl,
  campaignId: string,
): Promise<{ row: PostingRow; match: Match }[]> {
  const campaign = await findCampaign(world.database, campaignId);
  if (!campaign) throw new Error('The campaign is gone.');
  const { seeker } = await seekerFor(world, campaign);
  const words = await taxonomy();
  const listed = new Map((await control.postings()).map((posting) => [posting.id, posting]));
  const suitable = (await everyPosting(world))
    .map((row) => ({ row, match: scorePosting(row.posting, seeker, words) }))
    .filter(({ row, match }) => {
      const posting = listed.get(row.externalId);
      return match.score >= MATCH_GATE && posting?.captcha === false && posting.odd === null;
    })
    .toSorted((left, right) => right.match.score - left.match.score);
  const chosen: typeof suitable = [];
  const keys = new Set<string>();
  for (const one of suitable) {
    const onBoard = chosen.filter(({ row }) => row.board === one.row.board).length;
    if (onBoard >= PER_BOARD || keys.has(one.row.canonicalKey)) continue;
    keys.add(one.row.canonicalKey);
    chosen.push(one);
  }
  // A question that only the person can answer would stop the application before it is approved.
  for (const { row } of chosen) await control.change(row.externalId, { extraQuestion: false });
  return chosen;
}

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
  for (const card of await waitingCards(world, accountId)) {
    if (card.state !== 'waiting' || card.content_hash === null) continue;
    const actor = { kind: 'account', accountId, accountKind: 'career', sessionId: 'crash' } as const;
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
}

/**
 * Makes people with approved applications on all three kinds of board through the product's own verbs, and leaves
 * everything on disk, for each round of kills to begin from. Answers how many applications were approved.
 */
export async function makeTemplate({ folder, databaseUrl, people }: TemplateOptions): Promise<number> {
  await mkdir(join(folder, 'data'), { recursive: true });
  const practice = await startPracticeWorld({
    directory: join(folder, 'practice'),
    controlToken: CONTROL_TOKEN,
  });
  const control = createPracticeControl(practice.origin, CONTROL_TOKEN);
  const environment = {
    NODE_ENV: 'test',
    DEMO: 'off',
    DATA_DIR: join(folder, 'data'),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const config = { ...readConfig(environment), practiceOrigin: practice.origin };
  const connection = await openDatabase(config);
  await connection.migrate();
  const services = await createServices(config, connection, { log: recordingLog().log });
  const handlers = services.handlers.filter(({ job }) => !LOOKING.test(job.name));
  await services.queue.start(services.handlers);
  try {
    await discover(services.world);
    const accounts: string[] = [];
    let chosen: Awaited<ReturnType<typeof choosePostings>> | null = null;
    for (let index = 0; index < people; index += 1) {
      const person = await createPerson(services.world, index);
      chosen ??= await choosePostings(services.world, control, person.campaignId);
      await openAll(services.world, person, chosen);
      accounts.push(person.accountId);
    }
    await services.queue.drain(handlers);
    // Approving is the last thing done here: from then on the queue holds what sends.
    let approved = 0;
    for (const accountId of accounts) approved += await approveAll(services.world, accountId);
    return approved;
  } finally {
    await services.close();
    await practice.close();
  }
}
