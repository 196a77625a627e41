import type { PageElement } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const tidy: typeof import('./sight.ts').tidy;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const boxAround: typeof import('./surroundings.ts').boxAround;

const CHOOSER =
  /^(\+ ?)?(attach|upload|browse|choose|select|add|joindre|t[ée]l[ée]vers\w*|parcourir|importer|ajouter)( (a|an|your|un|une|votre|le|mon|my))?( (file|files|resume|cv|document|r[ée]sum[ée]|fichier|documents?|cover letter))*$/i;

/** Buttons that bring a file chooser although the page holds no box for a file beside them. */
export function choosersIn(shown: readonly PageElement[], controls: readonly PageElement[]): PageElement[] {
  return shown.filter((button) => {
    if (!button.matches('button, [role="button"], a') || !CHOOSER.test(tidy(button.textContent ?? '')))
      return false;
    const box = boxAround([button], controls);
    const named = /resume|cv\b|letter|file|document|fichier|lettre|upload|attach/i;
    return (
      box !== null &&
      named.test(tidy(wordsOf(box)) + tidy(button.textContent ?? '')) &&
      !box.querySelector('input[type="file"]')
    );
  });
}

/** The text of these functions, for a script that has those of the others as well. */
export const choosersScript = [`const CHOOSER = ${String(CHOOSER)};`, String(choosersIn)].join('\n');
