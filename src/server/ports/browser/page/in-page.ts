import type { PageDocument, PageElement, SeenControl, SeenPage } from './page-types.ts';
import { choicesScript } from './choices.ts';
import { choosersScript } from './choosers.ts';
import { sectionsScript } from './sections.ts';
import { controlsScript } from './controls.ts';
import { besideScript } from './beside.ts';
import type { Found } from './describe.ts';
import { describeScript } from './describe.ts';
import { gridsScript } from './grids.ts';
import { headingsScript } from './headings.ts';
import { bareListsScript } from './lists/bare-lists.ts';
import { inlineScript } from './inline.ts';
import { leadingScript } from './leading.ts';
import { linesScript } from './lines.ts';
import { partsScript } from './parts.ts';
import { questionsScript } from './questions.ts';
import { setsScript } from './sets.ts';
import { sightScript } from './sight.ts';
import { surroundingsScript } from './surroundings.ts';

// This runs inside the page as well: what the other scripts send along is a global here.
declare const document: PageDocument;
declare const everyElement: typeof import('./sight.ts').everyElement;
declare const isShown: typeof import('./sight.ts').isShown;
declare const proxyOf: typeof import('./surroundings.ts').proxyOf;
declare const buttonSets: typeof import('./choices.ts').buttonSets;
declare const controlOf: typeof import('./controls.ts').controlOf;
declare const choosersIn: typeof import('./choosers.ts').choosersIn;
declare const termsIn: typeof import('./choosers.ts').termsIn;
declare const termsFrom: typeof import('./choosers.ts').termsFrom;
declare const asksAllOf: typeof import('./sections.ts').asksAllOf;
declare const asksAll: typeof import('./sections.ts').asksAll;
declare const isAsked: typeof import('./sections.ts').isAsked;
declare const hiddenWords: typeof import('./sections.ts').hiddenWords;
declare const ofApplication: typeof import('./controls.ts').ofApplication;
declare const setsOf: typeof import('./sets.ts').setsOf;
declare const describe: typeof import('./describe.ts').describe;
declare const inOrder: typeof import('./inline.ts').inOrder;
declare const lined: typeof import('./lines.ts').lined;
declare const pointBack: typeof import('./lines.ts').pointBack;
declare const nameAll: typeof import('./lines.ts').nameAll;

function kindOf(set: readonly PageElement[]): SeenControl {
  return (set[0] ? controlOf(set[0]) : null) ?? 'text';
}

function isSingle(set: readonly PageElement[]): boolean {
  return set.length === 1 && !['radios', 'checkbox', 'file', 'long'].includes(kindOf(set));
}

/** The controls by the question they answer, each set with its kind. */
function questionsIn(
  kept: readonly PageElement[],
  buttons: readonly PageElement[][],
  shown: readonly PageElement[],
): { found: Found; words: string }[] {
  const sets = setsOf(kept.filter((control) => !buttons.flat().includes(control)));
  const lines = sets
    .filter(isSingle)
    .flat()
    .filter((control) => proxyOf(control, kept) !== null);
  const groups = sets
    .filter((set) => !isSingle(set))
    .map((own) => {
      const kind = kindOf(own);
      return { control: kind === 'checkbox' && own.length > 1 ? ('checkboxes' as const) : kind, own };
    });
  const pressed = buttons.filter((set) => set.every((button) => kept.includes(button)));
  const others: Found[] = [
    ...groups,
    ...pressed.map((own) => ({ control: 'buttons' as const, own })),
    ...choosersIn(shown, kept).map((button) => ({ control: 'file' as const, own: [button] })),
    ...termsIn(shown).map((link) => ({ control: 'checkbox' as const, own: [link] })),
  ];
  return [...lined(lines, kept), ...others.map((found) => ({ found, words: '' }))];
}

/** Every question of the page's application form, from top to bottom. */
function observe(): SeenPage {
  const elements: PageElement[] = [];
  const keep = (element: PageElement) =>
    elements.includes(element) ? elements.indexOf(element) : elements.push(element) - 1;
  const all = everyElement(document);
  const shown = all.filter(
    (element) =>
      element.matches('button, a, [role], div[tabindex="0"], span[tabindex="0"], li[tabindex="0"]') &&
      isShown(element),
  );
  const buttons = buttonSets(shown);
  const kept = ofApplication(all, buttons);
  const fields = questionsIn(kept, buttons, shown).flatMap(({ found, words }) => {
    const field = describe(found, kept, keep);
    if (field === null) return [];
    if (words !== '') {
      field.required ||= /[*✱]/.test(words);
      field.label = words;
    }
    const [first] = found.own;
    return [
      found.control === 'checkbox' && first && controlOf(first) === null ? termsFrom(field, first) : field,
    ];
  });
  const isAll = asksAll(all);
  for (const field of fields) field.required ||= (isAll || asksAllOf(field.section)) && isAsked(field);
  const sorted = inOrder(fields, elements);
  nameAll(sorted);
  pointBack(sorted);
  return { fields: sorted, hidden: hiddenWords(all), elements };
}

const parts = [kindOf, isSingle, questionsIn, observe];
const scripts = [
  sightScript,
  surroundingsScript,
  leadingScript,
  inlineScript,
  gridsScript,
  sectionsScript,
  choicesScript,
  choosersScript,
  bareListsScript,
  controlsScript,
  setsScript,
  headingsScript,
  questionsScript,
  besideScript,
  describeScript,
  linesScript,
  partsScript,
  ...parts,
];

/** The text of the functions that find a page's questions, and of a script whose value is the page's `SeenPage`. */
export const observeParts = scripts.join('\n');
export const observeScript = `(() => { ${observeParts}\nreturn observe(); })()`;
