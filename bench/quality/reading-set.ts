import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readBare } from '#bench/resume-set/bare-reader.ts';
import { fields, gradesOf } from '#bench/resume-set/fields.ts';
import type { Fields } from '#bench/resume-set/fields.ts';
import type { Row } from '#bench/table.ts';
import { predictAnalyses } from '#bench/predict/tasks/resume-analysis.ts';
import { predictResumes, predictRobustness } from '#bench/predict/tasks/resume.ts';
import { readJson } from '#bench/predict/tasks/task.ts';

const truth = z.array(fields.extend({ id: z.string(), file: z.string(), kind: z.string().default('') }));
const wantedOutcomes = z.array(
  z.object({
    file: z.string(),
    expect: z.string(),
    name: z.string().optional(),
    email: z.string().optional(),
  }),
);
const pairs = z.array(z.object({ id: z.string(), a: z.string(), b: z.string(), better: z.enum(['a', 'b']) }));
const outcomes = z.record(z.string(), z.object({ outcome: z.string(), name: z.string(), email: z.string() }));
const analyses = z.record(z.string(), z.object({ a: z.number(), b: z.number() }));

const nobody = { failed: () => undefined };
const mean = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

interface Graded {
  kind: string;
  ours: Map<string, number>;
  bare: Map<string, number>;
}

const nothing = (): Fields => fields.parse({});

/** One row: the mean of some grades of both, in percent. */
function rowOf(name: string, of: readonly Graded[], field?: string): Row {
  const share = (side: 'ours' | 'bare') =>
    100 *
    mean(
      of.flatMap((one) => {
        const grades = field === undefined ? [...one[side].values()] : [one[side].get(field)];
        return grades.flatMap((grade) => grade ?? []);
      }),
    );
  return { name, unit: '%', ours: share('ours'), baseline: share('bare'), against: 'bare text and patterns' };
}

async function fieldRows(folder: string): Promise<Row[]> {
  const wanted = await readJson(join(folder, 'truth.json'), truth);
  const found = z.record(z.string(), fields).parse(await predictResumes(join(folder, 'files'), nobody));
  const graded: Graded[] = [];
  for (const { id, file, kind, ...person } of wanted) {
    const bytes = new Uint8Array(await readFile(join(folder, 'files', file)));
    const bare = await readBare(bytes).catch(nothing);
    graded.push({ kind, ours: gradesOf(person, found[id] ?? nothing()), bare: gradesOf(person, bare) });
  }
  const names = [...new Set(graded.flatMap(({ ours }) => [...ours.keys()]))];
  const layouts = [...new Set(graded.map(({ kind }) => kind))].toSorted();
  const formats = [...new Set(layouts.map((kind) => kind.split(':')[0] ?? ''))];
  return [
    ...names.map((name) => rowOf(`CV field, ${name}`, graded, name)),
    ...formats.map((format) =>
      rowOf(
        `CV format, ${format}`,
        graded.filter(({ kind }) => kind.split(':')[0] === format),
      ),
    ),
    ...layouts
      .filter((kind) => kind.includes(':'))
      .map((kind) =>
        rowOf(
          `CV layout, ${kind}`,
          graded.filter((one) => one.kind === kind),
        ),
      ),
  ];
}

async function robustnessRows(folder: string): Promise<Row[]> {
  const wanted = await readJson(join(folder, 'robust.json'), wantedOutcomes);
  const found = outcomes.parse(await predictRobustness(join(folder, 'robust'), nobody));
  let [ours, bare] = [0, 0];
  for (const { file, expect, name, email } of wanted) {
    const given = found[file];
    const agrees =
      given?.outcome === expect && (name === undefined || (given.name === name && given.email === email));
    if (agrees) ours += 1;
    const read = await readBare(new Uint8Array(await readFile(join(folder, 'robust', file)))).catch(
      () => null,
    );
    const text = read !== null && read.name !== '';
    if (expect === 'parse' ? text && (email === undefined || read.email === email) : !text) bare += 1;
  }
  return [
    {
      name: `CV damaged, right of ${wanted.length}`,
      unit: '',
      ours,
      baseline: bare,
      against: 'bare text, or none',
    },
  ];
}

/** Sections and figures of a text: the plainest sign of a good resume. */
const plainScore = (text: string): number =>
  (text.match(/^[A-ZÀ-Þ ]{4,}$/gm)?.length ?? 0) * 10 + (text.match(/\d+/g)?.length ?? 0);

const inOrder = (better: 'a' | 'b', a: number, b: number): boolean => (better === 'a' ? a > b : b > a);

async function analysisRows(folder: string): Promise<Row[]> {
  const file = ['analysis.json', 'analysis.json.gz', 'analysis.dev.json.gz']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  if (file === undefined) return [];
  const given = await readJson(file, pairs);
  const found = analyses.parse(await predictAnalyses(file, nobody));
  const share = (test: (pair: (typeof given)[number]) => boolean) =>
    (100 * given.filter(test).length) / given.length;
  return [
    {
      name: 'CVs judged in the right order',
      unit: '%',
      ours: share(({ id, better }) => inOrder(better, found[id]?.a ?? 0, found[id]?.b ?? 0)),
      baseline: share(({ better, a, b }) => inOrder(better, plainScore(a), plainScore(b))),
      against: 'headings and figures counted',
    },
  ];
}

/** How well the resumes of a set are read and judged, beside the plainest reader on the same files; nothing without a set. */
export async function measureReadingSet(data?: string): Promise<Row[]> {
  const folder =
    data === undefined
      ? null
      : [join(data, 'resume'), data].find(
          (path) => existsSync(join(path, 'truth.json')) && existsSync(join(path, 'files')),
        );
  if (folder === null || folder === undefined) return [];
  return [
    ...(await fieldRows(folder)),
    ...(existsSync(join(folder, 'robust.json')) ? await robustnessRows(folder) : []),
    ...(await analysisRows(folder)),
  ];
}
