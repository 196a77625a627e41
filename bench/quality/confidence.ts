import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readResumeWithPlaces } from '#engines/resume/index.ts';
import { documentReader } from '#server/ports/documents/reader.ts';
import { typeOf } from '#server/ports/documents/read-document.ts';
import { judgeFields } from '#bench/resume-set/confidence.ts';
import type { Judged } from '#bench/resume-set/confidence.ts';
import { fields } from '#bench/resume-set/fields.ts';
import type { Row } from '#bench/table.ts';
import { readJson } from '#bench/predict/tasks/task.ts';

const truth = z.array(fields.extend({ file: z.string() }));
const LAYOUTS = join(import.meta.dirname, '../../src/testing/documents/layouts');
/** From which confidence on a band reaches, and its name. */
const BANDS = [
  [0.95, '0.95 and more'],
  [0.7, '0.7 to 0.95'],
  [0, 'below 0.7, shown to check'],
] as const;

/** Every value read from the documents of a folder whose truth is known, a list for each document. */
async function judgedIn(folder: string): Promise<Judged[][]> {
  const reader = documentReader();
  const nested = join(folder, 'files');
  const judged: Judged[][] = [];
  for (const { file, ...wanted } of await readJson(join(folder, 'truth.json'), truth)) {
    const bytes = new Uint8Array(await readFile(join(existsSync(nested) ? nested : folder, file)));
    const type = typeOf(bytes);
    const outcome = await reader.read(bytes, type === null ? file : `cv.${type === 'text' ? 'txt' : type}`);
    if (outcome.kind === 'refused') continue;
    const { reading, profile } = readResumeWithPlaces(outcome, { id: file, name: file });
    judged.push(judgeFields(reading.fields, wanted, profile.resume));
  }
  return judged;
}

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const shareRight = (judged: readonly Judged[]): number =>
  mean(judged.map(({ isRight }) => (isRight ? 1 : 0)));

/**
 * Whether the confidence of a value says how often such values are right. The table of `fields/confidence.ts` was fitted
 * on two of every four documents of the set it was measured on; what is measured here are the other two.
 */
export async function measureConfidence(data?: string): Promise<Row[]> {
  const folder =
    data === undefined
      ? undefined
      : [join(data, 'resume'), data].find(
          (path) => existsSync(join(path, 'truth.json')) && existsSync(join(path, 'files')),
        );
  if (folder === undefined) return [];
  const documents = [...(await judgedIn(folder)), ...(await judgedIn(LAYOUTS))];
  const half = (held: boolean) => documents.filter((_, index) => index % 4 >= 2 === held).flat();
  const [fitted, held] = [half(false), half(true)];
  const usual = shareRight(fitted);
  const squaredError = (said: (one: Judged) => number) =>
    mean(held.map((one) => (said(one) - (one.isRight ? 1 : 0)) ** 2));
  const rows = BANDS.flatMap(([from, name], index): Row[] => {
    const below = BANDS[index - 1]?.[0] ?? Infinity;
    const inBand = held.filter(({ confidence }) => confidence >= from && confidence < below);
    if (inBand.length === 0) return [];
    return [
      {
        name: `CV values of confidence ${name}, right`,
        unit: `% of ${inBand.length}`,
        ours: 100 * shareRight(inBand),
        baseline: 100 * mean(inBand.map(({ confidence }) => confidence)),
        against: 'what the reader said of them',
      },
    ];
  });
  return [
    ...rows,
    {
      name: 'CV confidence, squared error',
      unit: 'x 1000',
      ours: 1000 * squaredError(({ confidence }) => confidence),
      baseline: 1000 * squaredError(() => usual),
      against: 'one figure for every value',
    },
  ];
}
