import { resealLinks, resealTrails } from '#server/features/career/applications/index.ts';
import { reseal as resealMailboxes } from '#server/features/career/mailbox/index.ts';
import { resealBusinessKeys } from '#server/features/localbiz/business/index.ts';
import { reseal as resealPortals } from '#server/features/career/portals/index.ts';
import { reseal as resealKeys } from '#server/features/platform/idempotency/index.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import type { World } from '#server/world.ts';

/** Seals everything that is sealed in a database with the key of today: one place for each that `secrets` and `trail` seal for. */
export async function reseal(world: Pick<World, 'database' | 'secrets' | 'trail'>): Promise<Resealed> {
  const parts = [
    await resealMailboxes(world),
    await resealPortals(world),
    await resealLinks(world),
    await resealKeys(world),
    await resealBusinessKeys(world),
  ];
  const lines = await resealTrails(world);
  return {
    done: parts.reduce((sum, { done }) => sum + done, lines),
    lost: parts.reduce((sum, { lost }) => sum + lost, 0),
  };
}
