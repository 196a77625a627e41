import { weightOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import type { Meaning } from './fields.ts';

/** Features of the column model that say how meanings stand beside each other: which are first, which last, and which stand right of which. */
export const [FIRST, LAST, AFTER] = ['neighbour first', 'neighbour last', 'neighbour after '];

type Likelihoods = ReadonlyMap<Meaning, number>;

/** How many times as likely each meaning is right of each other one, by their places among the labels of a model. */
interface Beside {
  first: readonly number[];
  last: readonly number[];
  after: readonly (readonly number[])[];
}

function besideOf(model: LinearModel): Beside {
  const factors = (feature: string) =>
    model.labels.map((_, place) => Math.exp(weightOf(model, feature, place)));
  return {
    first: factors(FIRST),
    last: factors(LAST),
    after: model.labels.map((label) => factors(`${AFTER}${label}`)),
  };
}

/** Values in proportion, together 1; as they are where all are 0. */
function together(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum === 0 ? [...values] : values.map((value) => value / sum);
}

const times = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, at) => value * (other[at] ?? 0));

/**
 * The likelihoods of the meanings of columns, from left to right, with what their neighbours say of each: a size stands right of a
 * thing, taxes stand between an amount and a total (the forward-backward procedure on a chain). A model that learned nothing of
 * neighbours leaves them as they are.
 */
export function withNeighbours(columns: readonly Likelihoods[], model: LinearModel): Likelihoods[] {
  if (!model.rows.has(FIRST)) return [...columns];
  const { labels } = model;
  const { first, last, after } = besideOf(model);
  const own = columns.map((likelihoods) => labels.map((label) => likelihoods.get(label) ?? 0));
  const fromLeft: number[][] = [];
  for (const [at, likely] of own.entries()) {
    const before = fromLeft[at - 1];
    const said =
      before === undefined
        ? first
        : labels.map((_, place) =>
            before.reduce((sum, value, left) => sum + value * (after[left]?.[place] ?? 1), 0),
          );
    fromLeft.push(together(times(likely, said)));
  }
  const fromRight: number[][] = own.map(() => []);
  for (const at of [...own.keys()].toReversed()) {
    const [next, said] = [own[at + 1], fromRight[at + 1]];
    const right = next === undefined || said === undefined ? null : times(next, said);
    fromRight[at] = together(
      right === null
        ? last
        : labels.map((_, place) =>
            right.reduce((sum, value, to) => sum + value * (after[place]?.[to] ?? 1), 0),
          ),
    );
  }
  return own.map((_, at) => {
    const likely = together(times(fromLeft[at] ?? [], fromRight[at] ?? []));
    return new Map(labels.map((label, place) => [label, likely[place] ?? 0]));
  });
}
