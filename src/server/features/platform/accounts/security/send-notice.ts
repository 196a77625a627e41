import { originOf } from '#server/origins.ts';
import type { World } from '#server/world.ts';
import { accountBy } from '#server/features/platform/accounts/queries.ts';
import { passwordChanged } from '#server/features/platform/accounts/wording/mails.ts';

/** Mails the owner of an account what changed about it; nobody when the account is gone. */
export async function sendNotice(
  world: Pick<World, 'database' | 'config' | 'mailer'>,
  { accountId }: { accountId: string; notice: 'password_changed' },
): Promise<void> {
  const account = await accountBy(world.database, { id: accountId });
  if (!account) return;
  const career = originOf('career', world.config.publicOrigin);
  await world.mailer.send(passwordChanged(account.email, career));
}
