import type { Page, Request } from '@playwright/test';

/**
 * Runs in the page: the texts that people see or hear outside the brackets of the pseudo-language, those that are cut off by the
 * box they stand in, and those that stick out of a control. A message may run through several elements, so brackets are counted
 * over the page in its order.
 */
const LOOK = String.raw`(() => {
  const outside = [];
  const clipped = new Set();
  let depth = 0;
  const beyond = (text) => {
    let kept = '';
    for (const letter of text) {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth -= 1;
      else if (depth === 0) kept += letter;
    }
    return kept.trim();
  };
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  // Whether a text stands, wholly or in part, where an ancestor shows nothing; what can be scrolled there is not cut off.
  const isClipped = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      // Said to those who listen, and to nobody who looks.
      if (box.clientWidth <= 4 && cuts(overflowX)) return false;
      const shown = box.getBoundingClientRect();
      const scrollsX = !cuts(overflowX) && overflowX !== 'visible';
      const scrollsY = !cuts(overflowY) && overflowY !== 'visible';
      if (cuts(overflowX) && (right > shown.right + 1.5 || left < shown.left - 1.5)) return true;
      if (cuts(overflowY) && (bottom > shown.bottom + 3 || top < shown.top - 3)) return true;
      if (scrollsX || scrollsY || position === 'fixed') return false;
    }
    return false;
  };
  const sticksOut = (element) => {
    const { overflowX, borderTopWidth, backgroundColor, display } = getComputedStyle(element);
    if (display === 'inline' || overflowX !== 'visible') return false;
    if (borderTopWidth === '0px' && /, 0\)$|transparent/.test(backgroundColor)) return false;
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
  };
  const pencil = document.createElement('canvas').getContext('2d');
  const placeholderIsCut = (field) => {
    if (!(field instanceof HTMLInputElement) || field.placeholder === '' || field.value !== '') return false;
    const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field);
    // An example in a field with a name of its own may end in an ellipsis.
    const named = field.labels.length > 0 || field.ariaLabel !== null;
    if (named && field.ariaLabel !== field.placeholder && textOverflow === 'ellipsis') return false;
    pencil.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pencil.measureText(field.placeholder).width > room + 1;
  };
  const isData = (element) => element.closest('script, style, noscript, template, [translate=no]') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const parent = node.parentElement;
      const isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isData(parent) || !isShown) {
        beyond(node.data);
        continue;
      }
      const text = beyond(node.data);
      if (/\p{L}{2}/u.test(text)) outside.push(text);
      if (/[⟦⟧]/.test(node.data) && isClipped(node)) clipped.add(node.data.trim());
    } else if (node.checkVisibility({ visibilityProperty: true })) {
      if (!isData(node))
        for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
          const kept = (node.getAttribute(name) ?? '').replaceAll(/⟦.*⟧/gsu, '').trim();
          if (/\p{L}{2}/u.test(kept)) outside.push(kept);
        }
      if (node.matches('button, a, [role=tab], select') && sticksOut(node)) clipped.add(node.textContent.trim());
      if (placeholderIsCut(node) && !isData(node)) clipped.add(node.placeholder);
    }
  }
  return { outside, clipped: [...clipped] };
})()`;

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

/** The words of everything that is data in an answer. `above` is the field that `key` stands in. */
function dataIn(value: unknown, into: Set<string>, above = '', key = ''): void {
  if (typeof value === 'string') {
    const isData = DATA.test(key) || DATA.test(`${above}.${key}`) || DATA.test(`${key}.`);
    if (isData && !value.includes('⟦')) for (const word of wordsOf(value)) into.add(word);
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
  const known = new Set([...wordsOf(`${NAMES} ${CALENDAR}`), ...given.flatMap(wordsOf)]);
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
    return { outside: outside.filter((text) => wordsOf(text).some((word) => !known.has(word))), clipped };
  };
  return { quiet, look };
}
