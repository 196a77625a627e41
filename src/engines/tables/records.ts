import type { Cell, Table } from './table.ts';

/** How deep the list of a JSON file, and the values of its entries, may lie. */
const DEEPEST = 6;

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfTrees = (value: unknown): value is readonly Tree[] =>
  Array.isArray(value) && value.length > 0 && value.every(isTree);

/** The longest list of objects among the values of an object, those that lie less deep first; null where there is none. */
function listIn(value: unknown): readonly Tree[] | null {
  let level: unknown[] = [value];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const lists = level.filter(isListOfTrees);
    if (lists.length > 0) return lists.reduce((one, other) => (other.length > one.length ? other : one));
    level = level.filter(isTree).flatMap((tree) => Object.values(tree));
  }
  return null;
}

function scalarOf(value: unknown): Cell | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (!Array.isArray(value)) return undefined;
  const parts = value.filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length === value.length ? parts.join(', ') : undefined;
}

/** Writes the scalars of an entry by their paths; lists of objects within it are other tables, and are left out. */
function pathsOf(tree: Tree, before: string, depth: number, found: Map<string, Cell>): void {
  for (const [key, value] of Object.entries(tree)) {
    const path = before === '' ? key : `${before}.${key}`;
    const scalar = scalarOf(value);
    if (scalar !== undefined) found.set(path, scalar);
    else if (isTree(value) && depth < DEEPEST) pathsOf(value, path, depth + 1, found);
  }
}

/**
 * The list of objects that a parsed JSON value holds, as a table: each entry is a record, and the headers are paths such as
 * `reviewer.displayName`, in the order in which they are met. Null where the value holds no such list.
 */
export function tableOfJson(value: unknown, most: { columns: number }): Table | null {
  const list = listIn(value);
  if (list === null) return null;
  const places = new Map<string, number>();
  const entries = list.map((entry) => {
    const found = new Map<string, Cell>();
    pathsOf(entry, '', 0, found);
    for (const path of found.keys())
      if (!places.has(path) && places.size < most.columns) places.set(path, places.size);
    return found;
  });
  // What is null in one entry and holds values in another has none of its own.
  const isHolder = (path: string) =>
    [...places.keys()].some((other) => other.startsWith(`${path}.`)) &&
    entries.every((entry) => (entry.get(path) ?? null) === null);
  const headers = [...places.keys()].filter((path) => !isHolder(path));
  const records = entries.map((entry) => headers.map((path) => entry.get(path) ?? null));
  return { name: '', headers, records };
}
