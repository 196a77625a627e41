import type {
  PageDocument,
  PageElement,
  SeenControl,
  SeenField,
  SeenOption,
  SeenPage,
} from './page-types.ts';
import { choicesScript } from './choices.ts';
import { sightScript } from './sight.ts';

// This runs inside the page as well: what sight.ts sends along is a global here, not an import.
declare const document: PageDocument;
declare const everyElement: typeof import('./sight.ts').everyElement;
declare const isShown: typeof import('./sight.ts').isShown;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const byIds: typeof import('./sight.ts').byIds;
declare const wordsBefore: typeof import('./sight.ts').wordsBefore;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const proxyOf: typeof import('./sight.ts').proxyOf;
declare const isOn: typeof import('./choices.ts').isOn;
declare const buttonSets: typeof import('./choices.ts').buttonSets;
declare const captionOf: typeof import('./choices.ts').captionOf;
declare const commonParent: typeof import('./choices.ts').commonParent;
declare const groupOf: typeof import('./sight.ts').groupOf;

/** The question a set of controls answers. */
function questionOf(controls: readonly PageElement[], all: readonly PageElement[]): string {
  const [first] = controls;
  if (!first) return '';
  const isSet = controls.length > 1 || first.matches('[type="radio"]');
  if (!isSet) {
    const own =
      byIds(first, 'aria-labelledby') ||
      tidy(first.getAttribute('aria-label') ?? '') ||
      tidy(
        labelsOf(first)
          .map((label) => wordsOf(label))
          .join(' '),
      );
    // A button's caption names the deed, not the question.
    if (
      own !== '' &&
      !/^(attach|upload|browse|choose|select|drag|joindre|parcourir|choisir|t[ée]l[ée]verser|importer)\b/i.test(
        own,
      )
    )
      return own;
  }
  const group = groupOf(first);
  if (
    group &&
    (isSet || first.type === 'file') &&
    all.filter((control) => group.contains(control)).every((control) => controls.includes(control))
  ) {
    const legend = group.querySelector('legend');
    const labels = [...group.querySelectorAll('label')].filter(
      (label) => !controls.some((control) => labelsOf(control).includes(label)),
    );
    const named =
      byIds(group, 'aria-labelledby') ||
      tidy(group.getAttribute('aria-label') ?? '') ||
      (legend ? tidy(wordsOf(legend)) : '') ||
      (labels[0] ? tidy(wordsOf(labels[0])) : '');
    return named || wordsBefore(group, all);
  }
  const around = controls.length > 1 ? commonParent(controls) : first;
  return wordsBefore(around, all) || tidy(first.getAttribute('placeholder') ?? '');
}

function isRequired(controls: readonly PageElement[], question: string): boolean {
  const [first] = controls;
  const marks = [...controls, ...(first && groupOf(first) ? [groupOf(first)] : [])];
  if (marks.some((found) => found?.matches('[required], [aria-required="true"], [data-required="true"]')))
    return true;
  const entry = first?.closest('li, fieldset, [class*="field"]');
  if (entry?.querySelector('label[class*="required" i]:not([class*="not-required" i])')) return true;
  const around = first
    ? labelsOf(first)
        .map((label) => label.textContent ?? '')
        .join(' ')
    : '';
  const legend = first ? (groupOf(first)?.querySelector('legend')?.textContent ?? '') : '';
  return /[*✱∗]|\((required|obligatoire|requis)\)/i.test(
    `${question} ${controls.length > 1 || first?.type === 'radio' ? legend : around}`,
  );
}

function controlOf(element: PageElement): SeenControl | null {
  if (element.matches('select')) return 'select';
  if (element.matches('[role="combobox"], button[aria-haspopup="listbox"]')) return 'listbox';
  if (element.matches('[role="checkbox"], [role="switch"], input[type="checkbox"]')) return 'checkbox';
  if (element.matches('input[type="radio"]')) return 'radios';
  if (element.matches('input[type="file"]')) return 'file';
  if (element.matches('input[type="date"]')) return 'date';
  if (element.matches('input[type="number"]')) return 'number';
  if (element.matches('textarea, [contenteditable="true"]')) return 'long';
  if (
    element.matches(
      'input:not([type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"], [type="password"], [type="search"])',
    )
  )
    return 'text';
  return null;
}

/** Controls by the question they answer: radios by name, checkboxes by name or by their own group. */
function setsOf(controls: readonly PageElement[]): PageElement[][] {
  const sets = new Map<unknown, PageElement[]>();
  for (const control of controls) {
    const kind = controlOf(control);
    const group = kind === 'checkbox' ? groupOf(control) : null;
    const mates = group ? controls.filter((other) => group.contains(other)) : [];
    const together =
      mates.length > 1 && mates.every((other) => controlOf(other) === 'checkbox') ? group : null;
    const key =
      kind === 'radios' || (kind === 'checkbox' && control.name) ? `${kind} ${control.name}` : control;
    sets.set(together ?? key, [...(sets.get(together ?? key) ?? []), control]);
  }
  return [...sets.values()];
}

