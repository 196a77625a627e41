import type { PageElement, PageNode } from './page-types.ts';

// This runs inside the page as well: what sight.ts sends along is a global here, not an import.
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const within: typeof import('./sight.ts').within;
declare const isShown: typeof import('./sight.ts').isShown;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const nearestOf: typeof import('./leading.ts').nearestOf;
declare const isLead: typeof import('./leading.ts').isLead;
declare const lastSaid: typeof import('./leading.ts').lastSaid;

/** Whether a text says something: more than a comma, a bracket or a star. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Whether an element looks like the name of what follows, not like a hint. */
export function isLabelLike(node: PageNode): boolean {
  if (node.nodeType !== 1) return false;
  const element = node as PageElement; // nodeType 1 is an element.
  return (
    element.matches(
      'label, legend, strong, b, th, dt, h2, h3, h4, h5, h6, [class*="label" i], [class*="title" i]',
    ) || /[*✱∗]/.test(element.textContent ?? '')
  );
}

/** Whether a star of its own, right behind it, says that what it names has to be answered. */
export function isStarred(node: PageNode): boolean {
  let next = node.nextSibling;
  while (next?.nodeType === 3 && (next.textContent ?? '').trim() === '') next = next.nextSibling;
  return /^\s*[*✱∗]\s*$/.test(next?.textContent ?? '');
}

/**
 * The nearest words before an element: its earlier neighbours, then those of its parents, up to the form. Empty where
 * another control comes first.
 */
export function wordsBefore(element: PageElement, controls: readonly PageElement[], deed?: RegExp): string {
  let current: PageElement | null = element;
  for (let level = 0; level < 8 && current && !current.matches('form, body'); level += 1) {
    const found: { words: string; named: boolean }[] = [];
    let blocked = false;
    for (let before = current.previousSibling; before; before = before.previousSibling) {
      const neighbour = before;
      if (
        neighbour.nodeType === 1 &&
        controls.some((control) => control === neighbour || isWithin(control, neighbour as PageElement))
      ) {
        // What was uploaded stands between a file and its question, with a list of what it is.
        if (deed && /\.(pdf|docx?|odt|rtf|txt)\b/i.test(neighbour.textContent ?? '')) continue;
        blocked = true;
        break;
      }
      const words = lastSaid(neighbour);
      const isChosen = deed !== undefined && /^[^?]{1,80}\.(pdf|docx?|odt|rtf|txt)\b/i.test(words);
      if (saysSomething(words) && !isChosen && !deed?.test(words))
        found.push({
          words,
          named: isLabelLike(neighbour) || isStarred(neighbour) || isLead(neighbour, words),
        });
    }
    const chosen = nearestOf(found);
    if (chosen) return chosen.words;
    if (blocked) return '';
    current = parentOf(current);
  }
  return '';
}

/** The words right behind a control, up to the next control: how old pages name a choice. */
export function wordsAfter(control: PageElement, controls: readonly PageElement[]): string {
  let words = '';
  for (let after = control.nextSibling; after; after = after.nextSibling) {
    const neighbour = after;
    if (neighbour.nodeType === 1) {
      const element = neighbour as PageElement; // nodeType 1 is an element.
      if (element.matches('br, input') || controls.some((other) => isWithin(other, element))) break;
    }
    words += ` ${wordsOf(neighbour, false)}`;
  }
  return tidy(words);
}

/** The largest box around controls that holds no other control. */
export function boxAround(own: readonly PageElement[], controls: readonly PageElement[]): PageElement | null {
  let box: PageElement | null = null;
  for (let parent = own[0] ? parentOf(own[0]) : null; parent; parent = parentOf(parent)) {
    const outer = parent;
    if (outer.matches('form, body, main')) break;
    if (controls.some((other) => !own.includes(other) && isWithin(other, outer))) break;
    box = outer;
  }
  return box;
}

/** What a person clicks to use a control: itself when shown, else its shown label or what stands in for it; null for none. */
export function proxyOf(control: PageElement, controls: readonly PageElement[] = []): PageElement | null {
  if (isShown(control)) return control;
  const label = labelsOf(control).find((found) => isShown(found));
  if (label) return label;
  const box = boxAround([control], controls);
  if (control.type === 'file')
    return (
      (box ? within(box, 'button, a, label, [role="button"], [tabindex="0"]') : []).find((found) =>
        isShown(found),
      ) ??
      // A zone to drop a file on need not be a button; once it has one it may show that instead of its words.
      (box &&
      isShown(box) &&
      (/\b(drop|drag|browse|upload|attach|choose|select|d[ée]pose|gliss|parcour|t[ée]l[ée]vers|joindre|import|ziehen|ablegen|hochladen)/i.test(
        wordsOf(box),
      ) ||
        (control.files?.length ?? 0) > 0)
        ? box
        : null)
    );
  // A list that a styled one covers: what stands in for it shows the words of the chosen entry.
  if (!control.matches('select')) return null;
  const chosen = tidy([...(control.options ?? [])].find(({ selected }) => selected)?.text ?? '');
  return (
    (box ? within(box, '*') : []).find(
      (found) =>
        found !== control &&
        !isWithin(found, control) &&
        isShown(found) &&
        (found.matches('[tabindex="0"], [role="combobox"], [role="button"]') ||
          (chosen !== '' && tidy(found.textContent ?? '') === chosen)),
    ) ?? null
  );
}

/** The text of these functions, for a script that has those of sight.ts as well. */
export const surroundingsScript = [
  saysSomething,
  isLabelLike,
  isStarred,
  wordsBefore,
  wordsAfter,
  boxAround,
  proxyOf,
].join('\n');
