import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { importsOf, isData } from './sources.ts';
import type { Source } from './sources.ts';

const LONGEST_FUNCTION = 60;

interface Spanned {
  start: number;
  end: number;
}

/** The functions of some files that have more than 60 lines, as `file:line`. */
export function longFunctions(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text, program }) => {
    const found: string[] = [];
    const look = ({ start, end }: Spanned) => {
      const lines = text.slice(start, end).split('\n').length;
      if (lines > LONGEST_FUNCTION) found.push(`${path}:${text.slice(0, start).split('\n').length}`);
    };
    new Visitor({
      FunctionDeclaration: look,
      FunctionExpression: look,
      ArrowFunctionExpression: look,
    }).visit(program);
    return found;
  });
}

/**
 * The circles in which files import each other, types counted: groups of files each of which leads to every other one. By
 * Tarjan's algorithm (1972).
 */
export function circlesAmong(sources: readonly Source[]): string[][] {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const waiting: string[] = [];
  const circles: string[][] = [];
  const reach = (path: string): number => {
    const number = numbers.size;
    numbers.set(path, number);
    waiting.push(path);
    let low = number;
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      const seen = numbers.get(next);
      if (seen === undefined) low = Math.min(low, reach(next));
      else if (waiting.includes(next)) low = Math.min(low, seen);
    }
    lowest.set(path, low);
    if (low === number) {
      const group = waiting.splice(waiting.indexOf(path));
      if (group.length > 1) circles.push(group);
    }
    return low;
  };
  for (const path of imports.keys()) if (!numbers.has(path)) reach(path);
  return circles;
}

/** How many files a folder may hold (decision 0016): code and styles count, data and samples do not. */
export const MOST_FILES = 25;

/** How many folders below `src` a file may stand in (decision 0016). */
export const MOST_FOLDERS = 5;

/** The folders that hold more files than a folder may, each with how many. */
export function fullFolders(paths: readonly string[]): [folder: string, files: number][] {
  const held = new Map<string, number>();
  for (const path of paths.filter((each) => !isData(each)))
    held.set(posix.dirname(path), (held.get(posix.dirname(path)) ?? 0) + 1);
  return [...held].filter(([, files]) => files > MOST_FILES);
}

/** How many folders below `src` the deepest of some files stands in. */
export const depthOf = (paths: readonly string[]): number =>
  Math.max(0, ...paths.map((path) => path.split('/').length - 2));

/** The only folder of the trainer whose files may make models of examples by themselves. */
const FIT = 'training/fit/';

/**
 * The files that fit models by themselves: those that use, and not only name the types of, what stands in `training/fit`, and those
 * outside of it that write out a model. So a task with a fit or a loop over left-out parts of its own is one.
 */
export const trainersAmong = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => !isTest && !path.startsWith(FIT))
    .filter(({ text, path, module }) => {
      const used = module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType));
      const from = used.map(({ moduleRequest: { value } }) =>
        value.startsWith('#') ? value.slice(1) : posix.join(posix.dirname(path), value),
      );
      return from.some((file) => file.startsWith(FIT)) || /\bunknownScale:/u.test(text);
    })
    .map(({ path }) => path);