function optionsOf(
  usable: readonly PageElement[],
  control: SeenControl,
  keep: (element: PageElement) => number,
): SeenOption[] {
  const [first] = usable;
  if (control === 'select')
    return [...(first?.options ?? [])]
      .filter((option) => !option.disabled)
      .map((option) => ({
        text: tidy(option.text),
        value: option.value,
        at: -1,
        proxy: -1,
        chosen: option.selected,
      }));
  if (control !== 'radios' && control !== 'checkboxes' && control !== 'buttons') return [];
  return usable.map((found) => ({
    text: captionOf(found),
    value: found.value ?? '',
    at: keep(found),
    proxy: keep(proxyOf(found) ?? found),
    chosen: isOn(found),
  }));
}

/** What a single control holds: its text, its file's name, or whether it is ticked. */
function heldBy(control: PageElement, kind: SeenControl): string {
  if (kind === 'file') return control.files?.[0]?.name ?? '';
  if (kind === 'checkbox') return String(isOn(control));
  if (control.matches('input, textarea, select')) return control.value ?? '';
  return tidy(wordsOf(control));
}

/** What is written around a control, without the entries of its list. */
function nearTo(control: PageElement, kind: SeenControl): string {
  const around = control.closest('li, fieldset, .field') ?? control.parentElement ?? control;
  return tidy(kind === 'file' ? (around.textContent ?? '') : wordsOf(around)).slice(0, 2000);
}

function describe(
  controls: readonly PageElement[],
  control: SeenControl,
  all: readonly PageElement[],
  keep: (element: PageElement) => number,
): SeenField | null {
  const [first] = controls;
  if (!first) return null;
  const usable = controls.filter((found) => !found.disabled && proxyOf(found) !== null);
  if (usable.length === 0) return null;
  const options = optionsOf(usable, control, keep);
  const label = questionOf(controls, all);
  const holder =
    control === 'buttons' ? commonParent(controls) : control === 'listbox' ? first.parentElement : null;
  const hidden = [...(holder?.querySelectorAll('input') ?? [])];
  return {
    control,
    names: [...controls, ...hidden]
      .flatMap((found) => [found.name, found.id, found.getAttribute('data-key') ?? undefined])
      .filter((name) => name !== undefined && name !== '')
      .map((name) => String(name).replace(/\[\]$/, '')),
    label,
    help: byIds(first, 'aria-describedby'),
    required: isRequired(controls, label),
    at: keep(first),
    proxy: keep(proxyOf(first) ?? first),
    multiple: first.multiple === true,
    options,
    value: heldBy(first, control),
    near: nearTo(first, control),
  };
}

/** Every question of the page's application form: the form with the most controls, or the controls outside any. */
function observe(): SeenPage {
  const elements: PageElement[] = [];
  const keep = (element: PageElement) =>
    elements.includes(element) ? elements.indexOf(element) : elements.push(element) - 1;
  const all = everyElement(document);
  const buttons = buttonSets(
    all.filter((element) => element.matches('button, [role="radio"]') && isShown(element)),
  );
  const proxied = buttons.flatMap((set) => [...commonParent(set).querySelectorAll('input')]);
  const controls = all.filter((element) => controlOf(element) !== null && !proxied.includes(element));
  const forms = Map.groupBy([...controls, ...buttons.flat()], (control) => control.closest('form'));
  const [largest] = [...forms.entries()].toSorted((a, b) => b[1].length - a[1].length);
  const inForm = (control: PageElement) => largest !== undefined && control.closest('form') === largest[0];
  const sets = [
    ...setsOf(controls.filter((control) => inForm(control))),
    ...buttons.filter((set) => set.every((button) => inForm(button))),
  ];
  const known = sets.flat();
  const fields = sets.map((set) => {
    const [first] = set;
    const kind = first ? controlOf(first) : null;
    const control = buttons.includes(set)
      ? 'buttons'
      : kind === 'checkbox' && set.length > 1
        ? 'checkboxes'
        : kind;
    return control === null ? null : describe(set, control, known, keep);
  });
  const place = (field: SeenField) => elements[field.proxy]?.getBoundingClientRect().top ?? 0;
  const shown = fields.filter((field) => field !== null).toSorted((a, b) => place(a) - place(b));
  return { fields: shown, elements };
}

const parts = [heldBy, nearTo, questionOf, isRequired, controlOf, setsOf, optionsOf, describe, observe];

/** The text of a script whose value is the page's `SeenPage`. */
export const observeScript = `(() => { ${sightScript}\n${choicesScript}\n${parts.join('\n')}\nreturn observe(); })()`;
