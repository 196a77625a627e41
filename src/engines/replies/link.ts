import { plainWords } from '#engines/text/index.ts';
import { named, nameOf } from './naming/employer.ts';
import { sentBy } from './naming/sender.ts';
import { namesOtherRole, placeMeant, roleMeant } from './naming/role.ts';
import { addressOf, byReference, byThread, MACHINE, only, writtenOf } from './thread.ts';
import type { EarlierMail, Mail, SentApplication } from './thread.ts';

export interface Link {
  id: string | null;
  because: string;
  /** The applications it may be about, where several fit. */
  among?: readonly string[];
}

const SEVERAL = 'You have several applications there and it does not say which one is meant.';

/** An employer named only to say what another one is like. */
const COMPARED =
  /\b(?:competitors?|rivals?|similar|companies|firms|employers|clients?|concurrente?s?|entreprises|employeurs)\s+(?:of|to|like|such as|including|de|d['’]|comme|tels? que)\s+[^.;:\n]{0,80}/giu;
const wordsOf = ({ title }: SentApplication): ReadonlySet<string> => new Set(plainWords(title).split(' '));

/** The applications to employers that the sender or, failing that, the text names. */
function candidates(
  mail: Mail,
  written: string,
  applications: readonly SentApplication[],
  earlier: readonly EarlierMail[],
) {
  const senders = applications.filter((one) => sentBy(mail.from, one.company, wordsOf(one)));
  if (senders.length > 0) return senders;
  const texted = applications.filter((one) =>
    named(written.replaceAll(COMPARED, ''), one.company, wordsOf(one)),
  );
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
 * Whether what stands on a mail's envelope (its sender, subject and thread) belongs to one of the applications: by the
 * employer's name or address, a known reference number or an earlier mail.
 */
export function concerns(
  head: Pick<Mail, 'from' | 'subject' | 'answers'>,
  applications: readonly SentApplication[],
  earlier: readonly EarlierMail[] = [],
): boolean {
  const mail = { ...head, text: '' };
  return (
    byReference(mail, applications, earlier) !== null ||
    byThread(mail, earlier) !== null ||
    candidates(mail, writtenOf(mail), applications, earlier).length > 0
  );
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
  const meant = roleMeant(mail.subject, written, found) ?? placeMeant(written, found);
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
  return { id: null, because: SEVERAL, among: found.map(({ id }) => id) };
}

/** The title of one application and those of the others to the same employer, for `classifyReply`. */
export function titlesAt(
  id: string | null,
  applications: readonly SentApplication[],
): { own: string; others: readonly string[] } | undefined {
  const own = applications.find((one) => one.id === id);
  if (own === undefined) return undefined;
  const others = applications.filter((one) => one !== own && nameOf(one.company) === nameOf(own.company));
  return { own: own.title, others: others.map(({ title }) => title) };
}
