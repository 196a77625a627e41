import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What a page that names files and tests is held against, so that it cannot tell of what is not there.
const root = join(import.meta.dirname, '..', '..', '..');

/** A file's text; `path` begins at the project's root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every file that a page may name, by its path from the project's root. */
export const files: readonly string[] = globSync('{src,e2e,bench,scripts,docs,migrations,assets}/**/*.*', {
  cwd: root,
}).map((path) => path.replaceAll('\\', '/'));

/** Names the beginning of a test: so much of it must stand in a test file. */
const TOLD = 30;

const isTest = (path: string) => /\.(test|spec)\.ts$/.test(path);
const everyTest = files
  .filter((path) => isTest(path))
  .map((path) => read(path))
  .join('\n');

/** The file names that a cell names; patterns and places of several files are left to the reader. */
export const namedIn = (cell: string): string[] =>
  [...cell.replaceAll('`', '').matchAll(/[\w./…*{},-]+\.(?:tsx?|css|js|typ)\b/g)]
    .map(([path]) => path.replace(/^.*…\//, '').replace(/^\//, ''))
    .filter((path) => !/[*{}]/.test(path));

/** Whether there is a file of that path, or of that name in some folder. */
export const exists = (path: string): boolean =>
  files.some((file) => file === path || file.endsWith(`/${path}`));

/** What a cell quotes of tests' names: from each › to the next sign that ends it, shortened where it says so itself. */
export const quotedIn = (cell: string): string[] =>
  [...cell.replaceAll('`', '').matchAll(/› ([^;›(…]+)/g)]
    .map(([, name = '']) => name.replace(/, .* and .*$/, '').trim())
    .filter((name) => name !== '' && !/^(all|both|same)$/.test(name))
    .map((name) => name.slice(0, TOLD).trim());

/** Whether some test file holds what a page quotes. */
export const isTold = (name: string): boolean => everyTest.includes(name);

/** Whether a test file has a test or a group whose name, as it is written there, begins so: the first thing that is given to one. */
export const hasTest = (path: string, name: string): boolean =>
  files.includes(path) &&
  isTest(path) &&
  read(path)
    .split(name)
    .slice(0, -1)
    .some((before) => /\(\s*['"`]$/.test(before));
