import type { World } from '#server/world.ts';
import { chainStep } from './append.ts';
import { startOf } from './line.ts';
import type { About } from './line.ts';
import { accountsWithTrail, listSteps, lockHead } from './trail-queries.ts';
import { asAccount } from '#server/db/as.ts';

type Deps = Pick<World, 'database' | 'trail'>;

/** Takes every step of one account into its trail, unless that has begun. */
async function chainAll({ database, trail }: Deps, accountId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await lockHead(transaction, accountId, startOf(accountId))).number > 0) return;
    const before = new Map<string, About>();
    for (const { event, version, ...row } of await listSteps(transaction, accountId)) {
      // Only of its last step is known what was approved and proven then.
      const known = event.sequence === version ? row : { ...row, approvedHash: null, evidence: null };
      const is = { ...known, state: event.state };
      chainStep({ trail }, event, { was: before.get(event.applicationId) ?? null, is });
      before.set(event.applicationId, is);
    }
  });
}

/**
 * Takes the steps from before there were trails into them, in each account's order. It happens once for an installation, before
 * anything else is written: what stands in no line later was put there by somebody else.
 */
export async function beginTrail(deps: Deps): Promise<void> {
  if (await deps.trail.hasBegun()) return;
  const all = deps.database.withoutOwner('applications.begin-trail');
  for (const accountId of await accountsWithTrail(all)) await chainAll(asAccount(deps, accountId), accountId);
  await deps.trail.begin();
}
