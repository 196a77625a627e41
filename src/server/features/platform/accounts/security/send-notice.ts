import { homeOf } from '#server/origins.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { World } from '#server/world.ts';
import { accountBy } from '#server/features/platform/accounts/queries.ts';
import type { AccountRow } from '#server/features/platform/accounts/queries.ts';
import {
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
} from '#server/features/platform/accounts/wording/mails.ts';

type Notice = { accountId: string } & (
  | { notice: 'password_changed' }
  | { notice: 'passkey_added' | 'passkey_removed'; name: string }
  | { notice: 'new_device'; device: string; at: string }
);

function mailOf(notice: Notice, { email, timeZone }: AccountRow, home: string): OutgoingMail {
  if (notice.notice === 'new_device') return newDevice(email, home, { ...notice, timeZone });
  if (notice.notice === 'passkey_added') return passkeyAdded(email, home, notice.name);
  if (notice.notice === 'passkey_removed') return passkeyRemoved(email, home, notice.name);
  return passwordChanged(email, home);
}

/** Mails the owner of an account what happened to it; nobody when the account is gone. */
export async function sendNotice(
  world: Pick<World, 'database' | 'config' | 'mailer'>,
  notice: Notice,
): Promise<void> {
  const account = await accountBy(world.database, { id: notice.accountId });
  if (!account) return;
  await world.mailer.send(mailOf(notice, account, homeOf(account, world.config.publicOrigin)));
}
