import { RATE_DEFAULT } from '#contract/career/campaigns.ts';
import { changeCampaign, createCampaign } from '#server/features/career/campaigns/index.ts';
import { deleteAccountByEmail } from '#server/features/platform/accounts/index.ts';
import { describeError } from '#server/ports/log.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
import type { Services } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { freshAccount, keep, readKept } from './kept-account.ts';
import type { DemoAccount } from './kept-account.ts';
import { demoCampaign, demoEmail } from './person.data.ts';
import { createDemoPerson } from './person.ts';
import { createReplay } from './replay.ts';
import { asAccount } from '#server/db/as.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS = 4;

const NAME = 'demo-account';

/**
 * Makes the demo account on the first start: four weeks of applications through the same verbs, the real browser and the
 * practice employers, on clocks set back by four weeks. While it lasts, `worldsApart` says in which world the account's mail
 * arrives. Cut off half way, the next start begins again. Null when it failed,
 * which is said; the product runs without it.
 */
export async function seedDemo(
  services: Services,
  practice: PracticeProcess,
  worldsApart: Map<string, World>,
): Promise<DemoAccount | null> {
  const { world } = services;
  const kept = await readKept(world, NAME);
  if (kept?.complete) return kept;
  const account = freshAccount(demoEmail);
  world.log.say(
    'First start: the demo account lives through four weeks with the practice employers. A minute or two.',
  );
  const replay = createReplay(services, practice, new Date(world.clock.now().getTime() - WEEKS * 7 * DAY_MS));
  try {
    await deleteAccountByEmail(world, demoEmail);
    await practice.control('reset');
    await keep(world, NAME, { ...account, complete: false });
    await replay.setClock();
    const accountId = await createDemoPerson(replay.world, account.password);
    worldsApart.set(accountId, replay.world);
    const campaign = await createCampaign(asAccount(replay.world, accountId), accountId, demoCampaign);
    await replay.liveThrough(accountId, world.clock.now());
    // From here on at the usual pace; while replaying, five a day keep enough postings for the weeks to come.
    await changeCampaign(asAccount(world, accountId), accountId, campaign.id, { rate: RATE_DEFAULT });
    await keep(world, NAME, { ...account, complete: true });
    return account;
  } catch (error) {
    world.log.error('demo.failed', describeError(error));
    world.log.say(
      'The demo account could not be made; the reason is in the log. Sign up at AutoCareer Pro instead.',
    );
    return null;
  } finally {
    worldsApart.clear();
    await practice.control('clock', { now: new Date().toISOString() });
  }
}
