import type { PageElement, SeenControl, SeenPart } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const around: typeof import('./sight.ts').around;
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const within: typeof import('./sight.ts').within;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const byIds: typeof import('./sight.ts').byIds;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const groupOf: typeof import('./sight.ts').groupOf;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const isMarked: typeof import('./sections.ts').isMarked;
declare const boxAround: typeof import('./surroundings.ts').boxAround;
declare const commonParent: typeof import('./choices.ts').commonParent;
declare const controlOf: typeof import('./controls.ts').controlOf;
declare const unitOf: typeof import('./controls.ts').unitOf;

/** A caption of a button that names a deed, not the question. */
const DEED =
  /^(\+ ?)?(attach|upload|browse|choose|select|drag|drop|add|or |ou |joindre|parcourir|choisir|ajouter|s[ée]lectionn|t[ée]l[ée]vers\w*|importer|gliss\w*|enter manually|add document|remove|select one|search)\b/i;

/** The visible question of one control by itself. */
export function ownQuestion(control: PageElement): string {
  const visible =
    byIds(control, 'aria-labelledby') ||
    tidy(
      labelsOf(control)
        .map((label) => wordsOf(label))
        .join(' '),
    );
  const said = [visible, tidy(control.getAttribute('aria-label') ?? '')];
  return said.find((text) => text !== '' && !(control.type === 'file' && DEED.test(text))) ?? '';
}

/** The question a set of controls answers. */
export function questionOf(controls: readonly PageElement[], all: readonly PageElement[]): string {
  const [first] = controls;
  if (!first) return '';
  const isSet = controls.length > 1 || first.matches('[type="radio"]');
  if (!isSet) {
    const own = ownQuestion(first);
    if (own !== '') return own;
  }
  const group = groupOf(first);
  if (
    group &&
    (isSet || first.type === 'file') &&
    all.filter((control) => isWithin(control, group)).every((control) => controls.includes(control))
  ) {
    const legend = group.querySelector('legend');
    const labels = [...group.querySelectorAll('label')].filter(
      (label) => !controls.some((control) => labelsOf(control).includes(label) || isWithin(control, label)),
    );
    const named =
      byIds(group, 'aria-labelledby') ||
      tidy(group.getAttribute('aria-label') ?? '') ||
      (legend ? tidy(wordsOf(legend)) : '') ||
      (labels[0] ? tidy(wordsOf(labels[0])) : '');
    if (named !== '') return named;
  }
  const row = around(first, 'tr, [role="row"]');
  const head = row?.querySelector('th, [role="rowheader"]');
  if (isSet && head && row && controls.every((control) => isWithin(control, row))) return tidy(wordsOf(head));
  const box = controls.length > 1 ? commonParent(controls) : first;
  const isFile = first.type === 'file' || controlOf(first) === null;
  const before = wordsBefore(box, all, isFile ? DEED : undefined);
  const hosted = first.getRootNode().host;
  return (
    (DEED.test(before) && !isFile ? '' : before) ||
    tidy(hosted?.getAttribute('aria-label') ?? hosted?.getAttribute('label') ?? '') ||
    tidy(first.placeholder ?? '') ||
    tidy(first.title ?? '')
  );
}

export function isRequired(
  controls: readonly PageElement[],
  question: string,
  all: readonly PageElement[],
): boolean {
  const [first] = controls;
  if (!first) return false;
  const group =
    controls.length > 1 || first.type === 'radio' || first.type === 'file' ? groupOf(first) : null;
  const own =
    group && all.filter((control) => isWithin(control, group)).every((control) => controls.includes(control));
  const marks = [...controls, ...(own ? [group] : [])];
  if (/[([](optional|facultatif|if applicable|optionnel)[)\]]/i.test(question)) return false;
  if (marks.some((found) => found.matches('[required], [aria-required="true"], [data-required="true"]')))
    return true;
  if (/[*✱∗]|\((required|obligatoire|requis)\)/i.test(question)) return true;
  const box = boxAround(controls, all);
  const labels = [
    ...(controls.length > 1 ? [] : labelsOf(first)),
    ...(box ? within(box, 'label, legend, [class*="label" i]') : []),
  ].filter((label) => !controls.some((control) => controls.length > 1 && isWithin(control, label)));
  return labels.some(
    (label) =>
      (label.matches('[class*="required" i]:not([class*="not-required" i])') || isMarked(label)) &&
      // A star inside a choice marks that choice.
      (controls.length === 1 || !controls.some((control) => labelsOf(control).includes(label))),
  );
}

/** A control without words of its own that stands in the same cell or line as the one before. */
export function sharesLine(control: PageElement, before: PageElement, all: readonly PageElement[]): boolean {
  if (ownQuestion(control) !== '' || wordsBefore(control, all) !== '') return false;
  const cell =
    around(before, 'td, dd, li, p, [class*="field" i], [class*="row" i], [class*="group" i]') ??
    parentOf(before);
  return cell !== null && isWithin(control, cell);
}

/** Boxes that together take one answer: parts of a date, or of a telephone number; null when each is a question. */
export function partsOf(
  line: readonly PageElement[],
): { control: SeenControl; units: SeenPart['unit'][] } | null {
  const units = line.map((control) => unitOf(control));
  if (line.length > 1 && units.every((unit) => unit !== null) && new Set(units).size === units.length)
    return { control: 'dateParts', units: units.filter((unit) => unit !== null) };
  const short = line.every(
    (control) =>
      controlOf(control) === 'text' && (control.maxLength ?? -1) > 0 && (control.maxLength ?? 0) <= 4,
  );
  return line.length > 1 && short ? { control: 'phoneParts', units: line.map(() => 'digits') } : null;
}

export const questionsScript = [
  `const DEED = ${String(DEED)};`,
  ownQuestion,
  questionOf,
  isRequired,
  sharesLine,
  partsOf,
].join('\n');
