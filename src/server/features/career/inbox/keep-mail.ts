import { classifyReply, linkReply, meaningTexts, titlesAt } from '#engines/replies/index.ts';
import type { Link, Reply } from '#engines/replies/index.ts';
import { inTurn } from '#localization/catalogue.ts';
import type { Executor } from '#server/db/database.ts';
import { applicationOfCalendar, keepInterview } from '#server/features/career/agenda/index.ts';
import { recordReply, repliableApplications } from '#server/features/career/applications/index.ts';
import { readerOfAccount } from '#server/features/platform/accounts/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { vectorsOf } from '#server/ports/encoder/vectors-of.ts';
import type { IncomingMail } from '#server/ports/mail/incoming.ts';
import type { World } from '#server/world.ts';
import { forwarded } from './forwarded.ts';
import { text as messages } from './messages.ts';
import { insertMail, linkedMails } from './queries.ts';

export type InboxWorld = Pick<
  World,
  'database' | 'clock' | 'config' | 'tokens' | 'queue' | 'events' | 'trail' | 'log' | 'learned' | 'encoder'
>;

/** A mail with what it is about and what it says. */
export interface Understood {
  mail: IncomingMail;
  accountId: string;
  /** The person's own address. */
  email: string;
  reply: Reply;
  link: Link;
}

/** Reads a mail: its application by an event of the agenda that it changes, else by its words, and what it says. */
export async function understand(
  { database, learned, encoder }: Pick<World, 'database' | 'learned' | 'encoder'>,
  person: { accountId: string; email: string },
  mail: IncomingMail,
): Promise<Understood> {
  const { accountId, email } = person;
  const applications = await repliableApplications(database, accountId);
  const planned = await applicationOfCalendar(database, accountId, mail.calendar ?? '');
  const link: Understood['link'] =
    planned !== null && applications.some(({ id }) => id === planned)
      ? { id: planned, because: messages.message('changesInterview') }
      : linkReply(mail, applications, await linkedMails(database, accountId));
  const titles = titlesAt(link.id, applications);
  const about = {
    email,
    linked: link.id !== null,
    byWords: link.byWords === true,
    placed: link.placed === true,
    ...(titles && { titles }),
  };
  const reply = classifyReply(mail, about, await learned.model('mail-answers'), {
    model: await learned.model('mail-meanings'),
    vectors: await vectorsOf(meaningTexts(mail, about), encoder),
  });
  return { ...person, mail, link, reply };
}

/** Tells of a mail for which there is no page yet: as a copy where it came to us, by a word where the person has it already. */
async function tellUnlinked(
  world: InboxWorld,
  executor: Executor,
  mailId: string,
  { accountId, mail, reply, email, link, own }: Understood & { own: boolean },
) {
  const loops = email.toLowerCase().endsWith(`@${world.config.mailDomain.toLowerCase()}`);
  const [first] = link.among ?? [];
  await notify(world, executor, {
    accountId,
    kind: 'reply',
    title: messages.message('unlinkedTitle'),
    body: messages.message(first ? 'unlinkedAmong' : 'unlinked', { came: own ? 'ownMailbox' : 'other' }),
    applicationId: first ?? null,
    dedupeKey: `reply:${mailId}`,
    push: reply.label !== 'noise',
    mail: own || loops ? false : forwarded(mail, await readerOfAccount(executor, accountId)),
  });
}

/**
 * Keeps the mail and what follows from it in one transaction; a mail that is there already changes nothing. `own` came from the
 * person's mailbox. Answers whether it was new.
 */
export async function keepMail(world: InboxWorld, given: Understood & { own: boolean }): Promise<boolean> {
  const { mail, accountId, reply, link } = given;
  const { messageId, from: sender, subject, text, calendar = '', answers = [] } = mail;
  const receivedAt = world.clock.now();
  return world.database.transaction(async (transaction) => {
    const mailId = await insertMail(transaction, {
      accountId,
      applicationId: link.id,
      messageId,
      sender,
      subject,
      text,
      calendar,
      answers,
      meaning: reply.label,
      likely: reply.likely ?? null,
      viewed: reply.viewed ?? null,
      candidates: [...(link.among ?? [])],
      because: inTurn([reply.because, link.because]),
      receivedAt,
    });
    if (mailId === null) return false;
    if (link.id === null) {
      await tellUnlinked(world, transaction, mailId, given);
      return true;
    }
    const applicationId = link.id;
    await keepInterview(transaction, { accountId, applicationId, calendar, receivedAt });
    const { label, language, viewed = null } = reply;
    await recordReply(world, transaction, {
      applicationId,
      label,
      subject,
      mailId,
      at: receivedAt,
      language,
      viewed,
    });
    return true;
  });
}
