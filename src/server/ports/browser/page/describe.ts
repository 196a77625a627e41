import type { PageElement, SeenControl, SeenField } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const window: { legworkEmpty?: Set<string> };
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const within: typeof import('./sight.ts').within;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const boxAround: typeof import('./surroundings.ts').boxAround;
declare const proxyOf: typeof import('./surroundings.ts').proxyOf;
declare const gridQuestion: typeof import('./grids.ts').gridQuestion;
declare const sectionOf: typeof import('./sections.ts').sectionOf;
declare const controlOf: typeof import('./controls.ts').controlOf;
declare const isOn: typeof import('./choices.ts').isOn;
declare const commonParent: typeof import('./choices.ts').commonParent;
declare const optionsOf: typeof import('./choices.ts').optionsOf;
declare const takesSeveral: typeof import('./lines.ts').takesSeveral;
declare const wholeOf: typeof import('./parts.ts').wholeOf;
declare const nameAndValue: typeof import('./lines.ts').nameAndValue;
declare const saidAboveGrid: typeof import('./grids.ts').saidAboveGrid;
declare const withUnit: typeof import('./parts.ts').withUnit;
declare const columnQuestion: typeof import('./grids.ts').columnQuestion;
declare const questionOf: typeof import('./questions.ts').questionOf;
declare const isRequired: typeof import('./sections.ts').isRequired;
declare const helpOf: typeof import('./beside.ts').helpOf;
declare const takesFigures: typeof import('./beside.ts').takesFigures;
declare const mannerOf: typeof import('./lists/bare-lists.ts').mannerOf;
declare const partsOf: typeof import('./parts.ts').partsOf;

export type Keep = (element: PageElement) => number;
export interface Found {
  control: SeenControl;
  own: PageElement[];
}

/** All text of an element, through its open shadow roots. */
export function textOf(element: PageElement): string {
  return [element, ...within(element, '*')]
    .filter((inner) => !inner.matches('script, style, template, noscript'))
    .flatMap((inner) => [...inner.childNodes, ...(inner.shadowRoot?.childNodes ?? [])])
    .map((node) => (node.nodeType === 3 ? (node.textContent ?? '') : ''))
    .join(' ');
}

/** What a control holds, or what is written around it where it shows its choice beside itself. */
export function heldBy(control: PageElement, kind: SeenControl, near: string, label: string): string {
  if (kind === 'file') return control.files?.[0]?.name ?? '';
  if (kind === 'checkbox') return String(isOn(control));
  if (kind === 'slider' && !control.matches('input'))
    return control.getAttribute('aria-valuenow') ?? tidy(control.textContent ?? '');
  if (control.matches('input, textarea, select') && (control.value ?? '') !== '') return control.value ?? '';
  if (kind !== 'listbox') return control.matches('input, textarea, select') ? '' : tidy(wordsOf(control));
  const own = nameAndValue(control)?.value ?? (control.matches('input') ? '' : tidy(wordsOf(control)));
  return own === '' ? tidy(near.replace(label, ' ')) : own;
}

/** What one box of several holds; a list of the page's own may show it beside itself. */
export function partHeld(part: PageElement, all: readonly PageElement[]): string {
  if (controlOf(part) !== 'listbox') return part.value ?? '';
  const box = boxAround([part], all);
  const near = tidy(box ? wordsOf(box) : '').replaceAll(/[*✱]/g, '');
  return tidy(heldBy(part, 'listbox', near, questionOf([part], all).replaceAll(/[*✱]/g, '').trim()));
}

/** What a question in several boxes asks: what their names share, else the words before them. */
export function partsQuestion(own: readonly PageElement[], all: readonly PageElement[]): string {
  const named = (own[0]?.getAttribute('aria-label') ?? '').replace(/\s*(month|day|year)$/i, '');
  const cell = own[0] ? columnQuestion(own[0]) : '';
  return wholeOf(own) || cell || wordsBefore(commonParent(own), all) || questionOf(own, all) || named;
}

