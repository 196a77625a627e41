import { quoted } from '#localization/catalogue.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { submitApplication } from '#server/features/career/applications/send/submit.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { grantPlan, planChanged, readAllowance } from '#server/features/platform/billing/index.ts';
import { billingSubscriptions, billingUses } from '#server/features/platform/billing/tables.ts';
import { signInAgain } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

const TIME_ZONE = 'America/Toronto';
let sending: Sending;
let candidate: Candidate;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());
beforeEach(async () => {
  browser.manner = {};
  sending.app.clock.set('2026-11-27T14:00:00.000Z');
  candidate = await aCandidate(sending);
});

async function anApproved(): Promise<string> {
  const free = ({ dialect, id }: ListedPosting) => dialect === 'lever' && !used.has(id);
  const listed = await findPosting(sending.practice, free);
  used.add(listed.id);
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  await approve(sending, candidate, id);
  return id;
}

const read = (id: string) => readBack(sending, candidate, id);
const stateOf = async (id: string) => (await read(id)).state;
const usedUp = (period: string, count: number) =>
  sending.app.world.database
    .insert(billingUses)
    .values({ accountId: candidate.accountId, period, used: count });
const usesOf = async () =>
  (
    await readAllowance(sending.app.world, sending.app.world.database, {
      accountId: candidate.accountId,
      timeZone: TIME_ZONE,
    })
  ).used;

/** Stored, not bought: buying is tested where it lives. */
const onStarter = () =>
  sending.app.world.database.insert(billingSubscriptions).values({
    id: `sub_${candidate.accountId}`,
    accountId: candidate.accountId,
    plan: 'starter',
    status: 'active',
    paidUntil: new Date('2026-12-27T12:00:00.000Z'),
    cancelling: false,
    version: 1,
    updatedAt: sending.app.clock.now(),
  });

it('sends ten applications in a trial, keeps the eleventh, and says what to do', async () => {
  await usedUp('trial', 9);
  const [tenth, eleventh] = [await anApproved(), await anApproved()];
  await sending.app.drain();
  expect([await stateOf(tenth), await stateOf(eleventh)]).toEqual(['applied', 'approved']);
  expect(await read(eleventh)).toMatchObject({
    note: 'Approved. You’ve used the 10 applications in your trial. I’ll send it as soon as you choose a plan.',
    expires_at: null,
  });
  expect((await read(eleventh)).timeline.at(-1).kind).toBe('held_by_plan');
  const allowance = await sending.app.call('GET', '/campaigns/allowance', undefined, candidate.token);
  expect(allowance.body).toEqual({ used: 10, limit: 10, opens_at: null, held: 1 });
});

it('tells the person once that the plan holds something back', async () => {
  await usedUp('trial', 10);
  await anApproved();
  await anApproved();
  await sending.app.drain();
  const lines = await sending.app.call('GET', '/notifications', undefined, candidate.token);
  const told = lines.body.filter(({ kind }: { kind: string }) => kind === 'plan');
  expect(told).toMatchObject([{ title: 'You’ve used the 10 applications in your trial' }]);
});

it('keeps what was approved for as long as the plan takes, and sends it once there is one', async () => {
  await usedUp('trial', 10);
  const id = await anApproved();
  await sending.app.drain();
  sending.app.clock.advance(20 * 86_400_000);
  await recover(sending.app.world);
  await sending.app.drain();
  candidate = { ...candidate, ...(await signInAgain(sending.app, candidate)) };
  expect(await stateOf(id)).toBe('approved');
  const { world } = sending.app;
  await grantPlan(world, { accountId: candidate.accountId, plan: 'pro' });
  await world.queue.enqueue(world.database, planChanged, { accountId: candidate.accountId });
  await sending.app.drain();
  expect(await stateOf(id)).toBe('applied');
});

it('allows ten again on Starter when the month turns in the zone of the person', async () => {
  await onStarter();
  await usedUp('2026-11', 10);
  const id = await anApproved();
  await sending.app.drain();
  expect((await read(id)).note).toContain(
    'I’ll send it on Tuesday, December 1, or right away if you switch to Pro.',
  );
  sending.app.clock.set('2026-12-01T04:59:00.000Z');
  await recover(sending.app.world);
  await sending.app.drain();
  candidate = { ...candidate, ...(await signInAgain(sending.app, candidate)) };
  expect(await stateOf(id)).toBe('approved');
  sending.app.clock.set('2026-12-01T05:00:00.000Z');
  await recover(sending.app.world);
  await sending.app.drain();
  expect(await stateOf(id)).toBe('applied');
  expect(await usesOf()).toBe(1);
});

it('sends nothing once the trial is over', async () => {
  const id = await anApproved();
  sending.app.clock.advance(14 * 86_400_000);
  await sending.app.world.database
    .update(applications)
    .set({ expiresAt: null })
    .where(eq(applications.id, id));
  await sending.app.drain();
  candidate = { ...candidate, ...(await signInAgain(sending.app, candidate)) };
  expect((await read(id)).note).toBe(
    'Approved. Your plan has ended. I’ll send it as soon as you choose a plan.',
  );
});

it('never sends more than the plan allows when two workers send at once', async () => {
  await usedUp('trial', 8);
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await anApproved());
  const { world } = sending.app;
  await Promise.all([...ids, ...ids].map((id) => submitApplication(world, id)));
  const states = await Promise.all(ids.map(stateOf));
  expect(states.filter((state) => state === 'applied')).toHaveLength(2);
  expect(states.filter((state) => state === 'approved')).toHaveLength(2);
  expect(await usesOf()).toBe(10);
});

it('gives back what an attempt took that reached nobody', async () => {
  const id = await anApproved();
  browser.manner = { filled: { kind: 'closed' } };
  await sending.app.drain();
  expect(await stateOf(id)).toBe('expired');
  expect(await usesOf()).toBe(0);
});

it('counts an application once when the person has it sent again', async () => {
  const id = await anApproved();
  browser.manner = {
    outcome: { kind: 'unclear', why: quoted('No answer came.'), address: '', screenshot: null },
  };
  await sending.app.drain();
  expect([await stateOf(id), await usesOf()]).toEqual(['unknown', 1]);
  browser.manner = {};
  await sending.app.call(
    'POST',
    `/applications/${id}/resolution`,
    { resolution: 'send_again' },
    candidate.token,
  );
  await sending.app.drain();
  expect([await stateOf(id), await usesOf()]).toEqual(['applied', 1]);
});
