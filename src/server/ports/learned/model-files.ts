import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { LinearModel } from '#engines/classifier/index.ts';
import type { Learned, ModelName } from '#server/ports/learned/learned.ts';
import { readModel } from './packed.ts';

const MODELS = join(import.meta.dirname, '..', '..', '..', '..', 'assets', 'models');
const unpack = promisify(brotliDecompress);

/** The models as `npm run train` left them in a folder, each read once. */
export function modelFiles(folder: string = MODELS): Learned {
  const models = new Map<ModelName, Promise<LinearModel>>();
  return {
    model(name) {
      const found =
        models.get(name) ??
        readFile(join(folder, name, 'model.bin.br')).then(async (bytes) => readModel(await unpack(bytes)));
      models.set(name, found);
      return found;
    },
  };
}
