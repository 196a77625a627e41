import type { PageDocument } from '#server/ports/browser/page/page-types.ts';

// Both functions run inside the page, the first before the page's own scripts.
type Handler = (...given: unknown[]) => unknown;
type Start = (handler: unknown, delay?: unknown, ...rest: unknown[]) => number;
export interface Pace {
  /** When what the page has scheduled is due, by the numbers of its timers: once, and again and again. */
  due: Map<number, number>;
  again: Map<number, number>;
  /** Which of them were scheduled because a box was left. */
  leaving: Set<number>;
  /** How many files it is reading. */
  reading: number;
  later: Start;
}
interface PageWindow {
  legworkPace?: Pace;
  setTimeout: Start;
  setInterval: Start;
  clearTimeout: (this: void, timer?: number) => void;
  clearInterval: (this: void, timer?: number) => void;
  event?: { type: string };
}
interface Animation {
  playState: string;
  effect: { getComputedTiming(): { endTime: number } } | null;
}
declare const window: PageWindow;
declare const document: PageDocument & { readyState: string; getAnimations(): Animation[] };
type Read = (this: unknown, ...given: unknown[]) => unknown;
interface Reader {
  prototype: Record<string, Read | undefined>;
}
declare const Blob: Reader;
declare const FileReader: Reader;
declare const performance: { now(): number };
declare const requestAnimationFrame: (drawn: () => void) => void;
declare const requestIdleCallback: (idle: () => void) => void;
declare const MutationObserver: new (heard: () => void) => {
  observe(target: PageDocument, what: Record<string, boolean>): void;
  disconnect(): void;
};

function dueAt(delay: unknown): number {
  return performance.now() + (Number(delay) || 0);
}

/** Counts the files that a page is reading: what it makes of them comes when they are read. */
function keepReading(pace: Pace): void {
  const done = () => (pace.reading = Math.max(0, pace.reading - 1));
  for (const name of ['arrayBuffer', 'text', 'bytes']) {
    const read = Blob.prototype[name];
    if (read)
      Blob.prototype[name] = function (...given) {
        pace.reading += 1;
        const whole = read.apply(this, given) as Promise<unknown>;
        void whole.then(done, done);
        return whole;
      };
  }
  for (const name of ['readAsArrayBuffer', 'readAsDataURL', 'readAsText', 'readAsBinaryString']) {
    const read = FileReader.prototype[name];
    if (read)
      FileReader.prototype[name] = function (...given) {
        const reader = this as { addEventListener(event: string, heard: () => void, how: object): void };
        reader.addEventListener('loadend', done, { once: true });
        pace.reading += 1;
        return read.apply(this, given);
      };
  }
}

/** Keeps when the timers of a page are due. The page's own scripts get them as they would without. */
function keepPace(): void {
  if (window.legworkPace) return;
  const { setTimeout: later, setInterval: often, clearTimeout: stop, clearInterval: end } = window;
  const due = new Map<number, number>();
  const again = new Map<number, number>();
  const leaving = new Set<number>();
  const pace: Pace = { due, again, leaving, reading: 0, later: later.bind(window) };
  Object.defineProperty(window, 'legworkPace', { value: pace, enumerable: false });
  keepReading(pace);
  window.setTimeout = function setTimeout(handler, delay, ...rest) {
    if (typeof handler !== 'function') return later.call(window, handler, delay, ...rest);
    const run = handler as Handler;
    const timer = later.call(
      window,
      (...given: unknown[]) => {
        due.delete(timer);
        leaving.delete(timer);
        run.apply(window, given);
      },
      delay,
      ...rest,
    );
    due.set(timer, dueAt(delay));
    if (window.event?.type === 'blur' || window.event?.type === 'focusout') leaving.add(timer);
    return timer;
  };
  window.setInterval = function setInterval(handler, delay, ...rest) {
    if (typeof handler !== 'function') return often.call(window, handler, delay, ...rest);
    const run = handler as Handler;
    const timer = often.call(
      window,
      (...given: unknown[]) => {
        if (again.has(timer)) again.set(timer, dueAt(delay));
        run.apply(window, given);
      },
      delay,
      ...rest,
    );
    again.set(timer, dueAt(delay));
    return timer;
  };
  // Either of them stops timers of both kinds.
  const forget = (timer?: number) => {
    if (timer === undefined) return;
    due.delete(timer);
    leaving.delete(timer);
    again.delete(timer);
  };
  window.clearTimeout = function clearTimeout(timer) {
    forget(timer);
    stop(timer);
  };
  window.clearInterval = function clearInterval(timer) {
    forget(timer);
    end(timer);
  };
}

/** What a frame shows, and whether nothing is to come by itself: no timer soon, no movement, no change meanwhile. */
export interface Stillness {
  still: boolean;
  text: string;
}

/** Waits until a frame is still, at most so long. */
async function untilStill(limitMs: number): Promise<Stillness> {
  const pace = window.legworkPace;
  const later = pace?.later ?? ((handler, delay) => window.setTimeout(handler, delay));
  const soonMs = 1500;
  const started = performance.now();
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  const everything = { childList: true, subtree: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  const drawn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      later(() => resolve(), 60);
    });
  const idle = () =>
    new Promise<void>((resolve) => {
      requestIdleCallback(() => resolve());
      later(() => resolve(), 60);
    });
  const nothingDue = () => {
    const now = performance.now();
    // What is long overdue was stopped in a way that nobody saw.
    return [...(pace?.due.values() ?? []), ...(pace?.again.values() ?? [])].every(
      (at) => at > now + soonMs || at < now - soonMs,
    );
  };
  const moves = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  let still = false;
  do {
    changed = false;
    await drawn();
    await drawn();
    await idle();
    still =
      pace !== undefined &&
      pace.reading === 0 &&
      !changed &&
      document.readyState === 'complete' &&
      nothingDue() &&
      !moves();
  } while (!still && performance.now() - started < limitMs);
  observer.disconnect();
  return { still, text: (document.body as unknown as { innerText?: string } | null)?.innerText ?? '' };
}

/** The text of a script that has to run in every frame before its own scripts do. */
export const paceScript = `(() => { ${String(dueAt)}\n${String(keepReading)}\n${String(keepPace)}\nkeepPace(); })()`;

/** The text of a script whose value is a promise of a frame's `Stillness`. */
export const stillScript = (limitMs: number): string => `(${String(untilStill)})(${limitMs})`;
