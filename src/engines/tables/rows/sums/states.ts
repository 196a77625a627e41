import { cellText } from '#engines/tables/table.ts';
import { fold } from '#engines/text/index.ts';
import type { Unit } from './units.ts';

/** How many different words a column has at most to be one of states; how much of the units has its commonest one. */
const [MOST_STATES, COMMONEST] = [8, 0.5];

/** A column in which most units say the same word and some another: what kind of a line it is, how it came out. */
export interface StateWords {
  at: number;
  usual: string;
  unusual: readonly string[];
}

export const wordAt = ({ record }: Unit, at: number): string => fold(cellText(record[at]));

/** The columns of states among units that are rows; `taken` are the places of columns that say none. */
export function stateWords(units: readonly Unit[], taken: ReadonlySet<number>): StateWords[] {
  const rows = units.filter(({ isIn }) => isIn);
  const width = rows.reduce((most, { record }) => Math.max(most, record.length), 0);
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    if (taken.has(at)) return [];
    const counts = new Map<string, number>();
    for (const unit of rows) {
      const word = wordAt(unit, at);
      if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
      if (counts.size > MOST_STATES) return [];
    }
    const [usual, ...others] = [...counts].toSorted(([, one], [, other]) => other - one);
    return usual === undefined || others.length === 0 || usual[1] < rows.length * COMMONEST
      ? []
      : [{ at, usual: usual[0], unusual: others.map(([word]) => word) }];
  });
}
