import type { PageElement } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const tidy: typeof import('./sight.ts').tidy;
declare const byIds: typeof import('./sight.ts').byIds;
declare const labelsOf: typeof import('./sight.ts').labelsOf;
declare const groupOf: typeof import('./sight.ts').groupOf;
declare const wordsAfter: typeof import('./surroundings.ts').wordsAfter;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const commonParent: typeof import('./choices.ts').commonParent;
declare const wordsLeading: typeof import('./leading.ts').wordsLeading;
declare const wordsBehind: typeof import('./leading.ts').wordsBehind;
declare const frameOf: typeof import('./leading.ts').frameOf;
declare const cellQuestion: typeof import('./grids.ts').cellQuestion;
declare const rowHead: typeof import('./grids.ts').rowHead;
declare const isNamedBehind: typeof import('./headings.ts').isNamedBehind;
declare const namedBefore: typeof import('./inline.ts').namedBefore;
declare const headsSeveral: typeof import('./headings.ts').headsSeveral;
declare const nameAndValue: typeof import('./lines.ts').nameAndValue;
declare const controlOf: typeof import('./controls.ts').controlOf;

/** A caption of a button that names a deed, not the question. */
const DEED =
  /^(\+ ?)?(?:(?:tap|click|press|touchez|appuyez|cliquez) (?:here |ici )?(?:to|pour) )?(attach|upload|browse|choose|select|drag|drop|add|(?:or|ou)(?= |$)|joindre|parcour\w*|choisir|ajouter|s[ée]lectionn|t[ée]l[ée]vers\w*|importer|gliss\w*|enter manually|add document|remove|select one|search|no file|aucun fichier|dateien? |durchsuchen|hochladen|hierher)\b/i;

/** Names that only say that there is something to answer. */
const EMPTY =
  /^(type |enter |write |[ée]crivez |saisissez )?(your |my |an? |the |votre |ma |une )?(answer|reply|response|attachment|file|text|input|r[ée]ponse|fichier|pi[èe]ce jointe)( here| ici)?[\s.…:*]*$/i;

/** A deed that says which file it wants. */
const PAPER =
  /^(upload|attach|add|choose|t[ée]l[ée]vers\w*|joindre|joignez|ajouter)\b.{0,20}\b(resume|r[ée]sum[ée]|cv|curriculum|cover letter|lettre)\b/i;

/** A deed that is not even about a file by name. */
const LOOSE = new RegExp(`^(?!${PAPER.source.slice(1)})(?:${DEED.source.slice(1)})`, 'i');

/** The name of a file, which a zone shows in place of its own words once one was chosen. */
const CHOSEN = /^[^?]{1,80}\.(pdf|docx?|odt|rtf|txt)\b/i;

/** The visible question of one control by itself. */
export function ownQuestion(control: PageElement): string {
  const visible =
    byIds(control, 'aria-labelledby', EMPTY) ||
    tidy(
      labelsOf(control)
        .map((label) => wordsOf(label))
        .join(' '),
    );
  const both = controlOf(control) === 'listbox' ? nameAndValue(control) : null;
  const said = [visible, both?.name ?? tidy(control.getAttribute('aria-label') ?? '')];
  return (
    said.find(
      (text) =>
        text !== '' &&
        !EMPTY.test(text) &&
        !(control.type === 'file' && ((DEED.test(text) && !PAPER.test(text)) || CHOSEN.test(text))),
    ) ?? ''
  );
}

/** The words that stand before a control, past what a list shows and what a button does; else those behind it. */
export function wordsAround(box: PageElement, first: PageElement, all: readonly PageElement[]): string {
  const kind = controlOf(first);
  const isFile = first.type === 'file' || kind === null;
  if (kind === 'listbox' && box === first) {
    const framed = wordsBefore(frameOf(first, all), all, DEED);
    if (framed !== '') return framed;
  }
  const before = wordsBefore(box, all, isFile ? LOOSE : kind === 'listbox' ? DEED : undefined);
  return isFile || !DEED.test(before) ? before : '';
}

/** What a list without a name shows before anything is chosen, where that is what it wants: "Province". */
export function shownFirst(control: PageElement): string {
  const [first] = [...(control.options ?? [])];
  const text = first?.value === '' ? tidy(first.text) : '';
  return /\p{L}{3}/u.test(text) && !DEED.test(text) && !/^(please|veuillez)\b/i.test(text) ? text : '';
}

/** The question a set of controls answers. */
export function questionOf(controls: readonly PageElement[], all: readonly PageElement[]): string {
  const [first] = controls;
  if (!first) return '';
  const isSet = controls.length > 1 || first.matches('[type="radio"]');
  if (!isSet) {
    const isBox = controlOf(first) === 'checkbox';
    const own = ownQuestion(first) || (isBox ? wordsAfter(first, all) : cellQuestion(first, all));
    if (own !== '') return own;
  }
  const group = groupOf(first);
  if (
    group &&
    (isSet || first.type === 'file' || controlOf(first) === 'slider') &&
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
  const head = isSet ? rowHead(controls) : '';
  if (head !== '') return head;
  const box = controls.length > 1 ? commonParent(controls) : first;
  const leading = controls.length > 1 ? wordsLeading(controls, box, all) : '';
  const hosted = first.getRootNode().host;
  const behind = !isSet && isNamedBehind(first, all) ? wordsBehind(first, all) : '';
  const before = leading === '' && behind === '' ? wordsAround(box, first, all) : '';
  // Of words in front of choices the last may name the first of these.
  const caption = isSet ? namedBefore(first, all) : '';
  const lead = leading || behind || before;
  if (caption !== '' && lead.endsWith(` ${caption}`)) return lead.slice(0, -caption.length).trim();
  return (
    leading ||
    behind ||
    (before !== '' && !isSet && headsSeveral(first, before, all) ? tidy(first.placeholder ?? '') : before) ||
    tidy(hosted?.getAttribute('aria-label') ?? hosted?.getAttribute('label') ?? '') ||
    (EMPTY.test(first.placeholder ?? '') ? '' : tidy(first.placeholder ?? '')) ||
    shownFirst(first) ||
    (isSet || first.type === 'file' || controlOf(first) === 'checkbox' ? '' : wordsBehind(first, all)) ||
    tidy(first.title ?? '')
  );
}

export const questionsScript = [
  `const DEED = ${String(DEED)}; const EMPTY = ${String(EMPTY)}; const PAPER = ${String(PAPER)}; const LOOSE = ${String(LOOSE)}; const CHOSEN = ${String(CHOSEN)};`,
  ownQuestion,
  wordsAround,
  shownFirst,
  questionOf,
].join('\n');
