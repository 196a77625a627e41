import type { World } from '#server/world.ts';
import { sealedText } from './line.ts';
import { accountsWithTrail, listSeals, setSeal } from './trail-queries.ts';

/**
 * Gives each line that the key before sealed a seal of today's; answers how many. A line that no key of ours sealed keeps what it
 * has: a new seal would make it look like ours.
 */
export async function resealTrails({ database, trail }: Pick<World, 'database' | 'trail'>): Promise<number> {
  let resealed = 0;
  for (const accountId of await accountsWithTrail(database))
    await database.transaction(async (transaction) => {
      for (const { number, link, seal } of await listSeals(transaction, accountId)) {
        const fresh = trail.reseal(sealedText({ accountId, number }, link), seal);
        if (fresh === null) continue;
        await setSeal(transaction, { accountId, number }, fresh);
        resealed += 1;
      }
    });
  return resealed;
}
