import type { PageDocument, PageElement } from '#server/ports/browser/page/page-types.ts';
import type { Pace } from '#server/ports/browser/pace/stillness.ts';
import { entriesParts } from './entries.ts';

// This runs inside the page, with the functions of entries.ts.
interface Box extends PageElement {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}
declare const document: PageDocument & { getAnimations(): { playState: string }[] };
declare const window: { legworkPace?: Pace; legworkPress?: () => boolean };
declare const performance: { now(): number };
declare const requestAnimationFrame: (drawn: () => void) => void;
declare const entriesShown: typeof import('./entries.ts').entriesShown;

/** What an opened list offers, read where it stands. */
export interface OpenedTexts {
  texts: string[];
  /** Whether the press that was to open it went elsewhere. */
  isMissed: boolean;
  /** Whether it went away while it was read. */
  isGone: boolean;
  /** Whether the page had something to do because another box was left: that may close any list. */
  isLeaving: boolean;
}

function nextFrame(): Promise<void> {
  const later = window.legworkPace?.later ?? setTimeout;
  return new Promise((drawn) => {
    requestAnimationFrame(() => drawn());
    later(() => drawn(), 60);
  });
}

/** Whether something is scheduled that may change a list; what was scheduled because another box was left changes only that one's. */
function mayChange(withinMs: number): boolean {
  const pace = window.legworkPace;
  const now = performance.now();
  return [...(pace?.due ?? [])].some(
    ([timer, at]) => pace?.leaving.has(timer) !== true && at > now - 400 && at < now + withinMs,
  );
}

/** Whether entries may still come by themselves. */
function mayCome(): boolean {
  const now = performance.now();
  const ticks = [...(window.legworkPace?.again.values() ?? [])].some((at) => at < now + 1500);
  return (
    ticks ||
    mayChange(1500) ||
    (window.legworkPace?.reading ?? 0) > 0 ||
    document.getAnimations().some(({ playState }) => playState === 'running')
  );
}

/** Waits for entries, frame by frame, at most so many frames, and no longer once nothing is to come. */
async function waitForTexts(mostFrames: number): Promise<void> {
  const restFrames = 3;
  let still = 0;
  for (
    let frame = 0;
    frame < mostFrames && still < restFrames && entriesShown().texts.length === 0;
    frame += 1
  ) {
    const before = [...document.querySelectorAll('*')].length;
    await nextFrame();
    still = mayCome() || before !== [...document.querySelectorAll('*')].length ? 0 : still + 1;
  }
  // What may close the list again, or add to it, comes first.
  for (let frame = 0; frame < 54 && mayChange(400) && entriesShown().texts.length > 0; frame += 1)
    await nextFrame();
}

/** The box that some entries scroll in, where it holds more than it shows; null for none. */
function scrollerOf(entry: PageElement | undefined): Box | null {
  let box = (entry?.parentElement ?? null) as Box | null;
  while (box && box.scrollHeight <= box.clientHeight + 4) box = box.parentElement as Box | null;
  return box?.matches('html, body') === true ? null : box;
}

/** Every entry of the list that is open, also those drawn only when they come into view. */
async function everyText(): Promise<string[]> {
  const shown = entriesShown();
  const texts = [...shown.texts];
  const box = texts.length < 5 ? null : scrollerOf(shown.elements[0]);
  if (box === null) return texts;
  const heights = shown.elements.reduce((sum, entry) => sum + entry.getBoundingClientRect().height, 0);
  // A list that draws all of its entries has more of them only below the last.
  const drawsAll = heights > box.scrollHeight * 0.8;
  for (let turn = 0; turn < 40; turn += 1) {
    const before = box.scrollTop;
    box.scrollTop = drawsAll ? box.scrollHeight : before + box.clientHeight * 0.8;
    if (box.scrollTop <= before) break;
    await nextFrame();
    if (!drawsAll) await nextFrame();
    const fresh = entriesShown().texts.filter((text) => !texts.includes(text));
    texts.push(...fresh);
    if (fresh.length === 0) break;
  }
  return texts;
}

/** Reads the list that a press is to open. */
async function readOpened(mostFrames: number): Promise<OpenedTexts> {
  const isMissed = window.legworkPress?.() ?? false;
  const isLeaving = (window.legworkPace?.leaving.size ?? 0) > 0;
  if (isMissed) return { texts: [], isMissed, isGone: true, isLeaving };
  await waitForTexts(mostFrames);
  const texts = await everyText();
  return { texts, isMissed, isGone: entriesShown().texts.length === 0, isLeaving };
}

const parts = [
  entriesParts,
  nextFrame,
  mayChange,
  mayCome,
  waitForTexts,
  scrollerOf,
  everyText,
  readOpened,
].join('\n');

/** The text of a script whose value is a promise of the `OpenedTexts` of the list that was opened, waited for at most so long. */
export const readOpenedScript = (limitMs: number): string =>
  `(() => { ${parts}\nreturn readOpened(${Math.ceil(limitMs / 16)}); })()`;