/**
 * Whether the page itself wrote the day into a box that nobody can type into, as beside a signature: it asks nothing. A box
 * that was seen empty before got its day from a calendar.
 */
export function isOwnDay(control: PageElement): boolean {
  if (control.readOnly !== true || control.matches('[role], [aria-haspopup], [aria-expanded], [list]'))
    return false;
  const seen = (window.legworkEmpty ??= new Set());
  const name = `${control.name ?? ''} ${control.id}`;
  if ((control.value ?? '') === '') seen.add(name);
  const isDay = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2})$/.test(control.value ?? '');
  return isDay && !seen.has(name);
}

/** One question, with the way to its controls. */
export function describe({ control, own }: Found, all: readonly PageElement[], keep: Keep): SeenField | null {
  const [first] = own;
  const usable = own.filter((found) => !found.disabled && proxyOf(found, all) !== null);
  if (!first || usable.length === 0 || isOwnDay(first)) return null;
  const parts = control === 'dateParts' || control === 'phoneParts' ? partsOf(own) : null;
  const box = boxAround(own, all);
  const said = parts ? partsQuestion(own, all) : questionOf(own, all);
  const isBox = control === 'text' || control === 'number';
  const label = isBox ? withUnit(said, first) : said;
  // What was chosen may be shown beside the box of a file, with questions of its own.
  const outer = parentOf(box ?? first);
  const wide = control === 'file' && outer && !outer.matches('form, body, main') ? outer : box;
  const near = tidy(wide ? (control === 'file' ? textOf(wide) : wordsOf(wide)) : '').slice(0, 2000);
  const hidden =
    control === 'buttons' || control === 'listbox' ? (box ? within(box, 'input, select') : []) : [];
  const isSet = control === 'radios' || control === 'checkboxes' || control === 'buttons';
  const grid = isSet ? gridQuestion(own, all) : '';
  const names = [...own, ...hidden]
    .flatMap((found) => [found.name, found.id, found.getAttribute('data-key') ?? undefined])
    .filter((name) => name !== undefined && name !== '')
    .map((name) => String(name).replace(/\[\]$/, ''));
  return {
    control,
    // The name of a form can be a field of it that is called "name".
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion
    key: isSet || control === 'listbox' || !first.matches('[name]') ? '' : String(first.name ?? ''),
    section: [sectionOf(first, all), grid]
      .filter((part, index, list) => part !== '' && (index === 0 || !(list[0] ?? '').endsWith(part)))
      .join(' / '),
    names,
    label,
    help: helpOf(first, isBox ? label : null, all),
    placeholder: first.type === 'month' ? 'MM/YYYY' : tidy(first.placeholder ?? ''),
    longest: Math.max(0, first.maxLength ?? 0),
    figures: isBox && takesFigures(first),
    required: isRequired(own, label, all),
    at: keep(first),
    proxy: keep(proxyOf(first, all) ?? first),
    multiple:
      first.multiple === true ||
      control === 'checkboxes' ||
      ((control === 'listbox' || control === 'buttons') &&
        takesSeveral(own, grid === '' ? label : `${label} ${saidAboveGrid(first)}`, near)),
    options: isSet || control === 'select' ? optionsOf(usable, control === 'select', all, keep) : [],
    parts: (parts?.units ?? []).map((unit, index) => ({
      unit,
      at: keep(own[index] ?? first),
      size: Math.max(0, own[index]?.maxLength ?? 0),
      value: partHeld(own[index] ?? first, all),
      opens: controlOf(own[index] ?? first) === 'listbox',
      options: [...(own[index]?.options ?? [])].map(({ text, value }) => ({ text: tidy(text), value })),
    })),
    manner: mannerOf(first, control),
    value: heldBy(first, control, near, label),
    near,
  };
}

/** The text of these functions, for a script that has those of the other files as well. */
export const describeScript = [textOf, heldBy, partHeld, partsQuestion, isOwnDay, describe].join('\n');
