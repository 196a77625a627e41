import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '#training/learned-texts.ts';

/** The largest part of a set, 0 to 1, that models may have been made from; of more, its figures would say nothing. */
const MOST_LEARNED = 0.02;

/** What of a set no model was made from, and how many items were. */
export interface NotLearned<Item> {
  items: Item[];
  leftOut: number;
}

/**
 * Leaves out the items whose text stands in `training/hashes.txt`. Where everyday wordings are shared by all (`everyday`), that is
 * all; else a set with more than two in a hundred of them is refused with an Error.
 */
export async function notLearned<Item>(
  all: readonly Item[],
  textOf: (item: Item) => string | Promise<string>,
  { name, everyday = false }: { name: string; everyday?: boolean },
): Promise<NotLearned<Item>> {
  const file = await readFile(join(import.meta.dirname, '..', '..', 'training', 'hashes.txt'), 'utf8');
  const learned = new Set(file.split('\n'));
  const hashes = await Promise.all(all.map(async (item) => hashOf(await textOf(item))));
  const items = all.filter((_, at) => !learned.has(hashes[at] ?? ''));
  const leftOut = all.length - items.length;
  if (!everyday && leftOut > MOST_LEARNED * all.length)
    throw new Error(
      `Of the ${all.length} items of ${name}, ${leftOut} are in what models were made from: measure with another set.`,
    );
  return { items, leftOut };
}
