import { timeOf } from '#server/features/localbiz/business/index.ts';
import type { CountingRules, KeptCountingRules } from '#contract/localbiz/counting.ts';
import {
  countingOf,
  keepCounting,
  lockCounting,
  memberOf,
} from '#server/features/localbiz/business/index.ts';
import { hasOrders } from '#server/features/localbiz/sales/queries.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/** How a business counts its sales, and whether it has any. Throws as `memberOf` does. */
export async function readCounting(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<KeptCountingRules> {
  const { businessId } = await memberOf({ database }, accountId, { may: 'see' });
  const rules = await countingOf(database, businessId);
  return { ...rules, has_sales: await hasOrders(database, businessId) };
}

/**
 * Keeps the word of an owner on how sales are counted. Throws Problem `conflict` for another currency or hour once there are sales,
 * whose days and amounts it would make wrong, else as `memberOf` does.
 */
export async function changeCounting(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
  rules: CountingRules,
): Promise<KeptCountingRules> {
  return database.transaction(async (transaction) => {
    const { businessId } = await memberOf({ database: transaction }, accountId, { may: 'own' });
    const before = await lockCounting(transaction, businessId);
    const { now } = await timeOf({ database: transaction, clock }, businessId);
    const hasSales = await hasOrders(transaction, businessId);
    const isOther = before.currency !== rules.currency || before.close_hour !== rules.close_hour;
    if (hasSales && isOther) throw new Problem('conflict', text.message('countedAlready'));
    await keepCounting(transaction, businessId, rules, now());
    return { ...rules, has_sales: hasSales };
  });
}
