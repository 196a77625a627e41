import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { LinearModel } from '#engines/classifier/index.ts';
import type { ModelName } from '#server/ports/learned/learned.ts';
import { readModel } from '#server/ports/learned/packed.ts';

const folder = new URL('../../../assets/models/', import.meta.url);

/** A model as the server reads it, for tests of the engines that are handed one. */
export const learnedModel = (name: ModelName): LinearModel =>
  readModel(brotliDecompressSync(readFileSync(new URL(`${name}/model.bin.br`, folder))));
