import { classifyReply, linkReply } from '#engines/replies/index.ts';
import type { Link, Reply } from '#engines/replies/index.ts';
import type { Executor } from '#server/db/database.ts';
import { recordReply, repliableApplications } from '#server/features/career/applications/index.ts';
import { takeAlert } from '#server/features/career/integrations/index.ts';
import { accountByAddressToken, readPerson } from '#server/features/career/profile/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { IncomingMail, MailOutcome } from '#server/ports/mail/incoming.ts';
import type { World } from '#server/world.ts';
import { forwarded } from './forwarded.ts';
import { insertMail, linkedMails, mailsSince } from './queries.ts';

type InboxWorld = Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'queue' | 'events' | 'log'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody hears from this many employers a day; a flood is asked to come back later. */
const MOST_A_DAY = 300;

/** The accounts a mail is for, by the tokens in its recipients' addresses. */
async function accountsOf(executor: Executor, recipients: readonly string[]): Promise<string[]> {
  const accounts = new Set<string>();
  for (const address of recipients) {
    const token = /\+([a-z2-7]{8})@[^@]*$/i.exec(address)?.[1];
    const account = token === undefined ? null : await accountByAddressToken(executor, token);
    if (account !== null) accounts.add(account);
  }
  return [...accounts];
}

interface Understood {
  mail: IncomingMail;
  accountId: string;
  reply: Reply;
  link: Link;
}

/** A mail that belongs to no application we can name: the person is sent it, for there is no page it would stand on. */
async function handOn(
  world: InboxWorld,
  executor: Executor,
  mailId: string,
  given: Understood & { email: string },
) {
  const { accountId, mail, reply, email } = given;
  const loops = email.toLowerCase().endsWith(`@${world.config.mailDomain.toLowerCase()}`);
  await notify(world, executor, {
    accountId,
    kind: 'reply',
    title: 'A mail to read',
    body: 'A mail came to your application address. I could not tell which application it is about, so I changed nothing.',
    applicationId: null,
    dedupeKey: `reply:${mailId}`,
    push: reply.label !== 'noise',
    mail: loops ? false : forwarded(mail),
  });
}

/** Keeps the mail and what follows from it in one transaction; a mail that is there already changes nothing. */
async function keep(world: InboxWorld, given: Understood & { email: string }): Promise<void> {
  const { mail, accountId, reply, link } = given;
  const receivedAt = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const mailId = await insertMail(transaction, {
      accountId,
      applicationId: link.id,
      messageId: mail.messageId,
      sender: mail.from,
      subject: mail.subject,
      text: mail.text,
      meaning: reply.label,
      because: `${reply.because} ${link.because}`,
      receivedAt,
    });
    if (mailId === null) return;
    if (link.id === null) await handOn(world, transaction, mailId, given);
    else
      await recordReply(world, transaction, {
        applicationId: link.id,
        label: reply.label,
        subject: mail.subject,
        mailId,
        at: receivedAt,
        language: reply.language,
      });
  });
}

async function receiveFor(world: InboxWorld, mail: IncomingMail, accountId: string): Promise<void> {
  const since = new Date(world.clock.now().getTime() - DAY_MS);
  if ((await mailsSince(world.database, accountId, since)) >= MOST_A_DAY)
    throw new Error('This person got too many mails today.');
  const { email } = await readPerson(world, accountId);
  if (await takeAlert(world, { accountId, email }, mail)) return;
  const applications = await repliableApplications(world.database, accountId);
  const link = linkReply(mail, applications, await linkedMails(world.database, accountId));
  const reply = classifyReply(mail, { email, linked: link.id !== null });
  await keep(world, { mail, accountId, email, reply, link });
}

/**
 * Takes an employer's mail: kept once, linked to an application and read for what it says. Moves the application only when
 * both are sure. Resolves after the database has it; rejects when it does not, and the sender tries again.
 * `worldOf` tells whose clock and queue an account's mail is for, where that is another one.
 */
export async function receiveMail(
  world: InboxWorld,
  mail: IncomingMail,
  worldOf: (accountId: string) => InboxWorld = () => world,
): Promise<MailOutcome> {
  const accounts = await accountsOf(world.database, mail.to);
  for (const accountId of accounts) await receiveFor(worldOf(accountId), mail, accountId);
  return accounts.length > 0 ? 'stored' : 'unknown';
}
