/** A mail to one person, both as text and as HTML made by us. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** A mail with the key of what caused it: sent once more after a crash, it is the same mail to whoever receives it. */
export interface KeyedMail extends OutgoingMail {
  key: string;
}

export interface Mailer {
  /** Resolves when the mail was handed over; rejects when it was not, so that the job is tried again. */
  send(mail: KeyedMail): Promise<void>;
}

/** A mail as `/dev/mail.json` shows it. */
export interface MailboxEntry {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  at: string;
}
