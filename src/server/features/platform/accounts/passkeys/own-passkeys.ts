import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { requireWayIn } from '#server/features/platform/accounts/identities/way-in.ts';
import { sendNoticeJob } from '#server/features/platform/accounts/jobs.ts';
import { deletePasskey, passkeysOf, renamePasskeyRow } from './queries.ts';
import type { PasskeyRow } from './queries.ts';

/** A passkey as the contract shows it. */
export const passkeyReply = ({ id, name, createdAt, lastUsedAt, synced }: PasskeyRow) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  synced,
});

/** The passkeys of an account, the newest first. */
export const readPasskeys = async (world: Pick<World, 'database'>, accountId: string) =>
  (await passkeysOf(world.database, accountId)).map(passkeyReply);

/** Gives a passkey another name. Throws Problem `not_found` when the account has no such one. */
export async function renamePasskey(
  world: Pick<World, 'database'>,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<PasskeyRow> {
  const row = await renamePasskeyRow(world.database, accountId, id, name);
  if (!row) throw notFound('passkey');
  return row;
}

/**
 * Removes a passkey and tells the person by mail. Throws Problem `not_found` when the account has no such one, `conflict`
 * when nothing else opens it.
 */
export async function removePasskey(
  world: Pick<World, 'database' | 'queue'>,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    const row = await deletePasskey(transaction, accountId, id);
    if (!row) throw notFound('passkey');
    await requireWayIn(transaction, accountId);
    const notice = { accountId, notice: 'passkey_removed' as const, name: row.name };
    await world.queue.enqueue(transaction, sendNoticeJob, notice);
  });
}
