import { relatedMail, takeOwnMail } from '#server/features/career/inbox/index.ts';
import type { MailboxOwner } from '#server/features/career/inbox/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { describeError } from '#server/ports/log.ts';
import { parseMail } from '#server/ports/mail/parse.ts';
import { MailboxUnreadable } from '#server/ports/mail-reading/mailbox-reader.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { dueMailboxes, findMailbox, noteReading } from './queries.ts';
import type { MailboxRow } from './queries.ts';
import { asAccount } from '#server/db/as.ts';

type Deps = Pick<
  World,
  | 'database'
  | 'clock'
  | 'config'
  | 'tokens'
  | 'queue'
  | 'events'
  | 'trail'
  | 'log'
  | 'learned'
  | 'encoder'
  | 'mailboxes'
  | 'secrets'
>;

const PAUSE_MS = 4 * 60_000;
const BATCH = 50;

async function take(world: Deps, owner: MailboxOwner, raw: Uint8Array): Promise<boolean> {
  const mail = await parseMail(raw, [owner.email]).catch(() => null);
  return mail !== null && takeOwnMail(world, owner, mail);
}

async function readFrom(world: Deps, row: MailboxRow): Promise<void> {
  const { accountId, host, port, username, uidValidity, lastUid, connectedAt } = row;
  const { email, application_address: applicationAddress } = await readPerson(world, accountId);
  const owner = { accountId, email, applicationAddress };
  const { position, mails } = await world.mailboxes.read(
    { host, port, username, password: world.secrets.open(row.secret, accountId) },
    { from: { uidValidity, lastUid }, since: connectedAt, wants: await relatedMail(world, owner) },
  );
  let kept = 0;
  for (const raw of mails) if (await take(world, owner, raw)) kept += 1;
  await noteReading(world.database, row, {
    ...position,
    kept,
    problem: null,
    checkedAt: world.clock.now(),
  });
}

/** Looks into a person's mailbox and takes what came; a failure is written beside it, and it is tried again later. */
export async function readNewMail(world: Deps, accountId: string): Promise<void> {
  const row = await findMailbox(world.database, accountId);
  if (!row) return;
  try {
    await readFrom(world, row);
  } catch (error) {
    const known = error instanceof MailboxUnreadable;
    if (!known) world.log.error('mailbox.not_read', describeError(error));
    const problem = text.message('notRead', { failure: known ? error.failure : 'other' });
    await noteReading(world.database, row, { problem, checkedAt: world.clock.now() });
  }
}

/** Looks into every mailbox that is due, one after the other. */
export async function readDueMailboxes(world: Deps): Promise<void> {
  const before = new Date(world.clock.now().getTime() - PAUSE_MS);
  const all = world.database.withoutOwner('mailbox.due');
  for (const { accountId } of await dueMailboxes(all, before, BATCH))
    await readNewMail(asAccount(world, accountId), accountId);
}
