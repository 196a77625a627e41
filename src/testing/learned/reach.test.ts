import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachedFrom } from '#testing/reached/reached.ts';

// What was learned is read by the server alone: a page would become many times as heavy, and an engine could not be handed another.
const root = join(import.meta.dirname, '..', '..', '..');
/** What code names outside itself: a module, or a file by its address. */
const NAMED = /(?:\b(?:from|import)\s*\(?|\bURL\()\s*'([^']+)'/g;
const LEARNED = /(^|\.\.\/)(assets\/models|corpora)\/|#training\//;

const sources = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(root, path), 'utf8'),
  ]),
);
const within = (...folders: string[]): string[] =>
  [...sources.keys()].filter((path) => folders.some((folder) => path.startsWith(folder)));

/** What some files name of models and of what they are learned from. */
const learnedIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    [...(sources.get(path) ?? '').matchAll(NAMED)]
      .map((match) => match[1] ?? '')
      .filter((named) => LEARNED.test(named))
      .map((named) => `${path} -> ${named}`),
  );

describe('models and what they are learned from', () => {
  it('are reached by the server', () => {
    const reached = reachedFrom(['src/server/main.ts'], sources);
    expect(reached).toContain('src/server/ports/learned/model-files.ts');
    expect(reached).toContain('src/server/ports/encoder/worker-encoder.ts');
    expect(reached).toContain('src/engines/forms/understanding/learned/learned.ts');
    expect(learnedIn(within('src/testing/learned/'))).toEqual([
      'src/testing/learned/learned-model.ts -> ../../../assets/models/',
    ]);
  });

  it('come into no page', () => {
    const starts = within('src/web/', 'src/contract/').filter((path) => !path.includes('.test.'));
    const reached = [...reachedFrom(starts, sources)];
    expect(reached.some((path) => path.startsWith('src/engines/'))).toBe(true);
    expect(reached.filter((path) => /^src\/server\/ports\/(learned|encoder)\b/.test(path))).toEqual([]);
    expect(learnedIn(reached)).toEqual([]);
  });

  it('are handed to engines, which take neither from a folder', () => {
    expect(learnedIn(within('src/engines/'))).toEqual([]);
  });
});
