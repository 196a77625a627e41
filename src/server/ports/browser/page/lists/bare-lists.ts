import type { PageElement } from '#server/ports/browser/page/page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const window: { legworkLists?: WeakSet<PageElement> };
declare const parentOf: typeof import('#server/ports/browser/page/sight.ts').parentOf;

/** What a list shows before anything was chosen from it. */
const UNCHOSEN =
  /^(-+ ?)?((please )?(select|choose|pick)( (an?|one|your|the))?( (option|answer|value|item|one))?|none|(veuillez )?(s[ée]lectionne[rz]?|choisi(r|ssez))( (une?|votre|la|le))?( (option|r[ée]ponse|valeur))?|bitte (aus)?w[äa]hlen)( ?-+| ?(\.\.\.|…))?$/i;

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
export const bareListsScript = `const UNCHOSEN = ${String(UNCHOSEN)};\n${String(isBareList)}\n${String(isCounted)}`;
