import { asAccount } from '#server/db/as.ts';
import { memberOf, setClock } from '#server/features/localbiz/business/index.ts';
import { expireByNewTime } from '#server/features/localbiz/imports/index.ts';
import { accountMadeByUs } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { demoOwnerEmail } from './shop.data.ts';

/**
 * Sets the clock of the business demo ahead and its pace; what is over by it ends. Answers what it shows. Throws in production, and where
 * there is no business demo account.
 */
export async function setDemoClock(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue'>,
  setting: { aheadMs: number; pace: number },
): Promise<Date> {
  if (world.config.environment === 'production')
    throw new Error('In production there is no demo, and no business has a clock of its own.');
  const owner = await accountMadeByUs(world, demoOwnerEmail);
  if (owner === null) throw new Error('There is no business demo account yet: the first start makes it.');
  const own = asAccount(world, owner.id);
  const { businessId } = await memberOf(own, owner.id, { may: 'own' });
  const time = await setClock(own, businessId, setting);
  await expireByNewTime(own, businessId);
  return time.now();
}
