import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The tables of the business side, by their names in the database. */
const tables = globSync('src/server/features/localbiz/**/tables.ts', { cwd: root })
  .flatMap((path) => [...read(path).matchAll(/\.table\(\s*'(\w+)'/g)])
  .map(([, name = '']) => name);

test('docs/business-law.md says of every table of a business how long its rows are kept', () => {
  const firstCells = [...read('docs/business-law.md').matchAll(/^\| (`[^|]+`) \|/gm)].map(
    ([, cell = '']) => cell,
  );
  const said = new Set(firstCells.flatMap((cell) => [...cell.matchAll(/\w+/g)].map(([name]) => name)));
  expect(tables).toContain('members');
  expect(tables.filter((name) => !said.has(name))).toEqual([]);
});
