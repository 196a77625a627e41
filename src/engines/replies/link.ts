import { plainWords, terms } from '#engines/text/index.ts';
import { ownWords } from './clean.ts';

export interface SentApplication {
  id: string;
  company: string;
  title: string;
  /** ISO 8601. */
  sentAt: string;
  /** The number the employer gave on confirmation, "" when none. */
  receipt?: string;
}

export interface Link {
  id: string | null;
  because: string;
}

const LEGAL_FORM = / (inc|incorporated|ltd|limited|llc|corp|corporation|company|ltee|enr|gmbh|sa|sarl)$/;
const nameOf = (company: string): string => plainWords(company).replace(LEGAL_FORM, '');
const within = (text: string, phrase: string): boolean =>
  phrase.length > 1 && ` ${text} `.includes(` ${phrase} `);

/** The parts of a sender's domain, without top levels: "jobs", "northgate" of "hr@jobs.northgate.example". */
function domainParts(from: string): string[] {
  const domain = /@([^\s<>"]+)/.exec(from)?.[1]?.toLowerCase() ?? '';
  return domain.split('.').slice(0, -1);
}

/** A company as domains spell it: all its words, or at least two of its first or last. */
function spellings(company: string): string[] {
  const words = nameOf(company.replaceAll('&', ' and ')).split(' ');
  const cut = words
    .flatMap((_, index) => [words.slice(0, index + 1), words.slice(index)])
    .filter((part) => part.length > 1);
  return [words, ...cut].map((part) => part.join('')).filter((name) => name.length > 4);
}

function sentBy(from: string, company: string): boolean {
  const parts = domainParts(from).map((part) => part.replaceAll('-', ''));
  return (
    within(plainWords(from.replace(/<.*$/s, '')), nameOf(company)) ||
    spellings(company).some((name) => parts.includes(name))
  );
}

/** The titles a text names; one that only occurs inside a longer one does not count. */
function titlesIn(text: string, applications: readonly SentApplication[]): SentApplication[] {
  return applications.filter((application) => {
    const longer = applications.filter(
      (other) =>
        other.title.length > application.title.length &&
        within(plainWords(other.title), plainWords(application.title)),
    );
    const hay = longer.reduce(
      (rest, other) => ` ${rest} `.replaceAll(` ${plainWords(other.title)} `, '   '),
      text,
    );
    return within(hay.replace(/\s+/g, ' ').trim(), plainWords(application.title));
  });
}

const ROLE =
  /\b(?:position|role|job|post|opening|application|applied|applying|poste|emploi|candidature)\s+(?:of|for|to|as|de|d['’]|pour|au poste de|au poste d['’])\s*(?:the |our |a |an |la |le |l['’])?((?:\p{Lu}[\p{L}'’-]*[ ,/]*(?:of |and |de |et )?){1,6})|\b(?:the|our)\s+((?:\p{Lu}[\p{L}'’-]*[ ,/]*){1,5})\s+(?:position|role|job|opening)\b/gu;

/** Whether a mail names a role, and only such as have no word in common with the title. */
function namesOtherRole(written: string, application: SentApplication): boolean {
  const known = new Set([...terms(application.title), ...terms(application.company)]);
  const roles = [...written.slice(0, 5000).matchAll(ROLE)]
    .map((found) => terms(found[1] ?? found[2] ?? ''))
    .filter((role) => role.length > 0);
  return roles.length > 0 && roles.every((role) => !role.some((term) => known.has(term)));
}

const distinct = (applications: readonly SentApplication[]): boolean =>
  new Set(applications.map(({ company }) => nameOf(company))).size === 1;

function amongOne(found: readonly SentApplication[], subject: string, text: string, written: string): Link {
  const bySubject = titlesIn(plainWords(subject), found);
  const titled = bySubject.length === 1 ? bySubject : titlesIn(text, found);
  const [only] = titled;
  if (only !== undefined && titled.length === 1)
    return { id: only.id, because: `It comes from ${only.company} and names “${only.title}”.` };
  const [single] = found;
  if (single === undefined || found.length > 1)
    return {
      id: null,
      because: 'You have several applications there and it does not say which one is meant.',
    };
  if (namesOtherRole(written, single))
    return { id: null, because: `It comes from ${single.company} but names another job.` };
  return { id: single.id, because: `It comes from ${single.company}, where you have one application.` };
}

/**
 * The application a mail is about: by the receipt's number, else by the employer in sender or text and, where the person
 * applied there more than once, by the title. Null whenever two fit or another job is named.
 */
export function linkReply(
  mail: { from: string; subject: string; text: string },
  applications: readonly SentApplication[],
): Link {
  const written = `${mail.subject}\n${ownWords(mail.text)}`;
  const text = plainWords(written);
  const receipts = applications.filter(
    ({ receipt }) => receipt !== undefined && receipt.length > 3 && within(text, plainWords(receipt)),
  );
  const [receipted] = receipts;
  if (receipted !== undefined && receipts.length === 1)
    return { id: receipted.id, because: 'It carries the number of your application.' };

  const senders = applications.filter(({ company }) => sentBy(mail.from, company));
  const found =
    senders.length > 0 ? senders : applications.filter(({ company }) => within(text, nameOf(company)));
  if (found.length === 0) return { id: null, because: 'It names no employer you applied to.' };
  if (!distinct(found)) return { id: null, because: 'It names more than one employer you applied to.' };
  return amongOne(found, mail.subject, text, written);
}
