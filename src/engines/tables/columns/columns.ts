import { probabilitiesOf, scoresOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { featuresOf } from './features.ts';
import { inFull } from './short-forms.ts';
import { withWhatIsTold } from './told.ts';
import { CONSENTS, DATES, isNumber } from './fields.ts';
import type { Meaning } from './fields.ts';
import { numberOf, signOf } from '#engines/tables/cells/numbers.ts';
import type { DecimalSign } from '#engines/tables/cells/numbers.ts';
import { SAMPLE, sharesOf } from './shapes.ts';
import type { Cell } from '#engines/tables/table.ts';

/** A column with what the model and its values say of it. */
export interface Column {
  name: string;
  /** Its place in a record. */
  at: number;
  /** Its cells in the first rows. */
  sample: readonly (Cell | undefined)[];
  /** The sign before its decimals. */
  sign: DecimalSign;
  /** Likelihood of each meaning from the name and the values, together 1. */
  meanings: ReadonlyMap<Meaning, number>;
  shares: Readonly<Record<string, number>>;
  /** The numbers of its sample; null where there is none. */
  numbers: readonly (number | null)[];
  /** Of several taxes that belong together, each. */
  parts?: readonly Column[];
}

/** The model is surer than it is right (its card): its scores count less beside what sums and the kind of the table say. */
const SOFTER = 1.4;

/** How much of a column's values has to be of a field's type. */
const LEAST_OF_TYPE = 0.5;

/** How much of a column of names may be something else: names are short. */
const LEAST_OF_NAMES = 0.3;

/** How much of a column has names and single words before it is none of answers. */
const LEAST_OF_NAMED = 0.9;

/** How much of the ids of rows differ at least: a file may have some rows twice. */
const LEAST_DIFFERING = 0.8;

/** Whether values may be those of a meaning: a date has days, an amount numbers, an item names. An empty column may be anything. */
export function fits(meaning: Meaning, shares: Readonly<Record<string, number>>): boolean {
  const share = (...names: string[]) => names.reduce((sum, name) => sum + (shares[name] ?? 0), 0);
  if ((shares['filled'] ?? 0) === 0) return true;
  const numeric = share('number');
  if (DATES.has(meaning)) return share('date', 'serial') >= LEAST_OF_TYPE;
  if (isNumber(meaning)) return numeric >= LEAST_OF_TYPE && share('date') < LEAST_OF_TYPE;
  if (CONSENTS.has(meaning)) return share('yes or no') >= LEAST_OF_TYPE;
  switch (meaning) {
    case 'stars':
      return share('rating') >= LEAST_OF_TYPE;
    case 'email':
      return share('email') >= LEAST_OF_TYPE;
    case 'order_ref':
      // A number has digits: words alone are days of the week, or whose it is.
      return share('email', 'date', 'word') < LEAST_OF_TYPE;
    case 'location':
    case 'variant':
      return share('email', 'date', 'money') < LEAST_OF_TYPE;
    case 'line_ref':
    case 'source_ref':
      return (shares['differing'] ?? 0) >= LEAST_DIFFERING && share('email', 'date') < LEAST_OF_TYPE;
    case 'recommends':
    case 'currency':
    case 'phone':
      return numeric < LEAST_OF_TYPE || meaning === 'phone';
    case 'item':
      return numeric < LEAST_OF_TYPE && share('date', 'email', 'time', 'sentence', 'state') < LEAST_OF_TYPE;
    case 'person':
    case 'first_name':
    case 'last_name':
      return numeric < LEAST_OF_TYPE && share('date', 'email', 'time', 'state', 'sentence') < LEAST_OF_NAMES;
    case 'category':
    case 'vendor':
    case 'text':
    case 'reply':
      // Who answered is named beside what was answered.
      return (
        numeric < LEAST_OF_TYPE &&
        share('date', 'email', 'time', 'state') < LEAST_OF_TYPE &&
        (meaning !== 'reply' || share('word', 'name') < LEAST_OF_NAMED)
      );
    default:
      return share('email', 'date') < LEAST_OF_TYPE;
  }
}

/** Meanings that are counts of things. */
const COUNTS: ReadonlySet<Meaning> = new Set(['qty', 'stock', 'orders']);

/** A column as the model sees it. `vector` is the sentence encoder's of its name, or null without one. */
export function columnOf(
  name: string,
  at: number,
  cells: readonly (Cell | undefined)[],
  {
    model,
    vector,
    fileSign,
  }: { model: LinearModel; vector: readonly number[] | null; fileSign: DecimalSign },
): Column {
  const sample = cells.slice(0, SAMPLE);
  const shares = sharesOf(sample);
  const likely = probabilitiesOf(
    scoresOf(model, featuresOf(inFull(name), sample, vector)).map((score) => score / SOFTER),
  );
  // A name with a sign of money is that of no count: "Parts ($)".
  const isMoney = /\p{Sc}/u.test(name);
  const possible = model.labels.map((label, place): [Meaning, number] => [
    label,
    label === 'none' || (fits(label, shares) && !(isMoney && COUNTS.has(label))) ? (likely[place] ?? 0) : 0,
  ]);
  const sum = possible.reduce((total, [, value]) => total + value, 0) || 1;
  const sign = signOf(cells.filter((cell) => cell !== undefined)) ?? fileSign;
  return {
    name,
    at,
    sample,
    sign,
    shares,
    numbers: sample.map((cell) => numberOf(cell, sign)),
    meanings: withWhatIsTold(new Map(possible.map(([one, value]) => [one, value / sum])), {
      name,
      sample,
      shares,
    }),
  };
}
