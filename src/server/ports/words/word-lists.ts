import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { prepareMeanings } from '#engines/linking/index.ts';
import type { TitleMeanings } from '#engines/linking/index.ts';
import { dictionaryOf } from '#engines/resume/index.ts';
import type { Dictionary } from '#engines/resume/index.ts';
import { prepareNames } from '#engines/taxonomy/index.ts';
import type { Names } from '#engines/taxonomy/index.ts';
import type { Words } from '#server/ports/words.ts';

const LISTS = ['an-array-of-english-words', 'an-array-of-french-words'];

async function load(): Promise<Dictionary> {
  const require = createRequire(import.meta.url);
  const lists: ReadonlySet<string>[] = [];
  for (const name of LISTS) {
    // Each list takes a tenth of a second; others get their turn between them.
    await setImmediate();
    lists.push(new Set(require(name) as string[])); // The package is one array of words.
  }
  return dictionaryOf(lists);
}

const TAXONOMY = join(import.meta.dirname, '..', '..', '..', '..', 'assets', 'taxonomy');
const unpack = promisify(brotliDecompress);

async function read(name: string): Promise<unknown> {
  return JSON.parse((await unpack(await readFile(join(TAXONOMY, name)))).toString('utf8'));
}

const loadNames = async (): Promise<Names> => prepareNames(await read('names.json.br'));
const loadMeanings = async (): Promise<TitleMeanings> => prepareMeanings(await read('title-words.json.br'));

/** English and French words from published lists, and the taxonomy's names from its snapshot; each read once, when asked for. */
export function wordLists(): Words {
  let loading: Promise<Dictionary> | undefined;
  let names: Promise<Names> | undefined;
  let meanings: Promise<TitleMeanings> | undefined;
  return {
    dictionary: () => (loading ??= load()),
    names: () => (names ??= loadNames()),
    titleMeanings: () => (meanings ??= loadMeanings()),
  };
}
