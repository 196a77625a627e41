import type { Route } from 'playwright-core';
import { fontAt, FONT_RULES } from '#server/ports/browser/print-fonts.ts';
import type { RunningChromium } from '#server/ports/browser/running.ts';
import { FairTurns } from '#server/ports/turns/fair-turns.ts';
import type { PagePrinter } from '#server/ports/printer.ts';

const PRINT_MS = 20_000;
const AT_ONCE = 2;
const MOST_PER_ACCOUNT = 4;
const MOST_WAITING = 40;
const FORMATS = { letter: 'Letter', a4: 'A4' } as const;

/** Our own fonts are answered from memory; everything else a page names is not loaded. */
async function answer(route: Route): Promise<void> {
  const font = fontAt(route.request().url());
  if (font === null) await route.abort();
  else
    await route.fulfill({
      body: font,
      contentType: 'font/ttf',
      headers: { 'access-control-allow-origin': '*' },
    });
}

/** The page with our fonts before its own styles. */
const withFonts = (html: string): string =>
  html.includes('<style>') ? html.replace('<style>', () => `<style>${FONT_RULES}</style><style>`) : html;

/** Prints by Chromium: no scripts, no network, two pages at a time, accounts by turns. */
export function chromiumPrinter(chromium: RunningChromium): PagePrinter {
  const turns = new FairTurns({ atOnce: AT_ONCE, perSource: MOST_PER_ACCOUNT, waiting: MOST_WAITING });
  return {
    async print(html, paper, accountId) {
      const done = await turns.take(accountId, async () => {
        const browser = await chromium.get();
        const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
        const giveUp = setTimeout(() => void context.close().catch(() => undefined), PRINT_MS);
        try {
          await context.route('**', answer);
          const page = await context.newPage();
          await page.emulateMedia({ media: 'print' });
          await page.setContent(withFonts(html), { waitUntil: 'load', timeout: PRINT_MS });
          await page.evaluate('document.fonts.ready.then(() => undefined)');
          return new Uint8Array(
            await page.pdf({ format: FORMATS[paper], printBackground: true, tagged: true, outline: true }),
          );
        } finally {
          clearTimeout(giveUp);
          await context.close().catch(() => undefined);
        }
      });
      if (typeof done === 'string') throw new Error('Too many pages wait to be printed.');
      return done;
    },
  };
}
