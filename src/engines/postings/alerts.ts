import { posting } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { line } from './families/normal.ts';

/** A site whose jobs reach us by the alert mails a person forwards; nothing on it is automated. */
export type AlertChannel = 'linkedin' | 'indeed';

const LINKEDIN =
  /https?:\/\/(?:[a-z]{2,3}\.)?(?:www\.)?linkedin\.com\/(?:comm\/)?jobs\/view\/(?:[^\s/?#<>"]*-)?(\d{6,14})\b[^\s<>"]*/i;
const INDEED =
  /https?:\/\/(?:[a-z]{2,3}\.)?(?:www\.)?indeed\.com\/[^\s<>"]*[?&]jk=([0-9a-f]{16})\b[^\s<>"]*/i;
const SITES: readonly {
  channel: AlertChannel;
  link: RegExp;
  sender: RegExp;
  page: (id: string) => string;
}[] = [
  {
    channel: 'linkedin',
    link: LINKEDIN,
    sender: /@(?:[a-z0-9-]+\.)*linkedin\.com>?$/i,
    page: (id) => `https://www.linkedin.com/jobs/view/${id}`,
  },
  {
    channel: 'indeed',
    link: INDEED,
    sender: /@(?:[a-z0-9-]+\.)*indeed\.com>?$/i,
    page: (id) => `https://www.indeed.com/viewjob?jk=${id.toLowerCase()}`,
  },
];

/** What stands around a job in such mails and is none of its title, employer or place. */
const NOISE =
  /^(view job|see job|apply|easily apply|actively recruiting|promoted|new|just posted|\d+ (?:hours?|days?|minutes?) ago|be an early applicant|\d+ connections?|responded to|often replies|urgently hiring|hiring multiple|.*\$\s?\d.*|.*(?:per|an|a) (?:hour|year|month).*|.*\/(?:hr|yr).*|https?:\/\/\S+)[:.]?$/i;
const RULE = /^[-=_*·•\s]{3,}$/;
const MOST_JOBS = 60;
const BLOCK_LINES = 8;

/** The lines that belong to a job: those just above its link, without what every mail says. */
function blockAbove(lines: readonly string[], at: number): string[] {
  const block: string[] = [];
  for (let index = at - 1; index >= 0 && block.length < BLOCK_LINES; index -= 1) {
    const text = lines[index] ?? '';
    if (RULE.test(text) || SITES.some(({ link }) => link.test(text))) break;
    // A blank line ends the block once it has begun.
    if (text === '' && block.length > 0) break;
    if (text !== '' && !NOISE.test(text)) block.unshift(text);
  }
  return block;
}

/** "Maple Freight - Hamilton, ON" as employer and place; a place on a line of its own stays there. */
function employerAndPlace([second = '', third = '']: string[]): { company: string; place: string } {
  const parted = /^(.+?)\s+[-·–]\s+(.+)$/.exec(second);
  if (parted?.[1] !== undefined && parted[2] !== undefined) return { company: parted[1], place: parted[2] };
  return { company: second, place: third };
}

/** Which site's alert a mail is, by its sender; null for any other mail. `from` is `Name <address>`. */
export function alertSender(from: string): AlertChannel | null {
  return SITES.find(({ sender }) => sender.test(from))?.channel ?? null;
}

/**
 * The jobs a forwarded alert mail of LinkedIn or Indeed lists, each once. Every text is a stranger's, kept as one plain line; the
 * address is rebuilt from the job's number alone, so nothing of the mail's link survives.
 */
export function jobsInAlert(text: string): { channel: AlertChannel; posting: Posting }[] {
  const lines = text.split('\n').map((raw) => raw.replace(/^(?:\s*>)+/, '').trim());
  const found = new Map<string, { channel: AlertChannel; posting: Posting }>();
  for (const [at, text_] of lines.entries()) {
    if (found.size >= MOST_JOBS) break;
    for (const { channel, link, page } of SITES) {
      const id = link.exec(text_)?.[1];
      if (id === undefined || found.has(`${channel} ${id}`)) continue;
      const [title = '', ...rest] = blockAbove(lines, at)
        .slice(-3)
        .map((part) => line(part));
      const { company, place } = employerAndPlace(rest);
      if (title === '' || company === '') continue;
      const url = page(id);
      found.set(`${channel} ${id}`, {
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
          url,
          apply_url: url,
        }),
      });
    }
  }
  return [...found.values()];
}
