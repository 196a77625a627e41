import { concerns } from '#engines/replies/index.ts';
import { repliableApplications } from '#server/features/career/applications/index.ts';
import type { IncomingMail } from '#server/ports/mail/incoming.ts';
import { keepMail, understand } from './keep-mail.ts';
import type { InboxWorld } from './keep-mail.ts';
import { linkedMails } from './queries.ts';
import { refuseFlood } from './receive-mail.ts';

type Head = Pick<IncomingMail, 'from' | 'to' | 'subject' | 'answers'>;

/** Who somebody is whose own mailbox is read. */
export interface MailboxOwner {
  accountId: string;
  email: string;
  applicationAddress: string;
}

const sentFrom = ({ from }: Head, address: string): boolean =>
  from.toLowerCase().includes(address.toLowerCase());

/**
 * Answers of which mails in a person's own mailbox more than the envelope is read: those an employer they applied to sent, those in
 * the thread of such a mail, those that name such an employer in the subject, those to the application address. Their own mails
 * and ours are none.
 */
export async function relatedMail(
  { database, config }: Pick<InboxWorld, 'database' | 'config'>,
  { accountId, email, applicationAddress }: MailboxOwner,
): Promise<(head: Head) => boolean> {
  const applications = await repliableApplications(database, accountId);
  const earlier = await linkedMails(database, accountId);
  return (head) =>
    !sentFrom(head, email) &&
    !sentFrom(head, `@${config.mailDomain}`) &&
    (head.to.some((address) => address.toLowerCase() === applicationAddress.toLowerCase()) ||
      concerns(head, applications, earlier));
}

/**
 * Takes a mail from the person's own mailbox, as one to their application address, but forgets it unless it is about one of their
 * applications, or may be about several. Answers whether it was kept.
 */
export async function takeOwnMail(
  world: InboxWorld,
  owner: MailboxOwner,
  mail: IncomingMail,
): Promise<boolean> {
  await refuseFlood(world, owner.accountId);
  const understood = await understand(world, owner, mail);
  const { link, reply } = understood;
  const about = link.id !== null || (link.among?.length ?? 0) > 0;
  // A newsletter may name an employer; an employer's own mail that changes nothing is still theirs.
  const idle = reply.label === 'noise' && !(await isTheirs(world, owner, mail));
  return about && !idle ? keepMail(world, { ...understood, own: true }) : false;
}

async function isTheirs(world: InboxWorld, { accountId }: MailboxOwner, mail: IncomingMail) {
  const applications = await repliableApplications(world.database, accountId);
  return concerns({ ...mail, subject: '' }, applications, await linkedMails(world.database, accountId));
}
