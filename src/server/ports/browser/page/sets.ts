import type { PageElement } from './page-types.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const controlOf: typeof import('./controls.ts').controlOf;
declare const around: typeof import('./sight.ts').around;
declare const parentOf: typeof import('./sight.ts').parentOf;
declare const wordsLeading: typeof import('./leading.ts').wordsLeading;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const groupOf: typeof import('./sight.ts').groupOf;
declare const firstInLine: typeof import('./inline.ts').firstInLine;
declare const rowOfBoxes: typeof import('./grids.ts').rowOfBoxes;
declare const captionOf: typeof import('./choices.ts').captionOf;

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
    const row = rowOfBoxes(control, controls);
    if (row) return row;
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
    return shared ? null : (heapOf(control, controls) ?? firstInLine(control, controls));
  };
  // A radio that its component keeps in a shadow root of its own shares its name with none that it can see.
  const isAlone = (control: PageElement) => {
    const root = control.getRootNode();
    return (
      root.host !== undefined &&
      controls.filter((other) => other.getRootNode() === root && other.name === control.name).length === 1
    );
  };
  for (const control of controls) {
    const kind = controlOf(control);
    const name = control.name ?? '';
    const named = (kind === 'radios' || kind === 'checkbox') && name !== '';
    const together =
      kind === 'checkbox'
        ? togetherOf(control)
        : kind === 'radios' && (name === '' || isAlone(control))
          ? (groupOf(control) ?? heapOf(control, controls))
          : null;
    const key = together ?? (named ? `${kind} ${name} ${rootOf(control)}` : control);
    sets.set(key, [...(sets.get(key) ?? []), control]);
  }
  return [...sets.values()];
}

/** The text of these functions, for a script that has those of the other files as well. */
export const setsScript = [`const ASKS = ${String(ASKS)};`, agrees, heapOf, setsOf].join('\n');
