import PostalMime from 'postal-mime';
import type { Attachment } from 'postal-mime';
import { invisible, stripMarkup } from '#engines/text/index.ts';
import { sha256 } from '#server/ports/files.ts';

/** A mail that came in, reduced to text. Every word of it is a stranger's. */
export interface IncomingMail {
  /** The Message-ID, or a hash of the whole mail where it has none; the same mail always has the same. */
  messageId: string;
  /** `Name <address>`. */
  from: string;
  /** The envelope's recipients at our domain. */
  to: string[];
  subject: string;
  text: string;
  /** Its calendar part as it stands, "" when it has none. */
  calendar?: string;
  /** The mails it answers, by their Message-IDs. */
  answers?: string[];
}

const LONGEST_LINE = 300;
const LONGEST_TEXT = 50_000;

/** Words of a plain part that only tells the reader to look at the other one. */
const STUB_WORDS = 40;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** The text a reader sees: the plain part, unless that only stands in for the HTML. */
function shownText(plain: string, html: string): string {
  if (html === '') return plain;
  if (plain !== '' && wordsOf(plain) > STUB_WORDS) return plain;
  const shown = stripMarkup(html.slice(0, 4 * LONGEST_TEXT));
  return plain === '' || wordsOf(shown) > 2 * wordsOf(plain) ? shown : plain;
}

/** The first calendar part, as text. */
function calendarOf(attachments: readonly Attachment[]): string {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (part === undefined) return '';
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  return invisible(text).slice(0, LONGEST_TEXT);
}

const oneLine = (text: string) => invisible(text).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);

/** Reads a mail (RFC 5322, MIME): its text, or its HTML as text where it has no other. Rejects for what is no mail. */
export async function parseMail(raw: Uint8Array, to: readonly string[]): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
    forceRfc822Attachments: true,
  });
  const address = oneLine(mail.from?.address ?? '');
  const name = oneLine(mail.from?.name ?? '').replaceAll(/[<>"]/g, '');
  const text = shownText(mail.text?.trim() ?? '', mail.html ?? '');
  return {
    messageId: oneLine(mail.messageId ?? '').replaceAll(/[<>]/g, '') || sha256(raw),
    from: name === '' ? address : `${name} <${address}>`,
    to: [...to],
    subject: oneLine(mail.subject ?? ''),
    text: invisible(text).slice(0, LONGEST_TEXT),
    calendar: calendarOf(mail.attachments),
    answers: `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`
      .slice(0, LONGEST_TEXT)
      .split(/[\s<>]+/)
      .filter((id) => id.includes('@')),
  };
}
