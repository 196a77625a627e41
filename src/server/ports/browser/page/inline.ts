import type { PageElement, PageNode, SeenField } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const tidy: typeof import('./sight.ts').tidy;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const around: typeof import('./sight.ts').around;
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const wordsBehind: typeof import('./leading.ts').wordsBehind;
declare const ownQuestion: typeof import('./questions.ts').ownQuestion;
declare const wordsAfter: typeof import('./surroundings.ts').wordsAfter;

// Old pages write choices into one line of text: "Days available: [ ] Mon [ ] Tue", "Worked here before? Y ( ) N ( )".

/** Whether a line of text ends at a node. */
export function endsLine(node: PageNode): boolean {
  return (
    node.nodeType === 1 &&
    (node as PageElement).matches('br, hr, p, div, table, ul, ol, fieldset, h1, h2, h3, h4, h5, h6') // nodeType 1 is an element.
  );
}

/** The choices of one line before a choice and with it, from the first on, and the words in front of them. */
export function lineBefore(
  choice: PageElement,
  controls: readonly PageElement[],
): { mates: PageElement[]; lead: string } {
  const mates = [choice];
  let lead = '';
  for (let node = choice.previousSibling; node && !endsLine(node); node = node.previousSibling) {
    const element = node.nodeType === 1 ? (node as PageElement) : null; // nodeType 1 is an element.
    const inside = element && controls.find((other) => isWithin(other, element));
    if (inside && inside.type !== choice.type) break;
    if (inside) {
      mates.unshift(inside);
      lead = '';
    } else lead = `${wordsOf(node, false)} ${lead}`;
  }
  return { mates, lead: tidy(lead) };
}

/** The first of the boxes to tick that stand in one line behind words that ask for them, "Days available:"; null elsewhere. */
export function firstInLine(choice: PageElement, controls: readonly PageElement[]): PageElement | null {
  const { mates, lead } = lineBefore(choice, controls);
  return /[?:]\s*\*?$/.test(lead) ? (mates[0] ?? null) : null;
}

/** The words of a choice that stand in front of it, as where nothing stands behind the last choice of its line; "" elsewhere. */
export function namedBefore(choice: PageElement, controls: readonly PageElement[]): string {
  if (!choice.matches('input') || labelsOf(choice).length > 0) return '';
  const isMate = (other: PageElement) =>
    other.type === choice.type && other.name === choice.name && other.parentElement === choice.parentElement;
  const mates = controls.filter((other) => isMate(other));
  const last = mates.at(-1);
  if (!last || mates.length < 2 || mates.some((mate) => labelsOf(mate).length > 0)) return '';
  if (wordsAfter(last, controls) !== '') return '';
  let words = '';
  for (let node = choice.previousSibling; node && !endsLine(node); node = node.previousSibling) {
    if (node.nodeType === 1 && (node as PageElement).matches('input')) break; // nodeType 1 is an element.
    words = `${wordsOf(node, false)} ${words}`;
  }
  const caption = tidy(words.split(/[?:]/).at(-1) ?? '');
  return caption.split(' ').length <= 4 ? caption : '';
}

/** A control without words of its own that stands in the same cell or line as the one before. */
export function sharesLine(control: PageElement, before: PageElement, all: readonly PageElement[]): boolean {
  if (ownQuestion(control) !== '' || wordsBefore(control, all) !== '' || wordsBehind(control, all) !== '')
    return false;
  const cell =
    around(before, 'td, dd, li, p, [class*="field" i], [class*="row" i], [class*="group" i]') ??
    parentOf(before);
  return cell !== null && isWithin(control, cell);
}

/** The names in some words for so many boxes, "City, Province" or "First and last name"; other words whole. */
export function eachNamed(words: string, count: number): string[] {
  const listed = words.split(/\s*[,/|]\s*/);
  if (listed.length === count) return listed;
  const joined = words.split(/\s*[,/|]\s*|\s+(?:and|et|und|&)\s+/);
  // More words would say of whom or of what: each box would be asked for something else then.
  if (joined.length !== count || joined.some((name) => name.split(' ').length > 2)) return listed;
  const last = joined.at(-1)?.split(' ') ?? [];
  const shared = last.length > 1 ? ` ${last.at(-1) ?? ''}` : '';
  // What is said once of all of them belongs to each.
  return joined.map((name, at) => (at < count - 1 && !name.includes(' ') ? `${name}${shared}` : name));
}

/** How much boxes of one line may differ in where they begin, in pixels. */
const LINE = 6;

/** Questions from top to bottom, those of one line from left to right. */
export function inOrder(fields: readonly SeenField[], elements: readonly PageElement[]): SeenField[] {
  const place = (field: SeenField) => elements[field.proxy]?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return fields.toSorted((a, b) => {
    const [one, other] = [place(a), place(b)];
    // Boxes of one line seldom begin at quite the same height.
    return Math.abs(one.top - other.top) > LINE ? one.top - other.top : one.left - other.left;
  });
}

/** The text of these functions, for a script that has those of the other files as well. */
export const inlineScript = [
  `const LINE = ${LINE};`,
  endsLine,
  lineBefore,
  firstInLine,
  namedBefore,
  sharesLine,
  eachNamed,
  inOrder,
].join('\n');
