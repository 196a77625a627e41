import { RATE_MAXIMUM } from '#contract/career/campaigns.ts';
import { mayBeAppliedTo, scorePosting } from '#engines/matching/index.ts';
import type { Match } from '#engines/matching/index.ts';
import type { PracticeControl } from '#practice/client.ts';
import {
  demoAnswers,
  demoCampaign,
  demoOnboarding,
  demoProfile,
  demoResume,
} from '#server/demo/person.data.ts';
import { openPostings } from '#server/features/career/boards/index.ts';
import type { PostingRow } from '#server/features/career/boards/index.ts';
import { createCampaign } from '#server/features/career/campaigns/index.ts';
import { findCampaign } from '#server/features/career/campaigns/queries.ts';
import { candidateFor, taxonomy } from '#server/features/career/campaigns/candidate.ts';
import { changeProfile, finishOnboarding, saveAnswer } from '#server/features/career/profile/index.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { createVerifiedAccount } from '#server/features/platform/accounts/index.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import type { World } from '#server/world.ts';

/** Everybody's. */
export const PASSWORD = 'a long walk to work';

/** Somebody who can sign in. */
export interface Account {
  accountId: string;
  email: string;
}

/** A person with a resume read by the product, the answers forms ask for, and a campaign that runs. */
export async function createPerson(world: World, index: number): Promise<Account & { campaignId: string }> {
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
  return { accountId: account.id, email, campaignId: id };
}

async function everyPosting(world: World): Promise<PostingRow[]> {
  const rows: PostingRow[] = [];
  for (;;) {
    const page = await openPostings(world.database, rows.at(-1)?.id ?? null, 100);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

/**
 * The best postings of each board that a form can be sent to without asking anybody, with their real scores: so many of each board,
 * so that each board's way of recovering is met as often.
 */
export async function choosePostings(
  world: World,
  control: PracticeControl,
  { campaignId, perBoard }: { campaignId: string; perBoard: number },
): Promise<{ row: PostingRow; match: Match }[]> {
  const campaign = await findCampaign(world.database, campaignId);
  if (!campaign) throw new Error('The campaign is gone.');
  const { candidate } = await candidateFor(world, campaign);
  const words = await taxonomy();
  const listed = new Map((await control.postings()).map((posting) => [posting.id, posting]));
  const suitable = (await everyPosting(world))
    .filter(({ externalId }) => {
      const posting = listed.get(externalId);
      return posting?.captcha === false && posting.odd === null;
    })
    .map((row) => ({ row, match: scorePosting(row.posting, candidate(), words) }))
    .filter(({ match }) => mayBeAppliedTo(match))
    .toSorted((left, right) => right.match.score - left.match.score);
  const chosen: typeof suitable = [];
  const keys = new Set<string>();
  for (const one of suitable) {
    const onBoard = chosen.filter(({ row }) => row.board === one.row.board).length;
    if (onBoard >= perBoard || keys.has(one.row.canonicalKey)) continue;
    keys.add(one.row.canonicalKey);
    chosen.push(one);
  }
  // A question that only the person can answer would stop the application before it is approved.
  for (const { row } of chosen) await control.change(row.externalId, { extraQuestion: false });
  return chosen;
}
