import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { EcmaScriptModule, Program } from 'oxc-parser';

/** A file of TypeScript as it is measured. */
export interface Source {
  /** From the project's folder, with `/`. */
  path: string;
  text: string;
  /** Made when it is first asked for, which takes most of the time. */
  readonly program: Program;
  module: EcmaScriptModule;
  lines: number;
  isTest: boolean;
  /** A list, weights or a catalogue of messages rather than code. */
  isData: boolean;
}

/** Whether a file is data rather than code: lists, messages, samples, documents. */
export const isData = (path: string): boolean =>
  path.includes('/data/') || /\.data\.|[/-]messages\.ts$/u.test(path) || !/\.(?:ts|tsx|css)$/u.test(path);

/** A file by its path and its text. Throws where it cannot be parsed. */
export function sourceOf(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return {
    path,
    text,
    get program() {
      return parsed.program;
    },
    module: parsed.module,
    lines: text.split('\n').length - 1,
    isTest: /\.test\.tsx?$/u.test(path),
    isData: isData(path),
  };
}

/** The TypeScript below a folder. */
export const sourcesIn = (root: string, folder: string): Source[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => sourceOf(path, readFileSync(join(root, path), 'utf8')));

/** The files of the project that a file imports, types among them. */
export function importsOf({ path, module }: Source): string[] {
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...imported, ...passedOn]
    .filter((from) => /^[.#]/u.test(from))
    .map((from) => (from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(posix.dirname(path), from)));
}
