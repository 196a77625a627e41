import type { Page } from 'playwright-core';
import type { PageDocument, PageElement } from '#server/ports/browser/page/page-types.ts';
import {
  ALREADY,
  CAPTCHA,
  CLOSED,
  CONFIRMED,
  THANKED,
  UNFINISHED,
} from '#server/ports/browser/form/phrases.data.ts';
import { sightScript } from '#server/ports/browser/page/sight.ts';
import { plain } from '#server/ports/browser/form/text.ts';
import { mailAwaited } from './mailed-code.ts';

// The functions up to `readSigns` run inside the page, with those of sight.ts.
declare const document: PageDocument;
declare const everyElement: typeof import('#server/ports/browser/page/sight.ts').everyElement;
declare const isShown: typeof import('#server/ports/browser/page/sight.ts').isShown;
declare const tidy: typeof import('#server/ports/browser/page/sight.ts').tidy;

interface RawSigns {
  text: string;
  captcha: boolean;
  messages: { key: string; message: string }[];
}

/** The name of the control a message stands beside, or "". */
function controlBeside(element: PageElement): string {
  const described = element.id
    ? document.querySelector(`[aria-describedby~="${element.id}"], [aria-errormessage="${element.id}"]`)
    : null;
  let around: PageElement | null = element;
  let control = described;
  for (let level = 0; level < 4 && around && !control && !around.matches('form, body'); level += 1) {
    control = around.querySelector('input:not([type="hidden"]), select, textarea');
    around = around.parentElement;
  }
  return control ? (control.name ?? '') || control.id : '';
}

function isMessage(element: PageElement): boolean {
  return (
    element.matches('[role="alert"], [class*="error" i], [class*="invalid-feedback"], [data-error]') &&
    !element.matches('input, select, textarea, form') &&
    tidy(element.textContent ?? '') !== '' &&
    isShown(element)
  );
}

// An HTMLElement has it.
function innerTextOf(element: PageElement): string {
  return (element as unknown as { innerText?: string }).innerText ?? '';
}

/** What the page says to a reader, without what was written into it. */
function shownText(all: readonly PageElement[]): string {
  const parts = all
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])])
    // What is not rendered has its whole source for a text.
    .filter((element) => !element.matches('style, script, template, link'));
  const said = [document.body, ...parts].map((element) => innerTextOf(element)).join('\n');
  const written = all
    .filter((element) => element.matches('[contenteditable="true"], [contenteditable=""]'))
    .map((element) => innerTextOf(element));
  return written.reduce((text, own) => (own === '' ? text : text.replace(own, ' ')), said);
}

function readRawSigns(): RawSigns {
  const all = everyElement(document);
  const wall =
    '[class*="captcha" i], [id*="captcha" i], [data-sitekey], [class*="turnstile"], iframe[src*="captcha"], iframe[src*="turnstile"], iframe[title*="captcha" i]';
  const isWall = (element: PageElement) =>
    element.matches(wall) &&
    !element.matches('[data-size="invisible"], script, style, link') &&
    isShown(element) &&
    element.getBoundingClientRect().height >= 20;
  const spoken = all.filter((element) => isMessage(element));
  const innermost = spoken.filter(
    (element) => !spoken.some((other) => other !== element && element.contains(other)),
  );
  const invalid = all.filter(
    (element) => (element.validationMessage ?? '') !== '' && !element.closest('form[novalidate]'),
  );
  return {
    text: shownText(all),
    captcha: all.some((element) => isWall(element)),
    messages: [
      ...innermost.map((element) => ({
        key: controlBeside(element),
        message: tidy(element.textContent ?? '').slice(0, 300),
      })),
      ...invalid.map((element) => ({
        key: (element.name ?? '') || element.id,
        message: element.validationMessage ?? '',
      })),
    ],
  };
}

const parts = [innerTextOf, shownText, controlBeside, isMessage, readRawSigns].map(String);
const script = `(() => { ${[sightScript, ...parts].join('\n')}\nreturn readRawSigns(); })()`;

/** What a page says about itself, in words and walls. */
export interface Signs {
  address: string;
  /** Addresses of the frames within the page. */
  frames: string[];
  text: string;
  captcha: boolean;
  /** What the page says that it mailed to the applicant and waits for. */
  awaits: 'code' | 'link' | null;
  closed: boolean;
  already: boolean;
  confirmed: boolean;
  /** The page thanks, and wants nothing more. */
  thanked: boolean;
  messages: { key: string; message: string }[];
}

const says = (text: string, phrases: readonly RegExp[]) => phrases.some((phrase) => phrase.test(text));

/** Reads a page's signs. Rejects while the page is on its way to another. */
export async function readSigns(page: Page): Promise<Signs> {
  // A form in a frame says there what became of it.
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const inner = await Promise.all(frames.map((frame) => frame.evaluate<RawSigns>(script).catch(() => null)));
  const all = [await page.evaluate<RawSigns>(script), ...inner.filter((signs) => signs !== null)];
  const said = all.map(({ text: words }) => words).join('\n');
  const text = plain(said);
  const moved = frames.map((frame) => frame.url()).filter((url) => /^https?:/.test(url));
  return {
    address: page.url(),
    frames: moved,
    text: said,
    captcha: all.some(({ captcha }) => captcha) || says(text, CAPTCHA),
    awaits: mailAwaited(text),
    closed: says(text, CLOSED),
    already: says(text, ALREADY),
    confirmed: says(text, CONFIRMED),
    thanked: says(text, THANKED) && !says(text, UNFINISHED),
    messages: all.flatMap(({ messages }) => messages),
  };
}
