import { messages } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';

/** How rows are wanted: as objects or as arrays, and by which readers of texts besides the database's own (by type's OID). */
export interface ResultOptions {
  rowMode?: 'array' | 'object';
  parsers?: Record<number, (value: string) => unknown>;
}

export interface Result {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
}

type Answers = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

/** The rows among what the database answered to one statement. */
export function resultOf(answers: Answers, readers: PGlite['parsers'], options: ResultOptions): Result {
  const fields = answers.findLast((answer) => answer instanceof messages.RowDescriptionMessage)?.fields ?? [];
  const reads = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? readers[dataTypeID]);
  const rows: unknown[] = [];
  let described = false;
  for (const answer of answers) {
    // What comes before is the answer of the setting.
    if (answer instanceof messages.RowDescriptionMessage) described = true;
    if (!described || !(answer instanceof messages.DataRowMessage)) continue;
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
