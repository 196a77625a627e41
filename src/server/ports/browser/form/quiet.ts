import type { Page, Request } from 'playwright-core';
import { BUSY } from './phrases.data.ts';
import { plain } from './text.ts';

const STEP_MS = 60;

/** Counts what a page has under way, so that filling can wait until it is done. */
export interface Quiet {
  /** Resolves when nothing was under way for `quietMs`, or after `limitMs` in any case. */
  wait(quietMs?: number, limitMs?: number): Promise<void>;
  /** Waits longer on pages that send something while they are filled: the last change is kept a moment later. */
  settle(): Promise<void>;
}

/** Watches a page's requests from now on. */
export function watchQuiet(page: Page): Quiet {
  const open = new Set<Request>();
  let kept = 0;
  page.on('request', (request) => {
    open.add(request);
    if (request.method() !== 'GET') kept += 1;
  });
  // An answer whose body nobody reads never finishes; that it came is enough.
  page.on('response', (response) => void open.delete(response.request()));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  const isBusy = async () => {
    if (open.size > 0) return true;
    const text = await page
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => '');
    return BUSY.test(plain(text));
  };
  let patience = Infinity;
  const wait = async (quietMs = 240, limitMs = 15_000) => {
    let quiet = 0;
    const most = Math.min(limitMs, patience);
    for (let waited = 0; waited < most && quiet < quietMs; waited += STEP_MS) {
      await page.waitForTimeout(STEP_MS);
      quiet = (await isBusy()) ? 0 : quiet + STEP_MS;
    }
    // A page that was never quiet for so long will not be: a stream, or words that only read as being under way.
    if (quiet < quietMs && most === limitMs) patience = 1500;
  };
  return { wait, settle: () => wait(kept > 2 ? 900 : 120) };
}
