import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Names the beginning of a test in the ledger: so much of it must stand in a test file. */
const TOLD = 30;

const rows = read('docs/specification.md')
  .split('\n')
  .flatMap((line, index) =>
    line.startsWith('| ') && !/^\| (---|statement)/.test(line)
      ? [{ line: index + 1, cells: line.slice(2, -2).split(' | ') }]
      : [],
  );

const files = globSync('{src,e2e,bench,scripts,docs,migrations,assets}/**/*.*', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
);
const tests = files
  .filter((path) => /\.(test|spec)\.ts$/.test(path))
  .map(read)
  .join('\n');

/** The file names that a cell names; patterns and places of several files are left to the reader. */
const namedIn = (cell: string) =>
  [...cell.replaceAll('`', '').matchAll(/[\w./…*{},-]+\.(?:tsx?|css|js|typ)\b/g)]
    .map(([path]) => path.replace(/^.*…\//, '').replace(/^\//, ''))
    .filter((path) => !/[*{}]/.test(path));
const exists = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));

/** What a cell quotes of tests' names: from each › to the next sign that ends it, shortened where it says so itself. */
const quotedIn = (cell: string) =>
  [...cell.replaceAll('`', '').matchAll(/› ([^;›(…]+)/g)]
    .map(([, name = '']) => name.replace(/, .* and .*$/, '').trim())
    .filter((name) => name !== '' && !/^(all|both|same)$/.test(name))
    .map((name) => name.slice(0, TOLD).trim());

describe('the ledger of the specification', () => {
  it('says of every statement where it lives, what shows it and what differs', () => {
    expect(
      rows.filter(({ cells }) => cells.length !== 4 || cells.some((cell) => cell.trim() === '')),
    ).toEqual([]);
  });

  it('names only files that there are', () => {
    const missing = rows.flatMap(({ line, cells: [, where = '', shown = ''] }) =>
      namedIn(`${where} ${shown}`)
        .filter((path) => !exists(path))
        .map((path) => `line ${line}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('quotes only tests that there are', () => {
    const unknown = rows.flatMap(({ line, cells: [, , shown = ''] }) =>
      quotedIn(shown)
        .filter((name) => !tests.includes(name))
        .map((name) => `line ${line}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

it('finds one meaning for every term of the glossary', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \|/gm)].map(([, term = '']) =>
    term.trim(),
  );
  expect(terms.length).toBeGreaterThan(100);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
