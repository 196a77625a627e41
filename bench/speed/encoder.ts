import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readAsset } from '#server/ports/encoder/asset.ts';
import { plainArithmetic } from '#server/ports/encoder/kernel/plain-kernel.ts';
import { vectorArithmetic } from '#server/ports/encoder/kernel/vector-kernel.ts';
import { buildModel } from '#server/ports/encoder/model.ts';
import type { Model } from '#server/ports/encoder/model.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { root } from '#scripts/run.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const QUESTION = 'Can you work on the weekends in Montreal too?';
const PIECES = 11;
const [WARM_UP, TIMES, STARTS, ROUNDS] = [20, 60, 5, 3];
const [BATCH, PLAIN_BATCH] = [600, 60];

/** Questions as short as that one, no two the same. */
const questions = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `Can you work on ${at + 1} weekends in Laval?`);

/** Milliseconds that a vector of the question takes. */
async function questionMilliseconds(model: Model): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < WARM_UP + TIMES; turn += 1) took.push(await time(() => model.vector(QUESTION)));
  return median(took.slice(WARM_UP));
}

/** Megabytes that a process holds once it has done this, an expression with a promise. */
async function megabytesAfter(work: string): Promise<number> {
  const program = `${work}.then(() => console.log(process.memoryUsage.rss()))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  return Number(stdout) / 1024 ** 2;
}

function megabytesWithEncoder(): Promise<number> {
  const module = pathToFileURL(join(root, 'src', 'server', 'ports', 'encoder', 'worker-encoder.ts')).href;
  const texts = JSON.stringify(questions(32));
  return megabytesAfter(
    `import('${module}').then(({ WorkerEncoder }) => new WorkerEncoder().encode(${texts}))`,
  );
}

/** Milliseconds to the first vector of an encoder that has not been asked yet, and of one whose thread is there. */
async function firstVector(): Promise<[first: number, later: number]> {
  const [first, later]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start += 1) {
    const encoder = new WorkerEncoder();
    first.push(await time(() => encoder.encode([QUESTION])));
    for (let turn = 0; turn < WARM_UP; turn += 1) later.push(await time(() => encoder.encode([QUESTION])));
    await encoder.close();
  }
  return [median(first), median(later)];
}

/** Texts a second that a call of many gets from the thread. */
async function inThread(): Promise<number> {
  const encoder = new WorkerEncoder();
  await encoder.encode(questions(WARM_UP));
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    took.push(await time(() => encoder.encode(questions(BATCH))));
  await encoder.close();
  return (BATCH / Math.min(...took)) * 1000;
}

/** What the sentence encoder costs, beside the same program with plain typed arrays. */
export async function measureEncoder(): Promise<Row[]> {
  const asset = await readAsset();
  const plain = buildModel(asset, plainArithmetic);
  const ours = buildModel(asset, (floats) => vectorArithmetic(floats) ?? plainArithmetic(floats));
  if (ours.pieces(QUESTION).length !== PIECES) throw new Error(`The question has to have ${PIECES} pieces.`);
  const against = 'plain typed arrays';
  const question = await questionMilliseconds(ours);
  const plainQuestion = await questionMilliseconds(plain);
  const plainBatch = await time(() => questions(PLAIN_BATCH).map((text) => plain.vector(text)));
  const [first, later] = await firstVector();
  return [
    { name: 'Question of 11 pieces encoded', unit: 'ms', ours: question, baseline: plainQuestion, against },
    {
      name: 'Texts encoded in a thread',
      unit: 'a second',
      ours: await inThread(),
      baseline: (PLAIN_BATCH / plainBatch) * 1000,
      against,
    },
    { name: "Encoder's first vector", unit: 'ms', ours: first, baseline: later, against: 'a later one' },
    {
      name: 'Process with the encoder',
      unit: 'MB',
      ours: await megabytesWithEncoder(),
      baseline: await megabytesAfter('Promise.resolve()'),
      against: 'a process of Node',
    },
  ];
}
