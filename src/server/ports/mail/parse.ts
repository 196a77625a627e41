import PostalMime from 'postal-mime';
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
}

const LONGEST_LINE = 300;
const LONGEST_TEXT = 50_000;

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
  const plain = mail.text?.trim() ?? '';
  const text = plain === '' ? stripMarkup((mail.html ?? '').slice(0, 4 * LONGEST_TEXT)) : plain;
  return {
    messageId: oneLine(mail.messageId ?? '').replaceAll(/[<>]/g, '') || sha256(raw),
    from: name === '' ? address : `${name} <${address}>`,
    to: [...to],
    subject: oneLine(mail.subject ?? ''),
    text: invisible(text).slice(0, LONGEST_TEXT),
  };
}
