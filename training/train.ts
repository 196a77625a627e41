import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ModelName } from '#server/ports/learned/learned.ts';
import { packModel } from '#server/ports/learned/packed.ts';
import { cardOf } from './card.ts';
import { formMeanings } from './tasks/form-meanings.ts';
import { formQuestions } from './tasks/form-questions.ts';
import { formTurned } from './tasks/form-turned.ts';
import { mailAnswers } from './tasks/mail-answers.ts';
import { mailMeanings } from './tasks/mail-meanings.ts';
import { postingNames } from './tasks/posting-names.ts';
import { tableColumns } from './tasks/table-columns.ts';
import { train } from './trainer.ts';
import type { Trained } from './trainer.ts';

/** Models that only benches are handed. */
type BenchModelName = 'posting-titles' | 'posting-companies';
type Name = ModelName | BenchModelName;

const root = join(import.meta.dirname, '..');
const PRODUCT = join(root, 'assets', 'models');
const POSTING_NAMES = join(root, 'bench', 'posting-names', 'models');

/** What there is to learn, and the folder in which the model of it stands. */
const tasks: Readonly<Record<Name, readonly [folder: string, train: () => Promise<Trained>]>> = {
  'form-questions': [PRODUCT, () => train(formQuestions)],
  'form-meanings': [PRODUCT, () => train(formMeanings)],
  'form-turned': [PRODUCT, () => train(formTurned)],
  'mail-answers': [PRODUCT, () => train(mailAnswers)],
  'mail-meanings': [PRODUCT, () => train(mailMeanings)],
  'table-columns': [PRODUCT, () => train(tableColumns)],
  'posting-titles': [POSTING_NAMES, () => train(postingNames('title'))],
  'posting-companies': [POSTING_NAMES, () => train(postingNames('company'))],
};

/** Packs a model into its folder, beside its card. */
async function keep(name: string, folder: string, { model, card }: Trained): Promise<void> {
  const bytes = packModel(model);
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const text = cardOf({ name, ...card }, model, bytes);
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'model.bin.br'), packed);
  await writeFile(join(folder, name, 'card.md'), text);
  console.log(text);
}

// `npm run train -- NAME`: makes a model again, measures it on what is left out of the making, and writes both to its folder.
const [given] = process.argv.slice(2);
const found = Object.entries(tasks).find(([name]) => name === given);
if (found === undefined) {
  console.error(`Name one of the models: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = 2;
} else {
  const [name, [folder, made]] = found;
  await keep(name, folder, await made());
}
