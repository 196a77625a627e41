import { posting } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { line } from '#engines/postings/families/normal.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { entriesOf } from './entries.ts';
import { mailLines, SITES } from './mail-lines.ts';
import type { AlertChannel } from './mail-lines.ts';

export type { AlertChannel } from './mail-lines.ts';

const MOST_JOBS = 60;

/** Which site's alert a mail is, by its sender; null for any other mail. `from` is `Name <address>`. */
export function alertSender(from: string): AlertChannel | null {
  return SITES.find(({ sender }) => sender.test(from))?.channel ?? null;
}

/** The page of a job, built from its number alone. */
const pageOf = (channel: AlertChannel, id: string): string =>
  SITES.find((site) => site.channel === channel)?.page(id) ?? '';

/**
 * The jobs a forwarded alert mail of LinkedIn or Indeed lists, each once. A job is what has an address of its own, a title and an
 * employer; headings, footers and the ways to lists are none. Every text is a stranger's, kept as one plain line; the address is
 * rebuilt from the job's number alone, so nothing of the mail's link survives.
 */
export function jobsInAlert(text: string): { channel: AlertChannel; posting: Posting }[] {
  return entriesOf(mailLines(text))
    .map((entry) => ({
      ...entry,
      title: line(entry.title),
      company: line(entry.company),
      place: line(entry.place),
    }))
    .filter(({ title, company }) => title !== '' && company !== '')
    .slice(0, MOST_JOBS)
    .map(({ channel, id, title, company, place }) => ({
      channel,
      posting: posting.parse({
        board: channel,
        tenant: channel,
        external_id: id,
        company,
        title,
        places: place === '' ? [] : [place],
        workplace: null,
        employment_type: null,
        department: null,
        pay: null,
        language: guessLanguage(title) ?? 'en',
        description: '',
        posted_at: null,
        url: pageOf(channel, id),
        apply_url: pageOf(channel, id),
      }),
    }));
}
