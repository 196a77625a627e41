import type { PageElement, SeenControl, SeenField } from '#server/ports/browser/page/page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const window: { legworkLists?: WeakSet<PageElement>; legworkDays?: WeakSet<PageElement> };
declare const parentOf: typeof import('#server/ports/browser/page/sight.ts').parentOf;

/** What a list shows before anything was chosen from it. */
const UNCHOSEN =
  /^([-–—]+ ?)?((please )?(select|choose|pick)( (an?|one|your|the))?( (option|answer|value|item|one))?|none|(veuillez )?(s[ée]lectionne[rz]?|choisi(r|ssez))( (une?|votre|la|le))?( (option|r[ée]ponse|valeur))?|bitte (aus)?w[äa]hlen)( ?[-–—]+| ?(\.\.\.|…))?$/i;

/** Whether a button that opens a menu says that nothing is chosen yet, or once did: its menu is a list of choices. */
export function isListButton(element: PageElement): boolean {
  if (!element.matches('button[aria-haspopup="true"], button[aria-haspopup="menu"]')) return false;
  const lists = (window.legworkLists ??= new WeakSet());
  if (UNCHOSEN.test((element.textContent ?? '').replaceAll(/[▾▼⌄]/g, '').trim())) lists.add(element);
  return lists.has(element);
}

/** What a button that brings a calendar shows before a day was chosen. */
const NO_DAY =
  /^(please )?(pick|select|choose|set|enter|choisi(r|ssez)|s[ée]lectionne[rz]?|indique[rz]?|w[äa]hlen sie) (an? |the |your |une? |la |le |ein )?(start(ing)? |due )?(date|day|jour|datum|tag)( ?(\.\.\.|…))?$|^(datum|tag) (aus)?w[äa]hlen$|^(dd?|mm?|jj?|tt?|yyyy|aaaa|jjjj)([/.\- ](dd?|mm?|jj?|tt?|yyyy|aaaa|jjjj)){2}$/i;

/** Whether a button stands in place of a box for a day: it brings a calendar, and shows that none is chosen or the day that was. */
export function isDayButton(element: PageElement): boolean {
  if (!element.matches('button, [role="button"]') || element.matches('[type="submit"]')) return false;
  const days = (window.legworkDays ??= new WeakSet());
  // A box that is typed into asks by itself; the button beside it only helps.
  const isBeside = (parentOf(element)?.querySelector('input:not([type="hidden"]), select') ?? null) !== null;
  const shown = (element.textContent ?? '').replace(/^[^\p{L}\d]+/u, '').replace(/[\s▾▼⌄]+$/, '');
  if (!isBeside && element.matches('[aria-haspopup], [aria-expanded]') && NO_DAY.test(shown))
    days.add(element);
  return days.has(element);
}

/** In which of the ways of a `SeenField` a control is worked. */
export function mannerOf(first: PageElement, control: SeenControl): SeenField['manner'] {
  if (control === 'file' && !first.matches('input')) return 'chooser';
  if (first.matches('input') && !first.readOnly) return 'typed';
  return control === 'listbox' && isDayButton(first) ? 'day' : '';
}

/**
 * Whether an element that says nothing of what it is opens a list: it can be reached by key, and says that it opens one, or
 * that nothing is chosen yet, or it is named as one and keeps what was chosen in a hidden box beside itself.
 */
export function isBareList(element: PageElement): boolean {
  if (element.matches('button, a, input, select, textarea, label, summary, [role]:not([role="button"])'))
    return false;
  if (element.matches('[aria-haspopup="listbox"]')) return true;
  if (!element.matches('[tabindex="0"]') || element.querySelector('input:not([type="hidden"]), select'))
    return false;
  // It shows what was chosen in place of those words: what was a list stays one.
  const lists = (window.legworkLists ??= new WeakSet());
  const box = parentOf(element);
  const keeps = (box?.querySelector('input[type="hidden"]') ?? null) !== null;
  const named = /select|drop-?down|combo|picker/i.test(
    `${String(element.className)} ${String(box?.className)}`,
  );
  if (UNCHOSEN.test((element.textContent ?? '').replaceAll(/[▾▼⌄]/g, '').trim()) || (keeps && named))
    lists.add(element);
  return lists.has(element);
}

/** Whether a number stands between two buttons that count it down and up, and nothing takes it by the keys. */
export function isCounted(element: PageElement): boolean {
  const beside = [element.previousElementSibling, element.nextElementSibling];
  return (
    element.matches('output, [role="spinbutton"]:not([tabindex])') &&
    /^\d+$/.test(element.textContent?.trim() ?? '') &&
    beside.every((one) => one?.matches('button, [role="button"]') === true)
  );
}

/** The text of these functions, for a script that has those of the other files as well. */
export const bareListsScript = `const UNCHOSEN = ${String(UNCHOSEN)}; const NO_DAY = ${String(NO_DAY)};\n${String(isListButton)}\n${String(isDayButton)}\n${String(mannerOf)}\n${String(isBareList)}\n${String(isCounted)}`;
