import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { LinearModel } from '#engines/classifier/index.ts';
import { readModel } from '#server/ports/learned/packed.ts';

/** How much each feature speaks for a name being the title and the employer's, as `npm run train` left it. */
export interface NamingModels {
  title: LinearModel;
  company: LinearModel;
}

const read = (name: string): LinearModel =>
  readModel(brotliDecompressSync(readFileSync(new URL(`models/${name}/model.bin.br`, import.meta.url))));

/** Reads both models from their files. */
export const namingModels = (): NamingModels => ({
  title: read('posting-titles'),
  company: read('posting-companies'),
});
