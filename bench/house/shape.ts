import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { importsOf } from './sources.ts';
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

/** The folders that hold files or folders, with how many of them. */
export function foldersOf(paths: readonly string[]): ReadonlyMap<string, number> {
  const held = new Map<string, Set<string>>();
  for (const path of paths)
    for (let at = path; at.includes('/'); at = posix.dirname(at)) {
      const folder = posix.dirname(at);
      held.set(folder, (held.get(folder) ?? new Set()).add(at));
    }
  return new Map([...held].map(([folder, entries]) => [folder, entries.size]));
}

/** How many folders below `src` the deepest of some files stands in. */
export const depthOf = (paths: readonly string[]): number =>
  Math.max(0, ...paths.map((path) => path.split('/').length - 2));
