import type { PageElement, SeenField } from './page-types.ts';

// This runs inside the page as well: what sight.ts sends along is a global here, not an import.
declare const getComputedStyle: (
  element: PageElement,
  part?: string,
) => { content: string; fontSize: string };
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const within: typeof import('./sight.ts').within;
declare const isShown: typeof import('./sight.ts').isShown;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const groupOf: typeof import('./sight.ts').groupOf;
declare const boxAround: typeof import('./surroundings.ts').boxAround;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const saysSomething: typeof import('./surroundings.ts').saysSomething;
declare const tidy: typeof import('./sight.ts').tidy;
declare const byIds: typeof import('./sight.ts').byIds;

/** Whether words or the style of a label mark it as required. */
export function isMarked(label: PageElement): boolean {
  const styled = [label, ...label.querySelectorAll('*')].some((part) =>
    ['::before', '::after'].some((pseudo) => /[*✱∗]|required/i.test(getComputedStyle(part, pseudo).content)),
  );
  return (
    styled ||
    label.querySelector('abbr[title*="required" i], [aria-label*="required" i]') !== null ||
    /[*✱∗]|[([](required|obligatoire|requis|mandatory)[)\]]/i.test(label.textContent ?? '')
  );
}

/** A heading in a box of its own, or the name of several boxes, which belongs to none of them; null for another element. */
export function headingWithin(
  row: PageElement,
  below: PageElement,
  controls: readonly PageElement[],
): PageElement | null {
  if (controls.some((other) => isWithin(other, row) || labelsOf(other).includes(row))) return null;
  const headings = row.matches('li, div, header') ? within(row, 'h2, h3, h4, h5, h6') : [];
  const [heading] = headings;
  if (heading && tidy(row.textContent ?? '') === tidy(heading.textContent ?? '')) return heading;
  const inside = controls.filter((other) => isWithin(other, below));
  const named = inside.filter(
    (other) => !other.matches('[type="radio"], [type="checkbox"]') && labelsOf(other).length > 0,
  );
  return row.matches('label') && named.length > 1 && named.length === inside.length ? row : null;
}

/** The headings a control stands under, from the outside in, joined by " / ". */
export function sectionOf(control: PageElement, controls: readonly PageElement[]): string {
  const names: string[] = [];
  const add = (name: string) => {
    const plain = tidy(name).slice(0, 120);
    if (saysSomething(plain) && !names.includes(plain)) names.unshift(plain);
  };
  for (
    let current: PageElement | null = control;
    current && !current.matches('body');
    current = parentOf(current)
  ) {
    if (
      current !== control &&
      current.matches('fieldset, section, [role="group"], [role="region"], details, table')
    ) {
      const legend = [...current.children].find((child) => child.matches('legend, summary, caption'));
      add(
        byIds(current, 'aria-labelledby') ||
          current.getAttribute('aria-label') ||
          (legend ? wordsOf(legend) : ''),
      );
    }
    for (let before = current.previousElementSibling; before; before = before.previousElementSibling) {
      const row = before;
      if (row.matches('[hidden], [role="alert"]')) continue;
      const isHeading = row.matches('h2, h3, h4, h5, h6, [role="heading"]');
      const isRow =
        row.matches('tr') &&
        [...row.children].filter((cell) => saysSomething(cell.textContent ?? '')).length === 1 &&
        !controls.some((other) => isWithin(other, row));
      const heading = isHeading || isRow ? row : headingWithin(row, current, controls);
      if (heading === null) continue;
      // A part that folds has the button that does so for its heading.
      const said = wordsOf(heading);
      add(saysSomething(said) ? said : (heading.textContent ?? ''));
      break;
    }
  }
  return names.join(' / ');
}

/** Whether a question has to be answered, by its controls, their group or the marks of its words. */
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
  const isChoice = (element: PageElement) =>
    controls.length > 1 &&
    controls.some((control) => labelsOf(control).some((label) => isWithin(element, label)));
  // A star of its own beside the words.
  const isStarred =
    box !== null &&
    within(box, 'span, em, i, b, strong, sup, abbr, small, div').some(
      (element) => /^\s*[*✱∗]\s*$/.test(element.textContent ?? '') && !isChoice(element),
    );
  if (isStarred) return true;
  return labels.some(
    (label) =>
      (label.matches('[class*="required" i]:not([class*="not-required" i])') || isMarked(label)) &&
      // A star inside a choice marks that choice.
      (controls.length === 1 || !controls.some((control) => labelsOf(control).includes(label))),
  );
}

/** Whether the page says that everything has to be answered. */
export function asksAll(all: readonly PageElement[]): boolean {
  const says =
    /\b(all|every|tou(te)?s?)\b( \p{L}+)? (questions?|fields?|answers?|champs|r[ée]ponses)\b.{0,20}\b(required|mandatory|needed|must be (answered|completed|filled)|obligatoires?|requise?s?|doi(t|vent) [êe]tre (rempli|compl[ée]t|r[ée]pond))|\b(answer|complete|fill in|r[ée]pond\w*|rempli\w*) ([àa] )?(every|all|each|toutes|tous)( (of )?(the|les))? (questions?|fields?|champs)|\balle (felder|angaben) (sind )?(pflicht|erforderlich|m[üu]ssen)/iu;
  return all.some(
    (element) =>
      element.matches('p, div, small, span, li, legend') && isShown(element) && says.test(ownText(element)),
  );
}

/** Whether the heading of a part says so of the part: "General (answer every line)". */
export function asksAllOf(section: string): boolean {
  return /\(\W*(please )?(answer|complete|fill in|r[ée]pond\w*|rempli\w*) ([àa] )?(every|all|each|toutes|tous|chaque)\b[^)]{0,30}\)/iu.test(
    section,
  );
}

export function ownText(element: PageElement): string {
  return tidy(
    [...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? '') : '')).join(' '),
  );
}

/** Whether a question is one of all: not said to be optional, and no wish to be granted. */
export function isAsked({ control, label, help }: SeenField): boolean {
  return (
    control !== 'checkbox' &&
    !/\b(optional|facultati\w*|optionnel\w*|if (any|applicable)|s'il y a lieu)\b/i.test(`${label} ${help}`)
  );
}

/** Words that stand in the page for nobody to read. */
export function hiddenWords(all: readonly PageElement[]): string {
  return all
    .filter(
      (element) =>
        element.matches('p, div, span, li') &&
        [...element.children].length === 0 &&
        (element.textContent ?? '').length > 40 &&
        !(isShown(element) && Number.parseFloat(getComputedStyle(element).fontSize) > 3),
    )
    .map((element) => tidy(element.textContent ?? ''))
    .join('\n');
}

/** The text of these functions, for a script that has those of the others as well. */
export const sectionsScript = [
  isMarked,
  headingWithin,
  sectionOf,
  isRequired,
  asksAll,
  asksAllOf,
  ownText,
  isAsked,
  hiddenWords,
].join('\n');
