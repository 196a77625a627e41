import type { OwnedBusiness, PrivacyState } from '#contract/platform/privacy.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { deletionOf, newestExport } from './queries.ts';

/** What the person asked for: an archive, a deletion. */
export async function readPrivacy(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
  owned: (executor: Executor, accountId: string) => Promise<OwnedBusiness[]>,
): Promise<PrivacyState> {
  const newest = await newestExport(database, accountId, clock.now());
  const deletion = await deletionOf(database, accountId);
  return {
    export: newest && {
      id: newest.id,
      state: newest.state,
      requested_at: newest.requestedAt.toISOString(),
      expires_at: newest.expiresAt?.toISOString() ?? null,
      bytes: newest.bytes,
    },
    deletion: deletion && {
      requested_at: deletion.requestedAt.toISOString(),
      due_at: deletion.dueAt.toISOString(),
    },
    businesses: await owned(database, accountId),
  };
}
