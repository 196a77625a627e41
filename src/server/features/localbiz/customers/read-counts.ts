import { channels } from '#contract/localbiz/customers.ts';
import type { CustomerCounts } from '#contract/localbiz/customers.ts';
import { localDay } from '#engines/calendar/index.ts';
import { memberOf, shopOf, timeOf } from '#server/features/localbiz/business/index.ts';
import type { World } from '#server/world.ts';
import { countCustomers, countSuppressions, standingsOf } from './count-queries.ts';

/** How many customers a business has, and how they stand to being written to today: of no shop, so for who sees all of them. Throws as `memberOf` does. */
export async function readCustomerCounts(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
): Promise<CustomerCounts> {
  const membership = await memberOf({ database }, accountId, { may: 'see', whole: true });
  const { businessId } = membership;
  const { timeZone } = await shopOf({ database }, membership, null);
  const { now } = await timeOf({ database, clock }, businessId);
  const rows = await standingsOf(database, businessId, localDay(now().getTime(), timeZone));
  return {
    customers: await countCustomers(database, businessId),
    suppressed: await countSuppressions(database, businessId),
    standings: channels.map((channel) => {
      const own = rows.filter((row) => row.channel === channel);
      const of = (standing: (typeof rows)[number]['standing']) =>
        own.find((row) => row.standing === standing)?.people ?? 0;
      return {
        channel,
        reachable: own.reduce((sum, { people }) => sum + people, 0),
        proven: of('proven'),
        implied: of('implied'),
        unproven: of('unproven'),
        withdrawn: of('withdrawn'),
        unknown: of('unknown'),
      };
    }),
  };
}
