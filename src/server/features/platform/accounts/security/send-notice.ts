import type { IdentityProvider } from '#contract/platform/identities.ts';
import { homeOf } from '#server/origins.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { World } from '#server/world.ts';
import { deviceWords } from '#server/features/platform/accounts/history/device-words.ts';
import { accountBy } from '#server/features/platform/accounts/queries.ts';
import type { AccountRow } from '#server/features/platform/accounts/queries.ts';
import {
  emailChanged,
  identityLinked,
  identityUnlinked,
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
} from '#server/features/platform/accounts/wording/mails.ts';

type Notice = { accountId: string } & (
  | { notice: 'password_changed' }
  | { notice: 'passkey_added' | 'passkey_removed'; name: string }
  | { notice: 'identity_linked' | 'identity_unlinked'; provider: IdentityProvider }
  | { notice: 'email_changed'; was: string }
  | { notice: 'new_device'; userAgent: string; at: string }
);

function mailOf(
  notice: Notice,
  account: AccountRow,
  { home, site }: { home: string; site: string },
): OutgoingMail {
  const owner = { to: account.email, reader: account };
  if (notice.notice === 'email_changed')
    return emailChanged({ ...owner, to: notice.was }, site, account.email);
  if (notice.notice === 'identity_linked') return identityLinked(owner, home, notice.provider);
  if (notice.notice === 'identity_unlinked') return identityUnlinked(owner, home, notice.provider);
  if (notice.notice === 'new_device') {
    const { at, userAgent } = notice;
    return newDevice(owner, home, { device: deviceWords(userAgent), at });
  }
  if (notice.notice === 'passkey_added') return passkeyAdded(owner, home, notice.name);
  if (notice.notice === 'passkey_removed') return passkeyRemoved(owner, home, notice.name);
  return passwordChanged(owner, home);
}

/** Mails the owner of an account what happened to it; nobody when the account is gone. `key` is the same on every try. */
export async function sendNotice(
  world: Pick<World, 'database' | 'config' | 'mailer'>,
  notice: Notice,
  key: string,
): Promise<void> {
  const account = await accountBy(world.database, { id: notice.accountId });
  if (!account) return;
  const { publicOrigin } = world.config;
  const mail = mailOf(notice, account, { home: homeOf(account, publicOrigin), site: publicOrigin });
  await world.mailer.send({ ...mail, key: `notice ${key}` });
}
