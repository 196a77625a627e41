import { probabilitiesOf } from '#engines/classifier/index.ts';
import { inParts, numberOf } from '#engines/tables/cells/numbers.ts';
import type { Column } from './columns.ts';
import { FIELDS_OF } from './fields.ts';
import type { Field, Kind } from './fields.ts';
import { holdingsOf, supportOf } from './sums.ts';
import type { Amounts } from './sums.ts';

/** What an owner said of columns, by their names: a field, or that a column is none. */
export type SaidFields = Readonly<Record<string, Field | null>>;

/** The likelihood of each field of a kind, and of none of them, for a column. */
function fieldsOf({ name, meanings }: Column, kind: Kind, said: SaidFields): [Field | null, number][] {
  const decided = said[name];
  if (decided !== undefined) return [[decided, 1]];
  const found = new Map<Field | null, number>([[null, 0]]);
  for (const [meaning, likelihood] of meanings) {
    const field = FIELDS_OF[kind][meaning] ?? null;
    found.set(field, (found.get(field) ?? 0) + likelihood);
  }
  return [...found];
}

/** What the columns of a table are taken for. */
export interface Mapping {
  /** Each field with its column and how sure that is, 0 to 1. */
  fields: ReadonlyMap<Field, { column: Column; confidence: number }>;
}

interface State {
  score: number;
  taken: ReadonlyMap<Field, Column>;
}

const BEAM = 60;
const LEAST_LIKELY = 0.004;

/** Amounts of one row of the sample by field. */
const amountsAt =
  (taken: ReadonlyMap<Field, Column>, row: number): Amounts =>
  (field) => {
    const column = taken.get(field);
    const value = column === undefined ? null : numberOf(column.sample[row], column.sign);
    return value === null ? null : inParts(value, field === 'qty' ? 1000 : 100);
  };

const SUM_ROWS = 120;

/** How much the sums between columns speak for what they are taken for. */
function sumsSay(taken: ReadonlyMap<Field, Column>): number {
  const [first] = taken.values();
  const count = Math.min(SUM_ROWS, first?.sample.length ?? 0);
  const rows = Array.from({ length: count }, (_, row) => amountsAt(taken, row));
  return supportOf(holdingsOf(rows, new Set(taken.keys())));
}

/** The likeliest ways to give each column one field at most and each field one column, by names and values alone. */
function likeliest(columns: readonly Column[], kind: Kind, said: SaidFields): State[] {
  const open = columns
    .map((column) => ({
      column,
      choices: fieldsOf(column, kind, said).filter(([, value]) => value >= LEAST_LIKELY),
    }))
    .toSorted((one, other) => surest(other.choices) - surest(one.choices));
  let states: State[] = [{ score: 0, taken: new Map() }];
  for (const { column, choices } of open)
    states = states
      .flatMap(({ score, taken }) =>
        [...choices.filter(([field]) => field === null || !taken.has(field)), ...nothing(choices)].map(
          ([field, value]): State => ({
            score: score + Math.log(value),
            taken: field === null ? taken : new Map(taken).set(field, column),
          }),
        ),
      )
      .toSorted((one, other) => other.score - one.score)
      .slice(0, BEAM);
  return states;
}

const surest = (choices: readonly (readonly [Field | null, number])[]): number =>
  Math.max(0, ...choices.map(([, value]) => value));
/** A column may always be left out, however much it looks like a field that another one is. */
const nothing = (choices: readonly (readonly [Field | null, number])[]): [null, number][] =>
  choices.some(([field]) => field === null) ? [] : [[null, LEAST_LIKELY]];

/**
 * What the columns of a table of this kind are: names and values propose, and of the likeliest ways the one wins in which the sums
 * between columns hold; what an owner said stands. The confidence of a field is the share of the ways, by their likelihood, in which it is that column's.
 */
export function mapColumns(columns: readonly Column[], kind: Kind, said: SaidFields = {}): Mapping {
  const states = likeliest(columns, kind, said).map((state) => ({
    ...state,
    score: state.score + sumsSay(state.taken),
  }));
  const weights = probabilitiesOf(states.map(({ score }) => score));
  const [best] = states.toSorted((one, other) => other.score - one.score);
  const fields = [...(best?.taken ?? [])].map(([field, column]) => {
    const confidence = states.reduce(
      (sum, { taken }, place) => sum + (taken.get(field) === column ? (weights[place] ?? 0) : 0),
      0,
    );
    return [field, { column, confidence }] as const;
  });
  return { fields: new Map(fields) };
}

/** Under this a column is left out rather than taken for what it may not be. */
export const LEAST_SURE = 0.5;

/** What a column was taken for; of several taxes each is one. */
export function fieldOfColumn(
  column: Column,
  { fields }: Mapping,
  taxes: readonly Column[],
): { header: string; field: Field | null; confidence: number } {
  const [field, found] = [...fields].find(([, one]) => one.column === column) ?? [];
  if (field !== undefined && found !== undefined && found.confidence >= LEAST_SURE)
    return { header: column.name, field, confidence: found.confidence };
  const none = column.meanings.get('none') ?? 0;
  const isTax = taxes.includes(column);
  return {
    header: column.name,
    field: isTax ? 'tax' : null,
    confidence: isTax ? (column.meanings.get('tax') ?? 0) : none,
  };
}
