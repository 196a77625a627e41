import type { ImapFlow } from 'imapflow';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import type { IncomingMail, MailOutcome } from '#server/ports/mail/incoming.ts';
import { parseMail } from '#server/ports/mail/parse.ts';
import { recipientsAt } from '#server/ports/mail/recipients.ts';
import type { MailInSettings } from '#server/settings/mail-in-settings.ts';
import { connected, LARGEST_MAIL_BYTES } from './imap.ts';
import { growingPause } from './growing-pause.ts';
import { MailboxUnreadable } from './mailbox-reader.ts';

const MOST_MAILS = 100;
/** A mail that could not be kept waits a minute, and an hour at the most. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

export interface IntakeOptions {
  mailbox: NonNullable<MailInSettings['imap']>;
  /** Only recipients at this domain count. */
  domain: string;
  log: Log;
  /** The time in milliseconds. */
  now?: () => number;
}

/** What became of a mail: `left` stays unread and is tried again. */
type Fate = 'taken' | 'left';

/**
 * Takes the unread mails of a mailbox that gets everything for our domain, oldest first. A mail is marked as read only after `take`
 * resolved, so `take` must bear the same mail twice; one it rejects stays unread and is tried again after growing pauses, and holds
 * up no other. Answers a round, which ends early once its signal is aborted, which resolves to how many were taken and rejects with MailboxUnreadable.
 */
export function mailboxIntake(
  { mailbox, domain, log, now = Date.now }: IntakeOptions,
  take: (mail: IncomingMail) => Promise<MailOutcome>,
): (signal?: AbortSignal) => Promise<number> {
  const waiting = new Map<string, { until: number; next: () => number }>();

  const judge = async (raw: Uint8Array, name: string): Promise<Fate> => {
    const mail = await parseMail(raw, recipientsAt(domain, raw)).catch(() => null);
    if (mail === null) {
      log.warn('mail_in.unreadable', { mail: name });
      return 'taken';
    }
    try {
      if ((await take(mail)) === 'unknown') log.info('mail_in.nobodys', { mail: name });
      waiting.delete(name);
      return 'taken';
    } catch (error) {
      const { next } = waiting.get(name) ?? { next: growingPause(FIRST_WAIT_MS, LONGEST_WAIT_MS) };
      const pause = next();
      waiting.set(name, { until: now() + pause, next });
      log.error('mail_in.not_kept', {
        mail: name,
        tried_again_in_seconds: pause / 1000,
        ...describeError(error),
      });
      return 'left';
    }
  };

  const takeOne = async (client: ImapFlow, uid: number, name: string): Promise<Fate> => {
    const head = await client.fetchOne(String(uid), { size: true }, { uid: true });
    if (head !== false && (head.size ?? 0) > LARGEST_MAIL_BYTES) {
      log.warn('mail_in.too_large', { mail: name, bytes: head.size });
      return 'taken';
    }
    const mail = await client.fetchOne(
      String(uid),
      { source: { maxLength: LARGEST_MAIL_BYTES } },
      { uid: true },
    );
    // Somebody else removed it meanwhile.
    if (mail === false || mail.source === undefined) return 'left';
    return judge(mail.source, name);
  };

  const place = { ...mailbox, address: mailbox.host };
  return (signal) =>
    connected(mailbox, place, async (client) => {
      const { uidValidity } = await client.mailboxOpen(mailbox.folder).catch((error: unknown) => {
        throw new MailboxUnreadable('no_mailbox', error);
      });
      const nameOf = (uid: number) => `${uidValidity}-${uid}`;
      const unread = (await client.search({ seen: false }, { uid: true })) || [];
      const due = unread.filter((uid) => (waiting.get(nameOf(uid))?.until ?? 0) <= now());
      let taken = 0;
      for (const uid of due.toSorted((a, b) => a - b).slice(0, MOST_MAILS)) {
        if (signal?.aborted === true) break;
        if ((await takeOne(client, uid, nameOf(uid))) === 'left') continue;
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
        taken += 1;
      }
      return taken;
    });
}
