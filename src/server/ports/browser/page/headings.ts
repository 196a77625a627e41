import type { PageElement } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const boxAround: typeof import('./surroundings.ts').boxAround;
declare const wordsBehind: typeof import('./leading.ts').wordsBehind;
declare const wordsLeading: typeof import('./leading.ts').wordsLeading;
declare const DEED: RegExp;
declare const EMPTY: RegExp;
declare const CHOSEN: RegExp;

/** A name that an empty box shows: words, no example and no deed. */
const NAMES_ITSELF = /^\p{L}[\p{L}\s'’/()-]{2,40}[\s*]*$/u;

/** Whether an empty box shows its own name. */
export function showsName(box: PageElement): boolean {
  const shown = tidy(box.placeholder ?? '');
  return NAMES_ITSELF.test(shown) && !DEED.test(shown) && !EMPTY.test(shown);
}

/** Whether words before a box are the heading of several boxes, each of which shows its own name while it is empty. */
export function headsSeveral(control: PageElement, words: string, all: readonly PageElement[]): boolean {
  if (!showsName(control)) return false;
  for (let current: PageElement | null = control; current && !current.matches('form, body');) {
    const outer = parentOf(current);
    for (let before = current.previousElementSibling; before; before = before.previousElementSibling)
      if (before.matches('h2, h3, h4, h5, h6') && tidy(wordsOf(before)) === words)
        return all.some(
          (other) => other !== control && outer !== null && isWithin(other, outer) && showsName(other),
        );
    current = outer;
  }
  return false;
}

/** Whether nothing stands before a box in its own line, and a name behind it. */
function hasNameBehind(control: PageElement, all: readonly PageElement[]): boolean {
  const box = boxAround([control], all);
  const words = wordsBehind(control, all);
  const isName = words !== '' && !DEED.test(words) && !CHOSEN.test(words);
  return box !== null && isName && wordsLeading([control], box, all) === '';
}

/** Whether a box has its name behind it as the one beside it has: words before it are the heading of them all, then. */
export function isNamedBehind(control: PageElement, all: readonly PageElement[]): boolean {
  const box = boxAround([control], all);
  const part = box === null ? null : parentOf(box);
  const at = all.indexOf(control);
  return (
    part !== null &&
    hasNameBehind(control, all) &&
    [all[at - 1], all[at + 1]].some(
      (one) => one !== undefined && isWithin(one, part) && hasNameBehind(one, all),
    )
  );
}

/** The text of these functions, for a script that has those of questions.ts as well. */
export const headingsScript = [
  `const NAMES_ITSELF = ${String(NAMES_ITSELF)};`,
  showsName,
  headsSeveral,
  hasNameBehind,
  isNamedBehind,
].join('\n');
