import { messages } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import type { Field } from './statements.ts';

/** How rows are wanted: as objects or as arrays, and by which readers of texts besides the database's own (by type's OID). */
export interface ResultOptions {
  rowMode?: 'array' | 'object';
  parsers?: Record<number, (value: string) => unknown>;
}

export interface Result {
  rows: unknown[];
  fields: readonly Field[];
  affectedRows: number;
}

type Answers = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

const isDone = (answer: Answers[number]) => answer instanceof messages.CommandCompleteMessage;

/** What was answered after the first statement of several that were sent together. */
export const afterFirst = (answers: Answers): Answers => answers.slice(answers.findIndex(isDone) + 1);

/** The rows that the database answered to one statement; `fields` are its columns. */
export function resultOf(
  answers: Answers,
  fields: readonly Field[],
  readers: PGlite['parsers'],
  options: ResultOptions,
): Result {
  const reads = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? readers[dataTypeID]);
  const rows: unknown[] = [];
  for (const answer of answers) {
    if (!(answer instanceof messages.DataRowMessage)) continue;
    const values = answer.fields.map((value, place) =>
      value === null ? null : (reads[place]?.(value, fields[place]?.dataTypeID) ?? value),
    );
    rows.push(
      options.rowMode === 'array'
        ? values
        : Object.fromEntries(fields.map(({ name }, place) => [name, values[place]])),
    );
  }
  const done = answers.findLast((answer) => answer instanceof messages.CommandCompleteMessage);
  return { rows, fields, affectedRows: Number(/\d+$/.exec(done?.text ?? '')?.[0] ?? 0) };
}
