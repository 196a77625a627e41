import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lexiconTables, ROWS_FILE, rowsText } from '#scripts/lexicon/tables.ts';
import { reachedFrom } from '#testing/reached/reached.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const tables = lexiconTables();
const card = readFileSync(join(root, 'assets/lexicon/README.md'), 'utf8');

/** Types are gone when a page is built. */
const withoutTypes = (text: string): string =>
  text
    .replace(/^(?:import|export) type [^;]*? from '[^']+';$/gm, '')
    .replace(/^(import|export) \{[^}]*\} from/gm, (taken) => taken.replace(/\btype \w+,?/g, ''));
const sources = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => [path, withoutTypes(readFileSync(join(root, path), 'utf8'))]),
);
const within = (...folders: string[]): string[] =>
  [...sources.keys()].filter(
    (path) => !path.includes('.test.') && folders.some((folder) => path.startsWith(folder)),
  );
const ofLexicon = (paths: Iterable<string>): string[] =>
  [...paths].filter((path) => path.startsWith('src/engines/lexicon/'));

describe('the tables of the lexicon', () => {
  it('are what the engines read: npm run lexicon writes them again', () => {
    expect(readFileSync(ROWS_FILE, 'utf8') === rowsText(tables)).toBe(true);
  });

  it('hold no row twice, and each with its language and its source', () => {
    for (const [name, rows] of tables) {
      const keys = rows.map(({ word, language, value }) => `${word} ${language} ${value}`);
      expect(keys.length, name).toBe(new Set(keys).size);
      for (const { word, language } of rows) {
        expect(word, name).toBe(word.trim().normalize('NFC'));
        expect(language, `${name}: ${word}`).toMatch(/^[a-z]{2,3}$/);
      }
    }
  });

  it('are each described with their origin', () => {
    for (const [name, rows] of tables) {
      expect(card, name).toContain(`\`${name}.tsv\``);
      for (const source of new Set(rows.map((row) => row.source)))
        expect(card, name).toContain(`**${source}**`);
    }
  });

  it('come into no page, and reach the server', () => {
    expect(ofLexicon(reachedFrom(within('src/web/', 'src/contract/'), sources))).toEqual([]);
    expect(ofLexicon(reachedFrom(['src/server/main.ts'], sources))).toContain('src/engines/lexicon/rows.ts');
  });

  it('are imported by the engine lexicon alone', () => {
    const importing = within('src/').filter(
      (path) => sources.get(path)?.includes('#assets/lexicon/') === true,
    );
    expect(importing).toEqual(['src/engines/lexicon/rows.ts']);
  });
});
