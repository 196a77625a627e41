import type { PageElement, SeenField } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const tidy: typeof import('./sight.ts').tidy;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const around: typeof import('./sight.ts').around;
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

/** Links and buttons that bring terms which are accepted in a dialog; once they are, they say so. */
export function termsIn(shown: readonly PageElement[]): PageElement[] {
  const opens =
    'button[type="button"]:not([role]), [role="button"], a[href="#"], a:not([href]), a[href^="javascript:"]';
  return shown.filter((element) => {
    const words = tidy(element.textContent ?? '');
    return (
      words.length < 140 &&
      element.matches(opens) &&
      around(element, 'form') !== null &&
      /\b(accept(ed)?|agree[d]?|accepte[rz]?|accept[ée]e?s?|akzeptier\w*|zustimm\w*)\b/i.test(words) &&
      /\b(privacy|terms|conditions|statement|policy|notice|confidentialit[ée]|d[ée]claration|datenschutz\w*|bedingungen)\b/i.test(
        words,
      )
    );
  });
}

/** A question about terms that a link brings: asked by its own words, and answered once they say so. */
export function termsFrom(field: SeenField, link: PageElement): SeenField {
  const words = tidy(link.textContent ?? '');
  const done = /\b(accepted|agreed|accept[ée]e?s?|akzeptiert|zugestimmt)\b/i.test(words);
  const value = String(done && !/\b(accept|agree)\b/i.test(words));
  return { ...field, key: link.id, label: tidy(`${field.label} ${words}`), manner: 'terms', value };
}

/** The text of these functions, for a script that has those of the others as well. */
export const choosersScript = [
  `const CHOOSER = ${String(CHOOSER)};`,
  String(choosersIn),
  String(termsIn),
  String(termsFrom),
].join('\n');
