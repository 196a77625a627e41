import { composeMail } from '#server/ports/mail/compose.ts';
import type { IncomingMail } from '#server/ports/mail/incoming.ts';

const MOST_LINES = 120;

/** A stranger's mail as text inside one of ours; each line is marked as theirs, and none of it becomes a link. */
export function forwarded({ from, subject, text }: IncomingMail) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return composeMail('A mail to your application address', [
    'This came to the address I give to employers. I could not tell which application it is about, so I changed nothing.',
    `From: ${from}`,
    `Subject: ${subject}`,
    ...lines.slice(0, MOST_LINES).map((line) => `> ${line}`),
    ...(lines.length > MOST_LINES ? ['The rest is left out here.'] : []),
  ]);
}
