import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LinearModel } from '#engines/classifier/index.ts';
import type { ModelName } from '#server/ports/learned/learned.ts';
import { packModel } from '#server/ports/learned/packed.ts';
import { cardOf } from './card.ts';
import type { Card } from './card.ts';
import { trainFormMeanings } from './form-questions/train-meanings.ts';
import { trainFormQuestions, trainFormTurned } from './form-questions/train.ts';
import { trainMailAnswers, trainMailMeanings } from './mail-answers/train.ts';
import { trainTableColumns } from './table-columns/train.ts';
import { trainPostingNames } from './posting-names/train.ts';

/** A model with what its card says. */
export interface Trained {
  model: LinearModel;
  card: Omit<Card, 'name' | 'labels' | 'features'>;
}

/** Models that only benches are handed. */
type BenchModelName = 'posting-titles' | 'posting-companies';
type Name = ModelName | BenchModelName;

const root = join(import.meta.dirname, '..');
const PRODUCT = join(root, 'assets', 'models');
const POSTING_NAMES = join(root, 'bench', 'posting-names', 'models');

/** How each model is made, and the folder it stands in. It has to come out the same each time. */
const trainers: Readonly<Record<Name, readonly [folder: string, train: () => Promise<Trained>]>> = {
  'form-questions': [PRODUCT, trainFormQuestions],
  'form-meanings': [PRODUCT, trainFormMeanings],
  'form-turned': [PRODUCT, trainFormTurned],
  'mail-answers': [PRODUCT, trainMailAnswers],
  'mail-meanings': [PRODUCT, trainMailMeanings],
  'table-columns': [PRODUCT, trainTableColumns],
  'posting-titles': [POSTING_NAMES, () => trainPostingNames('title')],
  'posting-companies': [POSTING_NAMES, () => trainPostingNames('company')],
};

/** Packs a model into its folder, beside its card. */
async function keep(name: Name, folder: string, { model, card }: Trained): Promise<void> {
  const bytes = packModel(model);
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const text = cardOf({ name, labels: model.labels, features: model.rows.size, ...card }, bytes);
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'model.bin.br'), packed);
  await writeFile(join(folder, name, 'card.md'), text);
  console.log(text);
}

// `npm run train -- NAME`: makes a model again, measures it on what is left out of the making, and writes both to its folder.
const [given] = process.argv.slice(2);
const found = Object.entries(trainers).find(([name]) => name === given);
if (found === undefined) {
  console.error(`Name one of the models: ${Object.keys(trainers).join(', ')}.`);
  process.exitCode = 2;
} else {
  const [name, [folder, train]] = found;
  // Its keys are names of models.
  await keep(name as Name, folder, await train());
}
