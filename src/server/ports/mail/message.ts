import { sha256 } from '#server/ports/files.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';

/** One mailbox, spelled so that no mail server reads two out of it. */
// oxlint-disable-next-line no-control-regex
const ONE_MAILBOX = /^[^\s@<>(),;:"\\[\]\u0000-\u001F\u007F]+@[^\s@<>(),;:"\\[\]\u0000-\u001F\u007F]+$/u;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F\u007F\u0085\u2028\u2029]+/gu;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;

const oneLine = (text: string) => text.replaceAll(CONTROL, ' ').trim();

/** A mail whose headers cannot be broken out of: one recipient, one-line subject and headers. Throws on a bad address. */
export function safeMail(mail: OutgoingMail): OutgoingMail {
  if (!ONE_MAILBOX.test(mail.to)) throw new Error('The address of a mail must be exactly one mailbox.');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!HEADER_NAME.test(name))
      throw new Error('The name of a mail header may hold letters, digits and hyphens only.');
    headers[name] = oneLine(value);
  }
  return { to: mail.to, subject: oneLine(mail.subject), text: mail.text, html: mail.html, headers };
}

/** The Message-ID of a mail (RFC 5322, 3.6.4): the same key always has the same, and nothing can be read off it. */
export function messageIdOf(key: string, from: string): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'legwork.invalid';
  return `<${sha256(key).slice(0, 40)}@${domain}>`;
}
