import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { ETHNIC_KINDS, type Kind } from './kinds.data.ts';

/** A choice without what it says in brackets, which only explains it; one that leaves somebody out keeps it. */
const bare = (label: string): string =>
  plainLabel(/\b(not|non|except|sauf)\b/i.test(label) ? label : label.replace(/\([^)]*\)/g, ' '));

const kindOf = (name: string): Kind | undefined => ETHNIC_KINDS.find(({ names }) => names.includes(name));

const holdsWord = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `);

/**
 * The choice for an ethnic kind that was told: the one that names it, else the nearest wider one where no other choice speaks of
 * that wider kind too. -1 where none does or several do.
 */
export function choiceOfKind(labels: readonly string[], told: string): number {
  const own = kindOf(plainLabel(told));
  if (own === undefined) return -1;
  const choices = labels.map(bare);
  const exact = choices.map((choice) => own.names.includes(choice));
  if (exact.includes(true)) return exact.filter(Boolean).length === 1 ? exact.indexOf(true) : -1;
  for (const wider of own.within) {
    const names = kindOf(wider)?.names ?? [];
    const found = choices.map((choice) => names.includes(choice));
    if (!found.includes(true)) continue;
    const at = found.indexOf(true);
    const others = choices.filter(
      (choice, index) => index !== at && names.some((name) => holdsWord(choice, name)),
    );
    return found.filter(Boolean).length === 1 && others.length === 0 ? at : -1;
  }
  return -1;
}
