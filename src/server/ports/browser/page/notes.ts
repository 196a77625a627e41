import type { PageDocument, PageElement, PageNode, SeenPage } from './page-types.ts';
import { observeParts } from './in-page.ts';

// This runs inside the page, with the functions that find its questions.
declare const document: PageDocument;
declare const everyElement: typeof import('./sight.ts').everyElement;
declare const isShown: typeof import('./sight.ts').isShown;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const saysSomething: typeof import('./surroundings.ts').saysSomething;
declare const observe: () => SeenPage;

/** A short text on a page, with the key of the question it stands beside; "" beside none. */
export interface SeenNote {
  key: string;
  message: string;
}

function isSpeech(node: PageNode): boolean {
  return node.nodeType === 3 && saysSomething(node.textContent ?? '');
}

/** Elements with a text of their own that a person reads. */
function spoken(): PageElement[] {
  return everyElement(document).filter(
    (element) =>
      !element.matches('script, style, template, option, button, textarea, title') &&
      [...element.childNodes].some((node) => isSpeech(node)) &&
      isShown(element),
  );
}

/** The question a text stands beside: the one it shares a box with, else the last one before it in that box. */
function keyBeside(element: PageElement, { fields, elements }: SeenPage): string {
  const isIn = (at: number, box: PageElement) => {
    const control = elements[at];
    return control !== undefined && isWithin(control, box);
  };
  for (let level = 0, current = element; level < 5; level += 1) {
    const box = parentOf(current);
    if (!box || box.matches('body')) return '';
    const inside = fields.filter(({ at }) => isIn(at, box));
    const before = current.previousElementSibling;
    const near = inside.length > 1 && before ? inside.filter(({ at }) => isIn(at, before)) : inside;
    if (inside.length > 0) return near.length === 1 ? (near[0]?.key ?? '') : '';
    current = box;
  }
  return '';
}

/** What a page says now and did not say before, in short texts outside of its questions' own words. */
function freshNotes(before: readonly string[]): SeenNote[] {
  const page = observe();
  const known = new Set(before);
  const labels = new Set(page.fields.map(({ label }) => tidy(label)));
  const all = spoken();
  const notes = all
    .map((element) => ({ element, message: tidy(element.textContent ?? '') }))
    .filter(({ message }) => message.length <= 240 && !known.has(message) && !labels.has(message))
    .map(({ element, message }) => ({ key: keyBeside(element, page), message }));
  // Where most is new it is another page, which complains of nothing.
  return notes.length * 2 > all.length ? [] : notes;
}

const parts = [observeParts, String(isSpeech), String(spoken), String(keyBeside), String(freshNotes)].join(
  '\n',
);

/** The text of a script whose value is every short text of the page. */
export const wordsScript = `(() => { ${parts}\nreturn spoken().map((element) => tidy(element.textContent ?? '')); })()`;

/** The text of a script whose value is the `SeenNote`s that were not there before. */
export const notesScript = (before: readonly string[]): string =>
  `(() => { ${parts}\nreturn freshNotes(${JSON.stringify(before)}); })()`;
