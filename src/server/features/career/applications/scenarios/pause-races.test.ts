import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { mayResend } from '#server/features/career/applications/recovery/resend.ts';
import { arm } from '#server/features/career/applications/send/arm.ts';
import { claim } from '#server/features/career/applications/send/claim.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { applications, attempts } from '#server/features/career/applications/tables.ts';
import { sendBudgets } from '#server/features/career/budgets/tables.ts';
import { billingUses } from '#server/features/platform/billing/tables.ts';
import { changeCampaign, setAllCampaigns } from '#server/features/career/campaigns/index.ts';
import { seeded } from '#testing/crash/plan/random.ts';
import { beside, interleaved } from '#testing/database/interleaving.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { approve, aCandidate, openSending, takeOn } from '#testing/sending.ts';

// Enough that either comes first at times; the numbers that decide are the same in each run.
const ROUNDS = 16;
const LONG_AGO = new Date('2026-01-01T00:00:00.000Z');
const FAR_AWAY = new Date('2199-01-01T00:00:00.000Z');
const EVIDENCE = {
  receipt: '',
  confirmation: '',
  address: 'https://boards.example.com/apply',
  at: LONG_AGO.toISOString(),
  values: [],
  screenshots: { filled: null, confirmation: null },
};
let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
let id: string;

beforeAll(async () => {
  sending = await openSending(postingBrowser);
  candidate = await aCandidate(sending);
  listed = await findPosting(sending.practice, ({ dialect }) => dialect === 'ashby');
  id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
});
afterAll(() => sending.close());

const world = () => sending.app.world;
const active = (isActive: boolean) => setAllCampaigns(world(), candidate.accountId, isActive);

/** What a step needs to have been done before, and the step itself; each is a verb of the agent's. */
const STEPS = {
  claim: {
    before: null,
    step: () =>
      world().database.transaction((transaction) => claim(world(), transaction, id, 'America/Halifax')),
  },
  arm: {
    before: 'intent',
    step: (attempt: AttemptRow) => arm(world(), attempt, EVIDENCE, attempt.applicationId),
  },
  resend: { before: 'unknown', step: (attempt: AttemptRow) => mayResend(world(), attempt) },
} as const;
type Step = keyof typeof STEPS;

/** The application as it stands before a step, with everything running. */
async function stand(step: Step): Promise<AttemptRow> {
  const { database } = world();
  await active(true);
  await changeCampaign(world(), candidate.accountId, candidate.campaignId, { active: true });
  await database.delete(attempts).where(eq(attempts.applicationId, id));
  // Each round may claim: neither the day's nor the plan's sends run out.
  await database.delete(sendBudgets);
  await database.delete(billingUses);
  const { before } = STEPS[step];
  const state = before === null ? 'approved' : 'sending';
  await database.update(applications).set({ state, sendAfter: null }).where(eq(applications.id, id));
  const opened = { applicationId: id, number: 1, fence: 1, leaseUntil: FAR_AWAY, createdAt: LONG_AGO };
  const written = { ...opened, state: before ?? 'intent' } as const;
  if (before === null) return { ...written, id } as AttemptRow; // Not asked for: a claim makes its own.
  const [attempt] = await database.insert(attempts).values(written).returning();
  if (!attempt) throw new Error('The attempt was not stored.');
  return attempt;
}

/** How many steps stand written: a claim leaves an attempt, arming its time, and a resend a lease given anew. */
async function begun(step: Step): Promise<number> {
  const rows = await world().database.select().from(attempts).where(eq(attempts.applicationId, id));
  const isBegun = {
    claim: () => true,
    arm: ({ armedAt }: AttemptRow) => armedAt !== null,
    resend: ({ leaseUntil }: AttemptRow) => leaseUntil < FAR_AWAY,
  };
  return rows.filter(isBegun[step]).length;
}

const PAUSES = {
  everything: () => active(false),
  'its campaign': () => changeCampaign(world(), candidate.accountId, candidate.campaignId, { active: false }),
};

async function round(step: Step, pause: keyof typeof PAUSES, random: () => number) {
  const attempt = await stand(step);
  let atAnswer = 0;
  const pausing = async () => {
    await PAUSES[pause]();
    atAnswer = await beside(() => begun(step));
  };
  await interleaved(sending.app.connection, [pausing, () => STEPS[step].step(attempt)], random);
  return { before: atAnswer, after: (await begun(step)) - atAnswer };
}

describe.each(['everything', 'its campaign'] as const)('a pause of %s', (pause) => {
  it.each(['claim', 'arm', 'resend'] as const)('once it has answered, lets no %s begin', async (step) => {
    const random = seeded(11 + step.length);
    const counts = { before: 0, after: 0 };
    for (let number = 0; number < ROUNDS; number += 1) {
      const { before, after } = await round(step, pause, random);
      counts.before += before;
      counts.after += after;
    }
    expect(counts.after).toBe(0);
    // Both came first at times, or the order would not have been looked at.
    expect(counts.before).toBeGreaterThan(0);
    expect(counts.before).toBeLessThan(ROUNDS);
  });
});
