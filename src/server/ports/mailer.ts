/** A mail to one person, both as text and as HTML made by us. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Resolves when the mail was handed over; rejects when it was not, so that the job is tried again. */
  send(mail: OutgoingMail): Promise<void>;
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
