import { plainWords } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { nameOf, within } from './naming/employer.ts';
import { sentBy } from './naming/sender.ts';
import { letterOf, withoutOtherNumbers } from './naming/letter.ts';
import { namesMostOf, namesOtherRole, titlesIn } from './naming/role.ts';
import { leftByNumbers } from './naming/numbers.ts';
import { meantOf } from './naming/which.ts';
import { ownWords } from './clean.ts';
import { byReference, byThread, goesOn, only, tellingOf, writtenOf } from './thread.ts';
import type { EarlierMail, Mail, SentApplication } from './thread.ts';
import { areOneHouse, candidates, wordsOf, writtenBefore } from './link-candidates.ts';

export interface Link {
  id: string | null;
  because: Message;
  /** Whether its words alone name the employer, and not its sender. */
  byWords?: true;
  /**
   * Whether more than the employer says that it is about this application: it carries its number, names most of its title, or goes on with
   * what the employer and the person wrote about it.
   */
  placed?: true;
  /** The applications it may be about, where several fit. */
  among?: readonly string[];
}

const SEVERAL = messages.message('several');

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
  const link = linkOf(mail, applications, earlier);
  const own = applications.find(({ id }) => id === link.id);
  if (own === undefined || link.byWords === true) return link;
  const isPlaced =
    goesOn(mail, own.id, earlier) ||
    namesMostOf(own.title, tellingOf(mail)) ||
    byReference(mail, applications, earlier)?.id === own.id;
  return isPlaced ? { ...link, placed: true } : link;
}

function linkOf(mail: Mail, applications: readonly SentApplication[], earlier: readonly EarlierMail[]): Link {
  const written = writtenOf(mail);
  const numbered = byReference(mail, applications, earlier);
  if (numbered !== null) return agreeing(numbered, mail, applications);
  const there = candidates(mail, written, applications, earlier);
  const threaded = byThread(mail, earlier);
  const [first] = there;
  if (first === undefined)
    return threaded === null
      ? { id: null, because: messages.message('noEmployer') }
      : { id: threaded, because: messages.message('inThread') };
  const found = leftByNumbers(mail, inSubject(mail.subject, there), earlier);
  if (found.length === 0)
    return { id: null, because: messages.message('otherJob', { company: first.company }) };
  if (new Set(found.map(({ company }) => nameOf(company))).size > 1 && !areOneHouse(found))
    return { id: null, because: messages.message('severalEmployers') };
  const { subject } = mail;
  const letter = withoutOtherNumbers(subject, letterOf(mail.from, ownWords(mail.text)));
  const meant = meantOf({ subject, letter }, found);
  const fits = only(found);
  const likely = meant ?? fits;
  if (likely !== null && found.every((one) => namesOtherRole(written, one)))
    return { id: null, because: messages.message('otherJob', { company: likely.company }) };
  const stranger = found.every((one) => !sentBy(mail.from, one.company, wordsOf(one)));
  const byWords = stranger &&
    threaded === null &&
    !writtenBefore(mail, earlier) && { byWords: true as const };
  if (fits !== null)
    return {
      id: fits.id,
      because: messages.message('onlyThere', { company: fits.company }),
      ...byWords,
    };
  if (meant !== null)
    return {
      id: meant.id,
      because: messages.message('namesTitle', { company: meant.company, title: meant.title }),
      ...byWords,
    };
  if (threaded !== null && found.some(({ id }) => id === threaded))
    return { id: threaded, because: messages.message('inThread') };
  return { id: null, because: SEVERAL, among: found.map(({ id }) => id) };
}

/** Of applications to several employers those to the one that the subject names; all where it names none, or several. */
function inSubject(subject: string, applications: readonly SentApplication[]): readonly SentApplication[] {
  const said = applications.filter((one) => within(plainWords(subject), nameOf(one.company)));
  return new Set(said.map(({ company }) => nameOf(company))).size === 1 ? said : applications;
}

/** What a number says, unless the mail names the title of another application there: a room may have a number too. */
function agreeing(
  numbered: { id: string; because: Message },
  mail: Mail,
  applications: readonly SentApplication[],
): Link {
  const own = applications.find(({ id }) => id === numbered.id);
  const there = applications.filter((one) => nameOf(one.company) === nameOf(own?.company ?? ''));
  const titled = titlesIn(plainWords(tellingOf(mail)), there);
  if (titled.length === 0 || titled.some(({ id }) => id === numbered.id)) return numbered;
  return { id: null, because: SEVERAL, among: there.map(({ id }) => id) };
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
