import type { Reader } from '#localization/format.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { IncomingMail } from '#server/ports/mail/incoming.ts';
import { text as messages } from './messages.ts';

const MOST_LINES = 120;

/** A stranger's mail as text inside one of ours; each line is marked as theirs, and none of it becomes a link. */
export function forwarded({ from, subject, text }: IncomingMail, reader: Reader) {
  const words = messages.for(reader);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return composeMail(words('forwardedSubject'), [
    words('forwardedWhy'),
    words('forwardedFrom', { sender: from }),
    words('forwardedOwnSubject', { subject }),
    ...lines.slice(0, MOST_LINES).map((line) => `> ${line}`),
    ...(lines.length > MOST_LINES ? [words('forwardedCut')] : []),
  ]);
}
