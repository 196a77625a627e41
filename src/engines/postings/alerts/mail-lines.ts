import { isCall } from './calls.ts';

/** A site whose jobs reach us by the alert mails a person forwards; nothing on it is automated. */
export type AlertChannel = 'linkedin' | 'indeed';

interface AlertSite {
  channel: AlertChannel;
  /** The address of one posting, with its number; a list of jobs has another. */
  link: RegExp;
  sender: RegExp;
  page: (id: string) => string;
}

export const SITES: readonly AlertSite[] = [
  {
    channel: 'linkedin',
    link: /^https?:\/\/(?:[a-z0-9-]+\.)*linkedin\.com\/(?:comm\/)?jobs\/view\/(?:[^\s/?#<>"]*-)?(\d{6,14})\b/i,
    sender: /@(?:[a-z0-9-]+\.)*linkedin\.com>?$/i,
    page: (id) => `https://www.linkedin.com/jobs/view/${id}`,
  },
  {
    channel: 'indeed',
    link: /^https?:\/\/(?:[a-z0-9-]+\.)*indeed\.com\/[^\s<>"]*[?&]jk=([0-9a-f]{16})\b/i,
    sender: /@(?:[a-z0-9-]+\.)*indeed\.com>?$/i,
    page: (id) => `https://www.indeed.com/viewjob?jk=${id.toLowerCase()}`,
  },
];

/**
 * What a line of such a mail is. `job`: it has the address of one posting; `words` stand beside it, and `calls` where they only
 * ask to press. `edge`: a rule, or another address, so that nothing of a job goes on past it. `aside`: said around a job.
 */
export type MailLine =
  | { kind: 'job'; channel: AlertChannel; id: string; words: string; calls: boolean }
  | { kind: 'words'; text: string }
  | { kind: 'blank' | 'edge' | 'aside' };

/** Addresses of such mails are long; words are not. */
const MOST_CHARACTERS = 4000;
const ADDRESS = /[<([]*https?:\/\/[^\s<>\])]+[>\])]*/gi;
const RULE = /^[-=_*·•—–\s]{3,}$/;
/** An employer's own page: its name stands beside the address. */
const EMPLOYER_PAGE = /\/(company|cmp)\//i;
/** What stands around a job and is none of its title, employer or place, in English and French. */
const ASIDE =
  /^(easily apply|easy apply|actively recruiting|promoted|sponsored|new|just posted|today|posted \d.*|(active )?\d+\+? (hours?|days?|minutes?|weeks?) ago|be an early applicant|\d+ (school )?(connections?|alumni).*|responded to.*|often (replies|responds).*|urgently hiring|hiring multiple.*|candidature (simplifiée|rapide)|recrute activement|recrutement (actif|urgent)|promue?|commandité|sponsorisé|nouveau|nouvelle|à l['’]instant|aujourd['’]hui|publiée? .*|il y a \d+ .*|soyez (parmi|l['’]un).*|\d+ relation.*|répond .*|.*\$\s?\d.*|.*\d\s?\$.*|.*\b(per|an|a) (hour|year|month|week)\b.*|.*\b(de l['’]heure|par (heure|an|mois|semaine|année))\b.*|.*\/(hr|yr|h)\b.*)[:.]?$/i;

function jobOf(address: string): { channel: AlertChannel; id: string } | null {
  for (const { channel, link } of SITES) {
    const id = link.exec(address)?.[1];
    if (id !== undefined) return { channel, id };
  }
  return null;
}

/** What remains of a line beside its addresses: without the marks that held them. */
const wordsBeside = (text: string): string =>
  text
    .replaceAll(ADDRESS, ' ')
    .replaceAll(/[[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s:|–—-]+$/, '')
    .trim();

function lineOf(raw: string): MailLine {
  const text = raw
    .slice(0, MOST_CHARACTERS)
    .replace(/^(?:\s*>)+/, '')
    .trim();
  if (text === '') return { kind: 'blank' };
  if (RULE.test(text)) return { kind: 'edge' };
  const addresses = (text.match(ADDRESS) ?? []).map((found) => found.replace(/^[<([]+/, ''));
  const words = addresses.length === 0 ? text : wordsBeside(text);
  const job = addresses.map((address) => jobOf(address)).find((found) => found !== null);
  if (job) {
    const calls = isCall(words, 'link');
    return { kind: 'job', ...job, words: calls ? '' : words, calls };
  }
  if (addresses.length > 0 && !(words !== '' && addresses.every((address) => EMPLOYER_PAGE.test(address))))
    return { kind: 'edge' };
  return ASIDE.test(words) ? { kind: 'aside' } : { kind: 'words', text: words };
}

/** The address of a job that the words of a line lead to: the next thing in the mail. */
function ledTo(lines: readonly MailLine[], from: number): (MailLine & { kind: 'job' }) | null {
  const next = lines.slice(from + 1).find(({ kind }) => kind !== 'blank');
  return next?.kind === 'job' && next.words === '' ? next : null;
}

/** A mail line by line, quoted or not; a call that stands over its address is told at the address. */
export function mailLines(text: string): MailLine[] {
  const lines = text.split('\n').map((raw) => lineOf(raw));
  return lines.map((line, at) => {
    if (line.kind !== 'words') return line;
    const job = ledTo(lines, at);
    if (!isCall(line.text, job === null ? 'alone' : 'over')) return line;
    if (job === null) return { kind: 'edge' };
    job.calls = true;
    return { kind: 'aside' };
  });
}
