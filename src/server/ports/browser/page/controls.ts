import type { PageElement, SeenControl } from './page-types.ts';
// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const isBareList: typeof import('./lists/bare-lists.ts').isBareList;
declare const isCounted: typeof import('./lists/bare-lists.ts').isCounted;
declare const around: typeof import('./sight.ts').around;
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const wordsLeading: typeof import('./leading.ts').wordsLeading;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const groupOf: typeof import('./sight.ts').groupOf;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const captionOf: typeof import('./choices.ts').captionOf;

/** What kind of control an element is; null for none that takes an answer. */
export function controlOf(element: PageElement): SeenControl | null {
  const type = element.matches('input') ? (element.type ?? 'text') : '';
  if (element.matches('select')) return 'select';
  if (type === 'checkbox' || element.matches('[role="checkbox"], [role="switch"], [role="menuitemcheckbox"]'))
    return 'checkbox';
  if (type === 'radio') return 'radios';
  if (['hidden', 'submit', 'button', 'reset', 'image', 'color'].includes(type)) return null;
  if (type === 'file' || type === 'password' || type === 'number') return type;
  if (type === 'range' || element.matches('[role="slider"]') || isCounted(element)) return 'slider';
  if (['date', 'month', 'week', 'time', 'datetime-local'].includes(type)) return 'date';
  const opens =
    '[role="combobox"], [role="listbox"][aria-expanded]:not(select), button[aria-haspopup="listbox"], [role="button"][aria-haspopup="listbox"], ';
  const suggests =
    '[aria-autocomplete="list"], [aria-autocomplete="both"], input[aria-haspopup="listbox"], input[aria-haspopup="grid"], input[aria-haspopup="tree"], input[list]';
  if (element.matches(`${opens}${suggests}`) && !element.querySelector('input:not([type="hidden"])'))
    return 'listbox';
  if (
    element.matches('button[aria-haspopup="true"], button[aria-haspopup="menu"]') &&
    // What a menu of ways to bring a file hangs on is the file's.
    !/^(upload|attach|t[ée]l[ée]vers|joindre|importer)/i.test(element.textContent?.trim() ?? '') &&
    (element.matches('[aria-labelledby], [aria-required], [aria-invalid]') || labelsOf(element).length > 0)
  )
    return 'listbox';
  if (type === 'search') return null;
  if (type === '' && isBareList(element)) return 'listbox';
  if (type !== '') {
    const invites = /^(search|select|choose|start typing|type to|rechercher|s[ée]lectionn|choisi|commencez)/i;
    return element.readOnly === true || invites.test(element.placeholder ?? '') ? 'listbox' : 'text';
  }
  const shows = '[role="textbox"]:not([aria-readonly="true"])';
  if (element.matches(`textarea, [contenteditable="true"], [contenteditable=""], ${shows}`)) return 'long';
  return element.matches('[role="spinbutton"]') ? 'text' : null;
}

/** Whether a control belongs to something else than an application: a search, a newsletter, a choice of cookies. */
export function isForeign(control: PageElement, all: readonly PageElement[]): boolean {
  // The box that searches an open list is part of the list.
  const list = around(control, '[role="listbox"], [role="menu"]');
  if (list && list !== control && !control.matches('[role="option"]')) return true;
  if (around(control, '[role="search"], nav, footer, [role="navigation"], [role="contentinfo"]')) return true;
  const dialog = around(
    control,
    '[role="dialog"], [aria-modal="true"], [id*="cookie" i], [class*="cookie" i]',
  );
  if (
    dialog &&
    /cookie|t[ée]moins/i.test(dialog.textContent ?? '') &&
    !/resume|cv\b/i.test(dialog.textContent ?? '')
  )
    return true;
  const form = around(control, 'form');
  const mates = all.filter((other) => (form ? isWithin(other, form) : other === control));
  if (!form || mates.length > 2) return false;
  // A page that asks for nothing but a password is the way to its form.
  const isDoor = mates.some((mate) => controlOf(mate) === 'password') && mates.length === all.length;
  if (isDoor) return false;
  return /search|subscribe|newsletter|sign ?in|log ?in|recherch|abonne|inscri|alert/i.test(
    `${form.textContent ?? ''} ${form.id} ${form.getAttribute('action') ?? ''}`,
  );
}

