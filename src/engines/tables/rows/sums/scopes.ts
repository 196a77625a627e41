import type { Field } from '#engines/tables/columns/fields.ts';
import { MIRRORED } from '#engines/tables/rows/signs.ts';
import type { SumLine, Unit } from './units.ts';

/** What explains a line of sums: units are not in it, or went into it below nought, or are in it although they were left out. */
export interface Change {
  units: readonly Unit[];
  does: 'out' | 'back' | 'in';
}

/** Units that a line of sums may be of: from a line of sums before it, or from the beginning. */
const MOST_CUTS = 40;
export const scopesOf = ({ cuts, units, isSure }: SumLine, all: readonly Unit[]): Unit[][] =>
  [...new Set([0, ...cuts.slice(-MOST_CUTS)])]
    .toSorted((one, other) => other - one)
    .map((from) => all.slice(from, units))
    .filter((scope) => scope.filter(({ isIn }) => isIn).length >= (isSure ? 1 : 2));

/** The fields that a line of sums tells by: one that says nought tells beside others. */
export const fieldsOf = ({ says }: SumLine): Field[] =>
  [...says.keys()].filter((field) => (says.get(field) ?? 0) !== 0 || says.size > 1);

/** What a change adds to each of some fields. */
export function effectOf({ units, does }: Change, fields: readonly Field[]): number[] {
  return fields.map((field) => {
    const sum = units.reduce((total, { amounts }) => total + (amounts.get(field) ?? 0), 0);
    if (does === 'back') return MIRRORED.includes(field) ? -2 * sum : 0;
    return does === 'in' ? sum : -sum;
  });
}

/** What a line of sums says beyond what the rows of a scope come to, field by field. */
export const lackOf = ({ says }: SumLine, fields: readonly Field[], scope: readonly Unit[]): number[] =>
  fields.map((field) =>
    scope.reduce(
      (rest, { amounts, isIn }) => rest - (isIn ? (amounts.get(field) ?? 0) : 0),
      says.get(field) ?? 0,
    ),
  );

export const areEqual = (values: readonly number[], wanted: readonly number[]): boolean =>
  values.every((value, at) => value === wanted[at]);

/** Whether the rows of a scope, or they with all that was left out, come to what a line of sums says. */
export function isRight(line: SumLine, fields: readonly Field[], scope: readonly Unit[]): boolean {
  const lacks = lackOf(line, fields, scope);
  const out = scope.filter(({ isIn }) => !isIn);
  return lacks.every((value) => value === 0) || areEqual(effectOf({ units: out, does: 'in' }, fields), lacks);
}

/** How many different amounts a line of sums says. */
export const differingIn = ({ says }: SumLine): number =>
  new Set([...says.values()].filter((value) => value !== 0)).size;
