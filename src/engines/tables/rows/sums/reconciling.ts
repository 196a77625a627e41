import type { Field } from '#engines/tables/columns/fields.ts';
import { areEqual, differingIn, effectOf, fieldsOf, isRight, lackOf, scopesOf } from './scopes.ts';
import type { Change } from './scopes.ts';
import { wordAt } from './states.ts';
import type { StateWords } from './states.ts';
import type { SumLine, Unit } from './units.ts';

/** How many units a line of sums is of at most before two changes together, and one, are no longer told from chance. */
const [FEW, MANY] = [12, 400];
/** How many units alike of which one is not in a sum are left out together, as nothing says which. */
const ALIKE = 3;

const areAboveNought = (units: readonly Unit[]): boolean =>
  units.every(({ amounts }) => [...amounts.values()].every((value) => value >= 0));

/** Finds which rows a line of sums does not count, or counts as money that went back. */
export class Reconciler {
  readonly #states: readonly StateWords[];
  readonly #mayBeBack: boolean;

  constructor(states: readonly StateWords[], mayBeBack: boolean) {
    this.#states = states;
    this.#mayBeBack = mayBeBack;
  }

  #isUnusual(unit: Unit): boolean {
    return this.#states.some(({ at, unusual }) => unusual.includes(wordAt(unit, at)));
  }

  /** All single changes of some units: each alone, and those together that say the same unusual word. */
  #changesOf(units: readonly Unit[]): Change[] {
    const inside = units.filter(({ isIn }) => isIn);
    const groups = this.#states.flatMap(({ at, unusual }) =>
      unusual
        .map((word) => inside.filter((unit) => wordAt(unit, at) === word))
        .filter((group) => group.length > 1),
    );
    const sets = [...inside.map((unit) => [unit]), ...groups];
    return [
      ...sets.map((set): Change => ({ units: set, does: 'out' })),
      ...(this.#mayBeBack ? sets.filter(areAboveNought) : []).map((set): Change => ({
        units: set,
        does: 'back',
      })),
      ...units.filter(({ isIn }) => !isIn).map((unit): Change => ({ units: [unit], does: 'in' })),
    ];
  }

  /** Whether nothing but units with an unusual word are changed, beside what was left out. */
  #isSpokenFor(changes: readonly Change[]): boolean {
    return changes.every(({ units, does }) => does === 'in' || units.every((unit) => this.#isUnusual(unit)));
  }

  /** Of changes that explain a sum as well as each other the one that its rows speak for; all that are alike where none is. */
  #chosen(found: readonly (readonly Change[])[]): readonly Change[] | null {
    if (found.length < 2) return found[0] ?? null;
    // What was left out already, and is counted by the file, needs no other explanation.
    if (found.some((changes) => changes.every(({ does }) => does === 'in'))) return [];
    const spoken = found.filter((changes) => this.#isSpokenFor(changes));
    if (spoken.length === 1) return spoken[0] ?? null;
    const alike = found.every(([first, second]) => second === undefined && first?.does === 'out');
    return alike && found.length <= ALIKE ? found.flat() : [];
  }

  /** The changes by which a line of sums comes right; null where none is found, none where it is right as it is. */
  explain(line: SumLine, all: readonly Unit[]): readonly Change[] | null {
    const fields = fieldsOf(line);
    const scopes = scopesOf(line, all);
    if (scopes.some((scope) => isRight(line, fields, scope))) return [];
    const isTold = differingIn(line) > 1;
    if (!isTold && !line.isNamed) return null;
    for (const size of isTold ? [1, 2] : [1])
      for (const scope of scopes.filter(({ length }) => length <= (size === 1 ? MANY : FEW))) {
        const chosen = this.#chosen(this.#explaining(line, scope, { fields, size }));
        if (chosen !== null) return chosen;
      }
    return null;
  }

  #explaining(
    line: SumLine,
    scope: readonly Unit[],
    { fields, size }: { fields: readonly Field[]; size: number },
  ): Change[][] {
    const lacks = lackOf(line, fields, scope);
    const changes = this.#changesOf(scope).map((change) => ({ change, effect: effectOf(change, fields) }));
    if (size === 1)
      return changes.filter(({ effect }) => areEqual(effect, lacks)).map(({ change }) => [change]);
    return changes.flatMap((one, at) =>
      changes
        .slice(at + 1)
        .filter(
          (other) =>
            areEqual(
              one.effect.map((value, place) => value + (other.effect[place] ?? 0)),
              lacks,
            ) && one.change.units.every((unit) => !other.change.units.includes(unit)),
        )
        .map((other) => [one.change, other.change]),
    );
  }
}
