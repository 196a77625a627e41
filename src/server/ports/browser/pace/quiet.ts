import { setTimeout } from 'node:timers/promises';
import type { Frame, Page, Request } from 'playwright-core';
import { BUSY } from '#server/ports/browser/form/phrases.data.ts';
import { plain } from '#server/ports/browser/form/text.ts';
import { stillScript } from './stillness.ts';
import type { Stillness } from './stillness.ts';

const STEP_MS = 60;
const ANSWER_MS = 1000;

/** Knows what a page has under way, so that filling can wait until it is done. */
export interface Quiet {
  /**
   * Resolves when nothing is to come; where that cannot be told, when nothing was under way for `quietMs`, or after `limitMs`
   * in any case.
   */
  wait(quietMs?: number, limitMs?: number): Promise<void>;
  /** Waits longer on pages that send something while they are filled: the last change is kept a moment later. */
  settle(): Promise<void>;
  /** Waits at most so long until nothing is to come: true when that is so. */
  rest(limitMs: number): Promise<boolean>;
  /** Whether an answer is still to come that the page asked for. */
  isAsking(): boolean;
}

interface Look {
  isStill: boolean;
  isBusy: boolean;
}

const UNKNOWN: Stillness = { still: false, text: '' };

/** How still a frame is; unknown where it is on its way to another page, or answers nothing at all. */
async function lookAt(frame: Frame, limitMs: number): Promise<Stillness> {
  const late = setTimeout(limitMs + ANSWER_MS, UNKNOWN, { ref: false });
  const seen = frame.evaluate<Stillness>(stillScript(limitMs)).catch(() => setTimeout(limitMs, UNKNOWN));
  return Promise.race([seen, late]);
}

/** Counts what a page asks of others. */
class Watch {
  readonly page: Page;
  /** Requests without an answer yet, and answers that have not come whole. */
  private readonly open = new Set<Request>();
  private readonly coming = new Set<Request>();
  private seen = 0;
  /** Whether something may come that was not asked for, over a socket or from a worker. */
  private isTold = false;
  /** How often the page handed something in. */
  kept = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      this.seen += 1;
      this.open.add(request);
      this.coming.add(request);
      if (request.method() !== 'GET') this.kept += 1;
    });
    const ends = (request: Request) => {
      this.seen += 1;
      this.open.delete(request);
      this.coming.delete(request);
    };
    // An answer whose body nobody reads never finishes; that it came is enough where one waits for silence.
    page.on('response', (response) => void this.open.delete(response.request()));
    page.on('requestfinished', ends);
    page.on('requestfailed', ends);
    page.on('websocket', () => (this.isTold = true));
    page.on('worker', () => (this.isTold = true));
  }

  get isAsking(): boolean {
    return this.open.size > 0;
  }

  /** Looks until the page is still, at most so long. */
  async look(limitMs: number): Promise<Look> {
    const { seen } = this;
    const wasIdle = this.coming.size === 0;
    const frames = await Promise.all(this.page.frames().map((frame) => lookAt(frame, limitMs)));
    const isBusy = this.open.size > 0 || BUSY.test(plain(frames[0]?.text ?? ''));
    const isIdle = wasIdle && this.coming.size === 0 && this.seen === seen && !this.isTold;
    return { isStill: isIdle && !isBusy && frames.every(({ still }) => still), isBusy };
  }
}

const watched = new WeakMap<Page, Quiet>();

/** Watches a page from now on; its context has the script that keeps the pace of its frames. */
export function watchQuiet(page: Page): Quiet {
  const watch = new Watch(page);
  let patience = Infinity;
  const wait = async (quietMs = 240, limitMs = 15_000) => {
    let quiet = 0;
    const most = Math.min(limitMs, patience);
    for (let waited = 0; waited < most && quiet < quietMs; waited += STEP_MS) {
      const { isStill, isBusy } = await watch.look(STEP_MS);
      if (isStill) return;
      quiet = isBusy ? 0 : quiet + STEP_MS;
    }
    // A page that was never quiet for so long will not be: a stream, or words that only read as being under way.
    if (quiet < quietMs && most === limitMs) patience = 1500;
  };
  const rest = async (limitMs: number) => {
    for (let waited = 0; waited < limitMs; waited += STEP_MS)
      if ((await watch.look(Math.min(STEP_MS, limitMs))).isStill) return true;
    return false;
  };
  const quiet = {
    wait,
    settle: () => wait(watch.kept > 2 ? 900 : 120),
    rest,
    isAsking: () => watch.isAsking,
  };
  watched.set(page, quiet);
  return quiet;
}

/** What was begun for a page with `watchQuiet`. Throws where nothing was. */
export function quietOf(page: Page): Quiet {
  const quiet = watched.get(page);
  if (!quiet) throw new Error('Nobody watches this page.');
  return quiet;
}
