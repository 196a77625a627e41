import { plainWords } from '#engines/text/index.ts';
import { ownWords } from './clean.ts';
import { named, nameOf, sentBy, within } from './naming/employer.ts';
import { referencesIn } from './naming/reference.ts';
import { namesOtherRole, roleMeant } from './naming/role.ts';

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

interface Mail {
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

export interface Link {
  id: string | null;
  because: string;
}

const SEVERAL = 'You have several applications there and it does not say which one is meant.';

const writtenOf = (mail: Mail): string => `${mail.subject}\n${ownWords(mail.text)}`;
const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

/** The one application that earlier mails of a kind were about. */
function earlierOne(earlier: readonly EarlierMail[], alike: (mail: EarlierMail) => boolean): string | null {
  return only([...new Set(earlier.filter(alike).map(({ applicationId }) => applicationId))]);
}

function byReference(
  mail: Mail,
  applications: readonly SentApplication[],
  earlier: readonly EarlierMail[],
): Link | null {
  const text = plainWords(writtenOf(mail));
  const receipted = only(
    applications.filter(
      ({ receipt }) => receipt !== undefined && receipt.length > 3 && within(text, plainWords(receipt)),
    ),
  );
  if (receipted !== null) return { id: receipted.id, because: 'It carries the number of your application.' };
  const numbers = referencesIn(writtenOf(mail));
  if (numbers.size === 0) return null;
  const id = earlierOne(earlier, (before) =>
    [...referencesIn(writtenOf(before))].some((number) => numbers.has(number)),
  );
  return id === null ? null : { id, because: 'It carries the number of an earlier mail about it.' };
}

const addressOf = (from: string): string => (/<([^>]+)>/.exec(from)?.[1] ?? from).toLowerCase();
const threadOf = (subject: string): string =>
  plainWords(subject.replace(/^(\s*(re|fw|fwd|tr|rép)\s*:)+/i, ''));
const MACHINE =
  /no.?reply|do.?not.?reply|notification|support@|jobs@|careers@|hr@|talent@|recrut|hiring@|mailer/i;

/** By the thread it belongs to. */
function byThread(mail: Mail, earlier: readonly EarlierMail[]): string | null {
  const answers = new Set(mail.answers ?? []);
  const answered = earlierOne(earlier, ({ messageId }) => answers.has(messageId));
  if (answered !== null) return answered;
  const thread = threadOf(mail.subject);
  if (thread.length < 8 || !/^\s*(re|rép)\s*:/i.test(mail.subject)) return null;
  return earlierOne(
    earlier,
    (before) => addressOf(before.from) === addressOf(mail.from) && threadOf(before.subject) === thread,
  );
}

/** The applications to employers that the sender or, failing that, the text names. */
function candidates(
  mail: Mail,
  written: string,
  applications: readonly SentApplication[],
  earlier: readonly EarlierMail[],
) {
  const words = ({ title }: SentApplication): ReadonlySet<string> => new Set(plainWords(title).split(' '));
  const senders = applications.filter((one) => sentBy(mail.from, one.company, words(one)));
  if (senders.length > 0) return senders;
  const texted = applications.filter((one) => named(written, one.company, words(one)));
  if (texted.length > 0) return texted;
  const known = MACHINE.test(mail.from)
    ? []
    : earlier.filter((before) => addressOf(before.from) === addressOf(mail.from));
  const firms = new Set(
    applications
      .filter(({ id }) => known.some((one) => one.applicationId === id))
      .map(({ company }) => nameOf(company)),
  );
  return applications.filter(({ company }) => firms.has(nameOf(company)));
}

/**
 * The application a mail is about: by the receipt's or a known reference number, else by the employer in sender or text and,
 * where the person applied there more than once, by the title or the thread. Null whenever two fit or another job is named.
 * `earlier` are mails that were linked before.
 */
export function linkReply(
  mail: Mail,
  applications: readonly SentApplication[],
  earlier: readonly EarlierMail[] = [],
): Link {
  const written = writtenOf(mail);
  const numbered = byReference(mail, applications, earlier);
  if (numbered !== null) return numbered;
  const found = candidates(mail, written, applications, earlier);
  const threaded = byThread(mail, earlier);
  const [first] = found;
  if (first === undefined)
    return threaded === null
      ? { id: null, because: 'It names no employer you applied to.' }
      : { id: threaded, because: 'It answers in a thread about it.' };
  if (new Set(found.map(({ company }) => nameOf(company))).size > 1)
    return { id: null, because: 'It names more than one employer you applied to.' };
  const meant = roleMeant(mail.subject, written, found);
  const fits = only(found);
  const likely = meant ?? fits;
  if (likely !== null && namesOtherRole(written, likely))
    return { id: null, because: `It comes from ${likely.company} but names another job.` };
  if (fits !== null)
    return { id: fits.id, because: `It comes from ${fits.company}, where you have one application.` };
  if (meant !== null)
    return { id: meant.id, because: `It comes from ${meant.company} and names “${meant.title}”.` };
  if (threaded !== null && found.some(({ id }) => id === threaded))
    return { id: threaded, because: 'It answers in a thread about it.' };
  return { id: null, because: SEVERAL };
}
