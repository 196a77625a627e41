import { asBusiness } from '#server/db/as.ts';
import { setClock } from '#server/features/localbiz/business/index.ts';
import { expireByNewTime } from '#server/features/localbiz/imports/index.ts';
import { accountMadeByUs } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { businessOfDemo } from './business-of-demo.ts';
import { demoOwnerEmail } from './shop.data.ts';

/**
 * Sets the clock of the demo's business ahead and its pace, whichever business its owner turned to since; what is over by it ends. Answers
 * what it shows. Throws in production, and where there is no business demo account or its business was closed.
 */
export async function setDemoClock(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue'>,
  setting: { aheadMs: number; pace: number },
): Promise<Date> {
  if (world.config.environment === 'production')
    throw new Error('In production there is no demo, and no business has a clock of its own.');
  const owner = await accountMadeByUs(world, demoOwnerEmail);
  if (owner === null) throw new Error('There is no business demo account yet: the first start makes it.');
  const businessId = await businessOfDemo(world, owner.id);
  if (businessId === null) throw new Error('The business of the demo was closed.');
  const own = asBusiness(world, businessId);
  const time = await setClock(own, businessId, setting);
  await expireByNewTime(own, businessId);
  return time.now();
}
