import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Row } from '#bench/table.ts';
import { importAnswer } from '#bench/predict/tasks/import.ts';
import type { ImportAnswer } from '#bench/predict/tasks/import.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { modelFiles } from '#server/ports/learned/model-files.ts';
import { plainImport } from './plain-import.ts';

/** Folders of tables, and what their rows are called. */
const OWN = [
  ['tables', 'Tables of owners'],
  ['tables-by-hand', 'Tables by other hands'],
  ['tables-mended', 'Tables by later hands'],
  ['tables-unseen', 'Tables by a last hand'],
  ['tables-layouts', 'Tables laid out in ways of their own'],
  ['tables-further', 'Tables by a further hand'],
  ['tables-judge', 'Tables that judge'],
  ['tables-registers', 'Tables of registers'],
  ['tables-counters', 'Tables of counters'],
  ['tables-high-street', 'Tables of a high street'],
  ['tables-work-orders', 'Tables of twenty trades'],
  ['tables-appointments', 'Tables of appointments'],
  ['tables-invoices-and-daybooks', 'Tables of invoices and daybooks'],
  ['tables-services-and-shops', 'Tables of services and shops'],
  ['tables-workshops', 'Tables of workshops'],
  ['tables-bookings-and-tills', 'Tables of bookings and tills'],
  ['tables-last', 'Tables of a last high street'],
] as const;
const value = z.union([z.string(), z.number(), z.boolean()]);
const truths = z.record(
  z.string(),
  z.object({
    kind: z.string(),
    mapping: z.record(z.string(), z.string().nullable()),
    rows: z.record(z.string(), z.record(z.string(), value)),
    rejected: z.array(z.object({ line: z.number(), reason: z.string() })),
    ask: z.array(z.string()).default([]),
  }),
);
type Truth = z.infer<typeof truths>[string];

/** Values of which a wrong one makes a wrong row. */
const NUMBERS = (name: string, said: unknown): boolean =>
  typeof said === 'number' || /date|last_seen|consent/.test(name);
/** Fields that are not added up. */
const NOT_ADDED: ReadonlySet<string> = new Set(['stars']);

function sumsOf(rows: Truth['rows']): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of Object.values(rows))
    for (const [field, said] of Object.entries(row))
      if (typeof said === 'number' && !NOT_ADDED.has(field)) sums.set(field, (sums.get(field) ?? 0) + said);
  return sums;
}

/** How much of a file is right. */
interface Score {
  kind: boolean;
  columns: number;
  ofColumns: number;
  sums: number;
  ofSums: number;
  wrongRows: number;
  lostRows: number;
  ofRows: number;
}

function scoreOf(truth: Truth, said: ImportAnswer): Score {
  const headers = Object.entries(truth.mapping);
  const [want, got] = [sumsOf(truth.rows), sumsOf(said.rows)];
  // Days whose order is a question, as it should be, are not kept as they stand.
  const isAsked = truth.ask.includes('date_order') && said.ask.includes('date_order');
  const isWrong = (line: string): boolean => {
    const [right, found] = [truth.rows[line], said.rows[line]];
    if (right === undefined || found === undefined) return found !== undefined;
    return Object.entries(right).some(
      ([field, one]) =>
        NUMBERS(field, one) &&
        !(isAsked && field === 'date') &&
        found[field] !== undefined &&
        found[field] !== one,
    );
  };
  const lines = new Set([...Object.keys(truth.rows), ...Object.keys(said.rows)]);
  return {
    kind: truth.kind === said.kind,
    columns: headers.filter(([header, field]) => (said.mapping[header] ?? null) === field).length,
    ofColumns: headers.length,
    sums: [...want].filter(([field, sum]) => got.get(field) === sum).length,
    ofSums: want.size,
    wrongRows: [...lines].filter(isWrong).length,
    lostRows: Object.keys(truth.rows).filter((line) => said.rows[line] === undefined).length,
    ofRows: Object.keys(truth.rows).length,
  };
}

const NOTHING: ImportAnswer = { kind: '', mapping: {}, ask: [], rows: {}, rejected: [] };
const total = (scores: readonly Score[], of: (score: Score) => number): number =>
  scores.reduce((sum, score) => sum + of(score), 0);
const percent = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);

/** Tables of owners read by the product, beside a plain reader: of `DIR/business/import`, or of our own sets. */
export async function measureImport(data: string | undefined): Promise<Row[]> {
  if (data !== undefined) return measureSet('Tables of owners', join(data, 'business', 'import'));
  const rows: Row[] = [];
  for (const [folder, name] of OWN)
    rows.push(...(await measureSet(name, join(import.meta.dirname, '..', 'data', folder))));
  return rows;
}

async function measureSet(set: string, folder: string): Promise<Row[]> {
  const truth = await readJson(join(folder, 'truth.json'), truths);
  const encoder = new WorkerEncoder();
  const knowledge = { model: await modelFiles().model('table-columns'), encoder };
  const [ours, plain]: [Score[], Score[]] = [[], []];
  for (const name of await readdir(join(folder, 'files'))) {
    const right = truth[name];
    if (right === undefined) continue;
    const bytes = await readFile(join(folder, 'files', name));
    ours.push(scoreOf(right, await importAnswer(bytes, knowledge).catch(() => NOTHING)));
    plain.push(scoreOf(right, plainImport(bytes)));
  }
  await encoder.close();
  const row = (name: string, unit: string, of: (scores: readonly Score[]) => number): Row => ({
    name: `${set}: ${name}`,
    unit,
    ours: of(ours),
    baseline: of(plain),
    against: 'commas, English words in names, parseFloat',
  });
  const isWhole = ({ sums, ofSums, wrongRows, lostRows }: Score) =>
    sums === ofSums && wrongRows + lostRows === 0;
  return [
    row('kind right', '%', (all) => percent(all.filter(({ kind }) => kind).length, all.length)),
    row('columns right', '%', (all) =>
      percent(
        total(all, (one) => one.columns),
        total(all, (one) => one.ofColumns),
      ),
    ),
    row('sums to the cent', '%', (all) =>
      percent(
        total(all, (one) => one.sums),
        total(all, (one) => one.ofSums),
      ),
    ),
    row('files whole', '%', (all) => percent(all.filter(isWhole).length, all.length)),
    row('wrong rows accepted', 'rows', (all) => total(all, (one) => one.wrongRows)),
    row('rows left out wrongly', '%', (all) =>
      percent(
        total(all, (one) => one.lostRows),
        total(all, (one) => one.ofRows),
      ),
    ),
  ];
}
