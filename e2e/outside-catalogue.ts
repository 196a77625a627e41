import type { Page, Request } from '@playwright/test';
import { Known, wordsOf } from './known-texts.ts';
import { LOOK } from './look.ts';

interface Looked {
  /** What the page itself marks as a name (`translate=no`). */
  names: string[];
  outside: string[];
  /** What stands within brackets, the whole of it. */
  inside: string[];
  clipped: string[];
}

/** Words that are the same in every language: names of ours, of companies, programs and boxes of boards (`urls[Portfolio]`), units, and what calendars and money are written with. */
const NAMES =
  'Legwork AutoCareer Pro LocalBiz AI Store Google Chrome Linux LinkedIn GitHub Portfolio Indeed Jobs Gmail Outlook IMAP SMTP PDF DOC DOCX TXT ZIP LaTeX CSV JSON CAD USD CA US MB KB km Starter Enterprise Toronto America https www example com';
const CALENDAR =
  'January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun a.m p.m am pm EST EDT';

const isApi = (url: string) => new URL(url).pathname.startsWith('/api/');
/** A stream of news stays open. */
const isStream = (request: Request) =>
  request.resourceType() === 'eventsource' || request.url().includes('/events');

/** How long nothing is asked for before a page counts as loaded. */
const QUIET_MS = 120;

/** Follows what the API tells a page; answers what is wrong with what the page shows. `names` and `texts` are data as well. */
export function watchWords(page: Page, names: readonly string[], texts: readonly string[]) {
  const known = new Known([...wordsOf(`${NAMES} ${CALENDAR}`), ...names.flatMap(wordsOf)]);
  for (const text of texts) known.add(text);
  const pending = new Set<unknown>();
  let last = Date.now();
  const begin = (what: unknown) => {
    pending.add(what);
    last = Date.now();
  };
  const end = (what: unknown) => {
    pending.delete(what);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (!isStream(request)) begin(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    if (!isApi(response.url())) return;
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    const reading = response
      .json()
      .then((body: unknown) => {
        known.addFrom(body);
      })
      .catch(() => undefined);
    begin(reading);
    void reading.finally(() => end(reading));
  });
  const quiet = async () => {
    const from = Date.now();
    while ((pending.size > 0 || Date.now() - last < QUIET_MS) && Date.now() - from < 10_000)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const look = async (): Promise<Omit<Looked, 'names'>> => {
    const { names: marked, outside, inside, clipped } = await page.evaluate<Looked>(LOOK);
    for (const name of marked) known.add(name);
    return {
      outside: outside.filter((text) => !known.holds(text)),
      inside: inside.filter((text) => !known.fills(text)),
      clipped,
    };
  };
  return { quiet, look };
}
