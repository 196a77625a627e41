import { cellText } from '#engines/tables/table.ts';
import { fold } from '#engines/text/index.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import { MIRRORED } from '#engines/tables/rows/signs.ts';
import type { Amounts, SumLine, Unit } from './units.ts';

/** What explains a line of sums: units are not in it, or went into it below nought. */
export interface Change {
  units: readonly Unit[];
  does: 'out' | 'back' | 'in';
}

/** How many units a line of sums is of at most before two changes together are no longer told from chance. */
const FEW = 12;
/** How many different words a column has at most to be one of states; how much of the units has its commonest one. */
const [MOST_STATES, COMMONEST] = [8, 0.55];
/** How many units alike of which one is not in a sum are left out together, as nothing says which. */
const ALIKE = 3;

/** What a change adds to each of the amounts that a line of sums says. */
function effectOf({ units, does }: Change, fields: readonly Field[]): number[] {
  return fields.map((field) => {
    const sum = units.reduce((total, { amounts }) => total + (amounts.get(field) ?? 0), 0);
    if (does === 'back') return MIRRORED.includes(field) ? -2 * sum : 0;
    return does === 'in' ? sum : -sum;
  });
}

const isAll = (values: readonly number[], wanted: readonly number[]): boolean =>
  values.every((value, at) => value === wanted[at]);

const textAt = ({ record }: Unit, at: number): string => fold(cellText(record[at]));

/** Columns in which most units say the same word and some another: what kind of a line it is, how it came out. */
function stateColumns(units: readonly Unit[], taken: ReadonlySet<number>): { at: number; usual: string }[] {
  const width = Math.max(0, ...units.map(({ record }) => record.length));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    if (taken.has(at)) return [];
    const counts = new Map<string, number>();
    for (const unit of units) {
      const text = textAt(unit, at);
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const [usual = '', count = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    return counts.size > 1 && counts.size <= MOST_STATES && count >= units.length * COMMONEST
      ? [{ at, usual }]
      : [];
  });
}

const areAboveNought = (units: readonly Unit[]): boolean =>
  units.every(({ amounts }) => [...amounts.values()].every((value) => value >= 0));

/** Finds which rows a file's own lines of sums do not count, or count as money that went back. */
export class Reconciler {
  readonly #states: readonly { at: number; usual: string }[];
  readonly #mayBeBack: boolean;

  /** `taken` are the places of columns that say no states: amounts, days, names of things. */
  constructor(units: readonly Unit[], taken: ReadonlySet<number>, mayBeBack: boolean) {
    this.#states = stateColumns(
      units.filter(({ isIn }) => isIn),
      taken,
    );
    this.#mayBeBack = mayBeBack;
  }

  #isUnusual(unit: Unit): boolean {
    return this.#states.some(({ at, usual }) => {
      const text = textAt(unit, at);
      return text !== '' && text !== usual;
    });
  }

  /** All single changes of some units: each alone, and those together that say the same unusual word. */
  #changesOf(units: readonly Unit[]): Change[] {
    const inside = units.filter(({ isIn }) => isIn);
    const groups = this.#states.flatMap(({ at, usual }) => {
      const words = new Set(inside.map((unit) => textAt(unit, at)));
      return [...words]
        .filter((word) => word !== '' && word !== usual)
        .map((word) => inside.filter((unit) => textAt(unit, at) === word))
        .filter((group) => group.length > 1);
    });
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

  /** Of changes that explain a sum as well as each other the one that its rows speak for; all that are alike where none is. */
  #chosen(found: readonly (readonly Change[])[]): readonly Change[] | null {
    if (found.length < 2) return found[0] ?? null;
    // What was left out already, and is counted by the file, needs no other explanation.
    if (found.some((changes) => changes.every(({ does }) => does === 'in'))) return [];
    const spoken = found.filter((changes) =>
      changes.every(({ units, does }) => does === 'in' || units.every((unit) => this.#isUnusual(unit))),
    );
    if (spoken.length === 1) return spoken[0] ?? null;
    const alike = found.every(([first, second]) => second === undefined && first?.does === 'out');
    return alike && found.length <= ALIKE ? found.flat() : [];
  }

  /** The changes by which a line of sums comes right; null where none is found, none where it is right as it is. */
  explain({ says, isNamed, units: count, cuts }: SumLine, all: readonly Unit[]): readonly Change[] | null {
    const fields = [...says.keys()].filter((field) => (says.get(field) ?? 0) !== 0 || says.size > 1);
    const differing = new Set([...says.values()].filter((value) => value !== 0)).size;
    const scopes = [...new Set(cuts)]
      .toSorted((one, other) => other - one)
      .map((from) => all.slice(from, count))
      .filter((units) => units.some(({ isIn }) => isIn));
    const open = scopes.map((units) => ({ units, lacks: lackOf(says, fields, units) }));
    if (open.some(({ units, lacks }) => lacks.every((value) => value === 0) || isOfAll(units, lacks, fields)))
      return [];
    if (differing < 2 && !isNamed) return null;
    for (const size of differing < 2 ? [1] : [1, 2])
      for (const { units, lacks } of open) {
        const chosen = this.#chosen(this.#explaining(units, lacks, { fields, size }));
        if (chosen !== null) return chosen;
      }
    return null;
  }

  #explaining(
    units: readonly Unit[],
    lacks: readonly number[],
    { fields, size }: { fields: readonly Field[]; size: number },
  ): Change[][] {
    const changes = this.#changesOf(units).map((change) => ({ change, effect: effectOf(change, fields) }));
    if (size === 1) return changes.filter(({ effect }) => isAll(effect, lacks)).map(({ change }) => [change]);
    if (units.length > FEW) return [];
    return changes.flatMap((one, at) =>
      changes
        .slice(at + 1)
        .filter(
          (other) =>
            isAll(
              one.effect.map((value, place) => value + (other.effect[place] ?? 0)),
              lacks,
            ) && one.change.units.every((unit) => !other.change.units.includes(unit)),
        )
        .map((other) => [one.change, other.change]),
    );
  }
}

/** What a line of sums says beyond what the rows in it come to, field by field. */
const lackOf = (says: Amounts, fields: readonly Field[], units: readonly Unit[]): number[] =>
  fields.map((field) =>
    units.reduce(
      (rest, { amounts, isIn }) => rest - (isIn ? (amounts.get(field) ?? 0) : 0),
      says.get(field) ?? 0,
    ),
  );

/** Whether a line of sums counts what was left out as well. */
const isOfAll = (units: readonly Unit[], lacks: readonly number[], fields: readonly Field[]): boolean =>
  isAll(effectOf({ units: units.filter(({ isIn }) => !isIn), does: 'in' }, fields), lacks);