/** Whether agreeing to something, not one of several answers. */
export function agrees(text: string): boolean {
  return /\b(i|je|j['’]|we)\b.{0,40}\b(agree|accept\w*|consent\w*|certif\w*|confirm\w*|acknowledge|d[ée]clare|understand|pris connaissance|authori[sz]e|autorise|atteste)\b|\bich\b.{0,90}\b(stimme|willige|best[äa]tige|akzeptiere|gelesen|einverstanden|versichere|m[öo]chte)\b|\b(agree|consent|contact me|subscribe|send me|keep my|inform me|privacy|terms|confidentialit[ée]|newsletter)\b/i.test(
    text,
  );
}

/** Words that leave a choice to be made. */
const ASKS =
  /\?[\s*:]*$|(^|[\s(])(tick|check|select|choose|mark|press|which|what|all that|any that|cochez|coche[rz]?|s[ée]lectionne[rz]?|choisi\w*|quels?|quelles?|lesquel\w*|indique[rz]?)\b/i;

/** The nearest box of some choices that stand together without being marked as a group; null where nothing asks for a choice. */
export function heapOf(control: PageElement, controls: readonly PageElement[]): PageElement | null {
  const kind = controlOf(control);
  let box = parentOf(control);
  for (let level = 0; level < 4 && box && !box.matches('form, body, main, table, tr'); level += 1) {
    const outer = box;
    const mates = controls.filter((other) => isWithin(other, outer));
    if (mates.some((other) => controlOf(other) !== kind)) return null;
    if (mates.length > 1 && kind === 'radios') return outer;
    const asks =
      mates.length > 1 && ASKS.test(wordsLeading(mates, outer, controls) || wordsBefore(outer, controls));
    if (asks) return mates.some((other) => agrees(captionOf(other, controls))) ? null : outer;
    box = parentOf(outer);
  }
  return null;
}

/** Controls by the question they answer: radios by name, checkboxes by name, by their own group or by where they stand. */
export function setsOf(controls: readonly PageElement[]): PageElement[][] {
  const sets = new Map<unknown, PageElement[]>();
  const roots: unknown[] = [];
  const rootOf = (control: PageElement) => {
    const root = control.getRootNode();
    if (!roots.includes(root)) roots.push(root);
    return roots.indexOf(root);
  };
  const togetherOf = (control: PageElement): unknown => {
    if (agrees(captionOf(control, controls))) return null;
    const list = around(control, 'ul, ol');
    for (const group of [groupOf(control), list]) {
      const mates = group ? controls.filter((other) => isWithin(other, group)) : [];
      const plain = mates.every(
        (other) => controlOf(other) === 'checkbox' && !agrees(captionOf(other, controls)),
      );
      if (mates.length > 1 && plain) return group;
    }
    const name = control.name ?? '';
    const shared = name !== '' && controls.some((other) => other !== control && other.name === name);
    return shared ? null : heapOf(control, controls);
  };
  for (const control of controls) {
    const kind = controlOf(control);
    const name = control.name ?? '';
    const named = (kind === 'radios' || kind === 'checkbox') && name !== '';
    const together =
      kind === 'checkbox'
        ? togetherOf(control)
        : kind === 'radios' && name === ''
          ? (groupOf(control) ?? heapOf(control, controls))
          : null;
    const key = together ?? (named ? `${kind} ${name} ${rootOf(control)}` : control);
    sets.set(key, [...(sets.get(key) ?? []), control]);
  }
  return [...sets.values()];
}

export const controlsScript = [
  `const ASKS = ${String(ASKS)};`,
  controlOf,
  isForeign,
  agrees,
  heapOf,
  setsOf,
].join('\n');
