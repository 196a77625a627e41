import type { Reader } from '#localization/format.ts';
import { spendLimits } from '#server/features/platform/accounts/index.ts';
import { readMailbox } from './connect.ts';
import { readNewMail } from './read-new.ts';

type Deps = Parameters<typeof readNewMail>[0] & Parameters<typeof readMailbox>[0];

/** Reads what is new because the person asks; answers the mailbox as it is then. Throws `too_many_requests` for the 21st in an hour. */
export async function checkMailbox(world: Deps, accountId: string, reader: Reader) {
  await spendLimits(world, [['mailboxChecks', accountId]]);
  await readNewMail(world, accountId);
  return readMailbox(world, accountId, reader);
}
