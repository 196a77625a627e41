import type { RunningChromium } from '#server/ports/browser/running.ts';
import { takingTurns } from '#server/ports/documents/turns.ts';
import type { PagePrinter } from '#server/ports/printer.ts';

const PRINT_MS = 20_000;
const AT_ONCE = 2;
const FORMATS = { letter: 'Letter', a4: 'A4' } as const;

/** Prints by Chromium: no scripts, no network, two pages at a time. */
export function chromiumPrinter(chromium: RunningChromium): PagePrinter {
  const inTurn = takingTurns(AT_ONCE);
  return {
    print: (html, paper) =>
      inTurn(async () => {
        const browser = await chromium.get();
        const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
        const giveUp = setTimeout(() => void context.close().catch(() => undefined), PRINT_MS);
        try {
          await context.route('**', (route) => route.abort());
          const page = await context.newPage();
          await page.setContent(html, { waitUntil: 'load', timeout: PRINT_MS });
          return new Uint8Array(
            await page.pdf({ format: FORMATS[paper], printBackground: true, tagged: true, outline: true }),
          );
        } finally {
          clearTimeout(giveUp);
          await context.close().catch(() => undefined);
        }
      }),
  };
}
