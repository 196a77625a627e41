import { createECDH, randomBytes } from 'node:crypto';
import type { BillingPlan } from './plans.ts';
import {
  demoAnswers,
  demoCampaign,
  demoOnboarding,
  demoProfile,
  demoResume,
} from '#server/demo/person.data.ts';
import { createCampaign } from '#server/features/career/campaigns/index.ts';
import {
  changeProfile,
  finishOnboarding,
  readPerson,
  saveAnswer,
  saveMaster,
} from '#server/features/career/profile/index.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import type { MasterProfile } from '#contract/career/facts.ts';
import { createVerifiedAccount } from '#server/features/platform/accounts/index.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import { billingSubscriptions } from '#server/features/platform/billing/tables.ts';
import { subscribe } from '#server/features/platform/notifications/devices/devices.ts';
import type { World } from '#server/world.ts';
import type { Random } from './random.ts';

const ZONES = [
  'America/Toronto',
  'America/Vancouver',
  'America/St_Johns',
  'America/Halifax',
  'Europe/Paris',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/** Somebody who looks for work in the simulated month. */
export interface Candidate {
  accountId: string;
  address: string;
  endpoint: string;
  timeZone: string;
  plan: BillingPlan;
  /** The rate of each campaign, by its id. */
  rates: Map<string, number>;
  since: Date;
}

const device = createECDH('prime256v1');
const keys = { p256dh: device.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };

/** What the product reads in one resume; everybody has the same, for reading it two hundred times shows nothing more. */
async function readOnce(world: World): Promise<MasterProfile> {
  const account = await createVerifiedAccount(world, {
    email: 'reader@example.test',
    fullName: demoResume.basics.name,
    password: 'a long walk to work',
    demo: true,
  });
  const bytes = await world.typesetter.resume(demoResume, 'en');
  await uploadResume(
    world,
    account.id,
    new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }),
  );
  return (await readPerson(world, account.id)).master;
}

/** Stored, not bought: nobody pays in the simulated month. */
async function payForStarter({ database, clock }: World, accountId: string): Promise<void> {
  await database.insert(billingSubscriptions).values({
    id: `sub_${accountId}`,
    accountId,
    plan: 'starter',
    status: 'active',
    paidUntil: new Date(clock.now().getTime() + 365 * 86_400_000),
    cancelling: false,
    version: 1,
    updatedAt: clock.now(),
  });
}

async function createCandidate(
  world: World,
  index: number,
  master: MasterProfile,
  random: Random,
): Promise<Candidate> {
  const account = await createVerifiedAccount(world, {
    email: `month-${index}@example.test`,
    fullName: demoResume.basics.name,
    password: 'a long walk to work',
    demo: true,
  });
  const accountId = account.id;
  const plan = random.pick(['trial', 'starter', 'pro'] as const);
  if (plan === 'pro') await grantPlan(world, { accountId, plan });
  if (plan === 'starter') await payForStarter(world, accountId);
  await saveMaster(world, world.database, { accountId, master });
  await finishOnboarding(world, accountId, demoOnboarding);
  const timeZone = random.pick(ZONES);
  await changeProfile(world, accountId, { ...demoProfile, time_zone: timeZone });
  const at = world.clock.now().toISOString();
  for (const answer of demoAnswers) await saveAnswer(world.database, { accountId, ...answer, at });
  const endpoint = `https://updates.push.services.mozilla.com/${accountId}`;
  await subscribe(world, {
    accountId,
    subscription: { endpoint, keys },
    visit: { userAgent: 'month', device: null },
  });
  const rates = new Map<string, number>();
  for (let number = random.chance(0.3) ? 2 : 1; number > 0; number -= 1) {
    const rate = random.whole(5, 12);
    const { id } = await createCampaign(world, accountId, {
      ...demoCampaign,
      name: `Campaign ${number}`,
      rate,
    });
    rates.set(id, rate);
  }
  const { application_address: address } = await readPerson(world, accountId);
  return { accountId, address, endpoint, timeZone, plan, rates, since: world.clock.now() };
}

/** Makes people in many time zones, on every plan, with one or two campaigns and the quiet hours everybody starts with. */
export async function makeCandidates(world: World, count: number, random: Random): Promise<Candidate[]> {
  const master = await readOnce(world);
  const candidates: Candidate[] = [];
  for (let index = 0; index < count; index += 1)
    candidates.push(await createCandidate(world, index, master, random));
  return candidates;
}
