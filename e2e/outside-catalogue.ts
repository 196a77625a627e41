import type { Page } from '@playwright/test';

/**
 * Runs in the page: the texts that people see or hear outside the brackets of the pseudo-language, and those that are cut off by the box they stand
 * in. A message may run through several elements, so brackets are counted over the page in its order.
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
  const isClipped = (element) => {
    const { overflowX } = getComputedStyle(element);
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    return cuts && element.clientWidth > 4 && element.scrollWidth > element.clientWidth + 1;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const parent = node.parentElement;
      if (parent.closest('script, style, noscript, template, [translate=no]') || !parent.checkVisibility()) continue;
      const text = beyond(node.data);
      if (/\p{L}{2}/u.test(text)) outside.push(text);
      if (node.data.includes('⟦') && isClipped(parent)) clipped.add(node.data.trim());
    } else if (node.checkVisibility()) {
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
        const kept = (node.getAttribute(name) ?? '').replaceAll(/⟦.*⟧/gsu, '').trim();
        if (/\p{L}{2}/u.test(kept)) outside.push(kept);
      }
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

/** Fields of answers whose values are codes, not data of a person: what a screen shows of them has to be said. */
const CODES =
  /^(?:state|status|kind|code|verdict|stage|actor|period|workplace|health|plan|label|scope|group|type|purpose|fault|outcome)$/u;

/** The words of everything that is data in an answer: names, titles, texts of others. */
function dataIn(value: unknown, into: Set<string>, key = ''): void {
  if (typeof value === 'string') {
    if (!CODES.test(key) && !value.includes('⟦')) for (const word of wordsOf(value)) into.add(word);
  } else if (Array.isArray(value)) for (const part of value) dataIn(part, into, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) dataIn(part, into, name);
}

/** Follows what the API tells a page, and what people typed there; answers what is wrong with what the page shows. */
export function watchWords(page: Page, given: readonly string[] = []) {
  const known = new Set([...wordsOf(`${NAMES} ${CALENDAR}`), ...given.flatMap(wordsOf)]);
  const pending = new Set<Promise<void>>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    const reading = response
      .json()
      .then((body: unknown) => dataIn(body, known))
      .catch(() => undefined);
    pending.add(reading);
    void reading.finally(() => pending.delete(reading));
  });
  return async (): Promise<Looked> => {
    await Promise.all(pending);
    const { outside, clipped } = await page.evaluate<Looked>(LOOK);
    return { outside: outside.filter((text) => wordsOf(text).some((word) => !known.has(word))), clipped };
  };
}
