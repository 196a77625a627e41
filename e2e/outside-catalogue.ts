import type { Page, Request } from '@playwright/test';
import { LOOK } from './look.ts';

interface Looked {
  outside: string[];
  clipped: string[];
}

/** Words that are the same in every language: names of ours and of companies, units, and what calendars and money are written with. */
const NAMES =
  'Legwork AutoCareer Pro LocalBiz AI Store Google LinkedIn GitHub Indeed Jobs Gmail Outlook IMAP SMTP PDF DOC DOCX TXT ZIP LaTeX CSV JSON CAD USD CA US MB KB km Starter Enterprise Toronto America https www example com';
const CALENDAR =
  'January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun a.m p.m am pm EST EDT';

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/\p{L}{2,}/gu) ?? [];

/**
 * Fields of answers with what is nobody's to say in another language: names, titles, addresses, and texts of a person, an employer or
 * a board. What stands in any other field and is shown has to come from a catalogue.
 */
const DATA = new RegExp(
  String.raw`^(?:name|full_name|fullName|email|target_position|key_skills|job_search_status|application_address|time_zone|file|file_name|title|company|place|link|url|apply_url|address|board|host|provider|description|employment_type|posting|person|span|evidence|question|asked_by|said|stored|help|subject|from|text|receipt|confirmation|html|summary|city|region|position|location|institution|area|studyType|language|fluency|entry|credit|targetTitles|keywords|currency|value)$|^(?:basics|fields|ask|options|left_blank|changeable|values)\.label$|^(?:keywords|highlights|before|after|courses)\.`,
  'u',
);

/** What stands between two signs, without them: a name, an address, a clause. */
const piecesOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\s'’&+-]+/u)
    .map((piece) => wordsOf(piece).join(' '))
    .filter((piece) => piece !== '');

/** So many words in the same order are a part of a text that is data, such as a line of it; fewer may be there by chance. */
const NO_CHANCE = 4;

/** The texts that are data, as their words. */
class Data {
  readonly #words: ReadonlySet<string>;
  readonly #pieces = new Set<string>();
  #texts = '';

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
  }

  add(text: string): void {
    const words = wordsOf(text).join(' ');
    if (this.#pieces.has(words)) return;
    for (const piece of [words, ...piecesOf(text)]) this.#pieces.add(piece);
    this.#texts += `\n ${words} `;
  }

  /** Whether a text is data and nothing else. */
  holds(text: string): boolean {
    if (this.#pieces.has(wordsOf(text).join(' '))) return true;
    return piecesOf(text).every((piece) => {
      const words = piece.split(' ');
      if (this.#pieces.has(piece) || words.every((word) => this.#words.has(word))) return true;
      return words.length >= NO_CHANCE && this.#texts.includes(` ${piece} `);
    });
  }
}

/** Remembers everything that is data in an answer. `above` is the field that `key` stands in. */
function dataIn(value: unknown, into: Data, above = '', key = ''): void {
  if (typeof value === 'string') {
    const isData = DATA.test(key) || DATA.test(`${above}.${key}`) || DATA.test(`${key}.`);
    if (isData && !value.includes('⟦')) into.add(value);
  } else if (Array.isArray(value)) for (const part of value) dataIn(part, into, above, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) dataIn(part, into, key, name);
}

const isApi = (url: string) => new URL(url).pathname.startsWith('/api/');
/** A stream of news stays open. */
const isStream = (request: Request) =>
  request.resourceType() === 'eventsource' || request.url().includes('/events');

/** How long nothing is asked for before a page counts as loaded. */
const QUIET_MS = 120;

/** Follows what the API tells a page, and what people typed there; answers what is wrong with what the page shows. */
export function watchWords(page: Page, given: readonly string[] = []) {
  const known = new Data([...wordsOf(`${NAMES} ${CALENDAR}`), ...given.flatMap(wordsOf)]);
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
        dataIn(body, known);
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
  const look = async (): Promise<Looked> => {
    const { outside, clipped } = await page.evaluate<Looked>(LOOK);
    return { outside: outside.filter((text) => !known.holds(text)), clipped };
  };
  return { quiet, look };
}
