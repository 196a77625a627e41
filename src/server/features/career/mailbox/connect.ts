import type { z } from 'zod';
import type { mailboxAccess, MailboxState } from '#contract/career/mail/mailbox.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { MailboxUnreadable } from '#server/ports/mail-reading/mailbox-reader.ts';
import { resealEach } from '#server/ports/sealing/reseal-each.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { anyMailbox, deleteMailbox, findMailbox, listSecrets, saveMailbox, setSecret } from './queries.ts';

/** The mailbox of an account as its owner sees it; the password is told to nobody. */
export async function readMailbox(
  { database }: Pick<World, 'database'>,
  accountId: string,
  reader: Reader,
): Promise<{ mailbox: MailboxState | null }> {
  const row = await findMailbox(database, accountId);
  if (!row) return { mailbox: null };
  const { host, port, username, kept, connectedAt, checkedAt } = row;
  return {
    mailbox: {
      host,
      port,
      username,
      problem: row.problem && say(row.problem, reader),
      kept,
      connected_at: connectedAt.toISOString(),
      checked_at: checkedAt.toISOString(),
    },
  };
}

/**
 * Connects a mailbox in place of the one before, once its server let us in: only mail that comes from now on is read. Throws
 * `invalid_input` with the reason when it did not; nothing is kept then.
 */
export async function connectMailbox(
  world: Pick<World, 'database' | 'clock' | 'mailboxes' | 'secrets'>,
  accountId: string,
  { access, reader }: { access: z.infer<typeof mailboxAccess>; reader: Reader },
): Promise<{ mailbox: MailboxState | null }> {
  const now = world.clock.now();
  const { position } = await world.mailboxes
    .read(access, { from: null, since: now, wants: () => false })
    .catch((error: unknown) => {
      if (error instanceof MailboxUnreadable)
        throw new Problem('invalid_input', text.message('notRead', { failure: error.failure }));
      throw error;
    });
  const { host, port, username, password } = access;
  await saveMailbox(world.database, {
    accountId,
    host: host.toLowerCase(),
    port,
    username,
    secret: world.secrets.seal(password, accountId),
    ...position,
    connectedAt: now,
    checkedAt: now,
  });
  return readMailbox(world, accountId, reader);
}

/** Forgets the mailbox and its password; mails it gave stay with their applications. */
export async function disconnectMailbox(
  { database }: Pick<World, 'database'>,
  accountId: string,
  reader: Reader,
) {
  await deleteMailbox(database, accountId);
  return readMailbox({ database }, accountId, reader);
}

/** Seals every password with the key of today. */
export async function reseal({ database, secrets }: Pick<World, 'database' | 'secrets'>): Promise<Resealed> {
  return resealEach(secrets, await listSecrets(database), {
    sealedOf: ({ secret }) => secret,
    belongsTo: ({ accountId }) => accountId,
    keep: ({ accountId }, secret) => setSecret(database, accountId, secret),
  });
}

/** Whether the key at hand opens what was sealed in this database, as far as some password tells. */
export async function keyFits({ database, secrets }: Pick<World, 'database' | 'secrets'>): Promise<boolean> {
  const mailbox = await anyMailbox(database);
  return mailbox === undefined || secrets.opens(mailbox.secret, mailbox.accountId);
}
