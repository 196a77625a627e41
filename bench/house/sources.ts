import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Program } from 'oxc-parser';

/** A file of TypeScript as it is measured. */
export interface Source {
  /** From the project's folder, with `/`. */
  path: string;
  text: string;
  program: Program;
  lines: number;
  isTest: boolean;
  /** A list, weights or a catalogue of messages rather than code. */
  isData: boolean;
}

const isData = (path: string) => /\.data\.ts$|\/messages\.ts$/u.test(path);

/** A file by its path and its text. Throws where it cannot be parsed. */
export function sourceOf(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message ?? ''}`);
  const isTest = /\.test\.tsx?$/u.test(path);
  return { path, text, program, lines: text.split('\n').length - 1, isTest, isData: isData(path) };
}

/** The TypeScript below a folder. */
export const sourcesIn = (root: string, folder: string): Source[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => sourceOf(path, readFileSync(join(root, path), 'utf8')));

/** The files of the project that a file imports, types among them. */
export function importsOf({ path, program }: Source): string[] {
  return program.body.flatMap((statement) => {
    const isImport = statement.type === 'ImportDeclaration';
    const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration';
    const from = isImport || isExport ? statement.source?.value : undefined;
    if (from === undefined || !/^[.#]/u.test(from)) return [];
    return [from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(posix.dirname(path), from)];
  });
}
