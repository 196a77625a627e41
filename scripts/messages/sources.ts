import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#scripts/run.ts';

// The modules and pages whose texts are looked at, and where the catalogues stand that they name.

const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$/u;

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const pathsOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path) && statSync(join(root, path)).isFile())
    .toSorted();

export const webModules = (): string[] => pathsOf('src/web/**/*.{ts,tsx,js}');
export const modulesBehind = (): string[] => pathsOf('src/{server,contract,engines,localization}/**/*.ts');
/** What a browser reads before any script of ours. */
export const pages = (): string[] => pathsOf('src/web/**/*.{html,webmanifest}');

/** Where a catalogue stands that a module names. */
export const catalogueOf = (path: string, source: string): string =>
  source.startsWith('#') ? source.replace('#', 'src/') : join(dirname(path), source).replaceAll('\\', '/');
