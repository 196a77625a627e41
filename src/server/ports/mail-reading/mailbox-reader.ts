import type { IncomingMail } from '#server/ports/mail/incoming.ts';

/** Where a person's mailbox is and how it opens. */
export interface MailboxAccess {
  host: string;
  port: number;
  username: string;
  password: string;
}

/** How far an inbox was read (RFC 3501, 2.3.1.1): numbers of mails count only as long as the validity is the same. */
export interface MailboxPosition {
  uidValidity: string;
  lastUid: number;
}

/** Why a mailbox could not be read. */
export type MailboxFailure =
  | 'wrong_password'
  | 'unreachable'
  | 'not_public'
  | 'not_encrypted'
  | 'certificate'
  | 'no_mailbox';

export class MailboxUnreadable extends Error {
  readonly failure: MailboxFailure;

  constructor(failure: MailboxFailure, cause?: unknown) {
    super(`The mailbox could not be read: ${failure}`, { cause });
    this.name = 'MailboxUnreadable';
    this.failure = failure;
  }
}

/** What an envelope says before a mail is looked at. */
export type MailHead = Pick<IncomingMail, 'messageId' | 'from' | 'to' | 'subject'> & { answers: string[] };

export interface MailboxReading {
  position: MailboxPosition;
  /** Whole mails, oldest first. */
  mails: Uint8Array[];
}

/** Reads a person's own inbox and changes nothing in it: no mail is marked as read, moved or deleted. */
export interface MailboxReader {
  /**
   * The mails after `from` whose head `wants` says yes to, at most some hundreds in one go. With null nothing is read and only the
   * position of the newest mail answered. Where the numbering began anew, the mails since the day of `since` are read.
   * Rejects with MailboxUnreadable.
   */
  read(
    access: MailboxAccess,
    given: { from: MailboxPosition | null; since: Date; wants: (head: MailHead) => boolean },
  ): Promise<MailboxReading>;
}
