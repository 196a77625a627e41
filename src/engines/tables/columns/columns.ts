import { probabilitiesOf, scoresOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { featuresOf } from './features.ts';
import { inFull } from './short-forms.ts';
import { withWhatIsTold } from './told.ts';
import { COUNTS, fits, LEAST_OF_TYPE } from './fits.ts';
import type { Meaning } from './fields.ts';
import { consentOf, UNSAID } from '#engines/tables/cells/consents.ts';
import { isNothing, numberOf, signOf } from '#engines/tables/cells/numbers.ts';
import type { DecimalSign } from '#engines/tables/cells/numbers.ts';
import { isMeasured, quantityOf, unitsOf } from '#engines/tables/cells/quantities.ts';
import { partialDay } from '#engines/tables/days/partial-days.ts';
import { SAMPLE, sharesOf } from './shapes.ts';
import { cellText } from '#engines/tables/table.ts';
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
  /** What its counts are measured in. */
  units?: ReadonlySet<string>;
  /** Whether its values leave open what it is: then its name has to say it. */
  isOpen?: boolean;
  /** Of several taxes that belong together, each. */
  parts?: readonly Column[];
}

/** The model is surer than it is right (its card): its scores count less beside what sums and the kind of the table say. */
const SOFTER = 1.4;

const shareOf = (cells: readonly (Cell | undefined)[], is: (cell: Cell | undefined) => boolean): number => {
  const filled = cells.filter((cell) => !isNothing(cell));
  return filled.filter(is).length / Math.max(1, filled.length);
};

/** Whether a cell is something said to the end, however short: three words and more that a sign closes. Names are none. */
const isSaid = (cell: Cell | undefined): boolean => /^\S+(?:\s+\S+){2,}[.!?…]["”»’)]?$/u.test(cellText(cell));

/** Whether a cell has two words and more: what numbers something has one at most, "Facture 1023". */
const isWordy = (cell: Cell | undefined): boolean => (cellText(cell).match(/\p{L}{4,}/gu) ?? []).length > 1;

/** Whether a cell is a day and its month without a year: "3 May", "14/06". */
const isDayOfYear = (cell: Cell | undefined): boolean => {
  const part = partialDay(cell);
  return part !== null && (part.month !== null || part.numbers?.includes('/') === true);
};

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
  // The model learned without these.
  const shares = {
    ...sharesOf(sample),
    measured: shareOf(sample, isMeasured),
    said: shareOf(sample, isSaid),
    wordy: shareOf(sample, isWordy),
    'day of a year': shareOf(sample, isDayOfYear),
    consenting: shareOf(sample, (cell) => consentOf(cell) !== UNSAID),
  };
  const likely = probabilitiesOf(
    scoresOf(model, featuresOf(inFull(name), sample, vector)).map((score) => score / SOFTER),
  );
  // A sign of money is that of no count, in a name or beside the numbers: "Parts ($)".
  const isMoney =
    /\p{Sc}/u.test(name) ||
    shareOf(sample, (cell) => /\p{Sc}/u.test(cellText(cell)) && numberOf(cell, null) !== null) >=
      LEAST_OF_TYPE;
  const possible = model.labels.map((label, place): [Meaning, number] => [
    label,
    label === 'none' || (fits(label, shares) && !(isMoney && COUNTS.has(label))) ? (likely[place] ?? 0) : 0,
  ]);
  const sum = possible.reduce((total, [, value]) => total + value, 0) || 1;
  const sign = signOf(cells.filter((cell) => cell !== undefined)) ?? fileSign;
  const units = unitsOf(cells);
  return {
    name,
    at,
    sample,
    sign,
    shares,
    numbers: sample.map((cell) => numberOf(cell, sign) ?? quantityOf(cell, sign, units)),
    units,
    meanings: withWhatIsTold(new Map(possible.map(([one, value]) => [one, value / sum])), {
      name,
      sample,
      shares,
    }),
  };
}
