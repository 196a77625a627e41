import { plainWords } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { ownWords } from './clean.ts';
import { within } from './naming/employer.ts';
import { letterOf } from './naming/letter.ts';
import { isPlainReference, referencesIn } from './naming/reference.ts';

export interface SentApplication {
  id: string;
  company: string;
  title: string;
  /** ISO 8601. */
  sentAt: string;
  location?: string;
  /** The number the employer gave on confirmation, "" when none. */
  receipt?: string;
}

export interface Mail {
  /** `Name <address>`. */
  from: string;
  subject: string;
  text: string;
  /** Message-IDs of the mails it answers. */
  answers?: readonly string[];
}

/** A mail that came before and was linked. */
export interface EarlierMail extends Mail {
  messageId: string;
  applicationId: string;
}

export const writtenOf = (mail: Mail): string => `${mail.subject}\n${ownWords(mail.text)}`;

/** Its subject and what it tells before its sender's name, without lists. */
export const tellingOf = ({ from, subject, text }: Mail): string =>
  `${subject}\n${letterOf(from, ownWords(text))}`;

export const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

/** The one application that earlier mails of a kind were about. */
function earlierOne(earlier: readonly EarlierMail[], alike: (mail: EarlierMail) => boolean): string | null {
  return only([...new Set(earlier.filter(alike).map(({ applicationId }) => applicationId))]);
}

export function byReference(
  mail: Mail,
  applications: readonly SentApplication[],
  earlier: readonly EarlierMail[],
): { id: string; because: Message } | null {
  const text = plainWords(tellingOf(mail));
  const receipted = only(
    applications.filter(({ receipt = '', title }) =>
      [receipt, ...referencesIn(title)].some((own) => own.length > 3 && within(text, plainWords(own))),
    ),
  );
  if (receipted !== null) return { id: receipted.id, because: messages.message('carriesNumber') };
  const numbers = referencesIn(tellingOf(mail));
  const id = earlierOne(earlier, (before) =>
    [...referencesIn(tellingOf(before))].some(
      (number) => numbers.has(number) || (isPlainReference(number) && within(text, plainWords(number))),
    ),
  );
  return id === null ? null : { id, because: messages.message('carriesEarlierNumber') };
}

export const addressOf = (from: string): string => (/<([^>]+)>/.exec(from)?.[1] ?? from).toLowerCase();
const threadOf = (subject: string): string =>
  plainWords(subject.replace(/^(\s*(re|fw|fwd|tr|rép)\s*:)+/i, ''));
export const MACHINE =
  /no.?reply|do.?not.?reply|notification|support@|jobs@|careers@|hr@|talent@|recrut|hiring@|mailer/i;

/** By the thread it belongs to. */
export function byThread(mail: Mail, earlier: readonly EarlierMail[]): string | null {
  const answers = new Set(mail.answers ?? []);
  // Mails in one thread also share what they answer, such as a mail the person sent from elsewhere.
  const answered = earlierOne(
    earlier,
    ({ messageId, answers: before = [] }) => answers.has(messageId) || before.some((id) => answers.has(id)),
  );
  if (answered !== null) return answered;
  const thread = threadOf(mail.subject);
  // A machine writes the same short subject to everybody; a person's own belongs to one exchange.
  const enough = MACHINE.test(mail.from) ? 8 : 4;
  if (thread.length < enough || !/^\s*(re|rép)\s*:/i.test(mail.subject)) return null;
  return earlierOne(
    earlier,
    (before) => addressOf(before.from) === addressOf(mail.from) && threadOf(before.subject) === thread,
  );
}

/**
 * Whether a mail of the employer's goes on with what was written about an application: in its thread, as an answer to a mail, or by a
 * person who wrote about it before. A machine writes from one address to everybody.
 */
export const goesOn = (mail: Mail, id: string, earlier: readonly EarlierMail[]): boolean =>
  (mail.answers ?? []).length > 0 ||
  byThread(mail, earlier) === id ||
  (!MACHINE.test(mail.from) &&
    earlier.some((before) => before.applicationId === id && addressOf(before.from) === addressOf(mail.from)));
