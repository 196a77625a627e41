import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '#localization/catalogue.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { modelFiles } from '#server/ports/learned/model-files.ts';
import { UnreadableTable } from '#server/ports/tables/limits.ts';
import { understandFile } from '#server/ports/tables/understand.ts';
import type { Understood } from '#server/ports/tables/understand.ts';
import { eachItem, WrongInput } from './task.ts';
import type { Report } from './task.ts';

/** What the task answers of one file. */
export interface ImportAnswer {
  kind: string;
  /** Why nothing of it would be kept unless its owner says what a row is. */
  against?: string;
  mapping: Record<string, string | null>;
  ask: string[];
  rows: Record<string, Record<string, string | number | boolean>>;
  rejected: { line: number; reason: string }[];
}

/** Of several tables of a file the one with the most rows. */
const largest = (tables: readonly Understood[]): Understood | undefined =>
  tables.toSorted((one, other) => other.reading.rows.size - one.reading.rows.size)[0];

/** A file's largest table in the words of the task. */
export async function importAnswer(
  bytes: Uint8Array,
  knowledge: Parameters<typeof understandFile>[1],
): Promise<ImportAnswer> {
  const found = largest(await understandFile(bytes, knowledge));
  if (found === undefined) throw new Error('There is no table.');
  const { kind, against, columns, questions, rows, leftOut } = found.reading;
  return {
    kind,
    ...(against === null ? {} : { against }),
    mapping: Object.fromEntries(columns.map(({ header, field }) => [header, field])),
    ask: questions.map((question) =>
      question.about === 'column' ? `column:${question.header}` : question.about,
    ),
    rows: Object.fromEntries([...rows].map(([line, { values }]) => [String(line), values])),
    rejected: [...leftOut],
  };
}

/** Of every file of a folder: what it is about, its columns, what has to be asked, and its rows or why they are left out. */
export async function predictImport(input: string, report: Report): Promise<unknown> {
  const entries = await readdir(input, { withFileTypes: true }).catch(() => null);
  const names = (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
  if (names.length === 0) throw new WrongInput(`${input} is no folder of files.`);
  const encoder = new WorkerEncoder();
  const knowledge = { model: await modelFiles().model('table-columns'), encoder };
  const answers = await eachItem(
    names.toSorted(),
    (name) => name,
    async (name) =>
      importAnswer(await readFile(join(input, name)), knowledge).catch((error: unknown) => {
        throw error instanceof UnreadableTable ? new WrongInput(say(error.said, { locale: 'en' })) : error;
      }),
    report,
  );
  await encoder.close();
  return Object.fromEntries(answers);
}
