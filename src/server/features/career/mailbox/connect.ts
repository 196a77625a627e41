import type { z } from 'zod';
import type { mailboxAccess, MailboxState } from '#contract/career/mail/mailbox.ts';
import { MailboxUnreadable } from '#server/ports/mail-reading/mailbox-reader.ts';
import type { MailboxFailure } from '#server/ports/mail-reading/mailbox-reader.ts';
import { resealEach } from '#server/ports/sealing/reseal-each.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { anyMailbox, deleteMailbox, findMailbox, listSecrets, saveMailbox, setSecret } from './queries.ts';

/** What a person is told when their mailbox cannot be read. */
export const FAILURES: Readonly<Record<MailboxFailure, string>> = {
  wrong_password:
    'The server did not take the user name and password. Many providers want an app password made for this.',
  unreachable: 'The server did not answer. Check its name and port.',
  not_public: 'I find no mail server of that name on the public internet.',
  not_encrypted: 'The server offers no encrypted connection, so I sent it no password.',
  certificate: 'The certificate of the server is not valid for that name, so I sent it no password.',
  no_mailbox: 'The server has no inbox for that user.',
};

/** The mailbox of an account as its owner sees it; the password is told to nobody. */
export async function readMailbox(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<{ mailbox: MailboxState | null }> {
  const row = await findMailbox(database, accountId);
  if (!row) return { mailbox: null };
  const { host, port, username, problem, kept } = row;
  const connected_at = row.connectedAt.toISOString();
  return {
    mailbox: { host, port, username, problem, kept, connected_at, checked_at: row.checkedAt.toISOString() },
  };
}

/**
 * Connects a mailbox in place of the one before, once its server let us in: only mail that comes from now on is read. Throws
 * `invalid_input` with the reason when it did not; nothing is kept then.
 */
export async function connectMailbox(
  world: Pick<World, 'database' | 'clock' | 'mailboxes' | 'secrets'>,
  accountId: string,
  access: z.infer<typeof mailboxAccess>,
): Promise<{ mailbox: MailboxState | null }> {
  const now = world.clock.now();
  const { position } = await world.mailboxes
    .read(access, { from: null, since: now, wants: () => false })
    .catch((error: unknown) => {
      if (error instanceof MailboxUnreadable) throw new Problem('invalid_input', FAILURES[error.failure]);
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
  return readMailbox(world, accountId);
}

/** Forgets the mailbox and its password; mails it gave stay with their applications. */
export async function disconnectMailbox({ database }: Pick<World, 'database'>, accountId: string) {
  await deleteMailbox(database, accountId);
  return readMailbox({ database }, accountId);
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
