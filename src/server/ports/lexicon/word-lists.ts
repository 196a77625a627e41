import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { lexiconOf } from '#engines/resume/index.ts';
import type { Lexicon } from '#engines/resume/index.ts';
import type { Words } from '#server/ports/lexicon.ts';

const LISTS = ['an-array-of-english-words', 'an-array-of-french-words'];

async function load(): Promise<Lexicon> {
  const require = createRequire(import.meta.url);
  const lists: ReadonlySet<string>[] = [];
  for (const name of LISTS) {
    // Each list takes a tenth of a second; others get their turn between them.
    await setImmediate();
    lists.push(new Set(require(name) as string[])); // The package is one array of words.
  }
  return lexiconOf(lists);
}

/** English and French words from published lists. */
export function wordLists(): Words {
  let loading: Promise<Lexicon> | undefined;
  return { lexicon: () => (loading ??= load()) };
}
