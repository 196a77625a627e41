import type { PageElement, SeenControl } from './page-types.ts';
// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const isBareList: typeof import('./lists/bare-lists.ts').isBareList;
declare const isListButton: typeof import('./lists/bare-lists.ts').isListButton;
declare const isDayButton: typeof import('./lists/bare-lists.ts').isDayButton;
declare const isCounted: typeof import('./lists/bare-lists.ts').isCounted;
declare const around: typeof import('./sight.ts').around;
declare const within: typeof import('./sight.ts').within;
declare const tidy: typeof import('./sight.ts').tidy;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const isShown: typeof import('./sight.ts').isShown;
declare const commonParent: typeof import('./choices.ts').commonParent;

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
  if (isDayButton(element) || isListButton(element)) return 'listbox';
  if (type === '' && isBareList(element)) return 'listbox';
  if (type !== '') {
    const invites = /^(search|select|choose|start typing|type to|rechercher|s[ée]lectionn|choisi|commencez)/i;
    return element.readOnly === true || invites.test(element.placeholder ?? '') ? 'listbox' : 'text';
  }
  const shows = '[role="textbox"]:not([aria-readonly="true"])';
  if (element.matches(`textarea, [contenteditable="true"], [contenteditable=""], ${shows}`)) return 'long';
  return element.matches('[role="spinbutton"]') ? 'text' : null;
}

/** Whether a form does nothing but look for jobs: its button says so, and it wants neither a file nor an address. */
export function searches(form: PageElement): boolean {
  if (within(form, 'input[type="file"], input[type="email"], input[type="tel"], textarea').length > 0)
    return false;
  const said = within(form, 'button, input[type="submit"]').map((button) =>
    tidy(button.matches('input') ? (button.value ?? '') : (button.textContent ?? '')),
  );
  const looks =
    /^(search|find|filter|show|browse|refine|update|recherch\w*|trouve[rz]|filtre[rz]|affiche[rz]|suchen|finden)\b.{0,30}$/i;
  return (
    said.some((words) => looks.test(words)) &&
    !said.some((words) => /^(submit|send|apply now|envoyer|postuler|next|continue|suivant)/i.test(words))
  );
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
  if (form && searches(form)) return true;
  if (!form || mates.length > 2) return false;
  // A page that asks for nothing but a password is the way to its form.
  const isDoor = mates.some((mate) => controlOf(mate) === 'password') && mates.length === all.length;
  if (isDoor) return false;
  return /search|subscribe|newsletter|sign ?in|log ?in|recherch|abonne|inscri|alert/i.test(
    `${form.textContent ?? ''} ${form.id} ${form.getAttribute('action') ?? ''}`,
  );
}

/** The controls of the page's application form: those of the largest form, and of others that are no search or newsletter. */
export function ofApplication(all: readonly PageElement[], buttons: readonly PageElement[][]): PageElement[] {
  const chosen = buttons.flat();
  const proxied = buttons.flatMap((set) => within(commonParent(set), 'input'));
  const known = all.filter(
    (element) => chosen.includes(element) || (controlOf(element) !== null && !proxied.includes(element)),
  );
  const modal = all.findLast(
    (element) => element.matches('[aria-modal="true"], dialog:modal') && isShown(element),
  );
  const open = modal && known.some((control) => isWithin(control, modal)) ? modal : null;
  const ours = known.filter((control) => !isForeign(control, known) && (!open || isWithin(control, open)));
  const forms = Map.groupBy(ours, (control) => around(control, 'form'));
  const largest = [...forms.entries()].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0];
  return ours.filter((control) => {
    const form = around(control, 'form');
    return form === largest || (largest && form === null) || (form && (forms.get(form)?.length ?? 0) > 2);
  });
}

export const controlsScript = [controlOf, searches, isForeign, ofApplication].join('\n');
