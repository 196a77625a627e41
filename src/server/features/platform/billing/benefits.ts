import { benefitsOf } from '#engines/plans/index.ts';
import type { Benefits } from '#engines/plans/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { readStanding } from './standing.ts';

/** What the plan of an account has beside the applications it lets be sent, now. */
export async function readBenefits(
  world: Pick<World, 'clock'>,
  executor: Executor,
  accountId: string,
): Promise<Benefits> {
  return benefitsOf(await readStanding(world, executor, accountId));
}
